/** The events that say how things stand: a widget whose code is fetched after one of them must learn of it. */
export const keptEvents = [
  'valid-postcode',
  'product-posted',
  'basket-updated',
  'open-weekly-basket',
] as const

type Kept = (typeof keptEvents)[number]

/** The events after which what the page was written with may be old. */
export const changing: readonly Kept[] = ['product-posted', 'basket-updated']

/**
 * When a placeholder that waits for the event is fetched, now that the event was raised with that detail, or was not.
 * Nothing shows of a postcode before a press, unless the day's registrations are used up, on this page or on an earlier
 * one.
 */
export function strategyAfter(
  name: Kept,
  detail: { quotaReached?: unknown } | undefined,
  isKept: (name: string) => boolean,
): 'ready' | 'visible' | undefined {
  if (name === 'open-weekly-basket') return detail && 'ready'
  return detail?.quotaReached || isKept('quota-reached') ? 'visible' : undefined
}
