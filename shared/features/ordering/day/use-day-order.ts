import { useState } from 'react'
import { readDayOrder, readRegularOrder, saveDayOrder } from '../../../domain/api/essentials'
import { readWeek } from '../../../domain/api/week'
import { useApi } from '../../../domain/hooks/use-api'
import { useReading } from '../../../domain/hooks/use-reading'
import { type CalendarDate, formatDate, weekStart } from '../../../domain/rules/dates/dates'
import { oneOffMaximum } from '../../../domain/rules/essentials/day-caps'
import { whyNothingComes, withPausesAgreed } from '../../../domain/rules/essentials/week'
import type { Product } from '../../../domain/rules/product'
import { type EditorHost, usePosting } from '../use-posting'

type DayTerms = EditorHost & {
  product: Product
  date: CalendarDate
  /** As the shop wrote it: it goes back unchanged. */
  writtenDate: string
  canRead: boolean
  labels: { updatingOrder: string; skippingDay: string; savedDay: string }
}

export type DayOrder = ReturnType<typeof useDayOrder>

type DaySubject = { subject: string | null; product: Product; date: CalendarDate }

/** What the shop has for that day, what comes otherwise, and the week around it. */
function useDayReadings({ subject, product, date }: DaySubject) {
  const api = useApi()
  const reading = useReading(subject, async signal => ({
    of: subject,
    ordered: await readDayOrder(api, product, date, signal),
  }))
  // Only there to be shown beside: without it the day can be changed all the same.
  const regular = useReading(subject, async signal => {
    const { days } = await readRegularOrder(api, product, signal)
    return days.find(({ weekday }) => String(weekday) === formatDate(date, 'd'))?.quantity ?? null
  })
  // Whether it can come at all that day; not known, nothing is claimed.
  const week = useReading(subject, async signal =>
    withPausesAgreed(await readWeek(api, weekStart(date), signal)),
  )
  return { reading, regular, week }
}

/** One day of a regular order: what comes on it, what the customer asks for, and the calls between them. */
export function useDayOrder({ product, date, writtenDate, canRead, labels, ...host }: DayTerms) {
  const api = useApi()
  const subject = canRead ? `${product.id} ${date}` : null
  const [asked, setAsked] = useState<{ subject: string | null; quantity: number } | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const { reading, regular, week } = useDayReadings({ subject, product, date })
  const posting = usePosting(product, host, () => {
    reading.again()
    regular.again()
    week.again()
  })

  const isCurrent = reading.value?.of === subject && !reading.isReading && !reading.failure
  const ordered = isCurrent ? (reading.value?.ordered ?? 0) : 0
  const max = oneOffMaximum(product.maxAllowed)
  const quantity = asked?.subject === subject ? asked.quantity : ordered

  const submit = async (wanted: number) => {
    await posting.post({
      doing: wanted ? labels.updatingOrder : labels.skippingDay,
      isRemoval: !wanted,
      send: () => saveDayOrder(api, product, { date: writtenDate, quantity: wanted }),
      isDone: async () => (await readDayOrder(api, product, date)) === wanted,
      before: ordered,
      after: wanted,
      orderType: 'one_off',
      saved: labels.savedDay,
      onSaved(posted) {
        reading.replace({ of: subject, ordered: wanted })
        setAsked(now => (now === asked ? null : now))
        setSaved(posted.message)
        host.onPosted?.(posted)
      },
    })
  }
  return {
    reading,
    posting,
    isWaiting: canRead && !isCurrent && !reading.failure,
    /** A quantity was chosen for this day: it stays, whatever can be read. */
    isAsked: asked !== null && asked.subject === subject,
    ordered,
    quantity,
    max,
    isUnsaved: isCurrent && quantity !== ordered,
    /** What comes on that weekday otherwise; null while not known. */
    regular: regular.failure || regular.isReading ? null : regular.value,
    /** Why nothing comes that day all the same. */
    blocker: week.value && whyNothingComes(week.value, { date, id: product.id }),
    saved,
    setQuantity(next: number) {
      setAsked({ subject, quantity: next })
      setSaved(null)
      posting.forget()
    },
    save: () => submit(quantity),
    /** Nothing is to come that day: saved at once. */
    skip: () => submit(0),
  }
}
