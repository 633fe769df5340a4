import type { Page } from 'playwright-core'
import type { Asked, Said } from '../../support/servers/bare-server'
import { asDocumented, customer, json, ok, placeholder, playRows, type Row, until } from './play-rows'
import { phone } from './subjects'

// Days on which clocks or years change, devices in other zones or with a wrong clock, and amounts at the edges.

const week = (start: string, more = '') =>
  placeholder('header-basket', `data-open ${start && `data-start-of-week="${start}"`} ${more}`)
const pause = placeholder('pause-picker')
const opensCalendar = async (page: Page) => {
  await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
  await page.getByRole('grid').first().getByRole('button').nth(20).waitFor()
  return page
    .getByRole('grid')
    .first()
    .getByRole('button')
    .evaluateAll(all => all.map(each => Number(/\d+/.exec(each.textContent ?? '')?.[0])))
}
const month = (length: number) => Array.from({ length }, (_, at) => at + 1)
const line = (date: string, more: object = {}) => ({
  id: 41,
  product_id: 101,
  product: { id: 101, name: 'Whole milk', template: 'de', order_price: '1.35' },
  quantity_ordered: 2,
  total_price: '2.70',
  delivery_date: date,
  ...more,
})
const weekOf = (products: unknown[], more: object = {}) => ({
  products,
  orders: [],
  pauses: [],
  moves: [],
  activeBolOrder: null,
  ...more,
})
const saysWeek =
  (products: unknown[], more: object = {}) =>
  (asked: Asked): Said =>
    asked.path.startsWith('/api/basket?')
      ? { status: 200, body: weekOf(products, more) }
      : asDocumented(asked)
const payment = (attributes: string) => placeholder('payment-form', `data-action="/posted" ${attributes}`)
const said = (page: Page) => page.locator('.doorstep').first().innerText()

