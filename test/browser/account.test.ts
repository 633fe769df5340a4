import type { Page } from 'playwright-core'
import { addDays, formatDate } from '../../shared/domain/rules/dates/dates'
import { today } from '../../shared/platform/values/london'
import { shopNow } from '../support/browser'
import { arrive, focused, journeys, look, press, shopState, tabTo } from './journey'

const browser = journeys()
const visit = (address: string, widgets: readonly string[], options = {}) =>
  browser.visit(address, widgets, { as: 'customer', ...options })
const day = (after: number) => formatDate(addDays(today(shopNow()), after))
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
/** Presses Enter where the focus is, and waits for the page that follows. */
const follow = (page: Page) => Promise.all([page.waitForEvent('load'), press(page, 'Enter')])
const pounds = async (page: Page) =>
  Number(/You owe £(\d+\.\d\d)\./.exec((await page.locator('.intro').textContent()) ?? '')?.[1])

const rows = ['account-name', 'account-phone', 'account-password']

describe('the account by keyboard alone', () => {
  test('GLB-13 from the account to a payment of the whole balance: the shop has it, and nothing is owed', async () => {
    const page = await visit('/account', [])
    expect(await look(page, 'account')).toEqual([])
    const owed = await pounds(page)
    await tabTo(page, page.getByRole('link', { name: 'Make a payment' }).first())
    await follow(page)
    await arrive(page, ['payment-form', 'direct-debit'])
    await tabTo(page, field(page, 'Amount in pounds'))
    await page.keyboard.type('twenty')
    await follow(page)
    await arrive(page, ['payment-form'])
    await page.locator('.doorstep').getByText('Enter the amount in figures, like 20.00.').waitFor()
    expect(await look(page, 'payments-refused')).toEqual([])
    await tabTo(page, button(page, /^Pay full balance/))
    await press(page, 'Space')
    expect(await field(page, 'Amount in pounds').inputValue()).toBe(owed.toFixed(2))
    await tabTo(page, button(page, 'Make Payment'))
    await follow(page)
    await page.getByText(`We have received your payment of £${owed.toFixed(2)}.`).waitFor()
    await arrive(page, ['payment-form'])
    expect(await button(page, /^Pay full balance/).count()).toBe(0)
    expect((await shopState(page)).payments.at(-1)).toMatchObject({ pence: Math.round(owed * 100) })
    expect(await look(page, 'payments-nothing-owed')).toEqual([])
  })

  test.soak(
    'DD-02 the guarantee opens over the page, and Escape leads back to where it was asked for',
    async () => {
      const page = await visit('/account/payments', ['direct-debit'])
      await tabTo(page, button(page, 'Read the guarantee'))
      await press(page, 'Enter')
      await page.getByRole('dialog', { name: 'The Direct Debit Guarantee' }).waitFor()
      expect(await look(page, 'guarantee')).toEqual([])
      await press(page, 'Escape')
      expect(await focused(page)).toBe('button Read the guarantee')
    },
  )

  test.soak('TS-01 PG-01 a search of two dates, its pages, and a date that is none', async () => {
    const page = await visit('/account/transactions', ['transaction-search'])
    expect(await look(page, 'transactions')).toEqual([])
    await tabTo(page, field(page, 'From'))
    await press(page, 'Control+A')
    await page.keyboard.type(day(-80))
    await follow(page)
    await arrive(page, ['transaction-search', 'paginator'])
    expect(await field(page, 'From').inputValue()).toBe(day(-80))
    await tabTo(page, page.getByRole('link', { name: 'Next page' }))
    await follow(page)
    expect(await focused(page)).toMatch(/^h2 \d+ transactions$/)
    await arrive(page, ['transaction-search', 'paginator'])
    await page.locator('.doorstep').getByText('Showing 26 to 50 of').waitFor()
    expect(await look(page, 'transactions-second')).toEqual([])
    await tabTo(page, field(page, 'From'), 'Shift+Tab')
    await press(page, 'Control+A')
    await page.keyboard.type('31/02/2026')
    await press(page, 'Enter')
    expect(await focused(page)).toBe('input From')
    expect(await look(page, 'transactions-no-date')).toEqual([])
    await press(page, 'Tab', 'Enter')
    await page.waitForFunction(() => document.activeElement?.closest('[role=grid]'))
    expect(await look(page, 'transactions-calendar')).toEqual([])
    await page.goto(new URL('/account/transactions?from=31/02/2026&to=01/05/2026', page.url()).href)
    await arrive(page, ['transaction-search'])
    await page.locator('.doorstep').getByText('Enter a first day like 24/05/2026.').waitFor()
    expect(await look(page, 'transactions-refused')).toEqual([])
  })

  test.soak(
    'AD-02 AD-05 AD-11 name, phone and password are read, edited in place, refused, and saved',
    async () => {
      const page = await visit('/account/details', rows)
      expect(await look(page, 'details')).toEqual([])
      await tabTo(page, button(page, 'Edit name'))
      await press(page, 'Enter')
      expect(await focused(page)).toMatch(/^select Title/)
      expect(await look(page, 'details-name')).toEqual([])
      await press(page, 'Escape')
      expect(await focused(page)).toBe('button Edit name')
      await tabTo(page, button(page, 'Edit phone'))
      await press(page, 'Enter', 'Control+A')
      await page.keyboard.type('12')
      await press(page, 'Enter')
      await page.locator('.doorstep').getByText('Enter a phone number, like 0117 496 0000.').waitFor()
      expect(await focused(page)).toBe('input Phone')
      expect(await look(page, 'details-refused')).toEqual([])
      await press(page, 'Control+A')
      await page.keyboard.type('+44 117 496 0199')
      await press(page, 'Enter')
      await page.locator('.doorstep p').getByText('Phone number saved.').waitFor()
      expect(await focused(page)).toBe('button Edit phone')
      expect((await shopState(page)).details).toMatchObject({ phone: '+44 117 496 0199' })
    },
  )

  test.soak('AD-14 AD-16 AD-17 a password is changed wrongly, and then rightly', async () => {
    const page = await visit('/account/password', ['account-password'])
    expect(await look(page, 'password')).toEqual([])
    const type = async (name: string, text: string) => {
      await tabTo(page, page.getByLabel(name, { exact: true }))
      await press(page, 'Control+A')
      await page.keyboard.type(text)
    }
    await type('Current Password', 'gold-lid')
    await type('New Password', 'silver-top-1')
    await type('Password Confirmation', 'silver-top-1')
    await press(page, 'Enter')
    await page.locator('.doorstep').getByText('That is not your current password.').waitFor()
    expect(await focused(page)).toBe('input Current Password')
    expect(await look(page, 'password-refused')).toEqual([])
    await press(page, 'Control+A')
    await page.keyboard.type('gold-top')
    await press(page, 'Enter')
    await page.locator('.doorstep p').getByText('Password changed.').waitFor()
    expect(await focused(page)).toBe('button Edit password')
    expect(await page.content()).not.toMatch(/silver-top/)
  })
})

