import { dateMessages } from '../../domain/rules/dates/dates'
import { priceMessages } from '../../ui/ui-messages'

/** The texts of the week navigation; a page may replace any of them. */
export const weekMessages = {
  ...dateMessages,
  ...priceMessages,
  previous: 'Previous week',
  next: 'Next week',
  now: 'This week',
  retry: 'Try again',
  failed: "We couldn't load this week.",
  partly: "Part of this week can't be shown here.",
} as const

export type WeekMessages = { [Name in keyof typeof weekMessages]: string }
