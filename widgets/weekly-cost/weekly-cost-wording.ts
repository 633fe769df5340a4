import { weekWording } from '../../shared/features/week/week-wording'

/** What the banner says; the page may replace any of it. */
export const weeklyCostWording = {
  ...weekWording,
  title: 'What this week costs',
  total: 'Total cost this week',
  details: 'View details',
} as const

export type WeeklyCostWording = { [Name in keyof typeof weeklyCostWording]: string }
