import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { publishedFacts } from '../../../../shared/platform/page/facts/published-facts'
import { check } from '../../../../shared/tools/doctor/check'
import {
  doorstepAnswer,
  doorstepHead,
  doorstepSite,
  doorstepWidget,
} from '../../../../shared/tools/server-helpers/doorstep.js'
import { knowAll } from '../../../mistakes/judge'
import { expectElement } from '../../../support/expect-element'
import fc from '../../../support/fast-check'
import { loaderTag } from '../../../support/page/loader-tag'
import { openPage } from '../../../support/page/open-page'
import cases from './cases.json'

type Options = Record<string, unknown>
type WidgetCall = [string, Options, string, Record<string, string>, object?]

const parse = (markup: string) => {
  const page = document.createElement('template')
  page.innerHTML = markup
  return page.content
}

const manifest = {
  widgets: {
    'mobile-nav': { script: 'w/nav-1.js', needed: ['c/1.js'], styles: [], asleep: ['c/islands-1.js'] },
    'bol-basket': {
      script: 'w/bol-1.js',
      needed: ['c/1.js'],
      styles: ['s/base.css'],
      asleep: ['c/islands-1.js', 'c/facts-1.js'],
    },
    tabs: { script: 'w/tabs-1.js', needed: ['c/1.js', 'c/2.js'], styles: ['s/base.css', 's/tabs-1.css'] },
    map: { script: 'w/map-1.js', needed: ['c/1.js'], styles: ['s/base.css'] },
  },
}
const heads: [typeof manifest, string, string[], string[]][] = [
  [manifest, '/doorstep/', [], []],
  [
    manifest,
    'https://files.example/a&b/',
    ['tabs', 'map', 'gone'],
    ['mobile-nav', 'bol-basket', 'tabs', 'gone'],
  ],
]
const answers: [string, unknown, string][] = [
  ['GET /api/bol-basket', { coupon: null, items: [], total: 2.5 }, '2026-11-25T12:00:00Z'],
  ['GET /api/weeks?a="&b=<', [{ name: '</script><!-- café & \u2028' }], '2026-06-25T13:00:00.250+01:00'],
]
const refused: WidgetCall[] = [
  ['a" onclick="x', {}, '', {}],
  ['tabs', { 'x onload': 'y' }, '', {}],
  ['tabs', {}, '', { '">': '' }],
  ['tabs', { printed: { 'a" b': '' } }, '', {}],
]
const line = (product: object | null, given: object = {}) => ({
  id: 1,
  product_id: 231,
  product,
  quantity: 2,
  ...given,
})
const cheddar = { id: 231, name: 'Cheddar', order_price: '8.95' }
const basketOf = (products: unknown, discount: unknown = '0.00') => ({
  basket: { discount_amount: discount, coupon_code: null, deliveries: [] },
  order: null,
  products,
})
const printed = { postcode: 'BS3 4TN' }
/** Answers, each with the text of the box; undefined when only the widget can show it. */
const baskets: [what: string, answer: object, says: string | undefined][] = [
  ['a list', basketOf([line(cheddar)]), 'box=2x231 £17.90; postcode=BS3 4TN'],
  [
    'an object, less a discount',
    basketOf({ 2: line(cheddar, { quantity: 3 }) }, '1.35'),
    'box=3x231 £25.50; postcode=BS3 4TN',
  ],
  [
    'a framework’s data',
    { data: basketOf([line(cheddar), line({ id: 7, order_price: 0.1 }, { product_id: null })]) },
    'box=2x231 2x7 £18.10; postcode=BS3 4TN',
  ],
  ['an empty box', basketOf([]), 'box=£0.00; postcode=BS3 4TN'],
  ['a discontinued product', basketOf([line(null)]), undefined],
  ['an unavailable line', basketOf([line(cheddar, { unavailable: true })]), undefined],
  ['an invalid price', basketOf([line({ ...cheddar, order_price: 'POA' })]), undefined],
  ['an invalid discount', basketOf([line(cheddar)], 'half'), undefined],
  ['a thousand pounds', basketOf([line(cheddar, { quantity: 112 })]), undefined],
]
const latest = { data: [{ id: 41 }, { id: 40 }] }
const states: WidgetCall[] = [
  ...baskets.map(
    ([, answer]): WidgetCall => ['bol-basket', { printed, minimumOrderValue: 20 }, '<p>Box</p>', {}, answer],
  ),
  ['bol-basket', {}, '<p>Box</p>', {}, basketOf([])],
  ['bol-basket', { printed }, '', {}, basketOf([])],
  ['bol-basket', { printed, load: 'ready' }, '<p>Box</p>', {}, basketOf([])],
  ['mobile-basket-button', {}, '<a href="/box">2 items</a>', {}, basketOf([line(cheddar)])],
  ['order-again', { layout: 'list' }, '<p>Boxes</p>', {}, latest],
  ['weekly-cost', { printed: { total: '£12.35 "&"' } }, '<p>£12.35</p>', {}],
  ['mobile-nav', { printed: {} }, '<p>Menu</p>', {}],
]
const widgets = [...cases, ...states] as unknown as WidgetCall[]

