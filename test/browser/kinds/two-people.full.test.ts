import type { Page } from 'playwright-core'
import { exampleBox, jsonChild } from '../../../shared/features/boxes/example-boxes'
import { barePage } from '../../support/servers/bare-server'
import { shiftClock } from '../../support/tabs'
import { anotherTab, isRead, keeps, plus, quantity, region } from './box'
import { checkout, confirmations, confirmButton, opens, shop, words } from './checkout-shop'
import { asDocumented, customer, json, milk, ok, placeholder, playRows, type Row, until } from './play-rows'
import { addButton, card, guest, orders } from './subjects'

// Two tabs, two people and two moments between looking and saving.

const box = placeholder('bol-basket')
const search = placeholder('transaction-search', 'data-action="/found"')
const pause = placeholder('pause-picker')
const name = placeholder('account-name', 'data-firstname="Alison" data-lastname="Roe"')
const phoneRow = placeholder('account-phone', 'data-phone="0117 496 0142" data-editing')
const payment = placeholder('payment-form', 'data-action="/posted" data-outstanding-balance="36.85"')
const move = placeholder(
  'house-move',
  'data-action="/posted" data-postcode="BA1 5LR"',
  `${json({ addresses: [{ id: 1, address_summary: '14 Greville Street' }] })}<p>Ring us</p>`,
)
const aBox = (widget: string, more: object = {}) =>
  `<div data-widget="${widget}" data-load="ready">${jsonChild({ order: exampleBox(), ...more })}<a href="/found">Boxes</a></div>`
const week = placeholder('header-basket', 'data-open', '<a href="/basket">Basket</a>')

const addressOf = (page: Page, path: string) => new URL(path, page.url()).href
/** Moves the clock of the device and raises nothing, as when it is set right or has slept. */
const setClock = (page: Page, hours: number) => page.evaluate(shiftClock, hours * 3_600_000)
/** As `setClock`, for the pages that are opened from now on. */
const setClockOfPages = (page: Page, hours: number) => page.addInitScript(shiftClock, hours * 3_600_000)
const year = 365 * 24
const field = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label }).first()
const press = (page: Page, label: RegExp | string) =>
  page.getByRole('button', { name: label }).first().click()
/** A text of the page that matches; waits for it. */
const reads = async (page: Page, text: RegExp) =>
  until(async () => text.test(await words(page)), `${text} on the page`)
/** Calls give up after a second or two in place of a minute. */
const impatient =
  '<script>{ const real = setTimeout; window.setTimeout = (act, ms, ...given) => real(act, ms >= 14000 ? 1200 : ms, ...given) }</script>'

