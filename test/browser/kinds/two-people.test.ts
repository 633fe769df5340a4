import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { shiftClock } from '../../support/tabs'
import { anotherTab, isRead, keeps, region } from './box'
import { checkout, confirmButton, opens, shop, words } from './checkout-shop'
import { asDocumented, customer, json, milk, ok, placeholder, playRows, type Row, until } from './play-rows'
import { addButton, card } from './subjects'

// Two tabs, two people and two moments between looking and saving.

const box = placeholder('bol-basket')
const name = placeholder('account-name', 'data-firstname="Alison" data-lastname="Roe"')
const payment = placeholder('payment-form', 'data-action="/posted" data-outstanding-balance="36.85"')

const addressOf = (page: Page, path: string) => new URL(path, page.url()).href
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

playRows(rows)
