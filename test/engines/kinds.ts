import { bodies } from '../support/servers/bare-bodies'
import { type Asked, barePage, lax, type Said, serveBare } from '../support/servers/bare-server'
import type { Engine } from './drivers/engine'
import { patiently } from './drivers/patiently'
import type { EngineSuite } from './in-engine'

// Rows of the hunt (docs/hunt.md) for WebKit, which test/browser cannot open: a page, and a script that plays the row
// in it and returns the fault, or nothing.

type Row = {
  id: string
  sees: string
  head?: string
  body: string
  say?: (asked: Asked) => Said
  /** The body of an async function in the page; `until` and `dialog` are available. */
  act: string
}

const placeholder = (widget: string, rest = '', inside = '<p>Ring us</p>') =>
  `<div data-widget="${widget}" data-load="ready" ${rest}>${inside}</div>`
const ready = (body: string) => body.replace('<div ', '<div data-load="ready" ')
const guarantee = placeholder('direct-debit')
const search = placeholder(
  'typeahead',
  'data-action="/found"',
  '<script type="application/json">{"items":[{"name":"Milk"},{"name":"Milk shake"}]}</script><p>Search</p>',
)
const opener =
  ";[...document.querySelectorAll('.doorstep button')].find(each => /guarantee/i.test(each.textContent))"
/** Opens the dialog and closes it by its own button. */
const opensAndCloses = `${opener}.click(); await until(() => dialog())
  ;[...dialog().querySelectorAll('button')].find(each => /close/i.test(each.textContent + each.getAttribute('aria-label'))).click()
  await until(() => !dialog())`

const replaced = (id: string, sees: string, script: string): Row => ({
  id,
  sees: `a dialog opens and closes on a page where ${sees}`,
  head: `<script>${script}</script>`,
  body: guarantee,
  act: opensAndCloses,
})
/** A calendar or a list is placed at the edge of its field. */
const beside = (
  field: string,
  layer: string,
  most: number,
) => `await until(() => document.querySelector('${layer}'))
  await until(() => { const one = document.querySelector('${field}').getBoundingClientRect(), other = document.querySelector('${layer}').getBoundingClientRect()
    return other.width && Math.min(Math.abs(other.top - one.bottom), Math.abs(one.top - other.bottom)) < ${most} })`
const types = (
  text: string,
) => `const field = document.querySelector('.doorstep [role=combobox]'); field.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}'); field.dispatchEvent(new InputEvent('input', { bubbles: true }))`

const rows: readonly Row[] = [
  {
    id: 'K-15',
    sees: 'a form that a script of the page submits has its token',
    body: ready(bodies['enquiry-form']),
    act: "if (![...document.querySelectorAll('.doorstep form input')].some(each => each.value === 'a-token')) return 'no token'",
  },
  {
    id: 'K-27',
    sees: 'centred content on a page does not move under a dialog',
    body: `<div id="centre" style="width:200px;margin:auto">Centre</div><div style="height:2000px">${guarantee}</div>`,
    act: `const left = () => document.getElementById('centre').getBoundingClientRect().left; const before = left()
      ${opener}.click(); await until(() => dialog()); if (Math.abs(left() - before) > 1) return 'moved by ' + (left() - before)`,
  },
  {
    id: 'K-35',
    sees: 'once a dialog is closed, screen readers reach everything on the page as before',
    body: `<a id="one" href="/found">One</a>${guarantee}<section aria-hidden="true">Kept</section>`,
    act: `const state = () => [...document.body.children].filter(each => !each.matches('[data-doorstep-shell]')).map(each => each.getAttribute('aria-hidden') + each.inert).join()
      const before = state(); ${opensAndCloses}; await until(() => state() === before)`,
  },
  {
    id: 'K-36',
    sees: "a dialog leaves the page's own style of its body unchanged",
    body: `<script>document.body.style.cssText = 'padding-right: 7px; overflow: visible'</script>${guarantee}`,
    act: `const before = document.body.style.cssText; ${opensAndCloses}; if (document.body.style.cssText !== before) return document.body.style.cssText`,
  },
  {
    id: 'K-167',
    sees: 'on a page whose body is zoomed out, suggestions stand below their field',
    head: '<style>body { zoom: .75 }</style>',
    body: search,
    act: `${types('mil')}; ${beside('.doorstep [role=combobox]', '[role=listbox]', 30)}`,
  },
  {
    id: 'K-169',
    sees: 'on a page whose body is zoomed in, suggestions stand below their field',
    head: '<style>body { zoom: 1.5 }</style>',
    body: search,
    act: `${types('mil')}; ${beside('.doorstep [role=combobox]', '[role=listbox]', 30)}`,
  },
  {
    id: 'K-182',
    sees: 'a link of ours opens in this window, whatever the page says',
    head: '<base target="_blank">',
    body: ready(bodies.paginator),
    act: "for (const each of document.querySelectorAll('.doorstep a[href]')) if (each.target !== '_self') return each.outerHTML",
  },
  replaced(
    'K-183',
    'scripts have extended the prototypes of arrays and strings',
    'for (const of of [Array, String, Function]) of.prototype.each = function () {}',
  ),
  replaced(
    'K-184',
    '`Array.from` makes a list of one thing',
    'Array.from = thing => thing == null ? [] : Array.isArray(thing) ? thing : typeof thing === "object" && "length" in thing ? [].slice.call(thing) : [thing]',
  ),
  replaced(
    'K-185',
    '`bind` takes a list of arguments',
    'Function.prototype.bind = function (that, given) { const own = this; return function (...more) { return own.apply(that, given == null ? more : [].concat(given)) } }',
  ),
  {
    id: 'K-187',
    sees: 'events on a text node or the document crash nothing',
    body: guarantee,
    act: `const text = document.createTreeWalker(document.querySelector('.doorstep'), NodeFilter.SHOW_TEXT).nextNode()
      for (const type of ['focusin', 'pointerover', 'touchend', 'keydown', 'submit', 'reset', 'change', 'input', 'focusout'])
        for (const target of [text, document, window]) target.dispatchEvent(new Event(type, { bubbles: true }))
      ${opensAndCloses}`,
  },
  {
    id: 'K-190',
    sees: 'a page without comments and quotes has its widgets',
    body: '<div data-widget=direct-debit data-load=ready><p>Ring us</div>',
    act: opensAndCloses,
  },
  {
    id: 'K-195',
    sees: 'a tag that submits our form itself puts no typed text into an address',
    body: placeholder('recipe-email', 'data-recipe="7"'),
    act: `const field = document.querySelector('.doorstep input[type=email]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'kate@example.co'); field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      // Firefox calls it an error of the tag's.
      try { HTMLFormElement.prototype.submit.call(field.form) } catch {}
      await new Promise(done => setTimeout(done, 300)); if (location.href.includes('kate')) return location.href`,
  },
  replaced(
    'K-199',
    '`map` and `filter` of lists work without a function',
    'for (const name of ["map", "filter"]) { const own = Array.prototype[name]; Array.prototype[name] = function (act, that) { return own.call(this, act || (each => each), that) } }',
  ),
  replaced(
    'K-200',
    'Array.prototype has a toJSON of its own',
    'Array.prototype.toJSON = function () { return "[" + this.join(", ") + "]" }',
  ),
]

