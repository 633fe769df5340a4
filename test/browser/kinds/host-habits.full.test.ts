import type { Page } from 'playwright-core'
import { type Asked, barePage, type Said } from '../../support/servers/bare-server'
import { keeps, plus, quantity, region } from './box'
import {
  asDocumented,
  customer,
  placeholder,
  playRows,
  type Row,
  refusal,
  type Turn,
  until,
  veg,
} from './play-rows'
import {
  addButton,
  card,
  closeDialog,
  dialog,
  email,
  enquiry,
  guarantee,
  guest,
  milkSearch,
  mounted,
  openDialog,
  orders,
  pause,
  postcode,
  printedEnquiry,
  readGuarantee,
  recipe,
  script,
  sent,
} from './subjects'

// What the scripts and plugins of an old page do with the widgets that have come to it.

const box = placeholder('bol-basket')
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
/** A shop that saves a quantity at once and answers late. */
const late =
  (wait: number) =>
  (lines: Map<string, number>, { method, body }: Asked): Said | undefined => {
    if (method !== 'PUT') return undefined
    lines.set('1', (JSON.parse(body) as { quantity: number }).quantity)
    return { status: 200, body: {}, wait }
  }
const out = '<a href="/found" id="out">Out</a>'

const rows: Row[] = [
  {
    id: 'K-481',
    sees: 'what jQuery sets in a list, a field and a box, with its own event, with the browser’s and with none, is what is seen and posted',
    body: `<form action="/posted?page" method="post">${enquiry}${placeholder('offline-customer')}<button>Send all</button></form>`,
    act: async ({ page, asked }) => {
      await script(page, 'jquery-1/dist/jquery.js')
      await page.evaluate(`
        jQuery('.doorstep select').val('feedback').trigger('change')
        jQuery('.doorstep select').val('deliveries')`)
      await page.waitForTimeout(100)
      await page
        .locator('h1, body')
        .first()
        .click({ position: { x: 2, y: 2 } })
      await page.getByLabel('First line of address').waitFor()
      await page.evaluate(`
        jQuery('.doorstep input[name=address_1]').val('1 Mill Road').change()
        jQuery('.doorstep input[name=postcode]').val('BA1 5LR')
        jQuery('.doorstep input[type=checkbox]').prop('checked', true)`)
      await page.getByRole('button', { name: 'Send all' }).click()
      await page.waitForURL(/posted/)
      const fields = sent(asked(/^\/posted/)[0]?.body)
      expect([
        fields.get('type'),
        fields.get('address_1'),
        fields.get('postcode'),
        fields.getAll('offline').at(-1),
      ]).toEqual(['deliveries', '1 Mill Road', 'BA1 5LR', '1'])
    },
  },
  {
    id: 'K-482',
    sees: 'a page that disables each submit button at its press, and names it “Please wait”, does not keep a refused form from being sent again',
    head: guest,
    body: `${recipe}${postcode}<script>document.addEventListener('submit', event => { const button = event.target.querySelector('[type=submit], button:not([type])'); if (button) setTimeout(() => { button.disabled = true; button.setAttribute('disabled', 'disabled') }) }, true)</script>`,
    shop: () => {
      let tries = 0
      return asked =>
        asked.path.startsWith('/email-recipe') && !tries++
          ? refusal('email', 'That is no address.')
          : asDocumented(asked)
    },
    act: async ({ page, asked }) => {
      await email(page).fill('kate@example')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await page.getByText('That is no address.').first().waitFor()
      await page.waitForTimeout(200)
      await email(page).fill('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length === 2, 'another recipe')
      await page.getByText('Recipe sent successfully').first().waitFor()
    },
  },
  {
    id: 'K-483',
    sees: 'a mask that writes each field anew while somebody types (capitals, a space, only so many letters) is what is checked',
    head: guest,
    body: `${postcode}${placeholder('account-phone', 'data-phone="0117 496 0142" data-editing')}<script>
      document.addEventListener('input', ({ target }) => {
        if (/postcode/i.test(target.name + target.id + target.autocomplete)) { const plain = target.value.toUpperCase().replace(/[^A-Z0-9]/g, '').slice(0, 7); target.value = plain.length > 4 ? plain.slice(0, -3) + ' ' + plain.slice(-3) : plain }
        if (target.type === 'tel') target.value = target.value.replace(/\\D/g, '').replace(/(\\d{5})(?=\\d)/, '$1 ').slice(0, 12)
      })</script>`,
    act: async ({ page, asked }) => {
      const field = page.getByRole('textbox', { name: /postcode/i }).first()
      await field.pressSequentially('ba15lrxxxx')
      const shown = await field.inputValue()
      await page
        .locator('[data-widget=postcode-panel]')
        .getByRole('button', { name: 'Check', exact: true })
        .click()
      await page.waitForTimeout(400)
      if (asked(/verify/).length)
        expect(JSON.parse(asked(/verify/)[0]?.body ?? '{}').postcode.replace(/\s/g, '')).toBe(
          shown.replace(/\s/g, ''),
        )
      if (await page.locator(dialog).count()) await closeDialog(page)
      const phone = page.getByRole('textbox', { name: 'Phone' })
      await phone.fill('')
      await phone.pressSequentially('01632960777')
      expect(await phone.inputValue()).toBe('01632 960777')
      await page.getByRole('button', { name: 'Update' }).click()
      await until(() => asked(/^\/account\/details/).length > 0, 'a number')
      expect(JSON.parse(asked(/^\/account\/details/)[0]?.body ?? '{}').phone).toBe('01632 960777')
    },
  },
  {
    id: 'K-484',
    sees: 'a page that morphs its whole body while a dialog is open, and a change of the box is on its way, can be used, and has the change once',
    head: customer,
    body: `${guarantee}${box}${out}`,
    shop: keeps(late(700)),
    act: async turn => {
      const { page, asked } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await script(page, 'idiomorph/dist/idiomorph.js')
      await plus(region(turn), 'Cheese 1').click()
      await openDialog(page)
      await page.evaluate(
        `Idiomorph.morph(document.body, ${JSON.stringify(`<body>${guarantee}${box}${out}<p>News</p></body>`)}, { morphStyle: 'innerHTML' })`,
      )
      await page.waitForTimeout(1200)
      if (await page.locator(dialog).count()) await closeDialog(page)
      expect(await isUsable(page)).toBe(true)
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
      expect(asked(/bol-basket\/1/).map(({ body }) => JSON.parse(body).quantity)).toEqual([3])
      await readGuarantee(page)
    },
  },
  {
    id: 'K-485',
    sees: 'a sidebar that a script moves to the foot while its calendar is open, and a change is on its way, keeps the day, and loses no change',
    head: customer,
    body: `<aside id="side"><div id="inner">${pause}${box}</div></aside><main style="height:300px">Main</main><footer id="foot"></footer>`,
    shop: keeps(late(600)),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      const first = page.getByRole('textbox', { name: /^First day/ })
      await first.fill('24/12/2027')
      await first.press('Tab')
      await plus(region(turn), 'Cheese 1').click()
      await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      await page.getByRole('grid').first().waitFor()
      await page.evaluate('foot.append(inner)')
      await mounted(page, 2)
      await page.waitForTimeout(900)
      expect(await first.inputValue()).toBe('24/12/2027')
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      await page.getByRole('grid').first().getByRole('button', { disabled: false }).last().click()
      expect(await first.inputValue()).not.toBe('24/12/2027')
    },
  },
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
    id: 'K-487',
    sees: 'in a drawer whose page hides all else from screen readers, a dialog can be found and its messages are heard',
    head: customer,
    body: `<main>${guarantee}${out}</main><div id="drawer" role="dialog" aria-label="Menu" style="position:fixed;top:0;left:0;width:500px;height:500px;background:white;display:none">${card}<div id="more"></div></div>`,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await readGuarantee(page)
      await page.evaluate(() => {
        const drawer = document.getElementById('drawer') as HTMLElement
        drawer.style.display = ''
        for (const each of document.body.children)
          if (each !== drawer) each.setAttribute('aria-hidden', 'true')
      })
      await addButton(page).click()
      await until(() => orders(turn).length > 0, 'an order')
      const heard = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
            .filter(each => !each.closest('[aria-hidden=true]'))
            .map(each => each.textContent?.trim())
            .join(' '),
        )
      await until(async () => /Added to your box/.test(await heard()), 'a word of it')
    },
  },
  {
    id: 'K-488',
    sees: 'in a modal of Bootstrap 3, which takes the focus back, a dialog of ours can be written in and closed, and then the modal',
    head: guest,
    body: `<div class="modal" id="theirs" tabindex="-1" role="dialog" style="display:none"><div class="modal-dialog"><div class="modal-content" style="background:white">${postcode}<button id="closes" data-dismiss="modal">Shut</button></div></div></div>${out}`,
    say: asked =>
      /postcode\/verify/.test(asked.path)
        ? {
            status: 200,
            body: { postcode_match: false, quota_reached: false, is_affiliate: false, results: { id: 5 } },
          }
        : asDocumented(asked),
    act: async ({ page, asked }) => {
      await script(page, 'jquery-1/dist/jquery.js')
      await script(page, 'bootstrap/dist/js/bootstrap.js')
      await page.evaluate("jQuery('#theirs').modal('show')")
      const field = page.getByRole('textbox', { name: /postcode/i }).first()
      await field.fill('BA1 5LR')
      await field.press('Enter')
      await until(() => asked(/postcode\/verify/).length > 0, 'a check')
      await page.locator(dialog).waitFor()
      const name = page.locator(dialog).getByRole('textbox').first()
      if (await name.count()) {
        await name.click()
        await page.keyboard.type('Kate')
        expect(await name.inputValue()).toBe('Kate')
      } else
        expect(
          await page.evaluate(
            selector => document.querySelector(selector)?.contains(document.activeElement),
            dialog,
          ),
        ).toBe(true)
      await closeDialog(page)
      await page.locator('#closes').click()
      await page.locator('#theirs').waitFor({ state: 'hidden' })
      await page.waitForTimeout(300)
      expect(await isUsable(page)).toBe(true)
    },
  },
  {
    id: 'K-489',
    sees: 'after a script of the page has hidden every dialog it knows of, the page can be used, and the dialog opens again',
    body: `${guarantee}${out}<div style="height:1500px"></div>`,
    act: async ({ page }) => {
      for (const hide of [
        "for (const each of document.querySelectorAll('[role=dialog], .modal')) each.style.display = 'none'",
        "for (const each of document.querySelectorAll('[role=dialog], .modal')) each.remove()",
      ]) {
        await openDialog(page)
        await page.evaluate(hide)
        await page.waitForTimeout(100)
        await page.keyboard.press('Escape')
        await page.waitForTimeout(300)
        expect(await isUsable(page)).toBe(true)
        await readGuarantee(page)
      }
    },
  },
  {
    id: 'K-490',
    sees: 'where an agent adds a header of its own to each call, in the ways agents do, the call has its token, its type and its words',
    head: customer,
    body: '<p>First</p>',
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      const ways = {
        spread:
          'const own = fetch; window.fetch = (address, how = {}) => own(address, { ...how, headers: { ...how.headers, "X-Trace": "1" } })',
        assigned:
          'const own = fetch; window.fetch = (address, how = {}) => { how.headers = Object.assign({}, how.headers, { "X-Trace": "1" }); return own(address, how) }',
        keys: 'const own = fetch; window.fetch = (address, how = {}) => { const headers = {}; for (const name in how.headers) headers[name] = how.headers[name]; headers["X-Trace"] = "1"; return own(address, { ...how, headers }) }',
        set: 'const own = fetch; window.fetch = (address, how = {}) => { const headers = new Headers(how.headers); headers.set("X-Trace", "1"); return own(address, { ...how, headers }) }',
        request:
          'const own = fetch; window.fetch = (address, how) => { const asked = new Request(address, how); asked.headers.set("X-Trace", "1"); return own(asked) }',
      }
      for (const [name, way] of Object.entries(ways)) {
        const seen: Record<string, string>[] = []
        const note = (asked: { method: () => string; headers: () => Record<string, string> }) => {
          if (asked.method() === 'POST') seen.push(asked.headers())
        }
        page.on('request', note)
        await page.route(`**/${name}`, route =>
          route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: barePage(card, `${customer}<script>{ ${way} }</script>`),
          }),
        )
        await page.goto(new URL(`/${name}`, page.url()).href)
        const before = orders(turn).length
        await page.getByRole('button', { name: /^Add / }).first().click()
        await until(() => orders(turn).length > before, `an order with ${name}`)
        page.off('request', note)
        expect([name, seen[0]?.['x-csrf-token'], seen[0]?.['content-type'], seen[0]?.['x-trace']]).toEqual([
          name,
          'a-token',
          'application/json',
          '1',
        ])
        expect(JSON.parse(orders(turn).at(-1)?.body ?? '{}')).toMatchObject({ id: 333 })
      }
    },
  },
  {
    id: 'K-491',
    sees: 'a tool that replays visits, with setters of its own on each field and each kind of field, changes nothing of what is typed and set',
    head: `<script>
      for (const kind of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) { const own = Object.getOwnPropertyDescriptor(kind.prototype, 'value'); Object.defineProperty(kind.prototype, 'value', { ...own, set(value) { own.set.call(this, value); window.noted = (window.noted || 0) + 1 } }) }
      { const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked'); Object.defineProperty(HTMLInputElement.prototype, 'checked', { ...own, set(value) { own.set.call(this, value) } }) }
      const watch = () => { for (const field of document.querySelectorAll('input, select, textarea')) { if (field.watched) continue; field.watched = true; const own = Object.getOwnPropertyDescriptor(field, 'value') || Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value'); Object.defineProperty(field, 'value', { configurable: true, get() { return own.get.call(this) }, set(value) { own.set.call(this, value) } }) } }
      new MutationObserver(watch).observe(document, { subtree: true, childList: true })</script>`,
    body: `${recipe}<form action="/posted?page" method="post">${enquiry}<button>Send all</button></form>`,
    act: async turn => {
      const { page, asked } = turn
      await sendsRecipe(turn)
      expect(asked(/^\/email-recipe/)[0]?.body).toContain('kate@example.co')
      await page.getByLabel('Enquiry Type').selectOption('deliveries')
      await page.evaluate("document.querySelector('input[name=address_1]').value = '1 Mill Road'")
      await page.getByLabel('Postcode').fill('BA1 5LR')
      expect(await page.getByLabel('First line of address').inputValue()).toBe('1 Mill Road')
      await page.getByRole('button', { name: 'Send all' }).click()
      await page.waitForURL(/posted/)
      expect(sent(asked(/^\/posted/)[0]?.body).get('address_1')).toBe('1 Mill Road')
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
    id: 'K-493',
    sees: 'a page that prevents what a pointer does at its start, to drag things, leaves presses, suggestions, the calendar and the focus after a dialog',
    head: `${customer}<script>for (const type of ['pointerdown', 'mousedown', 'touchstart', 'dragstart', 'selectstart']) document.addEventListener(type, event => event.preventDefault(), { passive: false })</script>`,
    body: `${guarantee}${milkSearch}${pause}${card}`,
    act: async turn => {
      const { page } = turn
      await openDialog(page)
      await page.locator(dialog).getByRole('button').last().click()
      await page.locator(dialog).waitFor({ state: 'detached' })
      await page.getByRole('combobox').focus()
      await page.keyboard.type('mil')
      await page.getByRole('option').first().click()
      await page.waitForURL(/found\?q=Milk/)
      await page.goBack()
      await mounted(page, 4)
      await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      await page.getByRole('grid').first().getByRole('button', { disabled: false }).last().click()
      await addButton(page).click()
      await until(() => orders(turn).length > 0, 'an order')
    },
  },
  {
    id: 'K-494',
    sees: 'after a login without a reload, of which the page tells by its settings and an event, the box and the card are those of the customer',
    head: '<meta name="doorstep-is-guest" content="yes" id="is"><meta name="doorstep-has-postcode" content="0" id="has">',
    body: `${box}${card}`,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await page.waitForTimeout(300)
      await page.evaluate(() => {
        document.getElementById('is')?.setAttribute('content', 'no')
        document.getElementById('has')?.setAttribute('content', '1')
        document.head.append(
          Object.assign(document.createElement('meta'), { name: 'doorstep-customer', content: '17' }),
        )
        dispatchEvent(
          new CustomEvent('valid-postcode', { detail: { postcode: 'BA1 5LR', quotaReached: false } }),
        )
        dispatchEvent(new CustomEvent('basket-updated'))
      })
      await region(turn).getByText('Cheese 1').first().waitFor()
      await addButton(page).click()
      await until(() => orders(turn).length > 0, 'an order')
      await plus(region(turn), 'Cheese 1').click()
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
    },
  },
  {
    id: 'K-495',
    sees: 'a token that the page renews, in its meta or its variable, is that of the next call and of the next form, also of one that stood there before',
    head: customer,
    body: `${card}${recipe}${placeholder('payment-form', 'data-action="/posted" data-outstanding-balance="36.85"')}`,
    act: async ({ page, asked }) => {
      const tokens: (string | undefined)[] = []
      page.on('request', each => {
        if (each.method() !== 'GET') tokens.push(each.headers()['x-csrf-token'])
      })
      await page.evaluate("document.querySelector('meta[name=csrf-token]').content = 'second-token'")
      await email(page).fill('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      expect(tokens.at(-1)).toBe('second-token')
      await page.evaluate(
        "const old = document.querySelector('meta[name=csrf-token]'); const made = document.createElement('meta'); made.name = 'csrf-token'; made.content = 'third-token'; old.replaceWith(made)",
      )
      await addButton(page).click()
      await until(() => asked(/^\/api\/product\/bol/).some(({ method }) => method === 'POST'), 'an order')
      expect(tokens.at(-1)).toBe('third-token')
      await page.getByRole('textbox', { name: /Amount in pounds/ }).fill('10.00')
      await page.getByRole('button', { name: 'Make Payment' }).click()
      await page.waitForURL(/posted/)
      expect(sent(asked(/^\/posted/)[0]?.body).get('_token')).toBe('third-token')
    },
  },
  {
    id: 'K-496',
    sees: 'a choice of sizes that gives a card another product, in its attribute or in its content, orders the product that is shown',
    head: customer,
    body: `<div id="a" data-widget="order-dialog" data-load="ready" data-json='${JSON.stringify({ product: veg })}'><a href="/found">Add to basket</a></div><div id="b">${card}</div>`,
    act: async turn => {
      const { page } = turn
      const large = JSON.stringify({
        product: { ...veg, id: 334, name: 'Large winter box', order_price: '24.50' },
      })
      await page.evaluate(text => document.getElementById('a')?.setAttribute('data-json', text), large)
      await page
        .locator('#a')
        .getByRole('button', { name: /Large winter box/ })
        .click()
      await until(() => orders(turn).length === 1, 'an order')
      await page.evaluate(
        text => {
          const [at] = document.querySelectorAll('#b [data-widget]')
          if (at)
            at.innerHTML = `<script type="application/json">${text}</script><a href="/found">Add to basket</a>`
        },
        large.replaceAll('334', '335'),
      )
      await page
        .locator('#b')
        .getByRole('button', { name: /Large winter box/ })
        .click()
      await until(() => orders(turn).length === 2, 'another order')
      expect(orders(turn).map(({ body }) => JSON.parse(body).id)).toEqual([334, 335])
    },
  },
  {
    id: 'K-497',
    sees: 'a form that is posted into a frame or another tab leaves its page ready to send again, and what was typed in it',
    body: `<iframe name="into" title="into"></iframe><form action="/posted?page" method="post" target="into">${enquiry}<button>Send all</button></form>${placeholder('payment-form', 'data-action="/posted?own"')}`,
    head: '<base target="into">',
    act: async ({ page, asked }) => {
      await page.getByLabel('Enquiry Type').selectOption('deliveries')
      await page.getByLabel('First line of address').fill('1 Mill Road')
      await page.getByLabel('Postcode').fill('BA1 5LR')
      await page.getByRole('button', { name: 'Send all' }).click()
      await until(() => asked(/^\/posted\?page/).length === 1, 'an enquiry')
      await page.waitForTimeout(5500)
      expect(await page.getByLabel('First line of address').inputValue()).toBe('1 Mill Road')
      await page.getByRole('button', { name: 'Send all' }).click()
      await until(() => asked(/^\/posted\?page/).length === 2, 'another enquiry')
      const pay = page.getByRole('button', { name: 'Make Payment' }).last()
      await page
        .getByRole('textbox', { name: /Amount in pounds/ })
        .last()
        .fill('10.00')
      await pay.click()
      await until(() => asked(/^\/posted\?own/).length === 1, 'a payment')
      if (/own/.test(page.url())) return
      await page.waitForTimeout(5500)
      expect(await pay.isEnabled()).toBe(true)
      expect(await pay.innerText()).not.toMatch(/Going/)
    },
  },
  {
    id: 'K-498',
    sees: 'who is in the middle of a printed form when its widget comes goes on writing at the caret, with the list, the text and the focus as they were',
    body: '<p>First</p>',
    pages: { '/late': barePage(printedEnquiry) },
    act: async ({ page, asked }) => {
      await page.route(/\/doorstep\/loader\.js/, async route => {
        await new Promise(done => setTimeout(done, 2500))
        await route.continue().catch(() => undefined)
      })
      await page.goto(new URL('/late', page.url()).href, { waitUntil: 'commit' })
      await page.getByLabel('Enquiry Type').selectOption('deliveries')
      const field = page.getByLabel('First line of address')
      await field.fill('1 Road')
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      for (const letter of 'Mill ') {
        await page.keyboard.type(letter)
        await page.waitForTimeout(600)
      }
      await page.waitForTimeout(800)
      expect(await field.inputValue()).toBe('1 Mill Road')
      await page.keyboard.type('Lane ')
      expect(await field.inputValue()).toBe('1 Mill Lane Road')
      await page.getByLabel('Postcode').fill('BA1 5LR')
      await page.getByRole('button', { name: 'Send enquiry' }).click()
      await until(() => asked(/^\/posted/).length === 1, 'an enquiry')
      const fields = sent(asked(/^\/posted/)[0]?.body)
      expect([fields.get('type'), fields.get('address_1')]).toEqual(['deliveries', '1 Mill Lane Road'])
    },
  },
  {
    id: 'K-499',
    sees: 'a form of the page with four widgets in it is valid for the browser, is posted by its own button, and has each name once',
    body: `<form id="all" action="/posted?page" method="post"><input name="person" value="Kate" required>${enquiry}${pause}${placeholder('promo-field')}${placeholder('offline-customer')}<input type="submit" value="Send all"></form>`,
    act: async ({ page, asked }) => {
      await page.getByLabel('Enquiry Type').selectOption('deliveries')
      await page.getByLabel('First line of address').fill('1 Mill Road')
      await page.locator('[data-widget=enquiry-form]').getByLabel('Postcode').fill('BA1 5LR')
      await page.getByRole('button', { name: '1 week' }).click()
      expect(await page.evaluate('all.reportValidity()')).toBe(true)
      await page.getByRole('button', { name: 'Send all' }).click()
      await page.waitForURL(/posted/)
      const names = [...sent(asked(/^\/posted/)[0]?.body).keys()].filter(name => name !== 'offline')
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
      for (const name of ['person', 'type', 'address_1', 'postcode', 'start_date', 'end_date'])
        expect(names).toContain(name)
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

playRows(rows, [])
