import { setFault } from '../journey'
import { customer, heard, listen, walk } from './speech'

test('A-110 A-112 A screen reader announces an add, three quick presses, a removal, its undo and a lost add once each', async () => {
  const page = await walk.visit('/shop/best-of-local/featured', ['bol-basket'], customer)
  const basket = page.locator('[data-widget="bol-basket"]')
  await listen(page)
  await page.locator('.product', { hasText: 'Mature cheddar' }).getByRole('button').click()
  expect(await heard(page)).toEqual(['Mature cheddar added to your box.'])
  const more = basket.getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
  for (let press = 0; press < 3; press++) await more.click()
  expect(await heard(page)).toEqual(['Mature cheddar: 4. Total £19.20.'])
  await basket.getByRole('button', { name: /^Remove Mature cheddar/ }).click()
  // The focus is on the line's own sentence, which is read.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Mature cheddar removed')
  expect(await heard(page)).toEqual(['Total £0.00.'])
  await basket.getByRole('button', { name: /^Undo/ }).click()
  expect(await heard(page)).toEqual(['Mature cheddar is back in your box. Total £19.20.'])
  await setFault(page, { kind: 'drop-after', match: 'POST /api/product/bol' })
  await page.locator('.product', { hasText: 'Breakfast box' }).getByRole('button').click()
  expect(await heard(page)).toEqual(['Breakfast box: Added to your box.'])
})
