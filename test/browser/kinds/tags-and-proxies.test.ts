import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { customer, json, placeholder, playRows, type Row, type Turn, until, veg } from './play-rows'
import { addButton, card, dialog, guarantee, order, orders, phone, readGuarantee, recipe } from './subjects'

// Tag managers that listen and repeat events, proxies that rewrite pages, old libraries, in-app browsers
// without a second window.

const enquiry = bodies['enquiry-form'].replace('<div ', '<div data-load="ready" ')

const posts = ({ asked }: Turn) => asked(/^\/posted/).filter(({ method }) => method === 'POST')

/** Fills in each field of the enquiry. */
async function fillIn(page: Page): Promise<void> {
  for (const field of await page.locator('.doorstep').getByRole('textbox').all()) {
    const type = await field.getAttribute('type')
    const name = (await field.getAttribute('name')) ?? ''
    if (!(await field.inputValue()))
      await field.fill(
        type === 'email'
          ? 'kate@example.co'
          : /postcode/.test(name)
            ? 'BS3 4TN'
            : type === 'tel'
              ? '01174960142'
              : 'Kate Bell',
      )
  }
}
const send = (page: Page) => page.locator('.doorstep [type=submit]').first()

/** A page on which a library has replaced some built-ins: orders and dialogs go on. */
const replaced = (id: string, sees: string, script: string): Row => ({
  id,
  sees,
  head: `${customer}<script>${script}</script>`,
  body: card + guarantee,
  act: async turn => {
    await order(turn)
    await readGuarantee(turn.page)
  },
})

