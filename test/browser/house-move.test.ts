import type { Page } from 'playwright-core'
import { date, startMove, widgets } from './house-move'
import { arrive, focused, look, lookOfLayout, press, shopState, tabTo } from './journey'

const milk = (page: Page) => page.getByRole('combobox', { name: 'New day for 2 × Whole milk, now Monday' })
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
  await page.getByText('If you confirm, we deliver to BA1 5LR from Tuesday 8 December.').waitFor()
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
    .getByText('From Tuesday 8 December we deliver to 2 Royal Crescent, Bath BA1 5LR.')
    .first()
    .waitFor()
  expect(await look(page, 'move-planned')).toEqual([])
  expect((await shopState(page)).postcode).toBe('BS3 4TN')
})
