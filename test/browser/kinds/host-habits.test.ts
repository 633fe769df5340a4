import { barePage } from '../../support/servers/bare-server'
import { customer, playRows, type Row, type Turn, until } from './play-rows'
import {
  addButton,
  card,
  email,
  guarantee,
  milkSearch,
  orders,
  pause,
  readGuarantee,
  recipe,
} from './subjects'

// What the scripts and plugins of an old page do with the widgets that have come to it.

const sendsRecipe = async ({ page, asked }: Turn) => {
  await email(page).first().fill('kate@example.co')
  await page.getByRole('button', { name: 'SUBMIT' }).first().click()
  await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
}

const rows: Row[] = [
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
]

playRows(rows)
