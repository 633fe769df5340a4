import { execFile } from 'node:child_process'
import Ajv2020 from 'ajv/dist/2020'
import type { Page } from 'playwright-core'
import { isSoak } from '../../support/soak'
import { arrive } from '../journey'
import {
  add,
  asCustomer,
  at,
  box,
  button,
  card,
  checkOut,
  confirm,
  contract,
  dialog,
  go,
  heard,
  openWeek,
  sees,
  shop,
  visit,
} from './php-shop'

const { contractFaults } = jest.requireActual<{
  contractFaults(document: object, answers: readonly object[], Ajv: unknown): Promise<string[]>
}>('../../support/jest/answers-fit.mjs')

/** The probe's findings for each call, for the visitor of that page. */
async function probe(page: Page): Promise<{ what: string; verdict: string }[]> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const words = ['--cookie', cookie, '--page', '/winkel/box', '--json']
  const given = ['dist/doorstep.mjs', 'probe', shop.url, ...words]
  const report = await new Promise<string>((resolve, reject) =>
    execFile('node', given, (trouble, stdout) => (stdout ? resolve(stdout) : reject(trouble))),
  )
  return JSON.parse(report).calls
}

test('G-03 A guest of the PHP shop checks postcodes, fills a box, registers with a free product and orders', async () => {
  const page = await visit('/', ['postcode-panel', 'registration-steps'])
  const check = async (postcode: string) => {
    await page.getByRole('textbox', { name: /postcode/ }).fill(postcode)
    await page.keyboard.press('Enter')
  }
  await check('nonsense')
  await sees(page, 'Please enter a valid postcode')
  await check('GL5 1AA')
  await sees(page, 'Hill Farm')
  await page.keyboard.press('Escape')
  await check('EX1 1AA')
  await dialog(page, /Sorry, we don't deliver/).waitFor()
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Lee')
  await page.getByLabel('Email').fill('ann@home.example')
  await page.getByLabel('Street').fill('1 Low Road')
  await button(page, 'Submit').click()
  await sees(page, /We will contact you/)
  await page.keyboard.press('Escape')
  await check('bs34tn')
  await dialog(page, 'We deliver to your area').waitFor()
  await sees(page, 'Monday, Wednesday and Friday')
  await sees(page, 'Pat')
  await page.keyboard.press('Escape')

  await go(page, '/box', ['bol-basket', 'registration-steps'])
  await add(page, 'Seasonal veg box', '1 in box')
  await add(page, 'Mature cheddar', '1 in box')
  await add(page, 'Sourdough', '1 in box')
  await box(page).getByText('£23.55').first().waitFor()
  await box(page)
    .getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
    .click()
  await box(page).getByText('£28.35').first().waitFor()
  await box(page).getByRole('spinbutton', { name: 'Quantity of Sourdough' }).fill('3')
  await page.keyboard.press('Tab')
  await box(page).getByText('£36.85').first().waitFor()
  await box(page)
    .getByRole('button', { name: /^Remove Mature cheddar/ })
    .click()
  await box(page).getByText('£27.25').first().waitFor()
  await checkOut(page)
  await page.getByLabel('Delivery date').selectOption({ label: 'Wednesday 2 December' })
  await sees(page, 'Next delivery: Wednesday 2 December')
  await button(page, 'Confirm Order').click()
  await at(page, /\/(join|sign-in)$/)

  await go(page, '/join?code=FREEMILK', ['promo-field', 'product-selector'])
  await sees(page, 'Code added successfully!')
  await page.getByRole('radio', { name: 'Whole milk' }).check()
  await button(page, /^Increase quantity of Whole milk on Monday/).click()
  for (const [name, text] of Object.entries({
    'First name': 'Wren',
    'Last name': 'Ash',
    Email: 'wren@doorstep.example',
    'House number and street': '4 Coronation Road',
    'Town or city': 'Bristol',
    Password: 'one pint please',
    'Password again': 'one pint',
  }))
    await page.getByLabel(name, { exact: true }).fill(text)
  await button(page, 'Complete registration').click()
  await sees(page, 'Please type the same password twice.')
  await arrive(page, ['promo-field', 'product-selector'])
  await sees(page, 'Code added successfully!')
  await page.getByLabel('Password', { exact: true }).fill('one pint please')
  await page.getByLabel('Password again').fill('one pint please')
  await button(page, 'Complete registration').click()
  await sees(page, 'Your free product is ordered.')
  await sees(page, '1 × Whole milk (free)')

  await go(page, '/box/checkout', ['checkout-panel'])
  await confirm(page)
  await sees(page, 'Thank you for your order')
})

test('G-05 G-09 Essentials of the PHP shop are ordered weekly, once and for a day, and probe finds no break', async () => {
  const page = await asCustomer('/dairy/milk', ['weekly-cost'])
  await card(page, 'Oat drink').locator('a, button').first().click()
  const ordered = dialog(page, 'Order Oat drink')
  await ordered.getByRole('tab', { name: 'Regularly' }).click()
  await ordered.getByRole('button', { name: /^Increase quantity of .*Monday/ }).click()
  await ordered.getByText('No delivery on Tuesday, Thursday and Saturday.').waitFor()
  await ordered.getByRole('button', { name: 'Add to my order' }).click()
  await ordered.waitFor({ state: 'detached' })
  await card(page, 'Oat drink').locator('a, button').first().click()
  await ordered.getByRole('tab', { name: /Just once/ }).click()
  await ordered.getByRole('combobox').selectOption({ label: 'Monday 30 November' })
  await sees(page, /Your regular order has 1/)
  await ordered.getByRole('button', { name: 'Add to my order' }).click()
  await ordered.waitFor({ state: 'detached' })

  await go(page, '/product/101', ['regular-order', 'one-off-order'])
  await button(page, /^Increase quantity of .*Monday/).click()
  await button(page, 'Update order').first().click()
  await sees(page, 'Your regular order of Whole milk is saved.')

  await go(page, '/my/orders')
  await sees(page, '6 × Whole milk')
  await page.getByText('1 × Oat drink').nth(2).locator('button, a').first().click()
  const edit = dialog(page, /^Edit order for Oat drink/)
  await edit.getByRole('button', { name: 'Remove order' }).click()
  await edit.waitFor({ state: 'detached' })
  // The week changes a day by the same call.
  if (isSoak) {
    await page.locator('[data-widget="day-order"]').first().locator('a, button').first().click()
    const day = dialog(page, /^Change Whole milk/)
    await day
      .getByRole('button', { name: /^Decrease/ })
      .first()
      .click()
    await day.getByRole('button', { name: /order/ }).first().click()
    await day.waitFor({ state: 'detached' })
    await go(page, '/my/orders', ['weekly-view-link'])
  }

  await openWeek(page)
  const week = page.getByRole('region', { name: 'Your week', exact: true })
  await week.getByRole('button', { name: /^Next week/ }).click()
  await week.getByText('Oat drink').first().waitFor()
  await week
    .getByRole('button', { name: /^Edit Whole milk/ })
    .first()
    .click()
  const change = dialog(page, 'Change Whole milk')
  await change
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await change.getByRole('button', { name: 'Update order' }).click()
  await change.waitFor({ state: 'detached' })
  await week.getByText('Modified').first().waitFor()

  const calls = await probe(page)
  expect(calls.length).toBeGreaterThan(9)
  expect(calls.filter(({ verdict }) => verdict === 'breaks')).toEqual([])
})

test("G-11 All of the PHP shop's answers fit the contract", async () => {
  expect(heard.length).toBeGreaterThan(20)
  expect(await contractFaults(contract(), heard, Ajv2020)).toEqual([])
})