const rows: Row[] = [
  {
    id: 'K-541',
    sees: 'who changes her first name while another tab has saved another surname is told of it before she saves over it',
    head: customer,
    body: name,
    say: asked => (asked.path === '/account/details' ? ok : asDocumented(asked)),
    act: async ({ page }) => {
      await press(page, /edit name/i)
      const other = await anotherTab(page)
      await press(other, /edit name/i)
      await field(other, /last name/i).fill('Roe-Smith')
      await press(other, 'Update')
      await other.getByText('Name saved.').first().waitFor()
      await page.bringToFront()
      await field(page, /first name/i).fill('Alice')
      await page.getByText(/changed since you were here/).waitFor()
      expect(await field(page, /first name/i).inputValue()).toBe('Alice')
    },
  },
  {
    id: 'K-542',
    sees: 'what her partner has ordered for another day on his phone is still ordered after she has saved her own day',
    head: customer,
    body: placeholder('regular-order', '', `${json({ product: milk })}<p>Ring us</p>`),
    shop: () => {
      const days: Record<string, { quantity: number; frequency: number }> = {
        1: { quantity: 2, frequency: 1 },
        3: { quantity: 0, frequency: 1 },
      }
      return asked => {
        if (asked.path === '/his-phone') {
          days[3] = { quantity: 2, frequency: 1 }
          return ok
        }
        if (asked.path === '/days') return { status: 200, body: days }
        if (asked.path === '/api/product/regular') {
          Object.assign(days, JSON.parse(asked.body).weekdays)
          return ok
        }
        const weekdays = Object.fromEntries(
          Object.entries(days).map(([day, each]) => [
            day,
            { ...each, active: true, max_quantity: 6, is_order: each.quantity > 0 },
          ]),
        )
        return isRead(asked, /^\/api\/product\/regular\//)
          ? { status: 200, body: { weekdays } }
          : asDocumented(asked)
      }
    },
    act: async ({ page }) => {
      const monday = page.getByRole('button', { name: /Increase quantity of .*Monday/ })
      await monday.waitFor()
      await page.request.get(addressOf(page, '/his-phone'))
      await monday.click()
      await press(page, 'Update order')
      await page.getByText(/saved/i).first().waitFor()
      const days = await (await page.request.get(addressOf(page, '/days'))).json()
      expect([days[1].quantity, days[3].quantity]).toEqual([3, 2])
    },
  },
  {
    id: 'K-543',
    sees: 'where another customer has logged in in another tab, nothing that is pressed here is saved for that customer',
    head: `${customer}<meta name="doorstep-csrf-url" content="/csrf-token">`,
    body: phoneRow + card,
    pages: { '/next': barePage(phoneRow + card, customer.replace('content="17"', 'content="18"')) },
    act: async turn => {
      const { page } = turn
      await field(page, /phone/i).fill('01179 496 111')
      // From now on the session is the other customer's, and so is each fresh token.
      let isFresh = false
      const taken: string[] = []
      turn.answer(asked => {
        if (asked.path.startsWith('/csrf-token')) isFresh = true
        if (asked.method === 'GET') return asDocumented(asked)
        if (!isFresh) return { status: 419, body: { message: 'CSRF token mismatch.' } }
        taken.push(`${asked.method} ${asked.path}`)
        return ok
      })
      const other = await anotherTab(page, '/next')
      await addButton(other).waitFor()
      await page.bringToFront()
      await press(page, 'Update')
      await page.waitForTimeout(800)
      if (await addButton(page).count())
        await addButton(page)
          .click({ timeout: 1000 })
          .catch(() => undefined)
      await page.waitForTimeout(1200)
      expect(taken).toEqual([])
      await other.close()
    },
  },
  {
    id: 'K-544',
    sees: 'where a clock that was a year ahead is set right while the page is open, “This month” is this month',
    at: { server: '2026-11-25T12:00:00Z', device: '2027-11-25T12:00:00Z' },
    head: customer,
    body: search,
    act: async ({ page }) => {
      await until(async () => (await field(page, /^To/).inputValue()) === '25/11/2026', 'the day of the shop')
      await setClock(page, -year)
      await press(page, 'This month')
      await page.waitForTimeout(500)
      expect(await field(page, /^From/).inputValue()).toBe('01/11/2026')
      expect(await field(page, /^To/).inputValue()).toBe('25/11/2026')
    },
  },
  {
    id: 'K-545',
    sees: 'a payment made while the clock was a year ahead does not hide the balance for a year',
    at: { server: '2026-11-25T12:00:00Z', device: '2027-11-25T12:00:00Z' },
    head: customer,
    body: payment,
    act: async ({ page }) => {
      await field(page, /amount/i).fill('10.00')
      await press(page, 'Make Payment')
      await page.waitForURL(/posted/)
      await setClockOfPages(page, -year)
      await page.goto(addressOf(page, '/'))
      await field(page, /amount/i).waitFor()
      await page.waitForTimeout(600)
      expect(await words(page)).toMatch(/Outstanding balance\s+£36\.85/)
      expect(await words(page)).not.toMatch(/may have changed/)
    },
  },
  {
    id: 'K-546',
    sees: 'when the box is confirmed in another tab, the box here is empty, and no product is said to have gone from it',
    head: customer,
    body: box + card,
    pages: { '/checkout': barePage(checkout, customer) },
    mayComplain: true,
    shop: opens(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      const other = await anotherTab(page, '/checkout')
      await confirmButton(other).click()
      await until(() => shop.placed.length > 0, 'an order')
      await page.bringToFront()
      await until(async () => (await region(turn).getByText('Cheese 1').count()) === 0, 'an empty box')
      await page.waitForTimeout(500)
      expect(await words(page)).not.toMatch(/no longer|Cheese/)
      await addButton(page).click()
      await region(turn).getByText('Winter box').first().waitFor()
      await other.close()
    },
  },
  {
    id: 'K-547',
    sees: 'a plus in one tab that crosses Confirm in the other is in the order, or she reads that it is not',
    head: customer,
    body: box,
    pages: { '/checkout': barePage(checkout, customer) },
    mayComplain: true,
    shop: opens(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      const other = await anotherTab(page, '/checkout')
      await other.getByText('£19.20').first().waitFor()
      await confirmButton(other).waitFor()
      await plus(region(turn), 'Cheese 1').click()
      await confirmButton(other).click()
      const isHeld = async () => /Your order has changed/.test(await words(other))
      await until(async () => shop.placed.length > 0 || isHeld(), 'an answer')
      if (!shop.placed.length) {
        // The plus came first, so it is in the order once she has seen it.
        await confirmButton(other).click()
        await until(() => shop.placed.length > 0, 'an order')
        expect(shop.placed).toEqual(['1x3 2x2 = 24.00'])
        await other.close()
        return
      }
      expect(shop.placed).toEqual(['1x2 2x2 = 19.20'])
      await page.bringToFront()
      await reads(page, /Cheese 1|could not|couldn’t|couldn't|not saved|empty/i)
      await page.waitForTimeout(1200)
      expect(await quantity(turn).count()).toBe(0)
      expect(await words(page)).toMatch(/Cheese 1 .*(no longer|back)|not saved|could|confirmed/i)
      await other.close()
    },
  },
  {
    id: 'K-548',
    sees: 'a price that rises and a code that ends between plus and Confirm are seen before anything is ordered',
    head: customer,
    body: box + checkout,
    shop: opens({ discount: 500 }),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await page.getByText('£14.20').first().waitFor()
      Object.assign(shop, { price: 580, discount: 0 })
      await plus(region(turn), 'Cheese 1').click()
      await confirmButton(page).click()
      await reads(page, /Your order has changed/)
      expect(confirmations(turn)).toHaveLength(0)
      expect(await page.locator('[data-widget=checkout-panel]').innerText()).toMatch(/£29\.00/)
      await confirmButton(page).click()
      await until(() => shop.placed.length > 0, 'an order')
      expect(shop.placed).toEqual(['1x3 2x2 = 29.00'])
    },
  },
  {
    id: 'K-549',
    sees: 'a product that sells out between plus and Confirm is not ordered in another quantity unseen',
    head: customer,
    body: box + checkout,
    shop: opens({
      own: asked =>
        asked.method === 'PUT'
          ? { status: 422, body: { message: 'Only 2 left.', errors: { quantity: ['Only 2 left.'] } } }
          : undefined,
    }),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await page.getByText('£19.20').first().waitFor()
      await plus(region(turn), 'Cheese 1').click()
      await confirmButton(page).click()
      await reads(page, /Cheese 1 is back to 2/)
      await page.waitForTimeout(800)
      expect(shop.placed).toEqual([])
      expect(await quantity(turn).inputValue()).toBe('2')
      await confirmButton(page).click()
      await until(() => shop.placed.length > 0, 'an order')
    },
  },
  {
    id: 'K-550',
    sees: 'a box that was cancelled in one tab is not opened for a change in another as if it still came',
    head: customer,
    body: aBox('view-box', { activeBolOrder: null }),
    pages: { '/box': barePage(aBox('box-order-detail'), customer) },
    shop: () => {
      let isCancelled = false
      return asked => {
        if (asked.path === '/api/basket/cancel-bol') {
          isCancelled = true
          return ok
        }
        if (asked.path.startsWith('/api/bol-order/edit'))
          return isCancelled ? { status: 422, body: { message: 'This box has been cancelled.' } } : ok
        if (isRead(asked, /^\/api\/basket\?/))
          return {
            status: 200,
            body: {
              products: [],
              pauses: [],
              moves: [],
              activeBolOrder: null,
              orders: [exampleBox({ cancelled: isCancelled })],
            },
          }
        return asDocumented(asked)
      }
    },
    act: async ({ page }) => {
      const other = await anotherTab(page, '/box')
      await press(other, 'Delete order')
      await press(other, 'Yes delete')
      await other
        .getByText(/has been cancelled|will not be delivered/)
        .first()
        .waitFor()
      await page.bringToFront()
      await page.getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(500)
      const edit = page.getByRole('button', { name: /^Edit order/ })
      if (await edit.count()) await edit.click()
      await reads(page, /cancelled/i)
      expect(new URL(page.url()).pathname).toBe('/')
      await other.close()
    },
  },
  {
    id: 'K-551',
    sees: 'an order that the shop took by telephone meanwhile is not taken for the one whose answer was lost',
    head: customer,
    body: checkout,
    shop: opens(),
    act: async turn => {
      const { page } = turn
      await page.getByText('£19.20').first().waitFor()
      await until(() => turn.asked(/latest-bol/).length > 0, 'the orders so far')
      await page.waitForTimeout(300)
      shop.orders.push('950')
      shop.own = asked => (asked.path.endsWith('/confirm') ? 'lost' : undefined)
      await confirmButton(page).click()
      await until(() => confirmations(turn).length > 0, 'a confirmation')
      await page.waitForTimeout(1200)
      expect(await words(page)).not.toMatch(/went through\.(?! )|Your order went through/)
      shop.own = () => undefined
      await confirmButton(page).click()
      await until(() => shop.placed.length > 0, 'an order')
    },
  },
  {
    id: 'K-552',
    sees: 'a tab that is duplicated in the middle of a checkout orders once, and both tell how it ended',
    head: customer,
    body: '<p>First</p>',
    pages: { '/checkout': barePage(checkout, customer) },
    shop: opens(),
    act: async turn => {
      const { page } = turn
      await page.goto(addressOf(page, '/checkout'))
      await page.getByText('£19.20').first().waitFor()
      await page
        .getByRole('combobox', { name: /Special instructions|Delivery option/ })
        .first()
        .waitFor()
      // A window that a page opens gets a copy of the tab's storage, as a duplicated tab does.
      const [copy] = await Promise.all([
        page.context().waitForEvent('page'),
        page.evaluate(() => void window.open(location.href)),
      ])
      await copy.getByText('£19.20').first().waitFor()
      await confirmButton(copy).waitFor()
      await Promise.all([
        copy.evaluate(() =>
          [...document.querySelectorAll('button')]
            .find(each => /Confirm/.test(each.textContent ?? ''))
            ?.click(),
        ),
        page.evaluate(() =>
          [...document.querySelectorAll('button')]
            .find(each => /Confirm/.test(each.textContent ?? ''))
            ?.click(),
        ),
      ])
      await until(() => shop.placed.length > 0, 'an order')
      await page.waitForTimeout(1500)
      expect(shop.placed).toHaveLength(1)
      for (const each of [page, copy])
        expect(`${each.url()} ${await words(each)}`).toMatch(
          /checkout-complete|went through|Thank you|no longer here to confirm/,
        )
      await copy.close()
    },
  },
  {
    id: 'K-553',
    sees: 'who goes back to a checkout that was confirmed meanwhile, and confirms again, orders nothing twice and reads how it ended',
    head: customer,
    body: '<p>First</p>',
    pages: { '/checkout': barePage(checkout, customer) },
    shop: opens(),
    act: async turn => {
      const { page } = turn
      await page.goto(addressOf(page, '/checkout'))
      await page.getByText('£19.20').first().waitFor()
      await page.goto(addressOf(page, '/found'))
      const other = await anotherTab(page, '/checkout')
      await confirmButton(other).click()
      await other.waitForURL(/checkout-complete/)
      await other.close()
      await page.goBack()
      await page.locator('[data-widget=checkout-panel] .doorstep').waitFor()
      if (await confirmButton(page).count())
        await confirmButton(page)
          .click({ timeout: 1000 })
          .catch(() => undefined)
      await reads(page, /no longer|went through|confirmed/i)
      expect(shop.placed).toHaveLength(1)
    },
  },
  {
    id: 'K-554',
    sees: 'a checkout that was opened yesterday is not confirmed for a day whose orders have closed, at whatever first sign of her',
    at: '2026-11-25T12:00:00Z',
    head: customer,
    body: checkout,
    shop: opens(),
    act: async turn => {
      const { page } = turn
      await page.getByText('£19.20').first().waitFor()
      await setClock(page, 36)
      turn.pass(36)
      await confirmButton(page)
        .click({ timeout: 1500 })
        .catch(() => undefined)
      await page.waitForTimeout(1500)
      expect(shop.placed).toEqual([])
      const shown = await page.locator('[data-widget=checkout-panel]').innerText()
      expect(shown).toMatch(/past the Order Cutoff|closed/i)
      expect(shown).not.toMatch(/Next delivery\s+Friday 27/)
    },
  },
  {
    id: 'K-555',
    sees: 'a day that fills up while it is chosen is refused in the shop’s words, promised nowhere, and another day is ordered',
    head: customer,
    body: checkout,
    shop: opens({ date: '2026-11-27' }),
    act: async turn => {
      const { page } = turn
      const day = page.getByRole('combobox', { name: /Delivery date/ })
      await day.waitFor()
      shop.own = asked =>
        asked.path.endsWith('/update-date') && asked.body.includes('11-28')
          ? { status: 422, body: { message: 'Refused', errors: { date: ['Saturday has just filled up.'] } } }
          : undefined
      await day.selectOption('2026-11-28')
      await page.getByText('Saturday has just filled up.').first().waitFor()
      await confirmButton(page)
        .click({ timeout: 1000 })
        .catch(() => undefined)
      await page.waitForTimeout(800)
      expect(shop.placed).toEqual([])
      expect(await page.locator('[data-widget=checkout-panel]').innerText()).not.toMatch(
        /Next delivery\s+Saturday/,
      )
      await day.selectOption('2026-12-02')
      await until(() => shop.date === '2026-12-02', 'another day')
      await page.waitForTimeout(600)
      await confirmButton(page).click()
      await until(() => shop.placed.length > 0, 'an order')
    },
  },
  {
    id: 'K-556',
    sees: 'on 29 February 2028, on an island where it is tomorrow, months, a pause over the change of clocks and a move begin and end on the shop’s days',
    at: '2028-02-29T11:00:00Z',
    visitor: { timezoneId: 'Pacific/Kiritimati' },
    head: customer,
    body: search + pause + move,
    act: async ({ page }) => {
      const found = page.locator('[data-widget=transaction-search]')
      const of = async (label: RegExp) => found.getByRole('textbox', { name: label }).first().inputValue()
      await until(async () => (await of(/^To/)) === '29/02/2028', 'the day of the shop')
      await press(page, 'This month')
      expect([await of(/^From/), await of(/^To/)]).toEqual(['01/02/2028', '29/02/2028'])
      await press(page, 'Last 30 days')
      expect([await of(/^From/), await of(/^To/)]).toEqual(['30/01/2028', '29/02/2028'])
      await field(page, /^First day/).fill('20 March')
      await field(page, /^First day/).press('Tab')
      await press(page, '2 weeks')
      expect(await field(page, /^First day/).inputValue()).toBe('20/03/2028')
      expect(await field(page, /^Last day/).inputValue()).toBe('02/04/2028')
      await reads(page, /14 days without deliveries/)
      expect(await page.locator('[data-widget=house-move]').getByRole('textbox').first().inputValue()).toBe(
        '01/03/2028',
      )
    },
  },
  {
    id: 'K-557',
    sees: 'over New Year, on an island where it is still yesterday, a day without a year and “This month” are of the year that it is in the shop',
    at: '2026-12-31T23:57:00Z',
    visitor: { timezoneId: 'Pacific/Honolulu' },
    head: customer,
    body: search + pause,
    act: async ({ page, pass }) => {
      const first = field(page, /^First day/)
      const type = async (text: string) => {
        await first.fill(text)
        await first.press('Tab')
        return first.inputValue()
      }
      await until(async () => (await field(page, /^To/).inputValue()) === '31/12/2026', 'the day of the shop')
      expect(await type('2 January')).toBe('02/01/2027')
      await setClock(page, 0.1)
      pass(0.1)
      await page.getByRole('button', { name: 'This month' }).hover()
      await page.waitForTimeout(100)
      await press(page, 'This month')
      await until(async () => (await field(page, /^To/).inputValue()) === '01/01/2027', 'the new year')
      expect(await field(page, /^From/).inputValue()).toBe('01/01/2027')
      expect(await type('31 December')).toBe('31/12/2027')
      expect(await type('3/1')).toMatch(/^(03\/01\/2027|3\/1)$/)
    },
  },
  {
    id: 'K-558',
    sees: 'where another tab has tried a postcode that is not served, an order that the shop refuses for it is told with its reason, and not as added',
    head: guest,
    body: placeholder('postcode-panel') + card,
    shop: () => {
      let isServed = false
      return asked => {
        if (/postcode\/verify/.test(asked.path)) {
          isServed = /BA1/.test(asked.body)
          return isServed
            ? asDocumented(asked)
            : {
                status: 200,
                body: {
                  postcode_match: false,
                  quota_reached: false,
                  is_affiliate: false,
                  results: { id: 9 },
                },
              }
        }
        if (asked.path === '/api/product/bol' && asked.method === 'POST')
          return isServed ? ok : { status: 422, body: { message: 'We do not deliver to ZE1 0AA.' } }
        return asDocumented(asked)
      }
    },
    act: async turn => {
      const { page } = turn
      const check = async (at: Page, postcode: string) => {
        const its = at.getByRole('textbox', { name: /postcode/i }).first()
        await its.fill(postcode)
        await its.press('Enter')
        await at.locator('[aria-modal=true]').waitFor()
        await at.keyboard.press('Escape')
        await at.locator('[aria-modal=true]').waitFor({ state: 'detached' })
      }
      await check(page, 'BA1 5LR')
      const other = await anotherTab(page, '/')
      await check(other, 'ZE1 0AA')
      await page.bringToFront()
      await addButton(page).click()
      await until(() => orders(turn).length > 0 || page.locator('[aria-modal=true]').isVisible(), 'an answer')
      await reads(page, /We do not deliver to ZE1 0AA|Check/)
      await page.waitForTimeout(500)
      expect(await page.locator('[data-widget=order-dialog]').innerText()).not.toMatch(/1 (added|in )/i)
      await other.close()
    },
  },
  {
    id: 'K-559',
    sees: 'a tab that the browser restores a week after a crash shows the week that it is then',
    at: '2026-11-25T12:00:00Z',
    head: customer,
    body: week,
    act: async ({ page, asked, pass }) => {
      await until(() => asked(/^\/api\/basket\?/).length > 0, 'a week')
      await press(page, /^Next week/)
      await until(() => asked(/^\/api\/basket\?.*2026-11-29/).length > 0, 'the next week')
      await page.waitForTimeout(500)
      pass(15 * 24)
      await setClockOfPages(page, 15 * 24)
      const before = asked(/^\/api\/basket\?/).length
      await page.reload()
      await until(() => asked(/^\/api\/basket\?/).length > before, 'a week again')
      await page.waitForTimeout(800)
      expect(asked(/^\/api\/basket\?/).at(-1)?.path).toMatch(/2026-12-06/)
    },
  },
  {
    id: 'K-560',
    sees: 'an order that the shop saves long after the call was given up is not in the box twice, and page and shop agree in the end',
    head: customer + impatient,
    body: card + box,
    mayComplain: true,
    shop: () => {
      const rest = keeps()()
      let saved = 0
      let presses = 0
      return asked => {
        if (asked.path === '/api/product/bol' && asked.method === 'POST') {
          presses++
          const { quantity: many, increment } = JSON.parse(asked.body)
          const save = () => {
            saved = increment ? saved + many : many
            rest(asked)
          }
          if (presses > 1) {
            save()
            return ok
          }
          setTimeout(save, 2600)
          return { status: 200, body: {}, wait: 2600 }
        }
        if (asked.path === '/saved') return { status: 200, body: { saved } }
        return rest(asked)
      }
    },
    act: async ({ page }) => {
      await addButton(page).click()
      await reads(page, /try again|not added|could not|couldn|can’t|can't|don't know/i)
      await page.waitForTimeout(2500)
      await page.evaluate("window.dispatchEvent(new Event('online'))")
      await page.waitForTimeout(1200)
      expect(await page.locator('[data-widget=order-dialog]').innerText()).toMatch(/1 in /)
      expect(await page.locator('[data-widget=order-dialog]').innerText()).not.toMatch(/not added|could not/i)
      const { saved } = await (await page.request.get(addressOf(page, '/saved'))).json()
      expect(saved).toBe(1)
    },
  },
]

playRows(rows, [])
