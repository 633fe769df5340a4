/** Returns how the browser loaded this page; undefined if the browser does not say. */
export function pageLoad(): PerformanceNavigationTiming | undefined {
  try {
    return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  } catch {
    return undefined
  }
}

/** Returns whether this page was shown before: it was reached by Back or Forward, or reloaded. */
export function isSeenAgain(): boolean {
  const type = pageLoad()?.type
  return type === 'back_forward' || type === 'reload'
}

/** Returns whether the page may come from the browser's cache, so that its age is unknown. */
export function isCachedPage(): boolean {
  const load = pageLoad()
  return load?.type === 'back_forward' || load?.transferSize === 0
}
