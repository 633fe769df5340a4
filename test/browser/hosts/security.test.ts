import type { Page } from 'playwright-core'
import { press } from '../journey'
import { browser, checkPostcode, dialog, field } from './security'

const isCall = (type: string) => type === 'fetch' || type === 'xhr'

/** Makes every widget of the page call the shop. */
async function useEverything(page: Page): Promise<void> {
  await checkPostcode(page, 'EX4 4QJ')
  for (const [name, text] of [
    ['First name', 'Wren'],
    ['Last name', 'Ash'],
    ['Email', 'wren@doorstep.example'],
    ['Street', '1 High Street'],
  ] as const)
    await dialog(page).getByRole('textbox', { name }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you! We will contact you').waitFor()
  await press(page, 'Escape')
  for (const postcode of ['BS27 3QF', 'BS6 5AA', 'BS3 4TN']) {
    await checkPostcode(page, postcode)
    await press(page, 'Escape')
  }
}

const visitOffers = (options = {}) => browser.visit('/register', ['postcode-panel', 'promo-field'], options)

describe("the widgets' requests", () => {
  test('CALL-01 CALL-02 GLB-01 ANA-02 ANA-04 ANA-11 Every call goes to the shop with one token and the AJAX marker, and each outcome is reported once', async () => {
    const page = await visitOffers()
    const foreign: string[] = []
    const called: string[] = []
    page.on('request', request => {
      const { protocol, origin, pathname } = new URL(request.url())
      if (protocol !== 'data:' && origin !== browser.url) foreign.push(request.url())
      if (isCall(request.resourceType())) called.push(pathname)
    })
    await page.getByRole('textbox', { name: /^Promotional code/ }).fill('WELCOME10')
    await page.locator('.doorstep').getByText('Your code is added.').first().waitFor()
    await useEverything(page)
    expect(foreign).toEqual([])
    expect(called.length).toBeGreaterThanOrEqual(6)
    const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
    const calls = browser.shop.log.slice(-called.length)
    expect(calls.map(({ path }) => path.split('?')[0])).toEqual(called)
    for (const { headers } of calls) {
      expect(headers).toMatchObject({ 'x-csrf-token': token, 'x-requested-with': 'XMLHttpRequest' })
      expect(Object.keys(headers).filter(name => /csrf|xsrf/.test(name))).toEqual(['x-csrf-token'])
    }
    await page.getByRole('button', { name: /^Change postcode/ }).click()
    await field(page).fill('ZZ1 1AA')
    await press(page, 'Enter')
    await page.locator('.doorstep p', { hasText: 'Please enter a valid postcode' }).waitFor()
    const reported = await page.evaluate(() => Reflect.get(window, 'dataLayer'))
    const event = 'postcode_check'
    expect(reported).toEqual([
      { event, outcome: 'not_served', currency: 'GBP', outward_code: 'EX4' },
      { event, outcome: 'affiliate', currency: 'GBP', outward_code: 'BS27' },
      { event, outcome: 'quota_reached', currency: 'GBP', outward_code: 'BS6' },
      { event, outcome: 'matched', currency: 'GBP', outward_code: 'BS3' },
      expect.objectContaining({ event, outcome: 'error' }),
    ])
    expect(JSON.stringify(reported)).not.toMatch(/4QJ|1AA|wren|high street/i)
  })

  test('CALL-01 A page kept too long fetches a new token, unnoticed by the visitor', async () => {
    const page = await browser.visit('/', ['postcode-panel'])
    await page.request.post(`${browser.url}/demo/token`)
    await checkPostcode(page, 'BS3 4TN')
    expect(await dialog(page).getByRole('heading', { level: 2 }).textContent()).toBe(
      'We deliver to your area',
    )
  })
})

describe('a page that lets no text become markup or script', () => {
  // Each test of these files checks afterwards that it broke no rule; this one shows that the rules work.
  test('The page refuses markup from text, and the tests would notice', async () => {
    const page = await browser.visit('/', ['postcode-panel'])
    const message = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<i>text</i>')
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(message).toBe('TypeError')
    await page.waitForTimeout(50)
    expect(page.complaints.join()).toContain('require-trusted-types-for')
    page.complaints.length = 0
  })
})
