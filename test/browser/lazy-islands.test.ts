import type { Page } from 'playwright-core'
import { isWhole } from '../support/rows'
import { isSoak } from '../support/soak'
import { arrive, blank, settled } from './journey'
import {
  aheadAtMost,
  brotli,
  browser,
  customer,
  filesOf,
  guest,
  openWithCheese,
  scriptBeforeActing,
  scriptOf,
} from './lazy-islands'

/** Files that no line of the page requests, so that they follow another answer: the third round trip. */
const foundLate = (page: Page, files: readonly string[]): Promise<string[]> =>
  page.evaluate(all => {
    const lines = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
      'script[src], link[rel=modulepreload], link[rel=preload], link[href$="/page.css"]',
    )
    const named = [...lines].map(({ src, href }) => src || href)
    return all.filter(file => !named.some(address => address.endsWith(`/doorstep/${file}`)))
  }, files)

/** Layout shifts although nobody has acted. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let moved = 0
        const observer = new PerformanceObserver(list => {
          for (const each of list.getEntries() as (PerformanceEntry & { value: number })[])
            moved += each.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(moved), 50)
      }),
  )

/** The height of each placeholder with a printed state. */
const heightsOf = (page: Page): Promise<number[]> =>
  page
    .locator('[data-load="printed"]')
    .evaluateAll((all: HTMLElement[]) => all.map(({ offsetHeight }) => offsetHeight))

/** The bytes of script and style that a page loads although nobody has acted. */
const fetchedForNobody = async (page: Page): Promise<number> => {
  const files = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href.replace(/.*\/doorstep\//, '')))
  return files.reduce((sum, file) => sum + brotli(file), 0)
}

/**
 * A person is there; waits until everything is prefetched for the link to the week and the widgets before it.
 */
const fetchedAhead = async (page: Page) => {
  // From the first such entry on, signs of a person are noticed.
  await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  return page.waitForFunction(() => {
    const lines = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
      ({ href }) => href,
    )
    const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    return lines.some(file => file.includes('/w/weekly-view-link')) && lines.every(file => come.has(file))
  })
}

const printed =
  '[data-widget-state="waiting"]:is([data-load="printed"], [data-widget="order-dialog"], [data-widget="day-order"], [data-widget="order-edit"], [data-widget="slider"], [data-widget="social-block"], [data-widget="offline-customer"], [data-widget="paginator"])'

const ofPage: Readonly<Record<string, readonly string[]>> = {
  '/account/details': ['account-name', 'account-phone', 'account-password'],
  '/account/password': ['account-password'],
  '/account/payments': ['payment-form', 'direct-debit'],
  '/account/transactions': ['transaction-search'],
  '/business': ['business-requirements'],
}

const budgets = [
  { who: 'guest', setup: guest, at: '/' },
  { who: 'customer', setup: customer, at: '/' },
  { who: 'customer', setup: customer, at: '/shop/milk' },
  { who: 'guest', setup: guest, at: '/shop/best-of-local/featured' },
  { who: 'customer', setup: customer, at: '/shop/best-of-local/featured' },
  { who: 'guest', setup: guest, at: '/register' },
  { who: 'customer', setup: customer, at: '/account/details' },
  { who: 'customer', setup: customer, at: '/account/password' },
  { who: 'customer', setup: customer, at: '/account/payments' },
  { who: 'customer', setup: customer, at: '/account/transactions' },
  { who: 'guest', setup: guest, at: '/business' },
] as const

/** Desktop and phone in turn; both in the soak. */
const widthsOf = (at: string): readonly number[] => {
  if (isSoak) return [1280, 390]
  return at.startsWith('/account') || at.startsWith('/shop') ? [390] : [1280]
}

/** A page of each kind: for a guest and for a customer, with many widgets and with few. */
const pages = ['guest /', 'customer /shop/best-of-local/featured']

