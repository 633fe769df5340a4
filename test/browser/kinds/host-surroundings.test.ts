import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { barePage } from '../../support/servers/bare-server'
import { basketOf, isRead, line } from './box'
import {
  asDocumented,
  customer,
  json,
  placeholder,
  playRows,
  type Row,
  type Turn,
  until,
  veg,
} from './play-rows'
import { card, guarantee, recipe, script } from './subjects'

// Morphing, transitions, patched built-ins, resets and layers of the page around a widget.

const box = placeholder('bol-basket')
const pause = placeholder('pause-picker')
const search = placeholder(
  'typeahead',
  'data-action="/found"',
  `${json({ items: [{ name: 'Milk' }] })}<p>Search</p>`,
)
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const dialog = (page: Page) => page.locator('[aria-modal=true]')
const opens = async (page: Page) => {
  await page.getByRole('button', { name: 'Read the guarantee' }).first().click()
  await dialog(page).waitFor()
  await dialog(page).getByRole('button').last().click()
  await dialog(page).waitFor({ state: 'detached' })
}
const orders = async ({ page, asked }: Turn) => {
  await page
    .getByRole('button', { name: /Add to basket/ })
    .first()
    .click()
  await until(() => asked(/^\/api\/product\/bol$/).length > 0, 'an order')
}
const choosesDay = async (page: Page) => {
  const field = page.getByRole('textbox', { name: /^First day/ })
  const before = await field.inputValue()
  await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
  await page.getByRole('grid').first().getByRole('button', { disabled: false }).last().click()
  await until(async () => (await field.inputValue()) !== before, 'another day')
}
const sends = async ({ page, asked }: Turn, address = 'kate@example.co') => {
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
  expect(asked(/^\/email-recipe/)[0]?.body).toContain(address)
}
const beside = async (page: Page, field: string, layer: string) => {
  const [one, other] = [
    await page.locator(field).first().boundingBox(),
    await page.locator(layer).first().boundingBox(),
  ]
  const below = (other?.y ?? 9999) - (one?.y ?? 0) - (one?.height ?? 0)
  const above = (one?.y ?? 9999) - (other?.y ?? 0) - (other?.height ?? 0)
  expect(Math.min(Math.abs(below), Math.abs(above))).toBeLessThan(30)
}

