import { browser, date, label, startMove } from './house-move'
import { look, press, setFault } from './journey'

test("HM-12 HM-14 A date too early becomes the earliest, and a failed read leads on without the shop's words", async () => {
  const page = await startMove()
  await date(page).fill('1/11/2026')
  await press(page, 'Tab')
  await page
    .getByText('We can move you on 26/11/2026 at the earliest, so we have set that day.')
    .first()
    .waitFor()
  expect(await date(page).inputValue()).toBe('26/11/2026')
  expect(await look(page, 'move-earliest')).toEqual([])
  await page.getByRole('button', { name: 'Choose Moving on from a calendar' }).click()
  await page.getByRole('grid').waitFor()
  expect(await look(page, 'move-calendar')).toEqual([])
  await press(page, 'Escape')
  await setFault(page, { kind: '422', match: 'POST /account/house-moves/conflicts' })
  await date(page).fill('02/12/2026')
  await press(page, 'Tab')
  await page.locator('.doorstep').getByText('We could not find out which orders clash.').first().waitFor()
  expect(await look(page, 'move-unread')).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByText(/^Still to choose/)
    .first()
    .waitFor()
})

test('HM-01 HM-05 HM-06 Without JavaScript the page shows conflicting orders and accepts the move', async () => {
  const page = await browser.visit('/account/addresses', [], { as: 'customer', javaScriptEnabled: false })
  await page.getByLabel(label).fill('GL5 1AA')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.waitForURL('**/account/house-moves')
  await page.getByLabel('House number and street').fill('3 Dudbridge Road')
  await page.getByLabel('Town or city').fill('Stroud')
  await page.getByLabel('Moving on').fill('07/12/2026')
  await page.getByRole('button', { name: 'Check my orders for that day' }).click()
  const selects = page.locator('.clashes select')
  for (const select of await selects.all()) await select.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Confirm my move' }).click()
  await page.waitForURL('**/account/addresses')
  await page
    .getByText('From Monday 7 December we deliver to 3 Dudbridge Road, Stroud, GL5 1AA.')
    .first()
    .waitFor()
})
