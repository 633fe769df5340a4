import type { Page } from 'playwright-core'
import { arrive, focused, journeys, look, lookOfLayout, press, setFault, shopState, tabTo } from './journey'

// A Wednesday; the customer lives on a round of every morning, and Bath has deliveries on Tuesdays and
// Fridays.
const browser = journeys({ at: '2026-11-25T12:00:00Z' })
const widgets = ['house-move']
const label = "Check the postcode for the address you're moving to"

async function startMove(postcode = 'BA1 5LR'): Promise<Page> {
  const page = await browser.visit('/account/addresses', ['postcode-panel'], { as: 'customer' })
  await page.getByRole('textbox', { name: label }).fill(postcode)
  await press(page, 'Enter')
  await page.waitForURL('**/account/house-moves')
  await arrive(page, widgets)
  await page.locator('.doorstep').getByText('Still to choose').first().waitFor()
  return page
}

const milk = (page: Page) => page.getByRole('combobox', { name: 'New day for 2 × Whole milk, now Monday' })
const date = (page: Page) => page.locator('.doorstep').getByRole('textbox', { name: 'Moving on' })
const posted = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('[data-widget=house-move]')?.closest('form') as HTMLFormElement
    return Object.fromEntries([...new FormData(form)].filter(([name]) => /move_date|conflict/.test(name)))
  })

test('HM-01 HM-03 HM-04 HM-07 HM-10 A-117 A move by keyboard alone gives conflicts their days, survives a reload and a refusal, and is planned', async () => {
  const page = await startMove()
  expect(await look(page, 'move-clashes')).toEqual([])
  await tabTo(page, date(page))
  await press(page, 'Control+A')
  await page.keyboard.type('8/12/2026')
  await press(page, 'Tab')
  await page
    .getByText(/^Still to choose/)
    .first()
    .waitFor()
  expect(await focused(page)).toMatch(/^button Choose Moving on from a calendar/)
  await tabTo(page, milk(page))
  await press(page, 'F')
  expect(await milk(page).inputValue()).toBe('5')
  await tabTo(page, page.getByRole('button', { name: 'Choose the nearest days' }))
  await press(page, 'Enter')
  await page.getByText('If you confirm, we deliver to BA1 5LR from Tuesday 8 December 2026.').waitFor()
  expect(await lookOfLayout(page, 'move-chosen')).toEqual([])
  const chosen = await posted(page)
  expect(chosen).toMatchObject({ move_date: '08/12/2026', 'conflict[901-1][to]': '5' })
  await page.reload()
  await arrive(page, widgets)
  await page
    .getByText(/^If you confirm/)
    .first()
    .waitFor()
  expect(await posted(page)).toEqual(chosen)
  // The page's own fields are empty: the shop should report them, not the browser.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('.form .field > input'))
      field.required = false
  })
  const send = () => page.locator('.doorstep').getByRole('button', { name: 'Confirm my move' })
  await Promise.all([page.waitForEvent('load'), send().click()])
  await arrive(page, widgets)
  await page.getByText('Enter your town or city.').waitFor()
  await page
    .getByText(/^If you confirm/)
    .first()
    .waitFor()
  expect(await posted(page)).toEqual(chosen)
  expect(await look(page, 'move-refused')).toEqual([])
  await page.getByLabel('House number and street').fill('2 Royal Crescent')
  await page.getByLabel('Town or city').fill('Bath')
  await tabTo(page, send())
  await Promise.all([page.waitForURL('**/account/addresses'), press(page, 'Enter')])
  await page
    .getByText('From Tuesday 8 December we deliver to 2 Royal Crescent, Bath, BA1 5LR.')
    .first()
    .waitFor()
  expect(await look(page, 'move-planned')).toEqual([])
  expect((await shopState(page)).postcode).toBe('BS3 4TN')
})

test.soak(
  "HM-12 HM-14 A date too early becomes the earliest, and a failed read leads on without the shop's words",
  async () => {
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
  },
)

test.soak(
  'HM-01 HM-05 HM-06 Without JavaScript the page shows conflicting orders and accepts the move',
  async () => {
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
  },
)
