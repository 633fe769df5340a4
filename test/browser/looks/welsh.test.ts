import { journeys, look } from '../journey'

const walk = journeys()
const widgets = ['weekly-cost', 'postcode-panel', 'bol-basket']

test('A-05 A page in Welsh is Welsh to the last word and date of its widgets, and as wide as any other', async () => {
  const page = await walk.visit('/catalogue/welsh', widgets, { as: 'customer', hasPostcode: false })
  const week = page.locator('[data-widget=weekly-cost] .doorstep')
  await week
    .getByText(/Tach|Tac/)
    .first()
    .waitFor()
  const text = await page.locator('main').innerText()
  expect(text).toMatch(/Cyfanswm yr wythnos hon/)
  expect(text).not.toMatch(/\b(?:the|your|please|week|total|Sunday|November|Nov|try again)\b/i)
  expect(await look(page, 'welsh')).toEqual([])
  await page.getByLabel('Rhowch eich cod post').fill('BS3 4TN')
  await page.getByRole('button', { name: 'Gwirio', exact: true }).click()
  await page.getByRole('dialog', { name: 'Rydym yn danfon i’ch ardal chi' }).waitFor()
  expect(await look(page, 'welsh-delivered')).toEqual([])
})
