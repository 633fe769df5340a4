import type { BoxDraft } from '../../../shared/domain/rules/basket'
import { goesByDate, type When } from '../../../shared/domain/rules/boxes/checkout'
import { dayInWords, parseDate } from '../../../shared/domain/rules/dates/dates'
import type { CheckoutMessages } from '../checkout-messages'
import { type Option, wordsOf } from '../choices/offers'

/** The shop's name for a frequency; undefined for one that the shop does not offer. */
export const oftenInWords = (frequency: number | null, labels: CheckoutMessages): string | undefined =>
  ({ 0: labels.once, 1: labels.weekly, 2: labels.fortnightly, 4: labels.fourWeekly })[frequency ?? -1]

/** When a box comes, as part of a sentence: its date, or its frequency and weekday. */
export function whenInWords(
  when: When,
  { draft, days, labels }: { draft: BoxDraft; days: readonly Option[]; labels: CheckoutMessages },
): string {
  const date = parseDate(when.date)
  if (goesByDate(when, draft)) return date ? dayInWords(date, labels) : when.date
  const day = when.day === null ? '' : wordsOf(days, String(when.day))
  return [oftenInWords(when.frequency, labels), day].filter(Boolean).join(', ')
}
