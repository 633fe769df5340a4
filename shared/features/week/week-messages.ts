import { dateMessages } from '../../domain/rules/dates/dates'
import { priceMessages } from '../../ui/ui-messages'

/** The note beside a sum of which a part is not known. */
export const knownTotalMessages = { ...priceMessages, whatIsKnown: '(what is known)' } as const

/** The texts of the week navigation; a page may replace any of them. */
export const weekMessages = {
  ...dateMessages,
  ...knownTotalMessages,
  previous: 'Previous week',
  next: 'Next week',
  now: 'Back to this week',
  retry: 'Try again',
  failed: "We couldn't load this week.",
  partly: "Part of this week can't be shown here.",
  unpriced: 'Without the price of {names}, which is not known yet.',
  unnamed: 'A product we no longer sell',
  box: 'Best Of Local Box',
} as const