test('Any options are read back unchanged from the placeholder, and none of them becomes markup', () => {
  const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean())
  const text = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '"><img src=x>', "'", '\u2028'))
  fc.assert(
    fc.property(fc.oneof(scalar, text), fc.jsonValue(), (short, long) => {
      const found = parse(doorstepWidget('tabs', { isShort: short, list: [long] }, '<a href="/">Home</a>'))
      expect(found.querySelectorAll('*')).toHaveLength(3)
      const [placeholder] = found.children
      // A parser turns a carriage return into a newline.
      const lines = (value: unknown) => String(value).replace(/\r\n?/g, '\n').replace(/\0/g, '\uFFFD')
      expect(placeholder?.getAttribute('data-is-short')).toBe(lines(short))
      expect(JSON.parse(placeholder?.querySelector('script')?.textContent ?? '')).toEqual(
        JSON.parse(JSON.stringify({ list: [long] })),
      )
    }),
  )
})

test("G-03 A site's addresses are read back unchanged from the page, and none of them becomes markup", () => {
  const site = { root: '/winkel</script><b>', pages: { login: '/a?b=1&c="2"', terms: "/it's" } }
  const found = parse(doorstepSite(site))
  expect(found.querySelectorAll('*')).toHaveLength(1)
  expect(found.querySelector('script')?.dataset).toHaveProperty('doorstepSite', '')
  expect(JSON.parse(found.querySelector('script')?.textContent ?? '')).toEqual(site)
})

test('L-87 A name is read once: what it is at a second look is not printed', () => {
  const called = (first: string) => {
    let looks = 0
    return { toString: () => (looks++ ? '"><img src=x>' : first) } as string
  }
  expect(doorstepWidget(called('tabs'))).toBe('<div data-widget="tabs"></div>')
  expect(doorstepWidget(called('order-again'), {}, '', {}, latest)).toMatch(
    /^<div data-widget="order-again"><\/div><script [^>]*="GET \/api\/basket\/latest-bol"/,
  )
})

test('A name that could become markup is refused', () => {
  for (const call of refused) expect(() => doorstepWidget(...call)).toThrow('is no name of')
})

const shownBy = (markup: string) => parse(markup).querySelector<HTMLElement>('[data-widget]')?.dataset

test.each(baskets)(
  'G-30 A basket of %s sleeps with its text, or is active when only the widget can show it',
  (_, answer, says) => {
    const markup = doorstepWidget('bol-basket', { printed }, '<p>Box</p>', {}, answer)
    expect(shownBy(markup)?.printed).toBe(says)
    expect(shownBy(markup)?.load).toBe(says && 'printed')
    expect(parse(markup).querySelector('[data-widget] + script')).toHaveProperty(
      'dataset.doorstepAnswer',
      'GET /api/bol-basket',
    )
  },
)

test('J-40 What the helpers print with an answer is no fault for the doctor and check', async () => {
  const knowledge = await knowAll()
  const said = states
    .filter(({ length }) => length === 5)
    .flatMap(each => check(doorstepWidget(...each), knowledge))
  expect(said.map(({ message }) => message)).toEqual([])
})

