/** How the browser has come by this page; undefined where it does not say. */
export function pageLoad(): PerformanceNavigationTiming | undefined {
  try {
    return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  } catch {
    return undefined
  }
}

/** Whether this page was here before: by Back or Forward, or loaded again. */
export function isSeenAgain(): boolean {
  const type = pageLoad()?.type
  return type === 'back_forward' || type === 'reload'
}

/** Whether the page may come from the browser's cache: nobody can tell how old it is then. */
export function isCachedPage(): boolean {
  const load = pageLoad()
  return load?.type === 'back_forward' || load?.transferSize === 0
}
