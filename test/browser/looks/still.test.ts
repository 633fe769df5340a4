import type { Page } from 'playwright-core'
import { isWhole } from '../../support/rows'
import { blank, journeys, settled } from '../journey'

// A widget's text about a date is as long as its month. Printed state moves nothing.
const browser = journeys({ at: '2026-11-23T10:00Z', isPrinted: true })

const widths = isWhole ? [320, 360, 500, 700, 860, 1000, 1280] : [320, 1280]
const visitors = { guest: { as: 'guest', hasPostcode: false }, customer: { as: 'customer' } } as const

const pagesOf = {
  guest: ['/', '/shop/best-of-local/featured', '/register', '/contact', '/recipes/bread-and-butter-pudding'],
  customer: [
    '/',
    '/shop/best-of-local/featured',
    '/account/payments',
    '/account/transactions',
    '/account/essentials',
    '/account/pauses',
    '/account/addresses',
    '/account/orders',
    '/account/password',
    '/account/refer-a-neighbour',
  ],
}
const visits = (['guest', 'customer'] as const).flatMap(who => pagesOf[who].map(at => ({ who, at })))
const tried = visits.filter(
  ({ who, at }) =>
    isWhole || ['guest /register', 'customer /shop/best-of-local/featured'].includes(`${who} ${at}`),
)

/** The height of each visible placeholder at each width. */
async function heightsOf(page: Page) {
  const heights = new Map<string, number>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    const all = await page
      .locator('[data-widget]')
      .evaluateAll(each =>
        (each as HTMLElement[]).map(({ dataset, offsetHeight }) => [dataset.widget, offsetHeight] as const),
      )
    for (const [place, [widget, height]] of all.entries())
      heights.set(`${widget} ${place} at ${width}`, height)
  }
  return heights
}

/** The whole page, seen in a window that holds all of it, with everything awake. */
async function activateAll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 9000 })
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('[data-widget-state=waiting]')
    for (const each of waiting)
      each.dispatchEvent(new CustomEvent('doorstep:wake', { bubbles: true, detail: 'ready' }))
    return !document.querySelector('[data-widget-state=waiting],[data-widget-state=loading]')
  })
  await page.waitForLoadState('networkidle')
}

test.each(tried)(
  'X8 At no width does anything move on $at for a $who as its widgets start',
  async ({ who, at }) => {
    // The loader is added to the same page once all of it has been measured.
    const page = await browser.visit(blank, [], { ...visitors[who], bypassCSP: true })
    await page.route('**/doorstep/loader.js', route => route.abort())
    await page.goto(browser.url + at)
    const before = await heightsOf(page)
    await page.addScriptTag({ type: 'module', url: '/doorstep/loader.js?late' })
    await activateAll(page)
    const after = await heightsOf(page)
    const moved = [...before].flatMap(([name, height]) => {
      const now = after.get(name) ?? 0
      return Math.abs(now - height) > 1 ? [`${name}: ${height} to ${now}`] : []
    })
    expect(moved).toEqual([])
  },
)