test.each(budgets.filter(({ who, at }) => isWhole || pages.includes(`${who} ${at}`)))(
  '$at loads only the small scripts of sleeping widgets for a $who before any action, and nothing moves',
  async ({ setup, at }) => {
    for (const width of widthsOf(at)) {
      const page = await browser.visit(at, [], { ...setup, viewport: { width, height: 844 } })
      await page.waitForLoadState('networkidle')
      const files = await filesOf(page)
      expect(scriptOf(files)).toBeLessThanOrEqual(scriptBeforeActing)
      expect(await fetchedForNobody(page)).toBeLessThanOrEqual(aheadAtMost)
      expect(files.length).toBeLessThanOrEqual(5)
      expect(await foundLate(page, files)).toEqual([])
      expect(await page.locator(`[data-widget]:not(${printed})`).count()).toBe(0)
      const before = await heightsOf(page)
      const names = [
        'weekly-view-link',
        ...(ofPage[at] ?? ['postcode-panel']),
        at === '/' && setup.as === 'guest' && 'registration-steps',
        at.endsWith('featured') && 'bol-basket',
        at.endsWith('featured') && setup.as === 'customer' && 'order-again',
      ]
      await arrive(
        page,
        names.filter(name => typeof name === 'string'),
      )
      await page.evaluate(() => scrollTo(0, 0))
      await settled(page)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
      const grown = (await heightsOf(page)).map((height, at) => Math.abs(height - (before[at] ?? 0)))
      expect(Math.max(...grown)).toBeLessThanOrEqual(2)
    }
  },
)

