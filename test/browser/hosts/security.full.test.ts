import type { Page } from 'playwright-core'
import { browser, checkPostcode, dialog } from './security'

describe('a page that lets no text become markup or script', () => {
  test('PC-26 PC-28 Names and addresses from elsewhere stay text', async () => {
    const page = await browser.visit('/', ['postcode-panel'])
    await checkPostcode(page, 'GL54 2AA')
    expect(await dialog(page).textContent()).toContain('Cotswold <img src=x onerror=alert(1)> Milk')
    expect(await dialog(page).locator('a[href^="javascript:"], img').count()).toBe(0)
  })
})

describe('a page whose widgets arrive late', () => {
  const shiftOf = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>(resolve => {
          let total = 0
          const observer = new PerformanceObserver(list => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              total += entry.value
          })
          observer.observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(total), 400)
        }),
    )

  // `still.test.ts` checks every placeholder's height; here it is the whole page, while it is read.
  test.each([
    ['/', 1280, 900],
    ['/', 390, 800],
    ['/register', 1280, 900],
    ['/register', 390, 800],
  ])('The page does not jump under the reader (%s at %i px)', async (address, width, height) => {
    const page = await browser.visit(address, ['postcode-panel'], { viewport: { width, height } })
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(300)
    expect(await shiftOf(page)).toBeLessThan(0.1)
  })
})
