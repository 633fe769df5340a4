import { outwardCode } from '../rules/postcode'

/** What a postcode check came to, in the words the page's reports use. */
export type PostcodeCheckOutcome = 'matched' | 'affiliate' | 'not_served' | 'quota_reached' | 'error'

export type AnalyticsEvent = { event: string; [field: string]: unknown }

function push(event: AnalyticsEvent): void {
  try {
    // An element with that id, or nothing at all, may stand where the page's list should be.
    const layer = Object.hasOwn(window, 'dataLayer')
      ? (Reflect.get(window, 'dataLayer') as unknown[])
      : undefined
    if (typeof layer?.push === 'function') layer.push(event)
    else Reflect.set(window, 'dataLayer', [event])
  } catch {
    // Analytics are the page's business; nothing of ours depends on them.
  }
}

/** Hands an event to the page's `dataLayer` (ANA-11): never throws, and waits while the page is only prerendered. */
export function track(event: AnalyticsEvent): void {
  if ((document as { prerendering?: boolean }).prerendering === true) {
    document.addEventListener('prerenderingchange', () => push(event), { once: true })
  } else push(event)
}

const onceWithinMs = 500
let last = { key: '', at: 0 }

/** Reports the outcome of one postcode check (ANA-02), with no more of the postcode than its outward code. */
export function trackPostcodeCheck(outcome: PostcodeCheckOutcome, postcode: string): void {
  const key = `${outcome} ${postcode}`
  const at = performance.now()
  const isSameCheck = key === last.key && at - last.at < onceWithinMs
  last = { key, at }
  if (isSameCheck) return
  const outward = outwardCode(postcode)
  track({
    event: 'postcode_check',
    outcome,
    currency: 'GBP',
    ...(outward && { outward_code: outward }),
  })
}