test('G-30 With a missing fact, or no printed content, the widget does not sleep', () => {
  const of = (...call: WidgetCall) => shownBy(doorstepWidget(...call))?.load
  const empty = basketOf([])
  expect(of('bol-basket', {}, '<p>Box</p>', {}, empty)).toBeUndefined()
  expect(of('bol-basket', { printed }, '', {}, empty)).toBeUndefined()
  expect(of('bol-basket', { printed, load: 'ready' }, '<p>Box</p>', {}, empty)).toBe('ready')
  expect(() => doorstepWidget('tabs', {}, '', {}, empty)).toThrow('takes no state')
})

test("G-30 F-03 The demo shop's answer is printed in one call, sleeps, and is not read again at a press", async () => {
  const visit = createDemoShop().visit({ as: 'customer', hasPostcode: true })
  for (const id of [231, 232])
    await visit.call('POST', '/api/product/bol', { id, quantity: 2, increment: false })
  const answer = await (await visit.call('GET', '/api/bol-basket')).json()
  const asked: string[] = []
  await openPage(
    doorstepWidget('bol-basket', { printed, minimumOrderValue: 20 }, '<button>Checkout</button>', {}, answer),
    {
      globals: visit.globals(),
      fetch: async request => {
        asked.push(request.url)
        return visit.fetch(request)
      },
    },
  )
  const placeholder = expectElement(document.querySelector('[data-widget]'), HTMLElement)
  expect(placeholder.dataset).toMatchObject({ widgetState: 'waiting', load: 'printed' })
  const followed: (string | null)[] = []
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    event.preventDefault()
    followed.push(link.getAttribute('href'))
  }
  window.addEventListener('click', follow)
  await act(async () => placeholder.querySelector('button')?.click())
  await screen.findAllByRole('button', { name: /^Increase/ })
  // The press is passed on to the control with the same words.
  await waitFor(() => expect(followed).toEqual(['/shop/best-of-local/checkout']))
  window.removeEventListener('click', follow)
  expect(asked).toEqual([])
  // The widget's text for the same answer once it has read it.
  act(() => void window.dispatchEvent(new CustomEvent('basket-updated')))
  await waitFor(() => expect(publishedFacts().box).toBeDefined())
  expect(placeholder.dataset.printed).toBe(`box=${publishedFacts().box}; postcode=BS3 4TN`)
})

test('The head loads the loader, and once each the files of the widgets at the top', () => {
  expect(doorstepHead(manifest, '/doorstep/', ['tabs', 'map', 'gone']).split('\n')).toEqual([
    loaderTag,
    '<link rel="modulepreload" href="/doorstep/c/1.js">',
    '<link rel="modulepreload" href="/doorstep/c/2.js">',
    '<link rel="modulepreload" href="/doorstep/w/tabs-1.js">',
    '<link rel="preload" as="style" href="/doorstep/s/base.css">',
    '<link rel="preload" as="style" href="/doorstep/s/tabs-1.css">',
    '<link rel="modulepreload" href="/doorstep/w/map-1.js">',
  ])
})

test('The head of a page loads only the wake-up code and the files that each sleeping widget needs', () => {
  const linesOf = (asleep: string[]) => doorstepHead(manifest, '/', [], asleep).split('\n').slice(1)
  const activating = '<link rel="modulepreload" href="/c/islands-1.js">'
  expect(linesOf(['mobile-nav'])).toEqual([activating])
  expect(linesOf(['mobile-nav', 'bol-basket', 'gone'])).toEqual([
    activating,
    '<link rel="modulepreload" href="/c/facts-1.js">',
  ])
})

test('An answer is read back unchanged with its call and time, and none of it becomes markup', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', '"><b>', '&lt;'), (value, text) => {
      const found = parse(doorstepAnswer(`GET /api/${text}`, { value, text }, Date.UTC(2026, 10, 25, 12)))
      const [script] = found.querySelectorAll('*')
      expect(found.childNodes).toHaveLength(1)
      expect(script?.outerHTML).toContain('type="application/json"')
      expect(script?.getAttribute('data-doorstep-answer')).toBe(`GET /api/${text}`)
      expect(script?.getAttribute('data-at')).toBe('2026-11-25T12:00:00.000Z')
      expect(JSON.parse(script?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify({ value, text })))
    }),
  )
})

