import { spawnSync } from 'node:child_process'
import { check, type Knowledge } from '../../../../shared/tools/doctor/check'
import { doorstepSite, doorstepWidget } from '../../../../shared/tools/server-helpers/doorstep.js'
import { knowAll } from '../../../mistakes/judge'
import { standAt } from '../../../support/page/stand-at'

const cheddar = { id: 231, name: 'Cheddar', order_price: '8.95' }
const basket = {
  basket: { discount_amount: '0.00', coupon_code: null, deliveries: [] },
  order: null,
  products: [{ id: 1, product_id: 231, product: cheddar, quantity: 2 }],
}
const printed = { postcode: 'BS3 4TN' }
type Call = [string, Record<string, unknown>, string, Record<string, string>, object?]

/**
 * A site's output: with and without an answer, asleep and awake, with JSON, slots and texts of every kind.
 */
const calls: Call[] = [
  ['bol-basket', { printed, minimumOrderValue: 20 }, '<p>Box</p>', {}, basket],
  ['bol-basket', { printed, load: 'ready' }, '<p>Box</p>', {}, basket],
  ['bol-basket', { labels: { checkout: 'Pay </script> “now”' } }, '<p>Box</p>', {}, basket],
  ['bol-basket', {}, '<p>Box</p>', {}],
  ['mobile-basket-button', {}, '<a href="/box">2 items</a>', {}, basket],
  ['order-again', {}, '<p>Boxes</p>', {}, { data: [{ id: 41 }] }],
  ['weekly-cost', { printed: { total: '£12.35' } }, '<p>£12.35</p>', {}],
  [
    'postcode-panel',
    { title: 'Do we deliver to "you" & <yours>?', moving: false },
    '<a href="/r">Check</a>',
    {},
  ],
  [
    'info-panel',
    { title: '<!--' },
    '<p>More</p>',
    { content: '<p>Wheat and <a href="/terms">more</a>.</p>' },
  ],
  ['tabs', { tabs: [{ panel: 'a', label: '</script>' }] }, '<div id="a">A</div>', {}],
]
const engines: [name: string, command: string[]][] = [
  ['PHP', ['php', 'print.php', 'php']],
  ['Twig', ['php', 'print.php', 'twig']],
  ['Blade', ['php', 'print.php', 'blade']],
  ['ERB', ['ruby', 'print.rb']],
  ['Python', ['/usr/bin/python3', '-B', 'print_python.py', 'python']],
  ['Django', ['/usr/bin/python3', '-B', 'print_python.py', 'django']],
  ['Jinja2', ['/usr/bin/python3', '-B', 'print_python.py', 'jinja']],
]

let knowledge: Knowledge
beforeAll(async () => {
  standAt('https://shop.test')
  knowledge = await knowAll()
})

const head =
  '<meta name="csrf-token" content="token"><script type="module" src="/doorstep/loader.js"></script>'

/** The mistakes in a page with all the output in sequence, as a layout would have it. */
const faultsIn = (markups: readonly string[]) =>
  check(
    `<html><head>${head}</head><body>${doorstepSite({ root: '/shop' })}${markups.map(each => `<section>${each}</section>`).join('\n')}${markups.join('\n')}</body></html>`,
    knowledge,
  ).map(({ line, message, paste }) => `${line} ${message} ${paste ?? ''}`)

test('J-40 check finds no mistake in the output of the JavaScript helper', () => {
  expect(faultsIn(calls.map(call => doorstepWidget(...call)))).toEqual([])
})

test.each(engines)(
  'J-40 check finds no mistake in the output of the helper for %s',
  (_, [command = '', ...words]) => {
    const input = JSON.stringify({ widgets: calls, heads: [], answers: [] })
    const { stdout } = spawnSync(command, words, { cwd: __dirname, input, encoding: 'utf8' })
    const { widgets } = JSON.parse(stdout) as { widgets: string[] }
    expect(widgets).toHaveLength(calls.length)
    expect(faultsIn(widgets)).toEqual([])
  },
)

test("J-40 Another script's JSON behind a placeholder is left alone, and JSON without an owner is still reported", () => {
  const page = (script: string) =>
    `<div data-widget="tabs"><p>Fallback</p></div><script type="application/json"${script}>{ "tabs": [] }</script>`
  const about = (script: string) =>
    check(page(script), knowledge).filter(({ message }) =>
      /JSON.*(next|behind|outside|script)/i.test(message),
    ).length
  expect([
    about(' id="prefs"'),
    about(' data-doorstep-answer="GET /api/basket/ordered" data-at="2026-11-25T12:00:00Z"'),
    about(''),
  ]).toEqual([0, 0, 1])
})
