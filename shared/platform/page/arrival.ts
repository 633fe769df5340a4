/** Whether this page was here before: by Back or Forward, or loaded again. */
export function isSeenAgain(): boolean {
  try {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return load?.type === 'back_forward' || load?.type === 'reload'
  } catch {
    return false
  }
}