const customer = '<meta name="doorstep-is-guest" content="no"><meta name="doorstep-customer" content="17">'
const data = '{"items":[{"name":"Milk"},{"name":"Milk shake"}]}'
const box = (name: string) => ({
  basket: {},
  order: { id: 900, frequency: 0, date: '2030-11-27' },
  products: [
    { id: 1, product_id: 201, quantity: 2, product: { id: 201, name, template: 'bol', order_price: '4.80' } },
  ],
})
const suggests = `${types('mil')}; await until(() => document.querySelectorAll('[role=option]').length === 2)`
const shows = (words: string) => `await until(() => document.body.innerText.includes('${words}'))`

const later: readonly Row[] = [
  {
    id: 'K-226',
    sees: 'an answer in ISO-8859-1 that says so has its accents',
    head: customer,
    body: placeholder('bol-basket'),
    say: () => ({
      status: 200,
      type: 'application/json; charset=iso-8859-1',
      body: Buffer.from(JSON.stringify(box('Crème fraîche')), 'latin1'),
    }),
    act: shows('Crème fraîche'),
  },
  {
    id: 'K-263',
    sees: 'data that Drupal has put between its CDATA comments are data',
    body: `<div data-widget="typeahead" data-load="ready" data-action="/found"><script type="application/json">\n<!--//--><![CDATA[// ><!--\n${data}\n//--><!]]>\n</script><p>Search</p></div>`,
    act: suggests,
  },
  {
    id: 'K-271',
    sees: 'a press in a card that is a link as a whole leads nowhere',
    head: customer,
    body: `<a href="/found" style="display:block">Guarantee ${guarantee}</a>`,
    act: `${opener}.click(); await until(() => dialog()); await new Promise(done => setTimeout(done, 300)); if (location.pathname !== '/') return location.href`,
  },
  {
    id: 'K-303',
    sees: 'a form that is taken out of the page for a moment and put back keeps what was typed',
    body: `<main id="main">${placeholder('recipe-email', 'data-recipe="7"')}</main>`,
    act: `const field = () => document.querySelector('.doorstep input[type=email]'), main = document.getElementById('main')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field(), 'kate@example.co'); field().dispatchEvent(new InputEvent('input', { bubbles: true }))
      const out = main.firstElementChild; out.remove(); await new Promise(done => setTimeout(done, 500)); main.append(out); await until(() => field()?.value === 'kate@example.co')`,
  },
  {
    id: 'K-344',
    sees: 'spaces and line breaks in attributes cost nothing',
    body: `<div\n data-widget=" typeahead\n" data-load=" ready " data-action="\n /found\n"><script type="application/json">${data}</script><p>Search</p></div>`,
    act: `await until(() => document.querySelector('.doorstep [role=combobox]')); ${suggests}`,
  },
  {
    id: 'K-349',
    sees: 'data that a consent manager holds back bring the widget once they are given',
    body: `<div data-widget="typeahead" data-action="/found"><script type="text/plain">${data}</script><p>Search</p></div>`,
    act: `await new Promise(done => setTimeout(done, 1000)); await until(() => document.querySelector('[data-widget-state=failed]')); const held = document.querySelector('[data-widget] script')
      held.replaceWith(Object.assign(document.createElement('script'), { type: 'application/json', textContent: held.textContent }))
      await until(() => document.querySelector('.doorstep [role=combobox]')); ${suggests}`,
  },
  {
    id: 'K-354',
    sees: 'data that an old editor hides in an HTML comment are data',
    body: `<div data-widget="typeahead" data-load="ready" data-action="/found"><script type="application/json"><!--\n${data}\n//--></script><p>Search</p></div>`,
    act: suggests,
  },
  {
    id: 'K-357',
    sees: 'a widget in the summary of a details element opens what it names, and the details stay as they are',
    body: `<details id="more"><summary>Paying ${guarantee}</summary><p>More</p></details>`,
    act: `${opensAndCloses}; if (document.getElementById('more').open) return 'opened'`,
  },
  {
    id: 'K-370',
    sees: 'where an agent takes every address of a call for text, a box is shown',
    head: `${customer}<script>const own = fetch; window.fetch = (address, how) => address.startsWith('blob:') ? null : own(address, how)</script>`,
    body: placeholder('bol-basket'),
    say: () => ({ status: 200, body: box('Cheese') }),
    act: shows('Cheese'),
  },
  {
    id: 'K-372',
    sees: 'on a page that unsets every property a dialog opens and closes',
    head: '<style>* { all: unset }</style>',
    body: guarantee,
    act: opensAndCloses,
  },
  {
    id: 'K-377',
    sees: 'a calendar that opens at the end of the page can be scrolled to its end',
    head: customer,
    body: `<div style="height:3000px"></div>${placeholder('pause-picker')}`,
    act: `scrollTo(0, 99999); document.querySelector('.doorstep button[aria-label*=calendar]').click()
      const grid = () => document.querySelector('[role=grid]')?.getBoundingClientRect(); await until(() => grid()?.height > 100)
      for (let time = 0; time < 4; time++) { scrollTo(0, 99999); await new Promise(done => setTimeout(done, 100)) }
      if (grid().bottom > innerHeight) return 'cut off at ' + grid().bottom`,
  },
  {
    id: 'K-417',
    sees: 'a page that was saved with an open dialog scrolls, and its dialog opens and closes',
    head: '<script>document.documentElement.className = "doorstep-dialog-open"</script>',
    body: `<main data-doorstep-covered="" aria-hidden="true">${guarantee}<div style="height:3000px"></div></main><div data-doorstep-shell=""><div role="dialog" aria-modal="true">Saved</div></div>`,
    act: `if (document.querySelector('main[aria-hidden], [aria-modal]')) return 'left over'; scrollTo(0, 500); if (!scrollY) return 'locked'; ${opensAndCloses}`,
  },
]
const all = [...rows, ...later]