test('An answer without a time counts as current', () => {
  const at = /data-at="([^"]+)"/.exec(doorstepAnswer('GET /api/x', {}))?.[1] ?? ''
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(10_000)
})

/** Each language's command; `node test/ready.mjs` installs them, and a machine without one fails. */
const engines: [name: string, command: string[]][] = [
  ['PHP', ['php', 'print.php', 'php']],
  ['Twig', ['php', 'print.php', 'twig']],
  ['Blade', ['php', 'print.php', 'blade']],
  ['ERB', ['ruby', 'print.rb']],
  ['Python', ['/usr/bin/python3', '-B', 'print_python.py', 'python']],
  ['Django', ['/usr/bin/python3', '-B', 'print_python.py', 'django']],
  ['Jinja2', ['/usr/bin/python3', '-B', 'print_python.py', 'jinja']],
]
function run([command = '', ...rest]: string[], input = '') {
  const ran = spawnSync(command, rest, { cwd: __dirname, input, encoding: 'utf8' })
  if (ran.error) throw new Error(`${command} could not be run: \`node test/ready.mjs\` installs it.`)
  return ran
}
const sameQuotes = (markup: string) => markup.replace(/&#0?39;/g, '&#39;')
const lines = (head: string) => head.split('\n').sort()

describe.each(engines)('%s', (name, command) => {
  test('The helper prints each placeholder, head and answer exactly as the JavaScript one does', () => {
    const { stdout, stderr } = run(command, JSON.stringify({ widgets, heads, answers }))
    expect(stderr).toBe('')
    const printed: Record<'widgets' | 'heads' | 'answers', string[]> = JSON.parse(stdout)
    const inTime = (markup: string) => sameQuotes(markup).replace(/data-at="[^"]+"/, 'data-at')
    expect(printed.widgets.map(inTime)).toEqual(widgets.map(call => inTime(doorstepWidget(...call))))
    expect(printed.heads.map(lines)).toEqual(heads.map(call => lines(doorstepHead(...call))))
    expect(printed.answers).toEqual(answers.map(call => doorstepAnswer(...call)))
  })

  test('L-86 L-88 A number that JSON cannot hold, in a list beside a good one, leaves the fallback and one line in the log', () => {
    const odd = '<p>Tabs</p>'
    const { stdout, stderr } = run(command, JSON.stringify({ widgets: [], heads: [], answers: [], odd }))
    expect(JSON.parse(stdout).odd).toBe(odd)
    expect(stderr).toMatch(/^.*Doorstep: tabs is not printed: .+\n$/)
  })

  test('No name becomes markup', () => {
    const { stdout } = run(command, JSON.stringify({ widgets: refused, heads: [], answers: [] }))
    const printed: { widgets: string[] } = JSON.parse(stdout)
    for (const markup of printed.widgets) {
      const isRefused = markup.startsWith('refused: Doorstep: ')
      // Twig cannot refuse: it drops the characters that a name cannot have.
      const found = [...parse(markup).querySelectorAll('*')].flatMap(each => each.getAttributeNames())
      if (!isRefused) expect([name, found.filter(each => !each.startsWith('data-'))]).toEqual(['Twig', []])
    }
  })
})

const shortcode = (content: string, attributes: Record<string, string>) =>
  run(['php', 'print-shortcode.php'], JSON.stringify({ attributes, content })).stdout

describe('the WordPress shortcode', () => {
  const json = '{ "tabs": [{ "panel": "a", "label": "Fish & chips" }] }'
  const printed = doorstepWidget(
    'tabs',
    { tabs: [{ panel: 'a', label: 'Fish & chips' }], title: 'Ours' },
    '<p>Fallback</p>',
  )

  test.each([
    ['as typed', `${json}<p>Fallback</p>`],
    [
      'wrapped by the classic editor',
      `</p>\n<p>{ "tabs": [{ "panel": "a",<br />\n"label": "Fish &amp; chips" }] }</p><p>Fallback</p>`,
    ],
    [
      'over several lines in a shortcode block',
      `{<br />\n"tabs": [<br />\n{ "panel": "a",</p>\n<p>"label": "Fish &#038; chips" }<br />\n] }</p>\n<p>Fallback</p>`,
    ],
  ])('The shortcode prints a placeholder from its attributes, JSON and fallback, %s', (_, content) => {
    expect(sameQuotes(shortcode(content, { widget: 'tabs', title: 'Ours' }))).toBe(`${printed}${loaderTag}`)
  })

  test.each([
    ['a trailing comma', json.replace('}]', '},]'), true],
    ['curly quotes', json.replace(/"([^"]*)"/g, '“$1”'), true],
    ['spaces that do not break', json.replace('{ "tabs": ', '{&nbsp; "tabs":&nbsp;'), true],
    ['nothing readable', '{ "tabs": [{ panel }] }', false],
    ['no end', '{ "tabs": [', false],
  ])('G-54 The shortcode keeps the fallback when its JSON has %s', (_, text, isRead) => {
    const found = parse(shortcode(`${text}<p>Fallback {really}</p>`, { widget: 'tabs' }))
    expect(found.querySelector('[data-widget="tabs"] > p')?.textContent).toBe('Fallback {really}')
    const given = found.querySelector('[data-widget] > script')?.textContent ?? ''
    if (isRead) expect(JSON.parse(given)).toEqual(JSON.parse(json))
    // The page's doctor says why.
    else expect(given).toBe(text)
  })

  test('G-54 A fallback with braces in its text is no JSON', () => {
    const found = parse(shortcode('{really} <p>Call us {now}</p>', { widget: 'tabs' }))
    expect(found.querySelector('[data-widget]')?.textContent).toBe('{really} Call us {now}')
    expect(found.querySelector('[data-widget] > script')).toBeNull()
  })

  // In WordPress' order, since an object would put numeric keys first.
  test.each([
    '{"widget":"“info-panel”","data-title":"“Check","0":"my","1":"postcode”","text":"x &amp; y"}',
    '{"widget":"info-panel","0":"title=\\"Check","1":"my","2":"postcode\\"&nbsp;text=\\"x","3":"&amp;","4":"y\\""}',
  ])(
    'G-54 Attributes with a data- of their own, curly quotes, unbreakable spaces and &amp; are read: %s',
    attributes => {
      const input = `{ "attributes": ${attributes}, "content": "" }`
      const found = parse(run(['php', 'print-shortcode.php'], input).stdout)
      const panel = found.querySelector('[data-widget="info-panel"]')
      expect(panel?.getAttribute('data-title')).toBe('Check my postcode')
      expect(panel?.getAttribute('data-text')).toBe('x & y')
    },
  )

  test('G-54 A fallback on a line of its own begins without an empty paragraph', () => {
    const printed = doorstepWidget('tabs', {}, '<p>Ring us</p>')
    expect(shortcode('</p>\n<p>Ring us</p>\n<p>', { widget: 'tabs' })).toBe(`${printed}${loaderTag}`)
  })

  test('L-57 A shortcode without an end tag leaves the text and the shortcode behind it to the page; fields stay in a fallback', () => {
    const field = '<form><input name="q"></form>'
    expect(shortcode(`${json}Between [doorstep widget="map"]${field}`, { widget: 'tabs' })).toBe(
      `${doorstepWidget('tabs', JSON.parse(json))}Between <b>[doorstep widget="map"]${field}[/doorstep]</b>${loaderTag}`,
    )
    expect(shortcode(field, { widget: 'tabs' })).toContain(`>${field}</div>`)
  })

  test('G-54 The shortcode keeps the fallback for an unknown name, which the page’s doctor reports', () => {
    expect(shortcode('<p>Ring us</p>', { widget: 'a b' })).toBe(
      `<div data-widget="a b"><p>Ring us</p></div>${loaderTag}`,
    )
  })
})

test('Every helper is copied beside the bundle', () => {
  const { readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs')
  expect(readdirSync(path.resolve('dist/helpers')).sort()).toEqual(
    readdirSync(path.resolve('shared/tools/server-helpers')).sort(),
  )
})
