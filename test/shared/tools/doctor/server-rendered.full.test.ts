import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pagePaths, renderPage } from '../../../../demo-pages/pages/render'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { check } from '../../../../shared/tools/doctor/check'
import { lintAnswers } from '../../../../shared/tools/doctor/lint-answers'
import { everyIn } from '../../../../shared/tools/doctor/placeholder/markup'
import { markupOfSource } from '../../../../shared/tools/doctor/source/read-source'
import { doorstepWidget } from '../../../../shared/tools/server-helpers/doorstep.js'
import { knowRelease } from '../../../mistakes/judge'

const knowledge = knowRelease()

const of = (source: string) => check(source, knowledge).filter(({ rule }) => rule === 'printed')

test('F-63 G-30 No printed state of the demo shop is wrong, missing or unknown', () => {
  for (const as of ['guest', 'customer'] as const)
    for (const path of pagePaths) {
      const visit = createDemoShop().visit({ as })
      const page = renderPage(path, visit.page(path)) ?? ''
      expect([path, as, of(page).map(({ message }) => message)]).toEqual([path, as, []])
    }
})

const button = (attributes: string, inner = '<button>3 items</button>') =>
  `<div data-widget="mobile-basket-button" ${attributes}>${inner}</div>`

test.each([
  ['misspells a fact', button('data-load="printed" data-printed="itmes=3"'), 'write "items"'],
  [
    'has a fact of another widget',
    button('data-load="printed" data-printed="items=3; total=£4"'),
    'says "total", which is no fact of this widget; expected items',
  ],
  [
    'has a fact without a value',
    button('data-load="printed" data-printed="items"'),
    'says items without a value',
  ],
  [
    'does not state its printed content',
    button('data-load="printed"'),
    'says nothing of items and box, so that what is printed would stay',
  ],
  ['prints nothing', button('data-load="printed" data-printed="items=3"', ''), 'nothing is printed'],
  [
    'states it for a widget that does not sleep',
    button('data-load="visible" data-printed="items=3"'),
    'is read only with data-load="printed"',
  ],
  [
    'lets a widget sleep that has no printable state',
    '<div data-widget="slider" data-load="printed"><img src="/a.jpg" alt="A"></div>',
    'a page cannot print its first state; leave data-load out',
  ],
  [
    'lets a widget sleep that must show an error',
    '<div data-widget="payment-form" data-load="printed" data-printed="balance=£4" data-balance="4" data-amount="5"><a href="/pay">Pay</a></div>',
    'which is not possible with data-amount',
  ],
])('F-63 G-30 The doctor reports a page that %s', (_, source, says) => {
  const messages = of(source).map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining(says))
})

test.each([
  ['a computed number', button('data-load="printed" data-printed="items={{ count }}"')],
  ['content printed by the template', button('data-load="printed" data-printed="items=3"', '{{ fallback }}')],
  ['everything computed', button('data-load="printed" data-printed="{{ state }}"')],
  ['a computed load strategy', button('data-load="{{ moment }}" data-printed="items=3"')],
  [
    'an empty fact',
    '<div data-widget="view-box" data-order="7" data-load="printed" data-printed="date="><a href="/b">Box</a></div>',
  ],
  [
    'a closed widget without content',
    '<div data-widget="header-basket" data-load="printed" data-printed="open=no"></div>',
  ],
])('F-63 In a template the doctor accepts %s', (_, source) => {
  expect(of(source).map(({ message }) => message)).toEqual([])
})

test('F-64 A misspelt fact is fixed in the markup to paste', () => {
  const [fault] = of(button('data-load="printed" data-printed="itmes=3"'))
  expect(fault?.paste).toContain('data-printed="items=3"')
})

test('F-63 The command and the doctor know what each widget prints', async () => {
  const { prints } = knowledge
  const folder = mkdtempSync(path.join(tmpdir(), 'state-'))
  const file = path.join(folder, 'page.html')
  writeFileSync(file, button('data-load="printed" data-printed="itmes=3"'))
  const { stdout } = spawnSync(process.execPath, ['dist/doorstep.mjs', 'check', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(stdout).toContain('data-printed says "itmes"')
  const doctor = readdirSync('dist/c').find(name => /^doctor-\w+\.js$/.test(name)) ?? ''
  const text = readFileSync(path.join('dist/c', doctor), 'utf8')
  expect(Object.keys(prints ?? {}).filter(name => !new RegExp(`"?${name}"?:\\{facts:`).test(text))).toEqual(
    [],
  )
})

const answer = (attributes: string, text = '{ "products": [] }') =>
  `<script type="application/json" ${attributes}>${text}</script><div data-widget="bol-basket"></div>`
const at = 'data-at="2026-11-25T12:00:00Z"'
const call = 'data-doorstep-answer="GET /api/bol-basket"'

test.each([
  [
    'of a misspelt call',
    answer(`data-doorstep-answer="GET /api/bol-baskett" ${at}`),
    'write "GET /api/bol-basket"',
  ],
  [
    'of a call that changes something',
    answer(`data-doorstep-answer="POST /api/product/bol" ${at}`),
    'no widget asks for',
  ],
  ['that is no JSON', answer(`${call} ${at}`, '{ products: }'), 'is not JSON'],
  ['without its time', answer(call), 'does not say when it was computed'],
  ['with an invalid time', answer(`${call} data-at="noon"`), 'does not say when it was computed'],
])('F-63 F-03 The doctor reports a page that prints an answer %s', (_, source, says) => {
  const messages = check(source, knowledge).map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining(says))
})

test.each([
  answer(`${call} ${at}`),
  answer(`data-doorstep-answer="GET /api/basket?start_of_week=2026-11-22" ${at}`),
  answer(`data-doorstep-answer="GET /api/bol-checkout/801" ${at}`),
  answer(`${call} data-at="{{ now }}"`, '{{ json }}'),
  answer('data-doorstep-answer="{{ call }}" data-at="{{ now }}"', '{{ json }}'),
])('F-63 F-03 The doctor accepts a correctly printed answer, also in a template', source => {
  expect(check(source, knowledge).map(({ message }) => message)).toEqual([])
})

test('F-63 A page kept by a cache is recognised by the age of its answer', () => {
  const page = markupOfSource(answer(`${call} ${at}`))
  const said = (openedAt: string) =>
    [...lintAnswers([...everyIn(page)], Date.parse(openedAt))].map(({ says }) => says)
  expect(said('2026-11-25T12:05:00Z')).toEqual([
    expect.stringContaining('300 seconds before the page was opened'),
  ])
  expect(said('2026-11-25T12:00:02Z')).toEqual([])
})

test('F-63 The helpers accept an answer for exactly the widgets that the doctor expects to show one', () => {
  const takes = (name: string) => {
    try {
      return doorstepWidget(name as 'tabs', {}, '<p></p>', {}, { data: [] }) !== ''
    } catch {
      return false
    }
  }
  expect(Object.keys(knowledge.options).filter(takes).sort()).toEqual(
    Object.entries(knowledge.prints ?? {})
      .flatMap(([name, { answer }]) => (answer ? [name] : []))
      .sort(),
  )
})