const rows: Row[] = [
  {
    id: 'K-361',
    sees: 'a page that is morphed to what its server prints keeps what is typed, and the widgets work',
    head: customer,
    body: `<main id="main">${recipe}${guarantee}${card}</main>`,
    act: async turn => {
      const { page } = turn
      await script(page, 'idiomorph/dist/idiomorph.js')
      await email(page).fill('kate@example.co')
      for (let time = 0; time < 3; time++)
        await page.evaluate(async printed => {
          const { Idiomorph } = window as unknown as {
            Idiomorph: { morph: (at: Element, to: string, how: object) => void }
          }
          Idiomorph.morph(document.getElementById('main') as Element, printed, {
            morphStyle: 'innerHTML',
            ignoreActiveValue: true,
          })
          await new Promise(done => setTimeout(done, 200))
        }, `${recipe}${guarantee}${card}<p>News</p>`)
      expect(await email(page).inputValue()).toBe('kate@example.co')
      await opens(page)
      await sends(turn)
      await orders(turn)
    },
  },
  {
    id: 'K-362',
    sees: 'a page whose body is replaced as a whole has its widgets, its dialogs and its messages',
    head: customer,
    body: guarantee + card,
    shop: () => {
      let isThere = false
      return asked => {
        if (asked.method === 'POST') {
          isThere = true
          return { status: 200, body: { success: true } }
        }
        const found = isThere ? [{ ...line(5), product_id: 333, quantity: 1, product: veg }] : []
        return isRead(asked, /^\/api\/bol-basket/)
          ? { status: 200, body: basketOf(found) }
          : asDocumented(asked)
      }
    },
    act: async turn => {
      await opens(turn.page)
      await turn.page.evaluate(markup => {
        const body = document.createElement('body')
        body.innerHTML = markup
        document.documentElement.replaceChild(body, document.body)
      }, guarantee + card)
      await opens(turn.page)
      await orders(turn)
      await turn.page
        .getByText(/Added to your box|in your box/)
        .first()
        .waitFor()
    },
  },
  {
    id: 'K-363',
    sees: 'a page that a translator has wrapped word by word adds to the basket and changes its quantity',
    head: customer,
    body: box,
    act: async ({ page, asked }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      const translate = () =>
        page.evaluate(() => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const found: Text[] = []
          while (texts.nextNode()) found.push(texts.currentNode as Text)
          for (const text of found) {
            if (!text.data.trim() || text.parentElement?.closest('script,style,font')) continue
            const outer = document.createElement('font')
            const inner = document.createElement('font')
            inner.textContent = `${text.data} (de)`
            outer.append(inner)
            outer.setAttribute('_mstmutation', '1')
            text.replaceWith(outer)
          }
        })
      await translate()
      const number = page.getByRole('spinbutton').first()
      const before = Number(await number.inputValue())
      await page
        .getByRole('button', { name: /^Decrease quantity/ })
        .first()
        .click()
      await until(async () => Number(await number.inputValue()) === before - 1, 'one less')
      await translate()
      await page
        .getByRole('button', { name: /^Increase quantity/ })
        .first()
        .click()
      await until(() => asked(/^\/api\/bol-basket\/\d+/).some(({ method }) => method === 'PUT'), 'a change')
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await until(() => asked(/./).some(({ method }) => method === 'DELETE'), 'a removal')
    },
  },
  {
    id: 'K-364',
    sees: 'a view transition that brings the next page has its widgets, and their dialogs open',
    body: `<main id="main">${recipe}</main>`,
    act: async ({ page }) => {
      await page.evaluate(async markup => {
        const change = () => {
          history.pushState({}, '', '/next')
          const main = document.getElementById('main')
          if (main) main.innerHTML = markup
        }
        await document.startViewTransition(change).finished
      }, guarantee)
      await opens(page)
    },
  },
  {
    id: 'K-365',
    sees: 'while an old and a new container stand side by side for a second, the new form sends once, what was typed in it',
    body: `<div id="wrapper"><main>${recipe}</main></div>`,
    act: async turn => {
      const { page, asked } = turn
      await email(page).fill('old@example.co')
      await page.evaluate(markup => {
        const wrapper = document.getElementById('wrapper')
        const [old] = wrapper?.children ?? []
        wrapper?.insertAdjacentHTML('beforeend', `<main id="new">${markup}</main>`)
        setTimeout(() => old?.remove(), 1000)
      }, recipe)
      const field = page.locator('#new').getByRole('textbox', { name: 'Email' })
      await field.fill('kate@example.co')
      await page.waitForTimeout(1200)
      expect(await field.inputValue()).toBe('kate@example.co')
      await sends(turn)
      expect(asked(/^\/email-recipe/)).toHaveLength(1)
    },
  },
  {
    id: 'K-366',
    sees: 'where a monitoring agent wraps every listener, timer and promise of the page, widgets work and leave',
    head: `${customer}<script>
      const add = EventTarget.prototype.addEventListener, take = EventTarget.prototype.removeEventListener, wrapped = new WeakMap()
      EventTarget.prototype.addEventListener = function (type, act, how) {
        if (typeof act !== 'function') return add.call(this, type, act, how)
        if (!wrapped.has(act)) wrapped.set(act, function () { try { return act.apply(this, arguments) } catch (error) { window.caught = error } })
        return add.call(this, type, wrapped.get(act), how)
      }
      EventTarget.prototype.removeEventListener = function (type, act, how) { return take.call(this, type, wrapped.get(act) || act, how) }
      for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask']) { const own = window[name]; window[name] = (act, ...more) => own(typeof act === 'function' ? (...given) => act(...given) : act, ...more) }
      const Own = Promise
      window.Promise = function (start) { const made = new Own(start); Object.setPrototypeOf(made, window.Promise.prototype); return made }
      window.Promise.prototype = Object.create(Own.prototype, { constructor: { value: window.Promise, writable: true } })
      for (const name of ['resolve', 'reject', 'all', 'race', 'allSettled', 'any']) window.Promise[name] = given => Own[name](given)
    </script>`,
    body: card + guarantee + pause,
    act: async turn => {
      await orders(turn)
      await opens(turn.page)
      await choosesDay(turn.page)
      expect(await turn.page.evaluate('window.caught')).toBeUndefined()
    },
  },
  {
    id: 'K-367',
    sees: 'where everything that is parsed is frozen through and through, a box is changed and an order made',
    head: `${customer}<script>const own = JSON.parse; const freeze = given => { if (given && typeof given === 'object') { Object.freeze(given); Object.values(given).forEach(freeze) } return given }; JSON.parse = (text, revive) => freeze(own(text, revive)); Response.prototype.json = function () { return this.text().then(JSON.parse) }</script>`,
    body: card + box + pause,
    act: async turn => {
      await orders(turn)
      await turn.page.getByText('Seasonal veg box').first().waitFor()
      await turn.page
        .getByRole('button', { name: /^Decrease quantity/ })
        .first()
        .click()
      await until(() => turn.asked(/^\/api\/bol-basket\/\d+/).length > 0, 'a change')
      await choosesDay(turn.page)
    },
  },
  {
    id: 'K-368',
    sees: 'where a consent manager has put its own storage in the place of the browser’s, widgets work',
    head: `${customer}<script>
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get: () => ({ getItem: () => undefined, setItem: () => { throw new Error('no consent') }, removeItem() {}, clear() {}, key: () => undefined, length: undefined }) })
      Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => undefined, set() {} })
    </script>`,
    body:
      card +
      guarantee +
      recipe +
      pause +
      placeholder('seasonal-popup', 'data-text="Order for Christmas"', '<p><a href="/shop">Our shop</a></p>'),
    act: async turn => {
      await orders(turn)
      await opens(turn.page)
      await email(turn.page).fill('kate@example.co')
      await sends(turn)
    },
  },
  {
    id: 'K-369',
    sees: 'where a router has taken over the history and refuses, weeks can be paged and forms be sent',
    head: `${customer}<script>for (const name of ['pushState', 'replaceState']) history[name] = () => { throw new DOMException('Attempt to use history.' + name + '() more than 100 times', 'SecurityError') }; Object.defineProperty(History.prototype, 'state', { get: () => 'router:7' })</script>`,
    body: placeholder('weekly-cost', 'data-start-of-week="2026-11-22"') + recipe + pause,
    act: async turn => {
      await turn.page.getByRole('button', { name: /next week/i }).click()
      await until(() => turn.asked(/2026-11-29/).length > 0, 'the next week')
      await email(turn.page).fill('kate@example.co')
      await sends(turn)
      await choosesDay(turn.page)
    },
  },
  {
    id: 'K-370',
    sees: 'where an agent takes every address of a call for text, a box is shown and an order made',
    head: `${customer}<script>const own = fetch; window.fetch = (address, how = {}) => { const start = performance.now(); const isOurs = address.startsWith('/') || address.indexOf(location.host) > 0; if (isOurs && how.headers && how.headers['X-None']) return; return own(address, how).then(answer => { console.debug(address.split('?')[0], performance.now() - start); return answer }) }</script>`,
    body: card + box,
    act: async turn => {
      await turn.page.getByText('Seasonal veg box').first().waitFor()
      await orders(turn)
      const [order] = turn.asked(/^\/api\/product\/bol$/)
      expect(JSON.parse(order?.body ?? '{}')).toMatchObject({ id: 333 })
    },
  },
  {
    id: 'K-371',
    sees: 'where fetch is a polyfill over XMLHttpRequest, a box is shown, an order made and a refusal read',
    head: `${customer}<script>
      window.fetch = (input, init) => new Promise((resolve, reject) => {
        const asked = new XMLHttpRequest(), given = init || {}, from = typeof input === 'object' ? input : given
        const send = body => {
          asked.open(from.method || given.method || 'GET', input.url || String(input), true)
          asked.responseType = 'blob'
          const headers = given.headers || from.headers || {}
          if (headers.forEach) headers.forEach((value, name) => asked.setRequestHeader(name, value)); else for (const name in headers) asked.setRequestHeader(name, headers[name])
          asked.onload = () => resolve(new Response([204, 205, 304].includes(asked.status) ? null : asked.response, { status: asked.status, statusText: asked.statusText, headers: asked.getAllResponseHeaders().trim().split(/[\\r\\n]+/).map(line => { const at = line.indexOf(':'); return [line.slice(0, at), line.slice(at + 1).trim()] }) }))
          asked.onerror = () => reject(new TypeError('Network request failed'))
          asked.send(body || null)
        }
        if (given.body != null || !from.text) send(given.body); else from.text().then(send)
      })
    </script>`,
    body: card + box,
    shop: () => {
      let orders = 0
      return asked =>
        asked.method === 'POST' && asked.path === '/api/product/bol' && orders++
          ? { status: 422, body: { message: 'Refused', errors: { quantity: ['Only one a week.'] } } }
          : asDocumented(asked)
    },
    act: async turn => {
      await turn.page.getByText('Seasonal veg box').first().waitFor()
      await orders(turn)
      const [order] = turn.asked(/^\/api\/product\/bol$/)
      expect(JSON.parse(order?.body ?? '{}')).toMatchObject({ id: 333 })
    },
  },
  {
    id: 'K-372',
    sees: 'a page that unsets every property of every element has widgets that can be read, opened and closed',
    head: `${customer}<style>* { all: unset }</style>`,
    body: card + guarantee + box,
    act: async turn => {
      const { page } = turn
      expect(
        await page
          .locator('.doorstep script, .doorstep style, .doorstep template')
          .locator('visible=true')
          .count(),
      ).toBe(0)
      await opens(page)
      await orders(turn)
      await page.getByText('Seasonal veg box').first().waitFor()
      const heights = await page
        .locator('.doorstep button:visible')
        .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(20)
    },
  },
  {
    id: 'K-373',
    sees: 'a page that shows what is hidden, hides what is empty and takes the pointer from buttons has working widgets',
    head: '<style>[hidden] { display: block } div:empty, span:empty { display: none } button, a, input { pointer-events: none } dialog, [popover] { display: block } body { user-select: none } :focus { outline: 0 } button::before { content: "x" }</style>',
    body: guarantee + pause + search,
    act: async ({ page }) => {
      expect(await dialog(page).locator('visible=true').count()).toBe(0)
      await opens(page)
      await choosesDay(page)
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    id: 'K-374',
    sees: 'in a popover of the page a dialog opens and closes, a calendar stands by its field, and the page can go on',
    body: `<button popovertarget="pop" id="opener">Menu</button><div popover id="pop" style="width:700px;height:600px;overflow:auto">${guarantee}${pause}</div><a href="/found">Out</a>`,
    act: async ({ page }) => {
      await page.locator('#opener').click()
      await choosesDay(page)
      expect(await page.evaluate("pop.matches(':popover-open')")).toBe(true)
      await page.getByRole('button', { name: 'Read the guarantee' }).click()
      await dialog(page).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      expect(await page.evaluate('document.activeElement !== document.body')).toBe(true)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Out' }).click()
      await page.waitForURL(/found/)
    },
  },
  {
    id: 'K-375',
    sees: 'in a part of the page that fills the screen, dialogs, lists and calendars are seen',
    body: `<section id="full" style="background:white;overflow:auto"><button id="go" onclick="this.parentNode.requestFullscreen()">Full screen</button>${guarantee}${pause}${search}</section>`,
    act: async ({ page }) => {
      await page.locator('#go').click()
      await until(() => page.evaluate('document.fullscreenElement?.id === "full"'), 'the full screen')
      await opens(page)
      await choosesDay(page)
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().click()
    },
  },
  {
    id: 'K-376',
    sees: 'on a page that scrolls by a transform and takes the wheel, layers stand by their fields and dialogs in the middle',
    head: '<style>html, body { height: 100%; overflow: hidden; margin: 0 } #smooth { position: fixed; inset: 0; will-change: transform; transform: translate3d(0, -300px, 0) scale(1) }</style><script>addEventListener("wheel", event => event.preventDefault(), { passive: false })</script>',
    body: `<div id="smooth"><div style="height:400px"></div>${search}${pause}${guarantee}<div style="height:2000px"></div></div>`,
    act: async ({ page }) => {
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('listbox').waitFor()
      await beside(page, '[role=combobox]', '[role=listbox]')
      await page.keyboard.press('Escape')
      await choosesDay(page)
      await page.getByRole('button', { name: 'Read the guarantee' }).click()
      const frame = await dialog(page).boundingBox()
      expect(frame?.y).toBeGreaterThanOrEqual(0)
      expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(800)
    },
  },
  {
    id: 'K-377',
    sees: 'in boxes with contained sizes, styles and paint, what is opened is seen whole',
    head: '<style>.island { content-visibility: auto; contain-intrinsic-size: auto 200px; container-type: inline-size; contain: content; border: 1px solid; overflow: clip; height: 120px }</style>',
    body: `<div class="island">${search}</div><div class="island">${guarantee}</div><div style="height:3000px"></div><div class="island">${pause}</div>`,
    act: async ({ page }) => {
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Escape')
      await opens(page)
      await page.evaluate('scrollTo(0, 99999)')
      await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      await until(async () => {
        const grid = await page.getByRole('grid').first().boundingBox()
        return grid !== null && grid.y >= 0 && grid.y + grid.height <= 801
      }, 'the whole calendar')
    },
  },
  {
    id: 'K-378',
    sees: 'a router of fragments does not take links to a wrong field for pages',
    body: `<main id="main">${bodies['enquiry-form'].replace('<div ', '<div data-load="ready" ')}</main><script>addEventListener('hashchange', () => { main.innerHTML = '<h1>Not found: ' + location.hash + '</h1>' })</script>`,
    act: async ({ page }) => {
      await page.locator('.doorstep form button').last().click()
      await page.waitForTimeout(300)
      const links = page.locator('.doorstep [href^="#"]')
      for (let at = 0; at < (await links.count()); at++) {
        await links.nth(at).click()
        expect(await page.evaluate('document.activeElement.matches("input, select, textarea")')).toBe(true)
      }
      await page.waitForTimeout(200)
      expect(await page.getByText('Not found').count()).toBe(0)
    },
  },
  {
    id: 'K-379',
    sees: 'a service worker that answers from its cache first keeps nothing of a box after a press',
    head: `${customer}<script>navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => { window.isReady = true })</script>`,
    body: '<p>First page</p>',
    pages: { '/box': barePage(box, customer) },
    shop: () => {
      let quantity = 2
      return asked => {
        if (asked.path === '/sw.js')
          return {
            status: 200,
            type: 'text/javascript',
            body: `self.addEventListener('install', () => self.skipWaiting()); self.addEventListener('activate', event => event.waitUntil(clients.claim()))
              self.addEventListener('fetch', event => { if (event.request.method !== 'GET' || event.request.cache === 'no-store') return; event.respondWith(caches.open('v1').then(async cache => { const known = await cache.match(event.request); if (known) return known; const answer = await fetch(event.request); cache.put(event.request, answer.clone()); return answer })) })`,
          }
        if (asked.method === 'PUT') {
          quantity = (JSON.parse(asked.body) as { quantity: number }).quantity
          return { status: 200, body: {} }
        }
        const said = asDocumented(asked)
        if (!isRead(asked, /^\/api\/bol-basket/) || said === 'lost') return said
        const body = structuredClone(said.body) as { products: { quantity: unknown }[] }
        body.products.forEach(each => {
          each.quantity = quantity
        })
        return { status: 200, body }
      }
    },
    act: async ({ page }) => {
      await until(() => page.evaluate('window.isReady === true'), 'the worker')
      for (let visit = 0; visit < 2; visit++) {
        await page.goto(new URL('/box', page.url()).href)
        await page.getByRole('spinbutton').first().waitFor()
        const number = page.getByRole('spinbutton').first()
        expect(await number.inputValue()).toBe(String(2 - visit))
        await page
          .getByRole('button', { name: /^Decrease quantity/ })
          .first()
          .click()
        await until(
          async () => (await number.inputValue()) === String(1 - visit) || (await number.count()) === 0,
          'one less',
        )
        await page.waitForTimeout(800)
      }
      await page.evaluate(
        'navigator.serviceWorker.getRegistrations().then(all => Promise.all(all.map(each => each.unregister())))',
      )
    },
  },
  {
    id: 'K-380',
    sees: 'on a page that is served as XHTML, in which Chromium runs no modules, the printed content leads on, or the widget works',
    mayComplain: true,
    body: '<p>First page</p>',
    say: asked =>
      asked.path === '/x'
        ? {
            status: 200,
            type: 'application/xhtml+xml; charset=utf-8',
            body: `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>A page</title><script type="module" src="/doorstep/loader.js"></script></head><body><div data-widget="direct-debit" data-load="ready"><a href="/found">Ring us</a></div></body></html>`,
          }
        : asDocumented(asked),
    act: async ({ page }) => {
      await page.goto(new URL('/x', page.url()).href)
      await page.waitForTimeout(500)
      if (await page.getByRole('button', { name: 'Read the guarantee' }).count()) return opens(page)
      await page.getByText('Ring us').click()
      await page.waitForURL(/found/)
    },
  },
]

playRows(rows, ['K-370'])