test('A widget under a resting mouse is ready before the press, without movement, and opens at one press', async () => {
  const page = await browser.visit('/shop/milk', [], customer)
  await fetchedAhead(page)
  const fetched = () =>
    page.evaluate(() => {
      const all = performance.getEntriesByType('resource').map(({ name }) => name)
      return [...new Set(all)].filter(name => /\/doorstep\/(c|w)\//.test(name))
    })
  const earlier = browser.shop.log.length
  const quiet = await fetched()
  expect(quiet.some(name => name.includes('/w/order-dialog'))).toBe(true)
  await page.mouse.move(640, 3)
  const inactive = '[data-widget-state=waiting]'
  for (const { widget, opened } of [
    {
      widget: 'order-dialog',
      opened: page.getByRole('dialog').getByRole('button', { name: 'Save changes' }),
    },
    { widget: 'weekly-view-link', opened: page.getByRole('region', { name: 'Your week', exact: true }) },
  ]) {
    const place = page.locator(`[data-widget="${widget}"]`).first()
    expect(await place.and(page.locator(inactive)).count()).toBe(1)
    const before = await place.boundingBox()
    // The current total is unknown until the shop has answered.
    let answer = () => {}
    const isSeen = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/basket*', route => isSeen.then(() => route.continue()))
    await place.locator('a, button').last().hover()
    await place.and(page.locator('[data-widget-state=mounted]')).waitFor()
    expect(await place.boundingBox()).toEqual(before)
    answer()
    expect(await page.locator(':focus').count()).toBe(0)
    await place.getByRole('button').click()
    await opened.waitFor()
    if (widget === 'order-dialog') {
      await page.waitForLoadState('networkidle')
      expect((await fetched()).filter(name => !quiet.includes(name))).toEqual([])
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
  }
  expect(await page.locator(`[data-widget="order-dialog"]${inactive}`).count()).toBeGreaterThan(3)
  const asked = browser.shop.log.slice(earlier).filter(({ path }) => path.startsWith('/api'))
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

// A row and a form that are pressed on a slow connection are in lazy-islands.full.test.ts.
test('Pages with widgets loaded at once get each of their files once, in two round trips', async () => {
  const page = await browser.visit(blank, [], { ...customer, viewport: { width: 390, height: 844 } })
  await page.route('**/c/ahead-*', route => route.abort())
  // One page has a row opened by its address, and one has hidden content.
  for (const at of ['/account/details?edit=name', '/recipes']) {
    await page.goto(browser.url + at)
    await page.locator('[data-load=ready][data-widget-state=mounted]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const files = await filesOf(page)
    expect(files.some(file => file.startsWith('w/'))).toBe(true)
    // The customer is identified once the widgets are there.
    const late = await foundLate(page, files)
    expect(late.filter(file => !file.startsWith('c/login-'))).toEqual([])
    expect(files).toEqual([...new Set(files)])
    const sheets = (rel: string) =>
      page
        .locator(`link[rel=${rel}][href*="/doorstep/s/"]`)
        .evaluateAll(links => links.map(link => (link as HTMLLinkElement).href).sort())
    expect(await sheets('preload')).toEqual(await sheets('stylesheet'))
  }
})

test.each([390])(
  'BB-03 X7 At %i px a press on plus visibly waits and counts once on a slow connection, and nothing moves',
  async width => {
    const page = await browser.visit(blank, [], { ...customer, viewport: { width, height: 844 } })
    await openWithCheese(page)
    let goOn = () => {}
    const isSeen = new Promise<void>(seen => (goOn = seen))
    await page.route(/\/(w|c)\//, async route => {
      await isSeen
      await new Promise(arrived => setTimeout(arrived, 120))
      await route.continue()
    })
    const basket = page.locator('[data-widget="bol-basket"]')
    const before = await basket.boundingBox()
    const changes: string[] = []
    page.on('request', request => {
      if (request.method() === 'PUT') changes.push(request.postData() ?? '')
    })
    const saved = page.waitForResponse(response => response.request().method() === 'PUT')
    const plus = basket.getByRole('button', { name: /^Increase/ })
    await plus.click()
    expect(await plus.evaluate(button => getComputedStyle(button).opacity)).toBe('0.8')
    goOn()
    await saved
    await settled(page)
    expect(changes).toEqual(['{"quantity":4}'])
    expect(await basket.getByRole('spinbutton').inputValue()).toBe('4')
    expect((await basket.boundingBox())?.height).toBe(before?.height)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    // The page's own sheet has registered the custom property for the text size; a second registration would
    // restyle everything.
    await page.evaluate(() =>
      CSS.registerProperty({
        name: '--doorstep-rem',
        syntax: '<length>',
        inherits: true,
        initialValue: '0px',
      }),
    )
    // These widgets had mistaken the basket's message to other tabs for another tab's.
    for (const name of ['postcode-panel', 'order-again'])
      expect(await page.locator(`[data-widget="${name}"][data-widget-state="waiting"]`).count()).toBe(1)
  },
)

const pressedAtOnce = [
  { who: 'customer', setup: customer, at: '/shop/milk', asked: ['essentials', 'OrderWindow'] },
  { who: 'guest', setup: guest, at: '/shop/milk', asked: ['essentials', 'OrderWindow'] },
  { who: 'guest', setup: guest, at: '/shop/best-of-local/featured', asked: ['OrderWindow'] },
  // Adds at once: no dialog opens.
  { who: 'customer', setup: customer, at: '/shop/best-of-local/featured', asked: [] },
] as const

test.each(pressedAtOnce.filter(({ who, at }) => isWhole || (who === 'customer' && at === '/shop/milk')))(
  'An early press by a $who at $at requests everything it opens while React is still loading',
  async ({ setup, at, asked }) => {
    const page = await browser.visit(blank, [], setup)
    const requests: string[] = []
    const isAsked = (part: string) => requests.some(address => address.includes(`/c/${part}-`))
    page.on('request', request => requests.push(request.url()))
    // Nothing is prefetched: nobody waits for a quiet page.
    await page.route('**/c/ahead-*', route => route.abort())
    let letReactCome = () => {}
    const isSeen = new Promise<void>(resolve => {
      letReactCome = resolve
    })
    await page.route('**/c/0-*', async route => {
      await isSeen
      await route.continue()
    })
    await page.goto(`${browser.url}${at}`)
    const card = page.locator('[data-widget="order-dialog"]').first()
    const all = ['w/order-dialog', ...asked.map(part => `c/${part}`)]
    const seen = all.map(file => page.waitForRequest(request => request.url().includes(`/${file}-`)))
    await card.locator('a.button, button').first().click()
    await Promise.all(seen)
    letReactCome()
    if (asked.length) await page.getByRole('dialog').waitFor()
    else await card.getByText(/in box$/).waitFor()
    expect(['essentials', 'OrderWindow'].filter(isAsked)).toEqual(asked)
  },
)
