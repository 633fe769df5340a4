import type { BoxesWording } from '../../shared/features/boxes/boxes-wording'

/** What the list says; the page may replace any of it. */
export const orderAgainWording = {
  heading: 'Order it again',
  view: 'View',
  viewOf: '{view} box of {date}',
  andMore: '{names} and {more} more',
  asGrid: 'Show as a grid',
  asList: 'Show as a list',
  failed: "We couldn't load your earlier boxes.",
} as const

export type OrderAgainWording = BoxesWording & { readonly [Name in keyof typeof orderAgainWording]: string }
