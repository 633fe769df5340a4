import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import type { Browser, LaunchOptions } from 'puppeteer-core'
import { barePage } from '../../support/servers/bare-server'
import { shopNow } from '../../support/shop-time'
import { allWidgets } from './all-widgets-page'
import { basketOf, keeps, line, plus, quantity, region } from './box'
import { blocked, experiments, routers, unpolyLayers } from './newer-hosts'
import { asDocumented, customer, placeholder, playRows, type Row, refusal, until } from './play-rows'
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

// What newer browsers bring to a page, and newer frameworks around a widget.

/** Provided by the test environment. */
declare const launchPuppeteer: (options: LaunchOptions) => Promise<Browser>

const box = placeholder('bol-basket')
/** Opens the first of two pages that lead to each other, with three widgets each. */
async function openFirst(page: Page, name: string, pageOf: (at: string, other: string) => string) {
  for (const [at, other] of [
    ['one', 'two'],
    ['two', 'one'],
  ] as const)
    await page.route(`**/${name}-${at}`, route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf(at, other) }),
    )
  await page.goto(new URL(`/${name}-one`, page.url()).href)
  await mounted(page, 3)
  await page.evaluate('window.isFirst = true')
}
const calendarButton = (page: Page) => page.getByRole('button', { name: /Choose from a calendar: First day/ })
const choosesDay = async (page: Page) => {
  const field = page.getByRole('textbox', { name: /^First day/ })
  const before = await field.inputValue()
  await calendarButton(page).click()
  await page.getByRole('grid').first().getByRole('button', { disabled: false }).last().click()
  await until(async () => (await field.inputValue()) !== before, 'another day')
}
const isOnTop = (at: Locator) =>
  at.first().evaluate(each => {
    const { left, top, width, height } = each.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (each.contains(found) || found.contains(each))
  })
const isIn = (page: Page, selector: string) =>
  page.evaluate(at => document.querySelector(at)?.contains(document.activeElement) === true, selector)
