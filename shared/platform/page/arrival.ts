type Load = PerformanceNavigationTiming & {
  /** "cache", or "navigational-prefetch"; empty if the page came from the network when it was asked for. */
  deliveryType?: string
  /** The status of the answer; older browsers do not say it. */
  responseStatus?: number
}

/** Returns how the browser loaded this page; undefined if the browser does not say. */
export function pageLoad(): Load | undefined {
  try {
    return performance.getEntriesByType('navigation')[0] as Load | undefined
  } catch {
    return undefined
  }
}

/** Returns whether this page was shown before: it was reached by Back or Forward, or reloaded. */
export function isSeenAgain(): boolean {
  const type = pageLoad()?.type
  return type === 'back_forward' || type === 'reload'
}

const answerMs = 5000

/**
 * Returns whether this page answers what this tab has sent at that moment. A page that was shown before does not, nor
 * does an error of the server, nor an address that somebody has typed since.
 */
export function isAnswer(sentAt: number): boolean {
  const load = pageLoad()
  if (isSeenAgain() || (load?.responseStatus ?? 0) >= 500) return false
  return !load || document.referrer !== '' || Math.abs(performance.timeOrigin - sentAt) < answerMs
}

/** Returns whether the browser had this page before somebody asked for it: from its cache, or fetched ahead. */
export function isOldCopy(): boolean {
  const load = pageLoad()
  return Boolean(load && (load.deliveryType || load.transferSize === 0))
}

/** Returns whether the page may come from the browser's cache, so that its age is unknown. */
export const isCachedPage = (): boolean => pageLoad()?.type === 'back_forward' || isOldCopy()
