/** The events about a lasting state: a widget whose code loads after such an event must still learn of it. */
export const keptEvents = [
  'valid-postcode',
  'product-posted',
  'basket-updated',
  'open-weekly-basket',
] as const

type Kept = (typeof keptEvents)[number]

/** The events after which the page's server-rendered data may be old. */
export const changing: readonly Kept[] = ['product-posted', 'basket-updated']

/** The name of the stored value that says what an event of an earlier page has said. */
export const keptOfEvents = 'quota-reached'

/**
 * Returns when to load a placeholder that waits for the event. `detail` is undefined if the event has not come. A
 * postcode changes nothing before a press, unless the day's registrations are used up, on this page or an earlier
 * one.
 */
export function strategyAfter(
  name: Kept,
  detail: { quotaReached?: unknown } | undefined,
  isKept: () => boolean,
): 'ready' | 'visible' | undefined {
  if (name === 'open-weekly-basket') return detail && 'ready'
  return detail?.quotaReached || isKept() ? 'visible' : undefined
}
