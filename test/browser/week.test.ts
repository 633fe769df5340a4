import type { Page } from 'playwright-core'
import { look, tabTo } from './journey'
import { calls, dialog, newest, openWeek, order, visitMilk, week } from './week'

describe('daily essentials', () => {
  test('OD-02 RO-01 RO-15 OD-10 By keyboard alone one press opens the dialog, arrows change tabs, and milk is ordered for six days', async () => {
    const page = await visitMilk()
    await tabTo(page, order(page, 'Whole milk'))
    await page.keyboard.press('Enter')
    const milk = dialog(page, 'Whole milk')
    await milk.getByRole('tab', { name: /Regularly/ }).waitFor()
    expect(await page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true)
    await tabTo(page, milk.getByRole('tab', { name: /Regularly/ }))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await milk.getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
    await milk.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Change order: Whole milk',
    )
    await order(page, 'Organic whole milk').click()
    const shown = dialog(page, 'Organic whole milk')
    await shown.getByRole('tab', { name: /Regularly/ }).click()
    await shown.getByRole('spinbutton').first().waitFor()
    await shown.getByRole('button', { name: /^Increase quantity of .*Monday/ }).click()
    await shown.getByRole('button', { name: 'Copy Monday to all' }).click()
    expect(await look(page, 'regular-order')).toEqual([])
    await shown.getByRole('button', { name: 'Add to my order' }).click()
    await shown.waitFor({ state: 'detached' })
    expect(calls(/^POST .*product\/regular$/)).toHaveLength(1)
    expect(newest()?.regularOrders.some(({ productId }) => productId === 105)).toBe(true)
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
})
