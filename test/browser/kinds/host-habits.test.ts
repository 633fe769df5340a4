import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { customer, playRows, type Row, type Turn, until } from './play-rows'
import {
  addButton,
  card,
  closeDialog,
  dialog,
  email,
  enquiry,
  guarantee,
  milkSearch,
  mounted,
  openDialog,
  orders,
  pause,
  readGuarantee,
  recipe,
  sent,
} from './subjects'

// What the scripts and plugins of an old page do with the widgets that have come to it.

const sendsRecipe = async ({ page, asked }: Turn) => {
  await email(page).first().fill('kate@example.co')
  await page.getByRole('button', { name: 'SUBMIT' }).first().click()
  await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
}
/** Nothing lies over the page, nothing is out of reach, and the page scrolls. */
const isUsable = (page: Page) =>
  page.evaluate(() => {
    const link = document.getElementById('out') as HTMLElement
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return (
      document.elementFromPoint(x + width / 2, y + height / 2) === link &&
      !link.closest('[inert], [aria-hidden=true]') &&
      getComputedStyle(document.documentElement).overflowY !== 'hidden'
    )
  })
const out = '<a href="/found" id="out">Out</a>'

const rows: Row[] = [
  {
    id: 'K-486',
    sees: 'a dialog whose widget the page hides meanwhile closes, and the focus is on something that can be seen',
    body: `<div id="pane">${guarantee}</div><div id="other"><button id="own">Own</button></div>${out}`,
    act: async ({ page }) => {
      for (const hide of [
        "pane.style.display = 'none'",
        'pane.hidden = true',
        'pane.inert = true',
        'pane.remove()',
      ]) {
        await page.evaluate('window.kept = pane')
        await openDialog(page)
        await page.evaluate(hide)
        await page.waitForTimeout(200)
        if (await page.locator(dialog).count()) await closeDialog(page)
        expect(await isUsable(page)).toBe(true)
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(() => {
            const at = document.activeElement as HTMLElement
            return at === document.body || (at.checkVisibility() && !at.closest('[inert]'))
          }),
        ).toBe(true)
        await page.evaluate(
          "kept.style.display = ''; kept.hidden = false; kept.inert = false; if (!kept.isConnected) document.body.prepend(kept)",
        )
        await mounted(page, 1)
      }
    },
  },
  {
    id: 'K-492',
    sees: 'where old polyfills replace methods of elements and lists with poorer ones, dialogs, a calendar, a search and a card work, or a message says why not',
    head: `${customer}<script>
      Element.prototype.remove = function () { this.parentNode.removeChild(this) }
      Element.prototype.closest = function (selector) { let at = this; while (at && at.nodeType === 1) { if (at.matches(selector)) return at; at = at.parentNode } return null }
      Element.prototype.append = function (child) { this.appendChild(typeof child === 'string' ? document.createTextNode(child) : child) }
      Element.prototype.replaceWith = function (child) { this.parentNode.replaceChild(child, this) }
      Element.prototype.toggleAttribute = function (name) { this.hasAttribute(name) ? this.removeAttribute(name) : this.setAttribute(name, '') }
      NodeList.prototype.forEach = function (act) { for (let at = 0; at < this.length; at++) act(this[at], at) }
      Array.prototype.includes = function (one) { return this.indexOf(one) > -1 }
      Array.prototype.find = function (act) { for (let at = 0; at < this.length; at++) if (act(this[at], at)) return this[at] }
      Array.prototype.flat = function () { return [].concat.apply([], this) }
      String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, '') }
      String.prototype.padStart = function (length, fill) { let text = String(this); while (text.length < length) text = (fill || ' ') + text; return text }
      Object.entries = function (of) { return Object.keys(of).map(name => [name, of[name]]) }
      Object.defineProperty(window, 'CustomEvent', { configurable: true, writable: true, value: function (type, how) { const made = document.createEvent('CustomEvent'); made.initCustomEvent(type, how && how.bubbles, how && how.cancelable, how && how.detail); return made } })
      window.requestAnimationFrame = act => setTimeout(() => act(Date.now()), 16); window.cancelAnimationFrame = clearTimeout
      window.requestIdleCallback = act => setTimeout(() => act({ didTimeout: false, timeRemaining: () => 50 }), 1)
      window.matchMedia = query => ({ matches: false, media: query, addListener() {}, removeListener() {} })
      </script>`,
    body: `${card}${guarantee}${pause}${milkSearch}${recipe}`,
    mayComplain: true,
    pages: {
      '/assign': barePage(
        guarantee,
        '<script>Object.assign = function (to, from) { for (const name in from) to[name] = from[name]; return to }</script>',
      ),
    },
    act: async turn => {
      const { page } = turn
      await readGuarantee(page)
      await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      await page.getByRole('grid').first().getByRole('button', { disabled: false }).last().click()
      await page.getByRole('combobox').pressSequentially('mil')
      await until(async () => (await page.getByRole('option').count()) === 2, 'two suggestions')
      await page.keyboard.press('Escape')
      await addButton(page).click()
      await until(() => orders(turn).length > 0, 'an order')
      await sendsRecipe(turn)
      const told: string[] = []
      page.on('console', message => told.push(message.text()))
      await page.goto(new URL('/assign', page.url()).href)
      await until(() => told.join().includes('a script of this page has broken Object'), 'a message')
      await page.getByText('Ring us').waitFor()
    },
  },
  {
    id: 'K-500',
    sees: 'a form that a script of the page reads and sends by itself, at Enter in a field, has the day and the address that were just typed',
    body: `<form id="all" action="/posted?page" method="post">${pause}${enquiry}<button>Send all</button></form><script>all.addEventListener('submit', event => { event.preventDefault(); fetch('/posted?script', { method: 'POST', body: new URLSearchParams(new FormData(all)) }) })</script>`,
    act: async ({ page, asked }) => {
      await page.getByLabel('Enquiry Type').selectOption('deliveries')
      await page.getByLabel('First line of address').fill('1 Mill Road')
      await page.getByLabel('Postcode').fill('BA1 5LR')
      await page.getByRole('textbox', { name: /^First day/ }).fill('24/12/2027')
      await page.keyboard.press('Tab')
      const last = page.getByRole('textbox', { name: /^Last day/ })
      await last.fill('28/12/2027')
      await last.press('Enter')
      await page.waitForTimeout(300)
      if (!asked(/^\/posted\?script/).length) await page.getByRole('button', { name: 'Send all' }).click()
      await until(() => asked(/^\/posted\?script/).length > 0, 'a sending')
      const fields = sent(asked(/^\/posted\?script/)[0]?.body)
      expect(fields.get('address_1')).toBe('1 Mill Road')
      expect(fields.get('start_date')).toMatch(/24\/12\/2027|2027-12-24/)
      expect(fields.get('end_date')).toMatch(/28\/12\/2027|2027-12-28/)
      // Whoever cancels the sending gets the form back at once.
      await page.waitForTimeout(300)
      await page.getByRole('button', { name: 'Send all' }).click()
      await until(() => asked(/^\/posted\?script/).length === 2, 'another sending')
    },
  },
]

playRows(rows)
