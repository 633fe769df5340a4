import { dateWording } from '../../domain/rules/dates/dates'
import { priceWording } from '../../ui/ui-wording'

/** What the ways from week to week are called; a page may replace any of it. */
export const weekWording = {
  ...dateWording,
  ...priceWording,
  previous: 'Previous week',
  next: 'Next week',
  now: 'This week',
  retry: 'Try again',
  failed: "We couldn't load this week.",
} as const

export type WeekWording = { [Name in keyof typeof weekWording]: string }
