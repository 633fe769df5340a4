import type { Page } from 'playwright-core'

/** Adds up what moves without a press, as the browsers' own figure does; for a page that has not been opened yet. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { movedBy: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) Object.assign(window, { movedBy: Reflect.get(window, 'movedBy') + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns that figure; 0.02 is a line of text on a phone. */
export const movedBy = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'movedBy') as number)
