import type { BoxDraft } from '../../../shared/domain/rules/basket'
import { goesByDate, type When } from '../../../shared/domain/rules/boxes/checkout'
import { dayInWords, parseDate } from '../../../shared/domain/rules/dates/dates'
import type { CheckoutPanelMessages } from '../checkout-panel-messages'
import { type Option, wordsOf } from '../choices/offers'

/** Returns the shop's name for a frequency; undefined for one that the shop does not offer. */
export const oftenInWords = (frequency: number | null, messages: CheckoutPanelMessages): string | undefined =>
  ({ 0: messages.once, 1: messages.weekly, 2: messages.fortnightly, 4: messages.fourWeekly })[frequency ?? -1]

/** Returns when a box comes, as part of a sentence: its date, or its frequency and weekday. */
export function whenInWords(
  when: When,
  { draft, days, messages }: { draft: BoxDraft; days: readonly Option[]; messages: CheckoutPanelMessages },
): string {
  const date = parseDate(when.date)
  if (goesByDate(when, draft)) return date ? dayInWords(date, messages) : when.date
  const day = when.day === null ? '' : wordsOf(days, String(when.day))
  return [oftenInWords(when.frequency, messages), day].filter(Boolean).join(', ')
}