const rows: Row[] = [
  {
    id: 'K-181',
    sees: 'on a page that opens everything in another window, an enquiry is posted with all its text',
    head: '<base target="_blank">',
    body: enquiry,
    act: async turn => {
      await fillIn(turn.page)
      await send(turn.page).click()
      await until(() => posts(turn).length > 0, 'a post')
      expect(posts(turn)[0]?.body).toContain('Kate')
      expect(turn.page.context().pages().length).toBeLessThanOrEqual(2)
    },
  },
  {
    id: 'K-182',
    sees: 'in an app without a second window our links open in the same window',
    head: '<base target="_blank">',
    body: bodies.paginator.replace('<div ', '<div data-load="ready" '),
    act: async ({ page }) => {
      await page.getByRole('link', { name: /3/ }).first().click()
      await page.waitForURL(/found\?page=3/)
    },
  },
  replaced(
    'K-183',
    'orders and dialogs work where scripts have extended the prototypes of arrays and strings',
    'for (const of of [Array, String, Function]) { of.prototype.extra = function () {}; of.prototype.each = function () {} }',
  ),
  replaced(
    'K-184',
    'orders and dialogs work where `Array.from` makes a list of one item',
    'Array.from = thing => thing == null ? [] : Array.isArray(thing) ? thing : typeof thing === "object" && "length" in thing ? [].slice.call(thing) : [thing]',
  ),
  replaced(
    'K-185',
    'orders and dialogs work where `bind` takes a list of arguments',
    'Function.prototype.bind = function (that, given) { const own = this; return function (...more) { return own.apply(that, given == null ? more : [].concat(given)) } }',
  ),
  replaced(
    'K-186',
    'orders and dialogs work where a tag has wrapped fetch',
    'window.seen = []; const own = fetch; window.fetch = function (...given) { seen.push(String(given[0].url || given[0])); return own.apply(this, given).then(answer => answer.clone()) }',
  ),
  {
    id: 'K-187',
    sees: 'script events on a text node or the document neither crash a widget nor count as presses',
    head: customer,
    body: `<div data-widget="order-dialog" data-load="interaction">${json({ product: veg })}<a href="/found" id="sleeps">Add to basket</a></div>${guarantee}`,
    act: async turn => {
      await turn.page.evaluate(() => {
        const text = document.getElementById('sleeps')?.firstChild
        for (const type of [
          'focusin',
          'pointerover',
          'touchend',
          'keydown',
          'submit',
          'reset',
          'change',
          'input',
          'focusout',
        ])
          for (const target of [text, document, window])
            target?.dispatchEvent(new Event(type, { bubbles: true }))
      })
      await readGuarantee(turn.page)
      expect(orders(turn)).toEqual([])
    },
  },
  {
    id: 'K-188',
    sees: 'a finger that scrolls over text in a sleeping card crashes nothing',
    head: customer,
    body: `<div data-widget="order-dialog" data-load="interaction">${json({ product: veg })}<a href="/found" id="sleeps">Add to basket</a></div>${guarantee}`,
    act: async turn => {
      await turn.page.evaluate(() => {
        const text = document.getElementById('sleeps')?.firstChild
        for (const type of ['touchstart', 'touchmove', 'touchend', 'pointerover', 'mouseover'])
          text?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      })
      await turn.page.getByText('Add to basket').first().click()
      await until(() => orders(turn).length > 0, 'an order')
      expect(orders(turn)).toHaveLength(1)
    },
  },
  {
    id: 'K-189',
    sees: 'a press on the icon in a button presses the button',
    body: guarantee,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Read the guarantee' }).first().click()
      await page.locator(dialog).waitFor()
      await page.evaluate(() =>
        document
          .querySelector('[aria-modal=true] button svg *')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      )
      await page.locator(dialog).waitFor({ state: 'detached' })
    },
  },
  {
    id: 'K-190',
    sees: 'a proxy that removes comments, quotes and spaces from a page leaves the widgets working',
    head: customer,
    body: `<div data-widget=order-dialog data-load=ready><script type=application/json>{"product":{"id":333,"name":"Winter box","template":"bol","order_price":"14.50"}}</script><a href=/found>Add to basket</a></div><div data-widget=direct-debit data-load=ready><p>Ring us</div>`,
    act: async turn => {
      await turn.page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
        const comments: Node[] = []
        while (walker.nextNode()) comments.push(walker.currentNode)
        for (const each of comments) each.parentNode?.removeChild(each)
      })
      await order(turn)
      await readGuarantee(turn.page)
    },
  },
  {
    id: 'K-191',
    sees: "when a script has split a widget's text into pieces, the next text is complete",
    body: placeholder('promo-field'),
    say: () => ({ status: 422, body: { message: 'No', errors: { code: ['That code has ended.'] } } }),
    act: async ({ page, widget, answer }) => {
      const field = widget.getByRole('textbox').first()
      const check = async (code: string) => {
        await field.fill(code)
        await field.press('Enter')
      }
      await check('OLD1')
      await until(async () => /ended/.test((await widget.textContent()) ?? ''), 'the first sentence')
      await page.evaluate(() => {
        const walker = document.createTreeWalker(
          document.querySelector('.doorstep') as Node,
          NodeFilter.SHOW_TEXT,
        )
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const each of texts) if (each.data.length > 4) each.splitText(3)
      })
      answer(() => ({
        status: 422,
        body: { message: 'No', errors: { code: ['That one is for new customers.'] } },
      }))
      await check('OLD2')
      await until(async () => /new customers/.test((await widget.textContent()) ?? ''), 'the second sentence')
      expect(await widget.textContent()).not.toMatch(/has ended/)
    },
  },
  {
    id: 'K-192',
    sees: 'a widget that waits for consent starts when consent was given before Back',
    body: `<div data-widget="seasonal-popup" data-load="ready" data-text="Christmas" data-consent-cookie="agreed"><p><a href="/shop">Our shop</a></p></div>`,
    act: async ({ page }) => {
      await page.waitForTimeout(300)
      await page.evaluate(() => {
        document.cookie = 'agreed=1; path=/'
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await page.waitForTimeout(5600)
      const card = page.locator('.doorstep').getByRole('link').first()
      await until(() => card.isVisible(), 'the card')
    },
  },
  {
    id: 'K-193',
    sees: 'when a tag repeats each submit event, an enquiry is posted once',
    head: `<script>addEventListener('submit', event => { if (event.isTrusted) event.target.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })) })</script>`,
    body: enquiry,
    act: async turn => {
      await fillIn(turn.page)
      await send(turn.page).click()
      await until(() => posts(turn).length > 0, 'a post')
      await turn.page.waitForTimeout(300)
      expect(posts(turn)).toHaveLength(1)
    },
  },
  {
    id: 'K-194',
    sees: 'a form that a tag manager stops, reports and submits is posted once, with the token',
    head: `<script>addEventListener('submit', event => { event.preventDefault(); const form = event.target; setTimeout(() => HTMLFormElement.prototype.submit.call(form), 300) })</script>`,
    body: enquiry,
    act: async turn => {
      await fillIn(turn.page)
      await send(turn.page).click()
      await until(() => posts(turn).length > 0, 'a post')
      expect(posts(turn)).toHaveLength(1)
      expect(posts(turn)[0]?.body).toContain('a-token')
    },
  },
  {
    id: 'K-195',
    say: () => ({ status: 422, body: { message: 'No', errors: { email: ['No.'], postcode: ['No.'] } } }),
    sees: 'when a tag submits each form itself, no typed text gets into an address',
    head: `<script>addEventListener('submit', event => { const form = event.target; setTimeout(() => HTMLFormElement.prototype.submit.call(form), 200) }, true)</script>`,
    body: recipe + placeholder('promo-field') + placeholder('postcode-panel'),
    // Firefox calls it an error of the tag's.
    mayComplain: true,
    act: async ({ page }) => {
      for (const [name, text] of [
        ['Email', 'kate@example.co'],
        ['postcode', 'BS3 4TN'],
      ] as const) {
        const field = page.getByRole('textbox', { name: new RegExp(name, 'i') }).first()
        await field.waitFor()
        await field.fill(text)
        await field.press('Enter')
        await page.waitForTimeout(600)
        expect(page.url()).not.toMatch(/kate|BS3/)
      }
    },
  },
  {
    id: 'K-196',
    sees: 'when a library turns touches into clicks, a tap orders once',
    head: `${customer}<script>document.addEventListener('touchend', event => { event.preventDefault(); event.target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window })) }, { passive: false, capture: true })</script>`,
    body: card,
    visitor: phone,
    act: async turn => {
      await addButton(turn.page).tap()
      await until(() => orders(turn).length > 0, 'an order')
      await turn.page.waitForTimeout(400)
      expect(orders(turn)).toHaveLength(1)
    },
  },
  {
    id: 'K-197',
    sees: 'two quick presses on Send post an enquiry once',
    body: enquiry,
    act: async turn => {
      await fillIn(turn.page)
      await send(turn.page).dblclick()
      await until(() => posts(turn).length > 0, 'a post')
      await turn.page.waitForTimeout(300)
      expect(posts(turn)).toHaveLength(1)
    },
  },
  {
    id: 'K-198',
    sees: "without promise methods of 2018 people keep the server's content",
    head: '<script>delete Promise.prototype.finally</script>',
    body: '<div data-widget="direct-debit" id="plain"><p>Ring us</p></div>',
    mayComplain: true,
    act: async ({ page }) => {
      await page.waitForTimeout(500)
      const words = await page.locator('#plain').textContent()
      expect(words).toMatch(/Ring us|guarantee/)
      expect((words ?? '').trim()).not.toBe('')
    },
  },
  replaced(
    'K-199',
    'orders and dialogs work where `map` and `filter` accept a missing function',
    'for (const name of ["map", "filter", "every", "some"]) { const own = Array.prototype[name]; Array.prototype[name] = function (act, that) { return own.call(this, act || (each => each), that) } }',
  ),
  replaced(
    'K-200',
    'orders and dialogs work where Array.prototype has a toJSON of its own',
    'Array.prototype.toJSON = function () { return "[" + this.join(", ") + "]" }; String.prototype.toJSON = function () { return "\\"" + this + "\\"" }',
  ),
]

playRows(rows, ['K-181', 'K-193', 'K-195'])