const rows: Row[] = [
  {
    id: 'K-241',
    sees: 'the month in which the clocks go back has each of its days once',
    body: pause,
    at: '2026-10-02T09:00:00Z',
    visitor: { timezoneId: 'Europe/London' },
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: /^First day/ }).fill('20/10/2026')
      const shown = await opensCalendar(page)
      expect(shown.slice(shown.indexOf(1), shown.indexOf(1) + 31)).toEqual(month(31))
    },
  },
  {
    id: 'K-242',
    sees: 'in Auckland, the month in which its own clocks change has each of its days once',
    body: pause,
    at: '2027-04-01T09:00:00Z',
    visitor: { timezoneId: 'Pacific/Auckland' },
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: /^First day/ }).fill('20/04/2027')
      const shown = await opensCalendar(page)
      expect(shown.slice(shown.indexOf(1), shown.indexOf(1) + 30)).toEqual(month(30))
    },
  },
  {
    id: 'K-243',
    sees: 'the week in which the clocks go back has seven days, from Sunday to Saturday',
    head: customer,
    body: week(''),
    at: '2026-10-25T01:30:00Z',
    visitor: { timezoneId: 'America/Sao_Paulo' },
    say: saysWeek([line('2026-10-26')]),
    act: async ({ page, asked }) => {
      await page.getByRole('region', { name: /Saturday 31 October/ }).waitFor()
      const names = await page.getByRole('heading', { level: 3 }).allInnerTexts()
      expect(names.map(name => /\d+/.exec(name)?.[0])).toEqual(['25', '26', '27', '28', '29', '30', '31'])
      expect(asked(/^\/api\/basket\?/)[0]?.path).toContain('2026-10-25')
      await page.getByRole('region', { name: /Sunday 25 October, Today/ }).waitFor()
    },
  },
  {
    id: 'K-244',
    sees: 'the week over New Year begins in the old year, and the next one on 3 January',
    head: customer,
    body: week('2026-12-27'),
    at: '2026-12-30T12:00:00Z',
    say: saysWeek([line('2027-01-01')]),
    act: async ({ page, asked }) => {
      await page
        .getByRole('region', { name: /Friday 1 January/ })
        .getByText('Whole milk')
        .waitFor()
      await page
        .getByRole('button', { name: /Next week/ })
        .first()
        .click()
      await until(() => asked(/start_of_week=2027-01-03/).length > 0, 'the next week')
    },
  },
  {
    id: 'K-245',
    sees: 'the last of February is a day in a leap year, and none in another',
    body: pause,
    at: '2027-02-01T12:00:00Z',
    act: async ({ page }) => {
      const first = page.getByRole('textbox', { name: /^First day/ })
      await first.fill('29/02/2028')
      await page.keyboard.press('Tab')
      await page
        .getByText(/29 February/)
        .first()
        .waitFor()
      await first.fill('29/02/2027')
      await page.keyboard.press('Tab')
      await until(async () => (await first.getAttribute('aria-invalid')) === 'true', 'a message')
      expect(await first.inputValue()).toBe('29/02/2027')
    },
  },
  {
    id: 'K-246',
    sees: 'in Auckland, where it is Sunday, the shop’s Saturday is today',
    head: customer,
    body: week(''),
    at: '2026-11-28T20:00:00Z',
    visitor: { timezoneId: 'Pacific/Auckland' },
    say: saysWeek([]),
    act: async ({ page, asked }) => {
      await page.getByRole('region', { name: /Saturday 28 November, Today/ }).waitFor()
      expect(asked(/^\/api\/basket\?/)[0]?.path).toContain('2026-11-22')
    },
  },
  {
    id: 'K-247',
    sees: 'in Honolulu, where it is Saturday, the shop’s Sunday begins the week',
    head: customer,
    body: week(''),
    at: '2026-11-29T00:30:00Z',
    visitor: { timezoneId: 'Pacific/Honolulu' },
    say: saysWeek([]),
    act: async ({ page, asked }) => {
      await page.getByRole('region', { name: /Sunday 29 November, Today/ }).waitFor()
      expect(asked(/^\/api\/basket\?/)[0]?.path).toContain('2026-11-29')
    },
  },
  {
    id: 'K-248',
    sees: 'a device whose clock is a year ahead shows the shop’s today',
    head: customer,
    body: week(''),
    at: { server: '2026-11-25T12:00:00Z', device: '2027-11-25T12:00:00Z' },
    say: saysWeek([line('2026-11-26', { cutoff: '2026-11-25T21:00:00+00:00' })]),
    act: async ({ page }) => {
      await page.getByRole('region', { name: /Wednesday 25 November, Today/ }).waitFor()
      await page.getByRole('button', { name: /^(Edit|Change) Whole milk/ }).waitFor()
    },
  },
  {
    id: 'K-249',
    sees: 'a device whose battery has died, and that is in 1970, shows the shop’s today',
    head: customer,
    body: week(''),
    at: { server: '2026-11-25T22:00:00Z', device: '1970-01-01T00:10:00Z' },
    say: saysWeek([line('2026-11-26', { cutoff: '2026-11-25T21:00:00+00:00' })]),
    act: async ({ page }) => {
      const thursday = page.getByRole('region', { name: /Thursday 26 November/ })
      await thursday.getByText('Whole milk').waitFor()
      await until(
        async () => (await page.getByRole('button', { name: /^(Edit|Change) Whole milk/ }).count()) === 0,
        'no Edit',
      )
    },
  },
  {
    id: 'K-250',
    sees: 'a cut-off in the hour that comes twice ends at its own one',
    head: customer,
    body: week('2026-10-25'),
    at: '2026-10-25T00:45:00Z',
    visitor: { timezoneId: 'Europe/London' },
    say: saysWeek([
      line('2026-10-26', { cutoff: '2026-10-25T01:30:00+00:00' }),
      line('2026-10-27', { id: 42, cutoff: '2026-10-25T01:30:00+01:00' }),
    ]),
    act: async ({ page }) => {
      await page
        .getByRole('region', { name: /Monday 26/ })
        .getByRole('button', { name: /^(Edit|Change)/ })
        .waitFor()
      expect(
        await page
          .getByRole('region', { name: /Tuesday 27/ })
          .getByRole('button', { name: /^(Edit|Change)/ })
          .count(),
      ).toBe(0)
    },
  },
  {
    id: 'K-251',
    sees: 'lines with British dates are on their days',
    head: customer,
    body: week('2026-11-22'),
    at: '2026-11-24T12:00:00Z',
    say: saysWeek([line('26/11/2026')]),
    act: async ({ page }) => {
      await page
        .getByRole('region', { name: /Thursday 26/ })
        .getByText('Whole milk')
        .waitFor()
    },
  },
  {
    id: 'K-252',
    sees: 'boxes of long ago and of the next century have their dates',
    head: customer,
    body: placeholder('order-again'),
    say: asked => {
      const answer = asDocumented(asked)
      if (!asked.path.startsWith('/api/basket/latest') || answer === 'lost') return answer
      const [box] = (answer.body as { data: object[] }).data
      return {
        status: 200,
        body: [
          { ...box, id: 1, start_date: '2126-02-28' },
          { ...box, id: 2, start_date: '1999-12-31' },
        ],
      }
    },
    act: async ({ page }) => {
      await page
        .getByText(/28(\/02\/| February )2126/)
        .first()
        .waitFor()
      await page
        .getByText(/31(\/12\/| December )1999/)
        .first()
        .waitFor()
    },
  },
  {
    id: 'K-253',
    sees: 'a pause without an end is a pause on each day of the week',
    head: customer,
    body: week('2026-11-22'),
    at: '2026-11-24T12:00:00Z',
    say: saysWeek([line('2026-11-26')], { pauses: [{ start_date: '1900-01-01', end_date: '9999-12-31' }] }),
    act: async ({ page }) => {
      await until(async () => (await page.getByText('Deliveries Paused').count()) === 7, 'seven days')
    },
  },
  {
    id: 'K-254',
    sees: 'a pause that ends before it begins pauses nothing',
    head: customer,
    body: week('2026-11-22'),
    at: '2026-11-24T12:00:00Z',
    say: saysWeek([line('2026-11-26')], { pauses: [{ start_date: '2026-11-28', end_date: '2026-11-22' }] }),
    act: async ({ page }) => {
      await page
        .getByRole('region', { name: /Thursday 26/ })
        .getByText('Whole milk')
        .waitFor()
      expect(await page.getByText('Deliveries Paused').count()).toBe(0)
    },
  },
  {
    id: 'K-255',
    sees: 'a round that moves into the next month says on which day of which month',
    head: customer,
    body: week('2026-11-29'),
    at: '2026-11-24T12:00:00Z',
    say: saysWeek([], { moves: [{ from: '2026-11-30', to: '2026-12-07', name: 'Bank Holiday' }] }),
    act: async ({ page }) => {
      await page
        .getByRole('region', { name: /Monday 30 November/ })
        .getByText(/7 December/)
        .waitFor()
    },
  },
  {
    id: 'K-256',
    sees: 'a sum that is owed to the customer is a credit, and nothing is asked for',
    head: customer,
    body: payment('data-outstanding-balance="-1234.5"'),
    act: async ({ page }) => {
      const words = await said(page)
      expect(words).toMatch(/£1,234\.50/)
      expect(words).not.toMatch(/[-−]£|owe/)
    },
  },
  {
    id: 'K-257',
    sees: 'a sum of money is posted as it was typed, with its comma and its spaces',
    head: customer,
    body: payment('data-outstanding-balance="1,234.50"'),
    act: async ({ page, asked }) => {
      await page.getByRole('textbox', { name: /amount/i }).fill(' 1,234.50 ')
      await page.getByRole('button', { name: /pay/i }).last().click()
      await until(() => asked(/^\/posted/).length > 0, 'a post')
      expect(
        Number(new URLSearchParams(asked(/^\/posted/)[0]?.body).get('amount')?.replaceAll(/[\s,]/g, '')),
      ).toBe(1234.5)
    },
  },
  {
    id: 'K-258',
    sees: 'sums of a million fit a narrow screen',
    head: customer,
    body: placeholder('bol-basket'),
    visitor: phone,
    say: asked =>
      asked.path.startsWith('/api/bol-basket')
        ? {
            status: 200,
            body: {
              basket: { discount_amount: '1234567.89', coupon_code: 'M' },
              order: { id: 900, frequency: 0 },
              products: [
                {
                  id: 1,
                  product_id: 1,
                  quantity: 99,
                  product: {
                    id: 1,
                    name: 'Gold leaf',
                    template: 'bol',
                    order_price: '123,456.78',
                    max_qty_allowed: 100,
                  },
                },
              ],
            },
          }
        : asDocumented(asked),
    act: async ({ page }) => {
      await page.getByText('£12,222,221.22').first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    },
  },
  {
    id: 'K-259',
    sees: 'a week of a hundred lines on a day shows them all, and its total',
    head: customer,
    body: week('2026-11-22'),
    at: '2026-11-24T12:00:00Z',
    say: saysWeek(
      Array.from({ length: 100 }, (_, at) =>
        line('2026-11-26', { id: at + 1, product_name: `Milk ${at + 1}` }),
      ),
    ),
    act: async ({ page }) => {
      const thursday = page.getByRole('region', { name: /Thursday 26/ })
      await until(async () => (await thursday.getByText(/^Milk \d+$/).count()) === 100, 'all lines')
      await page.getByText('£270.00').locator('visible=true').first().waitFor()
    },
  },
  {
    id: 'K-260',
    sees: 'an order for a date that the shop offers twice has the date once',
    head: customer,
    body: placeholder(
      'one-off-order',
      '',
      `${json({ product: { id: 111, name: 'Double cream', template: 'de', order_price: '1.90', max_qty_allowed: 6 } })}<p>Ring us</p>`,
    ),
    at: '2026-11-24T12:00:00Z',
    say: asked =>
      asked.path.startsWith('/api/product/oneoff')
        ? {
            status: 200,
            body: {
              dates: {
                'This week': { '2026-11-27': 'Friday 27 November' },
                'All dates': { '2026-11-27': 'Friday 27 November', '2026-12-01': 'Tuesday 1 December' },
              },
              order_id: null,
              quantity: null,
              frequency: null,
            },
          }
        : ok,
    act: async ({ page }) => {
      const select = page.getByRole('combobox').first()
      await select.waitFor()
      await until(async () => (await select.locator('option').count()) >= 2, 'dates')
      await select.selectOption('2026-12-01')
      await select.selectOption('2026-11-27')
      expect(await select.inputValue()).toBe('2026-11-27')
    },
  },
]

playRows(rows, [])
