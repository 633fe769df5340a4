import { useState } from 'react'
import { heardOf } from '../../../domain/api/answers'
import { readDayOrder, readRegularOrder, saveDayOrder } from '../../../domain/api/essentials'
import { readWeek } from '../../../domain/api/week'
import { useApi } from '../../../domain/hooks/use-api'
import { useReading } from '../../../domain/hooks/use-reading'
import { type CalendarDate, formatDate, weekStart } from '../../../domain/rules/dates/dates'
import { productAbsence } from '../../../domain/rules/essentials/coming'
import { oneOffMaximum } from '../../../domain/rules/essentials/day-caps'
import type { RegularOrder } from '../../../domain/rules/essentials/regular-order'
import { withPausesAgreed } from '../../../domain/rules/essentials/week'
import type { Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { dayMessages } from '../editor-messages'
import { type EditorHost, usePosting } from '../use-posting'

type DayTerms = EditorHost & {
  product: Product
  date: CalendarDate
  /** The date in the shop's own format, sent back unchanged. */
  writtenDate: string
  canRead: boolean
}

export type DayOrder = ReturnType<typeof useDayOrder>

type DaySubject = { subject: string | null; product: Product; date: CalendarDate }

/** Reads the quantity of that day, the regular quantity of the weekday, and the week around it. */
function useDayReadings({ subject, product, date }: DaySubject) {
  const api = useApi()
  const of = (ordered: number) => ({ of: subject, ordered })
  const reading = useReading(
    subject,
    async signal => of(await readDayOrder(api, product, date, signal)),
    heardOf('day', `${product.id}.${date}`, of),
  )
  // Only for information: the day can be changed without it.
  const onWeekday = ({ days }: RegularOrder) =>
    days.find(({ weekday }) => String(weekday) === formatDate(date, 'd'))?.quantity ?? null
  const regular = useReading(
    subject,
    async signal => onWeekday(await readRegularOrder(api, product, signal)),
    heardOf('regular', product.id, onWeekday),
  )
  // Says whether the product can come on that day; if the week cannot be read, nothing is said.
  const start = weekStart(date)
  const week = useReading(
    subject,
    signal => readWeek(api, start, signal),
    heardOf('week', start, known => known),
  )
  return { reading, regular, week }
}

/** Keeps the state of one day of a regular order: the saved and the chosen quantity, and the calls that read and save it. */
export function useDayOrder({ product, date, writtenDate, canRead, ...host }: DayTerms) {
  const messages = useMessages(dayMessages)
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
      doing: wanted ? messages.updatingOrder : messages.skippingDay,
      isRemoval: !wanted,
      send: () => saveDayOrder(api, product, { date: writtenDate, quantity: wanted }),
      isDone: async () => (await readDayOrder(api, product, date)) === wanted,
      before: ordered,
      after: wanted,
      orderType: 'one_off',
      saved: messages.savedDay,
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
    /** A quantity was chosen for this day; it stays even if a read fails. */
    isAsked: asked !== null && asked.subject === subject,
    ordered,
    quantity,
    max,
    isUnsaved: isCurrent && quantity !== ordered,
    /** The regular quantity of that weekday; null while not known. */
    regular: regular.failure || regular.isReading ? null : regular.value,
    /** Why an ordered product does not come on that day. */
    absence: week.value && productAbsence(withPausesAgreed(week.value), { date, id: product.id }),
    saved,
    setQuantity(next: number) {
      setAsked({ subject, quantity: next })
      setSaved(null)
      posting.forget()
    },
    save: () => submit(quantity),
    /** Sets the quantity of the day to 0 and saves it at once. */
    skip: () => submit(0),
  }
}
