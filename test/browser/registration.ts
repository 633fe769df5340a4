import type { Page } from 'playwright-core'
import { journeys } from './journey'

// A Wednesday: deliveries in BS3 4TN come on Mondays, Wednesdays and Fridays.
export const browser = journeys()

export const code = (page: Page) => page.getByRole('textbox', { name: /^Promotional code/ })

export const offline = (page: Page) =>
  page.getByRole('checkbox', { name: 'I already have deliveries from you' })

export const posted = () =>
  browser.shop.log.filter(({ method, path }) => method === 'POST' && path === '/register')

export const widgets = ['postcode-panel', 'promo-field', 'offline-customer']

/** Fills the page's own fields; name and address are not the subject of these tests. */
export async function fillIn(page: Page, email = 'wren@doorstep.example'): Promise<void> {
  const fields = {
    'House number and street': '4 Coronation Road',
    'Town or city': 'Bristol',
    'First name': 'Wren',
    'Last name': 'Ash',
    Email: email,
    Password: 'one pint please',
    'Password again': 'one pint please',
  }
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

export const bodyOf = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body))
