import { useState } from 'react'
import { readDayOrder, readRegularOrder, saveDayOrder } from '../api/essentials'
import { type CalendarDate, formatDate } from '../rules/dates'
import { oneOffMaximum } from '../rules/day-caps'
import type { Product } from '../rules/product'
import { useApi } from '../services/use-api'
import { type EditorHost, usePosting } from './use-posting'
import { useReading } from './use-reading'

export type DayTerms = EditorHost & {
  product: Product
  date: CalendarDate
  /** As the shop wrote it: it goes back unchanged. */
  writtenDate: string
  canRead: boolean
  /** Said when the shop has no words of its own. */
  savedWords: string
}

/** One day of a regular order: what comes on it, what the customer asks for, and the calls between them. */
export function useDayOrder({ product, date, writtenDate, canRead, savedWords, ...host }: DayTerms) {
  const api = useApi()
  const subject = canRead ? `${product.id} ${date}` : null
  const [asked, setAsked] = useState<{ subject: string | null; quantity: number } | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const reading = useReading(subject, async signal => ({
    of: subject,
    ordered: (await readDayOrder(api, product, date, signal)) ?? 0,
  }))
  // Only there to be shown beside: without it the day can be changed all the same.
  const regular = useReading(subject, async signal => {
    const { days } = await readRegularOrder(api, product, signal)
    return days.find(({ weekday }) => String(weekday) === formatDate(date, 'd'))?.quantity ?? null
  })
  const posting = usePosting(product, host, () => {
    reading.again()
    regular.again()
  })

  const isCurrent = reading.value?.of === subject && !reading.isReading && !reading.failure
  const ordered = isCurrent ? (reading.value?.ordered ?? 0) : 0
  const max = oneOffMaximum(product.maxAllowed)
  const quantity = asked?.subject === subject ? asked.quantity : ordered

  const submit = async () => {
    await posting.post({
      doing: 'Updating',
      send: () => saveDayOrder(api, product, { date: writtenDate, quantity }),
      isDone: async () => (await readDayOrder(api, product, date)) === quantity,
      before: ordered,
      after: quantity,
      orderType: 'one_off',
      saved: savedWords,
      onSaved(posted) {
        reading.know({ of: subject, ordered: quantity })
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
    ordered,
    quantity,
    max,
    isUnsaved: isCurrent && quantity !== ordered,
    /** What comes on that weekday otherwise; null while not known. */
    regular: regular.failure || regular.isReading ? null : regular.value,
    saved,
    setQuantity(next: number) {
      setAsked({ subject, quantity: next })
      setSaved(null)
      posting.forget()
    },
    submit,
  }
}
