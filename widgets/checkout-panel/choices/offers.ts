import { numbered } from '../../../shared/domain/api/client/fields'
import { type BoxDraft, isAmendment } from '../../../shared/domain/rules/basket'
import { type OfferedDate, withOwnDate } from '../../../shared/domain/rules/boxes/checkout'
import { momentOf } from '../../../shared/domain/rules/dates/clock'
import {
  type DateMessages,
  dayInWords,
  parseDate,
  weekdayName,
} from '../../../shared/domain/rules/dates/dates'
import type { OptionValues } from '../../../shared/platform/options/options'
import type { options } from '../checkout-panel.options'

export type Option = { value: string | number; label?: string | undefined }

/** Returns the dates that the page offers, and the date of an order that is being changed. */
export function readDates(
  dates: OptionValues<typeof options>['dates'],
  draft: BoxDraft,
  messages: DateMessages,
): readonly OfferedDate[] {
  const read = dates.map(({ value, label, cutoff, reason }) => {
    const date = parseDate(String(value))
    return {
      value: String(value),
      label: label || (date ? dayInWords(date, messages) : String(value)),
      date,
      cutoff: momentOf(cutoff ?? null),
      reason: reason || null,
    }
  })
  return withOwnDate(read, draft, messages)
}

/** Returns the weekdays that the page offers, and the weekday of an order that is being changed. */
export function readDays(
  days: readonly Option[],
  draft: BoxDraft,
  messages: DateMessages,
): readonly Option[] {
  const own = draft.weekday
  if (own === null || !isAmendment({ draft }) || days.some(({ value }) => Number(value) === own)) return days
  return [...days, { value: own, label: weekdayName(own, messages) }]
}

/**
 * Returns the label of the chosen option; its value if the page gives no label or does not offer the option. The number
 * of an option that is not offered tells people nothing.
 */
export function wordsOf(options: readonly Option[], chosen: string): string {
  const option = options.find(({ value }) => String(value) === chosen)
  return option?.label || (option || !/^\d*$/.test(chosen) ? chosen : '')
}

/**
 * Returns a chosen option for the shop, written as the order writes it, or if the order has none, as the page writes
 * it.
 */
export function asWritten(options: readonly Option[], own: unknown, chosen: string): string | number {
  if (typeof own === 'number') return numbered(chosen)
  if (typeof own === 'string' && own) return chosen
  return options.find(({ value }) => String(value) === chosen)?.value ?? chosen
}

/** Returns true if the customer's own instruction is read-only; a missing one can always be added (CO-29, CO-36). */
export const isOtherFixed = ({ parentId, otherInstructions }: BoxDraft): boolean =>
  parentId !== null && otherInstructions.trim() !== ''