const played = (act: string) => `async () => {
  const dialog = () => document.querySelector('[data-doorstep-dialogs] [aria-modal=true]')
  const until = async holds => { for (let look = 0; look < 40; look++) { if (holds()) return; await new Promise(done => setTimeout(done, 50)) } throw new Error('waited in vain for ' + holds) }
  try {
    await until(() => [...document.querySelectorAll('[data-load=ready]')].every(each => each.dataset.widgetState === 'mounted'))
    const wrong = await (async () => { ${act} })()
    return wrong || ''
  } catch (error) { return String(error) }
}`

/** Plays the rows in an engine, each on a page of its own. */
export const playKinds: EngineSuite = (name, host) => {
  describe('rows of the hunt', () => {
    const pages: Record<string, string> = { '/blank': '<title>Blank</title>' }
    let say: NonNullable<Row['say']> = () => 'lost'
    let server: Awaited<ReturnType<typeof serveBare>>
    let engine: Engine
    let held = 0
    beforeAll(async () => {
      server = await serveBare(pages, asked => say(asked), { policy: lax })
      engine = await host().visitor({ width: 1000, height: 800 })
    })
    afterAll(async () => {
      await engine?.close()
      await server?.close()
      process.stdout.write(`Rows of the hunt in ${name}: ${held} of ${all.length} held.\n`)
    })
    test.each(all.map(row => [`${row.id} ${row.sees}`, row] as const))('%s', async (_, row) => {
      pages['/'] = barePage(row.body, row.head)
      say = row.say ?? (() => 'lost')
      await patiently(() => engine.goto(`${server.url}/blank`))
      await engine.goto(server.url)
      expect(await engine.call(played(row.act), [])).toBe('')
      held++
    })
  })
}
