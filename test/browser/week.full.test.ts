import { arrive, look } from './journey'
import { calls, dialog, newest, openWeek, order, visitMilk, walk, week } from './week'

describe('daily essentials', () => {
  test('OD-02 OO-01 OO-14 Cream is added for one date in the other tab', async () => {
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

describe('the week at a glance', () => {
  test("HB-05 HB-15 WC-04 HB-54 The week opens under the header with the banner's amounts", async () => {
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

  test('HB-02 Ten fast presses on next week cause at most one read a week, and one week is shown', async () => {
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
  })

  test('HB-40 HB-41 A box is viewed from its day', async () => {
    const page = await visitMilk()
    await openWeek(page)
    await week(page)
      .getByRole('button', { name: /^View Best/ })
      .first()
      .click()
    await dialog(page, 'Your Best of Local box').waitFor()
    expect(await look(page, 'week-box')).toEqual([])
  })

  test('Regular orders are edited on the account page, with a link to the week', async () => {
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