const enquires = async (page: Page, address = '1 Mill Road') => {
  await page.getByLabel('Enquiry Type').selectOption('deliveries')
  await page.getByLabel('First line of address').fill(address)
  await page.getByLabel('Postcode', { exact: true }).fill('BA1 5LR')
}
/** The size and colours of each control, word and picture of the widgets. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.doorstep [class]:is(button, a, input, select, textarea, svg, p, h2, h3, li, table, [data-tint])',
      ),
    ]
      .filter(each => each.checkVisibility())
      .map(each => {
        const { width, height } = each.getBoundingClientRect()
        const { color, backgroundColor, opacity } = getComputedStyle(each)
        const of = each.closest<HTMLElement>('[data-widget]')?.dataset.widget
        return `${of} ${each.localName} ${each.getAttribute('aria-label') ?? each.textContent?.slice(0, 30) ?? ''} ${Math.round(width)}x${Math.round(height)} ${color} ${backgroundColor} ${opacity}`
      }),
  )
const differing = (before: string[], after: string[]) =>
  before.length === after.length
    ? before.flatMap((each, at) => (each === after[at] ? [] : [`${each} -> ${after[at]}`]))
    : [`${before.length} -> ${after.length}`]
const bundled = (code: string) =>
  execFileSync(
    'node_modules/.bin/esbuild',
    ['--bundle', '--format=iife', '--define:process.env.NODE_ENV="production"'],
    { input: code, encoding: 'utf8' },
  )

const rows: Row[] = [
  {
    id: 'K-561',
    sees: 'a page that the browser renders ahead sends nothing but reads, and shows the box as it is once somebody comes to it',
    head: '<script type="speculationrules">{ "prerender": [{ "urls": ["/next"], "eagerness": "immediate" }] }</script>',
    body: '<a href="/next" id="go">Next</a>',
    pages: { '/next': barePage(`${box}${pause}${recipe}${guarantee}${card}<p id="next">Next</p>`, customer) },
    shop: keeps((lines, asked) => {
      if (asked.path !== '/elsewhere') return undefined
      lines.set('1', 5)
      return { status: 200, body: {} }
    }),
    act: async ({ page: here, asked }) => {
      const browser = await launchPuppeteer({
        browser: 'chrome',
        executablePath: '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'],
      })
      try {
        const page = await browser.newPage()
        const complaints: string[] = []
        page.on('pageerror', error => complaints.push(String(error)))
        await page.goto(here.url())
        await until(() => asked(/^\/api\/bol-basket/).length > 0, 'a read ahead')
        await new Promise(done => setTimeout(done, 1500))
        expect(asked(/./).filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([])
        await page.evaluate("fetch('/elsewhere', { method: 'POST' }).then(each => each.status)")
        await page.click('#go')
        await page.waitForSelector('#next')
        expect(await page.evaluate("performance.getEntriesByType('navigation')[0].activationStart > 0")).toBe(
          true,
        )
        await page.waitForFunction(
          "[...document.querySelectorAll('[role=spinbutton], input')].some(each => each.value === '5')",
          { timeout: 4000 },
        )
        await page.evaluate(
          'document.querySelector(\'[aria-label^="Increase quantity of Cheese 1"]\').click()',
        )
        await until(() => asked(/^\/api\/bol-basket\/1/).some(({ body }) => body.includes('6')), 'six')
        expect(complaints).toEqual([])
      } finally {
        await browser.close()
      }
    },
  },
  {
    id: 'K-562',
    sees: 'a page that the browser has fetched ahead, with an empty box printed in it, shows what was ordered since',
    head: `${customer}<script type="speculationrules">{ "prefetch": [{ "urls": ["/box"], "eagerness": "immediate" }] }</script>`,
    body: `${card}<a href="/box" id="go">Your box</a>`,
    shop: () => {
      const shop = keeps((lines, asked) => {
        if (asked.path !== '/box') return undefined
        const body = basketOf([...lines].map(([id, many]) => line(id, { quantity: many })))
        return {
          status: 200,
          body: barePage(
            `<script type="application/json" data-doorstep-answer="GET /api/bol-basket" data-at="${shopNow().toISOString()}">${JSON.stringify(body)}</script>${box}`,
            customer,
          ),
          headers: { 'Cache-Control': 'no-store' },
        }
      })()
      return shop
    },
    act: async turn => {
      const { page, asked } = turn
      await until(() => asked(/^\/box/).length > 0, 'the page ahead')
      await addButton(page).click()
      await until(() => orders(turn).length > 0, 'an order')
      await page.waitForTimeout(300)
      await page.locator('#go').click()
      await region(turn).getByText('Cheese 1').first().waitFor()
      expect(asked(/^\/box/)).toHaveLength(1)
      await region(turn).getByText('Winter box').first().waitFor()
    },
  },
  {
    id: 'K-563',
    sees: 'while pages change by a transition between documents, a key press opens a dialog on the new page, and Back has what was typed',
    head: '<style>@view-transition { navigation: auto } ::view-transition-group(*) { animation-duration: 1.5s } [data-widget] { view-transition-name: match-element; view-transition-class: card }</style>',
    body: `${recipe}${guarantee}<a href="/next" id="go">Next</a>`,
    pages: {
      '/next': barePage(
        `${guarantee}${pause}<p id="next">Next</p>`,
        '<style>@view-transition { navigation: auto } ::view-transition-group(*) { animation-duration: 1.5s } [data-widget] { view-transition-name: match-element; view-transition-class: card }</style><script>addEventListener("pagereveal", event => { window.revealed = Boolean(event.viewTransition) })</script>',
      ),
    },
    act: async ({ page }) => {
      await email(page).fill('kate@example.co')
      await openDialog(page)
      await closeDialog(page)
      await page.locator('#go').click()
      await page.locator('#next').waitFor()
      await mounted(page, 2)
      expect(await page.evaluate('window.revealed')).toBe(true)
      await page.getByRole('button', { name: 'Read the guarantee' }).focus()
      await page.keyboard.press('Enter')
      await page.locator(dialog).waitFor()
      await page.waitForTimeout(1700)
      expect(await isOnTop(page.locator(dialog))).toBe(true)
      await closeDialog(page)
      await choosesDay(page)
      await page.goBack()
      await mounted(page, 2)
      await page.waitForTimeout(1700)
      expect(await email(page).inputValue()).toBe('kate@example.co')
      await readGuarantee(page)
    },
  },
  {
    id: 'K-564',
    sees: 'a transition within the page leaves an open dialog, its focus and an open calendar as they were, and an order is made once',
    head: `${customer}<style>main > * { view-transition-name: match-element } ::view-transition-group(*) { animation-duration: .6s }</style>`,
    body: `<main id="main"><p id="news">News</p>${guarantee}${pause}${card}</main>`,
    act: async turn => {
      const { page } = turn
      const move = (change = "news.textContent += '!'") =>
        page.evaluate(
          `(async () => { const moved = document.startViewTransition(() => { ${change} }); await moved.finished })()`,
        )
      await openDialog(page)
      await move()
      expect(await isOnTop(page.locator(dialog))).toBe(true)
      expect(await isIn(page, dialog)).toBe(true)
      await closeDialog(page)
      expect(await page.evaluate('document.activeElement.textContent')).toContain('Read the guarantee')
      await calendarButton(page).click()
      await page.getByRole('grid').first().waitFor()
      await move()
      expect(await isOnTop(page.getByRole('grid'))).toBe(true)
      expect(await isIn(page, '[role=grid]')).toBe(true)
      await page.keyboard.press('Escape')
      await addButton(page).click()
      await move('main.append(main.children[1])')
      await until(() => orders(turn).length > 0, 'an order')
      await page.waitForTimeout(500)
      expect(orders(turn)).toHaveLength(1)
      await readGuarantee(page)
      await choosesDay(page)
    },
  },
  {
    id: 'K-565',
    sees: 'where a page takes over every navigation, an enquiry is posted with its token, can be sent again after a failure, and the next page has its widgets',
    head: `<script>navigation.addEventListener('navigate', event => {
      if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return
      event.intercept({ async handler() {
        const { formData, destination } = event
        const answer = await fetch(destination.url, formData ? { method: 'POST', body: new URLSearchParams(formData) } : {})
        if (answer.status >= 500) { said.textContent = 'Sorry, try again'; return }
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
        document.title = page.title
        document.querySelector('main').replaceWith(page.querySelector('main'))
      } })
    })</script>`,
    body: `<p id="said"></p><main>${printedEnquiry.replace('data-widget', 'data-load="ready" data-widget')}${guarantee}<a href="/next" id="go">Next</a></main>`,
    pages: { '/next': barePage(`<main>${recipe}<p id="next">Next</p></main>`) },
    shop: () => {
      let posts = 0
      return asked =>
        asked.path.startsWith('/posted')
          ? posts++
            ? { status: 200, body: `<main><h1>Thank you</h1>${guarantee}</main>` }
            : { status: 500, body: '<main>Oh</main>' }
          : asDocumented(asked)
    },
    mayComplain: true,
    act: async ({ page, asked }) => {
      await enquires(page)
      await page.getByRole('button', { name: /Send/i }).first().click()
      await page.getByText('Sorry, try again').waitFor()
      const send = page.getByRole('button', { name: /Send/i }).first()
      await until(async () => (await send.count()) > 0)
      await page.waitForTimeout(6000)
      await send.click()
      await page.getByText('Thank you').waitFor()
      await mounted(page, 1)
      await readGuarantee(page)
      const posts = asked(/^\/posted/)
      expect(posts).toHaveLength(2)
      for (const { body } of posts)
        expect([sent(body).get('type'), sent(body).get('address_1'), sent(body).get('_token')]).toEqual([
          'deliveries',
          '1 Mill Road',
          'a-token',
        ])
    },
  },
  {
    id: 'K-566',
    sees: 'in an accordion of which one part is open and which grows slowly, a calendar goes with its part, and each part keeps what was chosen in it',
    head: '<style>:root { interpolate-size: allow-keywords } details::details-content { height: 0; overflow: clip; transition: height .2s, content-visibility .2s allow-discrete } details[open]::details-content { height: auto }</style>',
    body: `<details name="faq" open><summary>One</summary>${pause}</details><details name="faq"><summary>Two</summary>${milkSearch}${recipe}</details><details name="faq"><summary>Three</summary>${guarantee}</details>`,
    act: async ({ page }) => {
      const open = async (name: string) => {
        await page.locator('summary', { hasText: name }).focus()
        await page.keyboard.press('Enter')
        await page.waitForTimeout(300)
      }
      await choosesDay(page)
      const chosen = await page.getByRole('textbox', { name: /^First day/ }).inputValue()
      await calendarButton(page).click()
      await page.getByRole('grid').first().waitFor()
      await open('Two')
      expect(await page.getByRole('grid').locator('visible=true').count()).toBe(0)
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
      expect(await isOnTop(page.getByRole('option').first())).toBe(true)
      await page.keyboard.press('Escape')
      await email(page).fill('kate@example.co')
      await open('Three')
      await readGuarantee(page)
      await open('Two')
      expect(await email(page).inputValue()).toBe('kate@example.co')
      await open('One')
      expect(await page.getByRole('textbox', { name: /^First day/ }).inputValue()).toBe(chosen)
      await choosesDay(page)
    },
  },
  {
    id: 'K-567',
    sees: 'in a dialog of the page that buttons open by command and any press outside closes, a press in and beside our dialog leaves theirs open',
    head: guest,
    body: `<button command="show-modal" commandfor="theirs" id="opener">Open</button><dialog id="theirs" closedby="any" style="width:700px;height:600px">${guarantee}${pause}${recipe}<button command="request-close" commandfor="theirs" id="shut">Shut</button></dialog>`,
    act: async ({ page, asked }) => {
      const isOpen = () => page.evaluate('theirs.open')
      await page.locator('#opener').click()
      await openDialog(page)
      await page.locator(dialog).locator('p').first().click()
      expect([await isOpen(), await page.locator(dialog).count()]).toEqual([true, 1])
      await page.mouse.click(3, 3)
      await page.locator(dialog).waitFor({ state: 'detached' })
      expect(await isOpen()).toBe(true)
      await choosesDay(page)
      expect(await isOpen()).toBe(true)
      await email(page).fill('kate@example.co')
      await email(page).press('Enter')
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      await calendarButton(page).click()
      await page.getByRole('grid').first().waitFor()
      await page.mouse.click(3, 3)
      await page.waitForTimeout(200)
      expect([await isOpen(), await page.getByRole('grid').locator('visible=true').count()]).toEqual([
        false,
        0,
      ])
      await page.locator('#opener').click()
      await readGuarantee(page)
      expect(await isOpen()).toBe(true)
      await page.locator('#shut').click()
      expect(await isOpen()).toBe(false)
    },
  },
  {
    id: 'K-568',
    sees: 'in a card that shows while somebody points at a link, and in a menu that hangs at its button, a dialog can be read and closed, and an order be made',
    head: `${customer}<style>#menu { position-area: bottom span-right; position-try-fallbacks: flip-block; position-visibility: anchors-visible; margin: 0; width: 420px } #hint { position-area: bottom; margin: 0; width: 420px }</style>`,
    body: `<a href="/found" interestfor="hint" id="link" style="interest-delay: 0s">Winter box</a><div popover="hint" id="hint">${guarantee}</div><button popovertarget="menu" id="opener">Box</button><div popover id="menu">${card}${pause}</div><div style="height:1500px"></div>`,
    act: async turn => {
      const { page } = turn
      await page.locator('#opener').click()
      await choosesDay(page)
      expect(await page.evaluate("menu.matches(':popover-open')")).toBe(true)
      await addButton(page).click()
      await until(() => orders(turn).length > 0, 'an order')
      expect(await page.evaluate("menu.matches(':popover-open')")).toBe(true)
      await page.keyboard.press('Escape')
      await page.locator('#link').hover()
      await until(() => page.evaluate("hint.matches(':popover-open')"), 'the hint')
      await page.getByRole('button', { name: 'Read the guarantee' }).hover()
      await page.getByRole('button', { name: 'Read the guarantee' }).click()
      await page.locator(dialog).waitFor()
      await page.locator(dialog).locator('p').first().hover()
      await page.waitForTimeout(1200)
      expect(await isOnTop(page.locator(dialog))).toBe(true)
      await closeDialog(page)
    },
  },
  {
    id: 'K-569',
    sees: 'in a dialog that an element of the page has in its shadow, our dialog can be used, closed and left, and what was done is said',
    head: `${guest}<script>customElements.define('x-dialog', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<dialog style="width:700px;height:500px"><slot name="content"></slot></dialog>' } show() { this.shadowRoot.firstChild.showModal() } close() { this.shadowRoot.firstChild.close() } get isOpen() { return this.shadowRoot.firstChild.open } })</script>`,
    body: `<x-dialog id="theirs"><form slot="content" method="dialog">${guarantee}${pause}${recipe}</form></x-dialog>`,
    act: async ({ page, asked }) => {
      await page.evaluate('theirs.show()')
      await choosesDay(page)
      await openDialog(page)
      expect(await isOnTop(page.locator(dialog))).toBe(true)
      expect(await isIn(page, dialog)).toBe(true)
      await page.locator(dialog).getByRole('button').last().click()
      await page.locator(dialog).waitFor({ state: 'detached' })
      await readGuarantee(page)
      expect(await page.evaluate('theirs.isOpen')).toBe(true)
      await email(page).fill('kate@example.co')
      await email(page).press('Enter')
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      await openDialog(page)
      await page.evaluate('theirs.close()')
      await page.locator(dialog).waitFor({ state: 'detached' })
    },
  },
  {
    id: 'K-570',
    sees: 'a style sheet for each popover, dialog, backdrop and list of the page leaves a dialog, a calendar and suggestions where and as they are',
    head: customer,
    body: `<button id="first">First</button>${guarantee}${pause}${milkSearch}${enquiry}`,
    act: async ({ page }) => {
      const style = `<style>
        [popover] { position-area: block-end span-inline-end; position-try-fallbacks: flip-block; inset: auto; margin: 8px; padding: 2rem; border: 4px double red; width: 200px; max-height: 100px; overflow: hidden; opacity: 0; scale: .5; transition: opacity .3s, scale .3s, display .3s allow-discrete, overlay .3s allow-discrete }
        [popover]:popover-open { opacity: 1; scale: 1 } @starting-style { [popover]:popover-open { opacity: 0 } }
        [popover]::backdrop, ::backdrop { background: rgb(0 0 0 / .9); backdrop-filter: blur(9px) }
        dialog, [role=dialog] { max-width: 200px; top: 50%; left: 50%; translate: -50% -50%; background: black; color: black }
        [role=listbox], [role=option], [role=grid] { display: flex; gap: 30px; padding: 20px; font-size: 40px }
        select, ::picker(select) { appearance: base-select } ::picker(select) { border: 5px solid red } select::picker-icon { display: none } select:open { background: red }
        [aria-expanded=true] { anchor-name: --open; background: red } [aria-modal=true] { position: absolute }
        body:has([aria-modal=true]) { overflow: hidden; padding-right: 40px }</style>`
      const seen = async (head: string) => {
        await page.route('**/styled*', route =>
          route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: barePage(
              `<div style="height:20px"></div>${guarantee}${pause}${milkSearch}<form>${enquiry}</form>`,
              head,
            ),
          }),
        )
        await page.goto(new URL(`/styled${head.length}`, page.url()).href)
        await mounted(page, 4)
        const found: Record<string, unknown> = {}
        const note = async (name: string, at: Locator) => {
          await at.waitFor()
          await page.waitForTimeout(500)
          found[name] = await at.evaluate(each => {
            const { x, y, width, height } = each.getBoundingClientRect()
            const { color, backgroundColor, opacity } = getComputedStyle(each)
            return [x, y, width, height].map(Math.round).join() + color + backgroundColor + opacity
          })
        }
        await note('list of types', page.getByLabel('Enquiry Type'))
        found.appearance = await page
          .getByLabel('Enquiry Type')
          .evaluate(each => getComputedStyle(each).appearance)
        await page.getByRole('button', { name: 'Read the guarantee' }).click()
        await note('dialog', page.locator(dialog))
        found.top = await isOnTop(page.locator(dialog))
        await page.keyboard.press('Escape')
        await page.waitForTimeout(50)
        found.left = await page.locator(dialog).count()
        await calendarButton(page).click()
        await note('calendar', page.getByRole('grid').first())
        await note('day', page.getByRole('grid').first().getByRole('button').nth(12))
        await page.keyboard.press('Escape')
        await page.waitForTimeout(50)
        found.calendarLeft = await page.getByRole('grid').locator('visible=true').count()
        await page
          .getByRole('combobox', { name: /search/i })
          .first()
          .pressSequentially('mil')
        await note('option', page.getByRole('option').first())
        return found
      }
      const plain = await seen(customer)
      expect(await seen(customer + style)).toEqual(plain)
    },
  },
  {
    id: 'K-571',
    sees: 'the newest rules for every element, and the page’s own colours and sizes by names such as --bg, --tint and --icon-size, change no widget',
    body: '<p>First</p>',
    shop: keeps(),
    act: async ({ page }) => {
      const seen = async (head: string) => {
        await page.route('**/styled', route =>
          route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: barePage(
              `${box}${pause}${recipe}${guarantee}${milkSearch}${postcode}${card}<form>${enquiry}</form>`,
              `${customer}<style>body { margin: 8px }</style>${head}`,
            ),
          }),
        )
        await page.goto(new URL('/styled', page.url()).href)
        await mounted(page, 8)
        let last: string[] = []
        await until(async () => {
          await page.waitForTimeout(300)
          const now = await looks(page)
          const isStill = now.length > 30 && now.join() === last.join()
          last = now
          return isStill
        }, 'a page at rest')
        return last
      }
      const plain = await seen('')
      const styles = {
        names:
          ':root { --bg: #111; --fg: #ff0; --edge: red; --tone: lime; --tint: #000; --over: #222; --hatch: red; --icon-size: 64px; --icon-weight: 6; --day-text: 40px }',
        registered:
          '@property --bg { syntax: "<color>"; inherits: false; initial-value: red } @property --fg { syntax: "<color>"; inherits: false; initial-value: red } @property --tint { syntax: "<number>"; inherits: true; initial-value: 1 } @property --icon-size { syntax: "<length>"; inherits: false; initial-value: 50px } @property --edge { syntax: "<length>"; inherits: true; initial-value: 1px }',
        fields:
          'input, textarea, select { field-sizing: content; width: auto } * { interpolate-size: allow-keywords; corner-shape: bevel; text-box: trim-both cap alphabetic; text-wrap: balance; font-size-adjust: .7; text-spacing-trim: trim-start }',
        has: 'main:has(input:invalid) *, :has(> svg) > span, li:has(a), form:has(:disabled) button { opacity: .1; height: 3px } @scope (body) to (footer) { button, input, a { all: unset } :scope p { font-size: 60px } }',
        layers:
          '@layer reset, base; @layer reset { *:not(body) { margin: 0; padding: 0; border: 0 solid; transition: all .3s; animation: none } } @layer base { button, [type=button] { background: none; appearance: none; cursor: default } svg, img { display: block; max-width: 100%; height: auto } }',
      }
      const found: Record<string, string[]> = {}
      for (const [name, style] of Object.entries(styles)) {
        const changed = differing(plain, await seen(`<style>${style}</style>`))
        if (changed.length) found[name] = [String(changed.length), ...changed.slice(0, 12)]
      }
      expect(found).toEqual({})
    },
  },
  {
    id: 'K-572',
    sees: 'on a page whose sections snap and glide below a sticky header, a dialog moves nothing, and a wrong field is brought into sight',
    head: '<style>html { scroll-snap-type: y mandatory; scroll-behavior: smooth } body { margin: 0; overflow-x: clip } header { position: sticky; top: 0; height: 120px; background: white; z-index: 99999 } section { min-height: 100vh; scroll-snap-align: start; scroll-snap-stop: always; padding-top: 130px; box-sizing: border-box }</style>',
    body: `<header>Our shop</header><section>${postcode}</section><section id="two">${guarantee}${pause}</section><section id="three">${recipe}</section>`,
    say: asked =>
      asked.path.startsWith('/email-recipe') ? refusal('email', 'Not an address') : asDocumented(asked),
    act: async ({ page }) => {
      const top = () => page.evaluate(() => Math.round(scrollY))
      await page.evaluate('two.scrollIntoView({ behavior: "instant" })')
      await page.waitForTimeout(300)
      const before = await top()
      await openDialog(page)
      await page.waitForTimeout(400)
      expect(await top()).toBe(before)
      await closeDialog(page)
      await page.waitForTimeout(400)
      expect(await top()).toBe(before)
      await choosesDay(page)
      expect(await top()).toBe(before)
      await page.evaluate('three.scrollIntoView({ behavior: "instant" })')
      await page.waitForTimeout(300)
      await email(page).fill('kate')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await page.waitForTimeout(900)
      const field = page.locator(':focus')
      expect(await field.evaluate(each => each.matches('input, select, textarea'))).toBe(true)
      expect(await isOnTop(field)).toBe(true)
    },
  },
  {
    id: 'K-573',
    sees: 'a box that a page keeps from one of its pages to the next, as Turbo and htmx do, keeps what was typed in it, and works',
    head: customer,
    body: '<p>First</p>',
    shop: keeps(),
    act: async turn => {
      const { page, asked } = turn
      const kinds: Record<string, [file: string, keep: string, link: string, body: string]> = {
        turbo: ['@hotwired/turbo/dist/turbo.es2017-umd.js', 'data-turbo-permanent', '', ''],
        htmx: ['htmx.org/dist/htmx.js', 'hx-preserve="true"', '', 'hx-boost="true"'],
      }
      for (const [name, [file, keep, link, body]] of Object.entries(kinds)) {
        const pageOf = (at: string, other: string) =>
          barePage(
            `<div ${body}><div id="kept" ${keep}>${box}${recipe}</div><main id="${at}">${guarantee}<a ${link} href="/${name}-${other}" id="go">${other}</a></main></div>`,
            `${customer}<script src="/library/${file}"></script>`,
          )
        await page.route('**/library/**', route =>
          route.fulfill({
            contentType: 'text/javascript',
            body: readFileSync(`node_modules/${file}`, 'utf8'),
          }),
        )
        await openFirst(page, name, pageOf)
        await email(page).fill('kate@example.co')
        const before = Number(await quantity(turn).inputValue())
        for (const next of ['two', 'one']) {
          await page.locator('#go').click()
          await page.locator(`main#${next}`).waitFor()
          await mounted(page, 3)
          expect([name, await email(page).inputValue()]).toEqual([name, 'kate@example.co'])
        }
        expect(await page.evaluate('window.isFirst')).toBe(true)
        const puts = asked(/^\/api\/bol-basket\/1/).length
        await plus(region(turn), 'Cheese 1').click()
        await until(async () => Number(await quantity(turn).inputValue()) === before + 1, 'one more')
        await until(() => asked(/^\/api\/bol-basket\/1/).length === puts + 1, 'one call')
        await readGuarantee(page)
      }
    },
  },
  {
    id: 'K-574',
    sees: 'routers that keep an element while the whole body changes, as Livewire and Astro do, keep the widget in it, and Back has the widgets of the page',
    head: customer,
    body: '<p>First</p>',
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      for (const [name, keep] of [
        ['livewire', 'x-persist="box"'],
        ['astro', 'data-astro-transition-persist="box"'],
      ] as const) {
        const pageOf = (at: string, other: string) =>
          barePage(
            `<div id="kept" ${keep}>${box}${recipe}</div><main id="${at}">${at === 'one' ? guarantee : pause}<a href="/${name}-${other}" id="go">${other}</a></main>`,
            customer,
          )
        await openFirst(page, name, pageOf)
        await page.addScriptTag({ content: routers[name] })
        await email(page).fill('kate@example.co')
        const before = Number(await quantity(turn).inputValue())
        await page.locator('#go').click()
        await page.locator('main#two').waitFor()
        await mounted(page, 3)
        expect([name, await email(page).inputValue()]).toEqual([name, 'kate@example.co'])
        await choosesDay(page)
        await page.goBack()
        await page.locator('main#one').waitFor()
        await mounted(page, 3)
        expect([name, await email(page).inputValue()]).toEqual([name, 'kate@example.co'])
        expect(await page.evaluate('window.isFirst')).toBe(true)
        await plus(region(turn), 'Cheese 1').click()
        await until(async () => Number(await quantity(turn).inputValue()) === before + 1, 'one more')
        await readGuarantee(page)
      }
    },
  },
  {
    id: 'K-575',
    sees: 'in parts that Alpine shows, moves and repeats, forms keep what was typed, and a dialog from a drawer that closes at a press outside stays until its own end',
    head: customer,
    body: `<div x-data="{ isOpen: false, drawer: true, list: [1, 2], recipe: 7 }"><button id="toggle" @click="isOpen = !isOpen">Toggle</button><button id="turn" @click="list = [...list].reverse()">Turn</button><template x-if="isOpen"><section id="if">${recipe}</section></template><template x-for="each in list" :key="each"><section :id="'row' + each">${recipe}</section></template><template x-teleport="#foot"><section>${pause}</section></template><aside id="drawer" x-show="drawer" x-transition @click.outside="drawer = false" @keydown.escape.window="drawer = false" style="width:400px;background:white">${guarantee}</aside></div><div id="foot"></div>`,
    act: async ({ page }) => {
      await script(page, 'alpinejs/dist/cdn.js')
      await mounted(page, 4)
      const fieldIn = (at: string) => page.locator(at).getByRole('textbox', { name: 'Email' })
      await fieldIn('#row1').fill('one@example.co')
      await page.locator('#drawer').getByRole('button', { name: 'Read the guarantee' }).click()
      await page.locator(dialog).waitFor()
      await page.locator(dialog).locator('p').first().click()
      await page.waitForTimeout(400)
      expect(await isOnTop(page.locator(dialog))).toBe(true)
      await closeDialog(page)
      await page.locator('#turn').click()
      await page.waitForTimeout(200)
      expect(await fieldIn('#row1').inputValue()).toBe('one@example.co')
      for (const _ of [1, 2, 3]) await page.locator('#toggle').click()
      await fieldIn('#if').fill('two@example.co')
      await choosesDay(page)
    },
  },
  {
    id: 'K-576',
    sees: 'in a layer as of Unpoly, which keeps the focus and closes at a press outside, our dialog and calendar are used, and Escape closes one at a time',
    head: customer,
    body: '<a href="/inside" id="go">Open</a><main>Page</main>',
    pages: { '/inside': barePage(`<div id="inside">${guarantee}${pause}${card}${recipe}</div>`, customer) },
    act: async turn => {
      const { page } = turn
      await page.addScriptTag({ content: unpolyLayers })
      await page.locator('#go').click()
      await page.locator('up-modal #inside').waitFor()
      await mounted(page, 4)
      await openDialog(page)
      await page.waitForTimeout(300)
      expect(await isOnTop(page.locator(dialog))).toBe(true)
      expect(await isIn(page, dialog)).toBe(true)
      await page.locator(dialog).locator('p').first().click()
      await page.waitForTimeout(300)
      expect([await page.locator(dialog).count(), await page.locator('up-modal').count()]).toEqual([1, 1])
      await closeDialog(page)
      await page.waitForTimeout(400)
      expect(await page.locator('up-modal').count()).toBe(1)
      await choosesDay(page)
      await calendarButton(page).click()
      await page.getByRole('grid').first().waitFor()
      await page.keyboard.press('Escape')
      await page.waitForTimeout(300)
      expect(await page.locator('up-modal').count()).toBe(1)
      await addButton(page).click()
      await until(() => orders(turn).length > 0, 'an order')
      await page.keyboard.press('Escape')
      await page.locator('up-modal').waitFor({ state: 'detached' })
    },
  },
  {
    id: 'K-577',
    sees: 'a page that React hydrates around its widgets goes on working, also where it changes what stands in a placeholder, and what was typed stays',
    body: `<div id="app"><main><p id="count">0 times</p><button id="more">More</button><div data-widget="recipe-email" data-load="ready" data-recipe="7"><p>Ring us</p></div><div data-widget="direct-debit" data-load="ready"><p>Ring us</p></div></main></div>`,
    mayComplain: true,
    act: async ({ page, asked }) => {
      await page.addScriptTag({
        content:
          bundled(`import { createElement as h, useState } from 'react'; import { hydrateRoot } from 'react-dom/client'
          function App() {
            const [n, set] = useState(0)
            return h('main', null, h('p', { id: 'count' }, n + ' times'), h('button', { id: 'more', onClick: () => set(n + 1) }, 'More'),
              h('div', { 'data-widget': 'recipe-email', 'data-load': 'ready', 'data-recipe': n > 2 ? '8' : '7' }, h('p', null, n > 0 ? 'Ring us today' : 'Ring us'), n > 1 && n < 4 && h('b', null, 'New')),
              n < 6 && h('div', { 'data-widget': 'direct-debit', 'data-load': 'ready', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '<p>Ring us</p>' } }))
          }
          hydrateRoot(document.getElementById('app'), h(App), { onRecoverableError() {} })`),
      })
      await page.waitForTimeout(300)
      await mounted(page, 2)
      await email(page).fill('kate@example.co')
      for (let times = 1; times < 6; times++) {
        await page.locator('#more').click()
        await page.getByText(`${times} times`).waitFor()
        await mounted(page, 2)
        expect([times, await email(page).inputValue()]).toEqual([times, 'kate@example.co'])
      }
      await readGuarantee(page)
      await page.locator('#more').click()
      await mounted(page, 1)
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      expect(asked(/^\/email-recipe/)[0]?.path + (asked(/^\/email-recipe/)[0]?.body ?? '')).toContain('8')
    },
  },
  {
    id: 'K-578',
    sees: 'an experiment that hides the page at first, and writes other words, classes and pictures into our buttons again and again, costs nobody an order or a dialog',
    head: `${customer}<style>.async-hide { opacity: 0 !important }</style><script>document.documentElement.classList.add('async-hide'); setTimeout(() => document.documentElement.classList.remove('async-hide'), 1500)</script>`,
    body: `${card}${guarantee}${recipe}${box}`,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await page.addScriptTag({ content: experiments })
      await page.evaluate(`
        mutate.html('[data-widget=direct-debit] .doorstep button', html => html.includes('our promise') ? html : '<b>Read</b> our promise')
        mutate.html('[data-widget=order-dialog] .doorstep button', html => html.includes('🛒') ? html : '🛒 ' + html)
        mutate.classes('.doorstep button', set => set.add('variant-b'))
        mutate.attribute('[data-widget=bol-basket] .doorstep button', 'style', () => 'background: orange')
        mutate.html('[data-widget=bol-basket] .doorstep h2', () => 'Your basket')
      `)
      await until(() => page.evaluate("!document.documentElement.classList.contains('async-hide')"))
      for (const _ of [1, 2]) {
        await page.getByRole('button', { name: /our promise/ }).click()
        await page.locator(dialog).waitFor()
        await closeDialog(page)
      }
      await page.locator('[data-widget=order-dialog]').getByRole('button').first().click()
      await until(() => orders(turn).length > 0, 'an order')
      await page.getByText('Winter box').first().waitFor()
      await page.getByRole('button', { name: /Increase quantity of Cheese 1/ }).click()
      await page
        .getByRole('spinbutton', { name: /Cheese 1/ })
        .first()
        .waitFor()
      await until(
        async () =>
          (await page
            .getByRole('spinbutton', { name: /Cheese 1/ })
            .first()
            .inputValue()) === '3',
        'three',
      )
      await page.waitForTimeout(800)
      await mounted(page, 4)
      const changes = await page.evaluate(async () => {
        let seen = 0
        const observer = new MutationObserver(all => (seen += all.length))
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
        await new Promise(done => setTimeout(done, 1000))
        return seen
      })
      expect(changes).toBeLessThan(20)
    },
  },
  {
    id: 'K-579',
    sees: 'an ad blocker, which hides banners, popups, offers and sponsors by their names and bars files by theirs, hides no widget and bars no file and no call',
    body: '<p>First</p>',
    act: async ({ page }) => {
      await allWidgets(page)
      const hidden = await page.evaluate(
        selectors =>
          selectors.flatMap(selector =>
            [...document.querySelectorAll(selector)].map(
              each => `${selector}: ${each.outerHTML.slice(0, 90)}`,
            ),
          ),
        blocked.hidden,
      )
      expect(hidden).toEqual([])
      const { paths } = JSON.parse(readFileSync('dist/openapi.json', 'utf8')) as { paths: object }
      const addresses = [
        ...readdirSync('dist', { recursive: true, encoding: 'utf8' })
          .filter(each => /\.(js|css)$/.test(each))
          .map(each => `/doorstep/${each}`),
        ...Object.keys(paths),
      ]
      expect(addresses.length).toBeGreaterThan(100)
      expect(addresses.filter(each => blocked.addresses.some(part => `${each}?`.includes(part)))).toEqual([])
    },
  },
  {
    id: 'K-580',
    sees: 'on a page that is isolated and whose policy shuts the clipboard, sharing, places and full screens, a link is copied or shown to copy, a map shown, an enquiry posted',
    body: '<p>First</p>',
    mayComplain: true,
    say: asked =>
      asked.path === '/shut'
        ? {
            status: 200,
            headers: {
              'Cross-Origin-Opener-Policy': 'same-origin',
              'Cross-Origin-Embedder-Policy': 'require-corp',
              'Document-Isolation-Policy': 'isolate-and-require-corp',
              'Referrer-Policy': 'no-referrer',
              'Permissions-Policy':
                'clipboard-write=(), clipboard-read=(), geolocation=(), web-share=(), fullscreen=(), autoplay=(), unload=(), sync-xhr=(), storage-access=(), identity-credentials-get=()',
              'Content-Security-Policy':
                "default-src 'self' data: 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-scripts allow-same-origin allow-forms",
            },
            body: barePage(
              `${placeholder('referral-link', 'data-url="https://doorstep.example/r/kate"', '<p>Your link</p>')}${guarantee}${postcode}${placeholder('map', 'data-tiles="/tiles/{z}/{x}/{y}"', `<script type="application/json">${JSON.stringify({ markers: [{ position: { lat: 51, lng: -2 }, infoTitle: 'Depot' }] })}</script><p>Ring us</p>`)}${printedEnquiry.replace('data-widget', 'data-load="ready" data-widget')}`,
            ),
          }
        : asked.path.startsWith('/posted')
          ? { status: 200, body: '<p>Thank you</p>' }
          : asDocumented(asked),
    act: async ({ page, asked }) => {
      await page.goto(new URL('/shut', page.url()).href)
      await mounted(page, 5)
      await page.getByRole('button', { name: /copy/i }).first().click()
      await page.waitForTimeout(300)
      const words = await page.locator('[data-widget=referral-link]').innerText()
      const selected = await page.evaluate(
        'document.activeElement.value?.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)',
      )
      expect(/copied/i.test(words) || selected === 'https://doorstep.example/r/kate').toBe(true)
      await readGuarantee(page)
      await page.locator('[data-widget=map]').getByRole('button', { name: 'Zoom in' }).click()
      await enquires(page)
      await page.getByRole('button', { name: /Send/i }).first().click()
      await page.getByText('Thank you').waitFor()
      expect(sent(asked(/^\/posted/)[0]?.body).get('_token')).toBe('a-token')
    },
  },
]

playRows(rows, [])
