import { arrive, setFault } from '../journey'
import { customer, heard, listen, walk } from './speech'

test('A-112 A checkout without a date is one utterance, which says what is missing', async () => {
  const page = await walk.visit('/shop/best-of-local/featured', ['bol-basket'], customer)
  await page.locator('.product', { hasText: 'Breakfast box' }).getByRole('button').click()
  await page.locator('[data-widget="bol-basket"]').getByText('Breakfast box').waitFor()
  await page.goto(`${walk.url}/shop/best-of-local/checkout`)
  await arrive(page, ['checkout-panel'])
  await listen(page)
  await page.getByRole('button', { name: 'Confirm order' }).click()
  // The summary takes the focus and is read with it, so no live region repeats it (J-73).
  const summary = page.getByRole('group', { name: 'There is a problem' })
  await summary.getByRole('link', { name: 'Choose a delivery date' }).waitFor()
  expect(await summary.evaluate(each => each === document.activeElement)).toBe(true)
  await page.waitForTimeout(1300)
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([])
})

test('A-112 Another week is announced by its dates and total, and a changed day by its deliveries', async () => {
  const page = await walk.visit('/shop/milk', ['weekly-view-link', 'weekly-cost'], customer)
  await page.getByRole('button', { name: /^Your week/ }).click()
  const week = page.getByRole('region', { name: 'Your week' })
  await week.getByRole('listitem').first().waitFor()
  await listen(page)
  await week.getByRole('button', { name: /^Next week/ }).click()
  expect(await heard(page)).toEqual([expect.stringMatching(/^Sun .* - Sat .*, Week total £\d+\.\d\d$/)])
  await week
    .getByRole('button', { name: /^Change Whole milk/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Increase/ }).click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  expect(await heard(page)).toEqual([
    expect.stringMatching(/^\d+ × Whole milk will come on \w+day \d+ \w+\.$/),
  ])
})

test('A-112 An invalid postcode is one utterance', async () => {
  const page = await walk.visit('/', ['postcode-panel'], { as: 'guest', hasPostcode: false })
  await listen(page)
  const field = page.getByRole('textbox', { name: 'Pop in your postcode' })
  await field.fill('nowhere')
  await field.press('Enter')
  expect(await heard(page)).toEqual(['Please enter a valid postcode'])
})

test('A-112 A refused add is one utterance with the reason, and the next try another', async () => {
  const page = await walk.visit('/shop/best-of-local/featured', ['bol-basket'], customer)
  await listen(page)
  await setFault(page, { kind: '422', match: 'POST /api/product/bol' })
  const add = page.locator('.product', { hasText: 'Mature cheddar' }).getByRole('button')
  await add.click()
  expect(await heard(page)).toEqual([
    'Mature cheddar was not added. We cannot take that just now. Please ring us.',
  ])
  await add.click()
  expect(await heard(page)).toEqual(['Mature cheddar added to your box.'])
})

test('A-112 UI-03 The days of a pause are announced once each, as they are chosen', async () => {
  const page = await walk.visit('/account/pauses', ['pause-picker'], customer)
  await listen(page)
  await page.getByRole('button', { name: 'Choose from a calendar: First day without a delivery' }).click()
  const day = page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(3)
  await day.click()
  expect(await heard(page)).toEqual(['Now choose: Last day without a delivery.'])
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(5).click()
  expect(await heard(page)).toEqual([
    'You have chosen 3 days without deliveries, from Saturday 28 November to Monday 30 November. Your next delivery after that is on Tuesday 1 December.',
  ])
})

test('A-112 An essential ordered from its dialog, and a cancelled box, are one utterance each', async () => {
  const page = await walk.visit('/shop/milk', ['weekly-cost'], customer)
  await page.locator('.product', { hasText: 'Organic whole milk' }).getByText('Order').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Increase quantity of .*Monday/ }).waitFor()
  await listen(page)
  await dialog.getByRole('button', { name: /^Increase quantity of .*Monday/ }).click()
  expect(await heard(page)).toEqual(['Monday 1. 1 item every week, £1.70'])
  await dialog.getByRole('button', { name: 'Add to my order' }).click()
  expect(await heard(page)).toEqual([
    expect.stringMatching(
      /^Organic whole milk has been added to your regular order\. The next delivery is on /,
    ),
  ])
  await page.goto(`${walk.url}/account/orders`)
  await page.locator('.boxes__head a').first().click()
  await arrive(page, ['box-order-detail'])
  await listen(page)
  await page.getByRole('button', { name: 'Cancel this box' }).click()
  await page.getByRole('button', { name: /^Yes/ }).click()
  expect(await heard(page)).toEqual(['Your order has been cancelled.'])
})