describe('the account without script', () => {
  const plain = { javaScriptEnabled: false, as: 'customer' } as const

  test('PY-06 AD-03 AD-13 TS-01 its forms pay, search, and change details and password', async () => {
    const page = await browser.visit('/account/payments', [], plain)
    await field(page, 'Amount in pounds').fill('20.00')
    await button(page, 'Make Payment').click()
    await page.getByText('We have received your payment of £20.00.').waitFor()
    await page.goto(`${browser.url}/account/transactions`)
    await field(page, 'Search').last().fill('card payment')
    await field(page, 'From').fill(day(0))
    await button(page, 'Search').last().click()
    await page.getByRole('heading', { name: '1 transaction' }).waitFor()
    await page.goto(`${browser.url}/account/details`)
    await page.getByRole('link', { name: 'Edit phone' }).click()
    await field(page, 'Phone').fill('no number')
    await button(page, 'Update').click()
    await page.getByText('Enter a phone number, like 0117 496 0000.').waitFor()
    await field(page, 'Phone').fill('0117 496 0123')
    await button(page, 'Update').click()
    await page.getByText('Your details are saved.').waitFor()
    await page.getByText('0117 496 0123').waitFor()
    await page.getByRole('link', { name: 'Edit password' }).click()
    await page.getByLabel('Current Password').fill('gold-top')
    await page.getByLabel('New Password').fill('short')
    await page.getByLabel('Password Confirmation').fill('short')
    await button(page, 'Update').click()
    await page.getByText('Use 8 letters or more for your new password.').waitFor()
    expect(await page.content()).not.toContain('short"')
    await page.getByLabel('Current Password').fill('gold-top')
    await page.getByLabel('New Password').fill('silver-top-1')
    await page.getByLabel('Password Confirmation').fill('silver-top-1')
    await button(page, 'Update').click()
    await page.getByText('Your password is changed.').waitFor()
  })
})
