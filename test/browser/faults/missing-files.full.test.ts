import { card, chunkOf, navigations, stateOf, visitWithout } from './missing-files'

test('OD-02 Without the tabs of a daily essential the dialog says so, and Try again loads them', async () => {
  const file = chunkOf('shared/features/ordering/EssentialsTabs.tsx')
  const { page } = await visitWithout(file, '/shop/milk', ['weekly-cost'])
  const gone = navigations(page)
  await card(page).locator('a.button, button').first().click()
  const dialog = page.getByRole('dialog', { name: 'Double cream' })
  const retry = dialog.getByRole('alert').getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  expect(await stateOf(page, 'weekly-cost')).toBe('mounted')
  await page.unroute(`**/doorstep/${file}*`)
  await retry.click()
  await dialog.getByRole('tab', { name: /Regularly/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  expect(gone).toEqual([])
})
