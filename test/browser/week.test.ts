import type { Page } from 'playwright-core'
import { arrive, journeys, look, tabTo } from './journey'

const walk = journeys()

const visitMilk = (options = {}) =>
  walk.visit('/shop/milk', ['weekly-view-link', 'weekly-cost'], { as: 'customer', ...options })
const card = (page: Page, name: string) =>
  page.locator('.product', { has: page.getByText(name, { exact: true }) })
const order = (page: Page, name: string) => card(page, name).locator('a.button, button').first()
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const week = (page: Page) => page.getByRole('region', { name: 'Your week', exact: true })
const openWeek = async (page: Page) => {
  await page.getByRole('button', { name: /^Your week/ }).click()
  await week(page).getByRole('listitem').first().waitFor()
}
const calls = (pattern: RegExp) =>
  walk.shop.log.map(({ method, path }) => `${method} ${path}`).filter(call => pattern.test(call))
const newest = () => [...walk.shop.visitors.values()].at(-1)

beforeEach(() => {
  ;(walk.shop.log as unknown[]).length = 0
})

describe('daily essentials', () => {
  test('OD-02 RO-01 RO-15 OD-10 By keyboard alone one press opens the dialog, arrows change tabs, and milk is ordered for six days', async () => {
    const page = await visitMilk()
    await tabTo(page, order(page, 'Whole milk'))
    await page.keyboard.press('Enter')
    const milk = dialog(page, 'Order Whole milk')
    await milk.getByRole('tab', { name: /Regular Order/ }).waitFor()
    expect(await page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true)
    await tabTo(page, milk.getByRole('tab', { name: /Regular Order/ }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await milk.getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
    await milk.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Change order: Whole milk',
    )
    await order(page, 'Organic whole milk').click()
    const shown = dialog(page, 'Order Organic whole milk')
    // The dialog opens at the tab that was used last.
    await shown.getByRole('tab', { name: /Regular Order/ }).click()
    await shown.getByRole('spinbutton').first().waitFor()
    await shown.getByRole('button', { name: /^Increase quantity of .*Monday/ }).click()
    await shown.getByRole('button', { name: 'Copy Monday to all' }).click()
    expect(await look(page, 'regular-order')).toEqual([])
    await shown.getByRole('button', { name: 'Add to my order' }).click()
    await shown.waitFor({ state: 'detached' })
    expect(calls(/^POST .*product\/regular$/)).toHaveLength(1)
    expect(newest()?.regularOrders.some(({ productId }) => productId === 105)).toBe(true)
  })

  test.soak('OD-02 OO-01 OO-14 Cream is added for one date in the other tab', async () => {
    const page = await visitMilk()
    await order(page, 'Double cream').click()
    const shown = dialog(page, 'Order Double cream')
    await shown.getByRole('tab', { name: /One-off Order/ }).click()
    await shown.getByRole('combobox').waitFor()
    expect(await look(page, 'one-off-order')).toEqual([])
    await shown.getByRole('button', { name: 'Add to my order' }).click()
    await shown.waitFor({ state: 'detached' })
    expect(calls(/^POST .*product\/oneoff$/)).toHaveLength(1)
    expect(newest()?.oneOffs.some(({ productId }) => productId === 111)).toBe(true)
  })
})

/** On a phone, from the opened week. */
async function opensDayAndBox(page: Page): Promise<void> {
  await week(page)
    .getByRole('button', { name: / to Thursday \d/ })
    .click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Thursday')
  await page.getByLabel(/(?:items?|in box): /).click()
  await dialog(page, 'Your Best of Local box').waitFor()
  expect(await look(page, 'basket-dialog')).toEqual([])
}

describe('the week at a glance', () => {
  test.soak("HB-05 HB-15 WC-04 HB-54 The week opens under the header with the banner's amounts", async () => {
    const page = await visitMilk()
    await openWeek(page)
    expect(await look(page, 'week')).toEqual([])
    const total = await week(page)
      .getByText('Week total')
      .locator('xpath=following-sibling::dd')
      .textContent()
    await page
      .getByRole('region', { name: 'What this week costs' })
      .getByText(total ?? '?')
      .waitFor()
    expect(calls(/start_of_week/).length).toBeLessThanOrEqual(2)
  })

  test.each([390])(
    'HB-02 HB-55 HB-56 At %d px the page stays in place while another week is read; on a phone the days take one press',
    async width => {
      const page = await visitMilk({ viewport: { width, height: 800 } })
      await openWeek(page)
      const days = week(page).locator(':has(> * > h3)').first()
      const heights = async () => {
        const [all, ofDays] = await Promise.all([week(page), days].map(each => each.boundingBox()))
        return [all?.height ?? 0, ofDays?.height ?? 0] as const
      }
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      const next = week(page).getByRole('button', { name: /^Next week/ })
      let answer = () => {}
      const isRead = new Promise<void>(resolve => (answer = resolve))
      await page.route('**/api/basket*', route => isRead.then(() => route.continue()))
      // One week has been prefetched.
      await next.click()
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      const [before, daysBefore] = await heights()
      await next.click()
      await page.waitForFunction(() => !!document.querySelector('section[aria-busy="true"]'))
      await days.locator('h3').nth(6).waitFor({ state: 'attached' })
      const [waiting, daysWaiting] = await heights()
      expect(Math.abs(daysWaiting - daysBefore)).toBeLessThan(1)
      // The next delivery of a week may take a line more or less.
      expect(Math.abs(waiting - before)).toBeLessThan(width < 500 ? 25 : 1)
      expect(await days.evaluate(({ style }) => style.minHeight)).not.toBe('')
      answer()
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      expect(await days.evaluate(({ style }) => style.minHeight)).toBe('')
      if (width === 390) await opensDayAndBox(page)
    },
  )

  test.soak(
    'HB-02 Ten fast presses on next week cause at most one read a week, and one week is shown',
    async () => {
      const page = await visitMilk()
      await openWeek(page)
      const next = week(page).getByRole('button', { name: /^Next week/ })
      for (let count = 0; count < 10; count++) await next.click({ noWaitAfter: true })
      const range = await week(page)
        .locator('span', { hasText: /^Sun .* - Sat .*$/ })
        .first()
        .textContent()
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      const reads = calls(/start_of_week/)
      expect(new Set(reads).size).toBe(reads.length)
      expect(await page.getByRole('region', { name: 'What this week costs' }).textContent()).toContain(range)
      const firstDay = await week(page).getByRole('heading', { level: 3 }).first().textContent()
      expect(firstDay).toContain('Sunday')
    },
  )

  test('HB-30 DO-04 One day is changed from the week, and the week shows it', async () => {
    const page = await visitMilk()
    await openWeek(page)
    await week(page)
      .getByRole('button', { name: /^Next week/ })
      .click()
    const edit = week(page)
      .getByRole('button', { name: /^Edit Whole milk/ })
      .first()
    await edit.click()
    const shown = dialog(page, 'Change Whole milk')
    await shown.getByRole('spinbutton').first().waitFor()
    expect(await look(page, 'change-day')).toEqual([])
    await shown
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click()
    await shown.getByRole('button', { name: 'Update order' }).click()
    await shown.waitFor({ state: 'detached' })
    await week(page).getByText('Changed').first().waitFor()
  })

  test.soak('HB-40 HB-41 A box is viewed from its day', async () => {
    const page = await visitMilk()
    await openWeek(page)
    await week(page)
      .getByRole('button', { name: /^View Best/ })
      .first()
      .click()
    await dialog(page, 'Your Best of Local box').waitFor()
    expect(await look(page, 'week-box')).toEqual([])
  })

  test.soak('Regular orders are edited on the account page, with a link to the week', async () => {
    const page = await walk.visit('/account/essentials', ['weekly-view-link'], { as: 'customer' })
    await page
      .getByRole('button', { name: /^Edit/ })
      .or(page.locator('[data-widget="order-edit"] a'))
      .first()
      .click()
    const shown = dialog(page, /^Edit order for/)
    await shown.getByRole('spinbutton').first().waitFor()
    expect(await look(page, 'edit-order')).toEqual([])
    await shown.getByRole('link', { name: 'Pause your deliveries' }).waitFor()
    await page.keyboard.press('Escape')
    await arrive(page, ['one-off-order'])
    expect(await look(page, 'essentials')).toEqual([])
  })
})
