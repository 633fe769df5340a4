import type { Page } from 'playwright-core'
import { isWhole } from '../support/rows'
import { blank, fillBox, press, tabTo } from './journey'
import { aheadAtMost, brotli, browser, customer, filesOf, scriptBeforeActing, scriptOf } from './lazy-islands'

const path = '/shop/best-of-local/checkout'
const placeholder = (page: Page) => page.locator('[data-widget="checkout-panel"]')
const inState = (page: Page, state: string) =>
  placeholder(page).and(page.locator(`[data-widget-state="${state}"]`))
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm order' })
const date = (page: Page, at = 0) =>
  page.getByRole('group', { name: 'Delivery date' }).locator('input:enabled').nth(at)

/** Opens the printed checkout of a customer's box, with the first possible date unless `isDated` is false. */
async function open({ isDated = true, width = 1280 } = {}) {
  const page = await browser.visit(blank, [], { ...customer, viewport: { width, height: 844 } })
  await fillBox(page, 231, 3)
  if (isDated) {
    await page.goto(browser.url + path, { waitUntil: 'domcontentloaded' })
    const { token } = await (await page.request.get(`${browser.url}/csrf-token`)).json()
    await page.request.post(`${browser.url}/api/bol-checkout/update-date`, {
      headers: { 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' },
      data: { date: await date(page).inputValue(), day: null, frequency: 0 },
    })
  }
  await page.goto(browser.url + path, { waitUntil: 'networkidle' })
  return page
}

/** Holds the widget's script back until the returned function is called. */
async function holdScript(page: Page) {
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/doorstep/w/checkout-panel-*.js', route => isReleased.then(() => route.continue()))
  return release
}

const confirmations = (since: number) =>
  browser.shop.log
    .slice(since)
    .filter(({ method, path }) => method === 'POST' && /checkout(?:\/confirm)?$/.test(path))

/** The places of the panel's controls and headings, and how their words look. */
const places = (page: Page) =>
  placeholder(page).evaluate(panel =>
    [...panel.querySelectorAll<HTMLElement>(':is(h2, legend, label, input, a, button, dd)')]
      .filter(each => each.checkVisibility() && each.offsetWidth > 1)
      .map(each => {
        const { left, top, width, height } = each.getBoundingClientRect()
        const words = each.matches('input') ? null : (each.querySelector('[id$=-label]') ?? each)
        const { color = '', fontWeight = '' } = words ? getComputedStyle(words) : {}
        return `${each.textContent?.trim()} ${[left, top + scrollY, width, height].map(Math.round)} ${color} ${fontWeight}`
      }),
  )

test.each(isWhole ? [1280, 390] : [390])(
  'CO-01 At %i px a checkout that nobody uses fetches no React, and looks the same once it is awake',
  async width => {
    const page = await open({ width })
    expect(await inState(page, 'waiting').count()).toBe(1)
    expect(scriptOf(await filesOf(page))).toBeLessThanOrEqual(scriptBeforeActing)
    const ahead = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href.replace(/.*\/doorstep\//, '')))
    expect(ahead.reduce((sum, file) => sum + brotli(file), 0)).toBeLessThanOrEqual(aheadAtMost)
    await page.evaluate(() => scrollTo(0, 0))
    const asleep = await places(page)
    await page.mouse.move(width / 2, 5)
    await placeholder(page).evaluate(panel =>
      panel.dispatchEvent(new CustomEvent('doorstep:wake', { bubbles: true, detail: 'ready' })),
    )
    await inState(page, 'mounted').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await places(page)).toEqual(asleep)
  },
)

test('CO-38 A-118 Choices and a press on Confirm before the files have arrived place one order', async () => {
  const page = await open()
  const release = await holdScript(page)
  const since = browser.shop.log.length
  await page.getByText('By the back door').click()
  await confirm(page).click()
  await confirm(page).click()
  expect(await inState(page, 'loading').count()).toBe(1)
  release()
  await page.waitForURL(/checkout-complete/)
  expect(confirmations(since).map(({ body }) => JSON.parse(body).delivery_instructions)).toEqual([
    'back-door',
  ])
  // Back to the box that has gone: nothing is ordered twice.
  await page.goBack()
  await page.waitForLoadState('networkidle')
  expect(confirmations(since)).toHaveLength(1)
})

test('A-118 By keyboard alone a date, a place with words and Confirm reach the checkout that slept', async () => {
  const page = await open({ isDated: false })
  const since = browser.shop.log.length
  await tabTo(page, date(page))
  await inState(page, 'mounted').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  await press(page, 'Space')
  await page.getByText('Next delivery').first().waitFor()
  await tabTo(page, page.getByRole('radio', { name: 'In the porch' }))
  await press(page, 'ArrowUp')
  await page.keyboard.type('Behind the blue bin')
  await tabTo(page, confirm(page))
  await press(page, 'Enter')
  await page.waitForURL(/checkout-complete/)
  expect(confirmations(since).map(({ body }) => JSON.parse(body).other_delivery_instruction)).toEqual([
    'Behind the blue bin',
  ])
})

test('CO-38 Without its script the printed checkout posts its own form, once', async () => {
  const page = await open()
  await page.route('**/doorstep/w/checkout-panel-*.js', route => route.abort())
  const since = browser.shop.log.length
  await confirm(page).click()
  await page.waitForURL(/checkout-complete/)
  expect(confirmations(since)).toHaveLength(1)
})
