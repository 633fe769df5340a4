/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { guidance } from '../../../demo-pages/catalogue/guidance'
import type { Catalogue } from '../../../demo-pages/catalogue/model'
import { renderCatalogue } from '../../../demo-pages/catalogue/render'
import { inOneLine, type LogEntry, watchPreview } from '../../../demo-pages/catalogue/script/watch-preview'
import { tokenise } from '../../../demo-pages/catalogue/tokenise'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { widgetNames } from '../../support/widgets/all-widgets'

const catalogue: Catalogue = {
  widgets: [
    {
      name: 'milk-round',
      title: 'Milk <round>',
      group: 'Ordering',
      summary: 'Brings milk.',
      when: 'ready',
      options: [
        {
          name: 'day',
          attribute: 'data-day',
          about: 'Which day.',
          from: 'attribute',
          expected: 'one of mon, tue',
          required: true,
          default: '',
          values: ['mon', 'tue'],
        },
        {
          name: 'stops',
          attribute: 'stops',
          about: 'Where.',
          from: 'json',
          expected: 'a list',
          required: false,
          default: '',
        },
        {
          name: 'terms',
          attribute: 'terms',
          about: 'Terms.',
          from: 'slot',
          expected: 'a template',
          required: false,
          default: '',
        },
      ],
      emits: [{ name: 'milk-left', about: 'A bottle is on the step.' }],
      hears: [],
      examples: [
        {
          name: 'Monday',
          about: 'Early.',
          markup: '<div data-widget="milk-round" data-day="mon"><a href="/contact">Ring us</a></div>',
        },
        {
          name: 'In a form',
          about: 'Inside.',
          visitor: 'customer',
          markup: '<div data-widget="milk-round" data-day="tue"></div>',
          html: '<form>{widget}</form>',
        },
      ],
    },
  ],
}
const shop = createDemoShop()
const open = (address: string, shown = catalogue) => {
  const data = { ...shop.visit().page(address), nonce: 'n0nce' }
  const markup = renderCatalogue(data.path, shown, data)
  return markup === null ? null : new DOMParser().parseFromString(markup, 'text/html')
}

test('An editor reads what a widget is, its markup and the values of each option', () => {
  const page = open('/catalogue/milk-round')
  expect(page?.querySelector('h1')?.textContent).toBe('Milk <round>')
  expect(page?.querySelector('[data-markup]')?.textContent).toBe(catalogue.widgets[0]?.examples[0]?.markup)
  const rows = [...(page?.querySelectorAll('.attrs tbody tr') ?? [])].map(row =>
    [...row.children].map(cell => cell.textContent.trim()),
  )
  expect(rows).toContainEqual(['data-day', 'Which day.', 'mon, tue', 'required'])
  expect(rows).toContainEqual(['stops in the JSON child', 'Where.', 'a list', ''])
  expect(rows).toContainEqual([
    'terms as <template data-slot="terms">',
    expect.stringMatching(/^Terms\. /),
    'a template',
    '',
  ])
  expect(page?.querySelector('.events')?.textContent).toContain('milk-left')
})

test('G-79 An editor reads when to use each widget and when not, and all of them exist', () => {
  expect(Object.keys(guidance).sort()).toEqual([...widgetNames].sort())
  const known = { widgets: catalogue.widgets.map(widget => ({ ...widget, name: 'tabs' })) }
  const said = open('/catalogue/tabs', known)?.querySelector('.cat-advice')?.textContent
  expect(said).toContain(guidance.tabs?.use)
  expect(said).toContain(guidance.tabs?.not)
})

test('F-76 The catalogue tells editors that widgets inside a template become active, and what must not go in', () => {
  const rows = [...(open('/catalogue/milk-round')?.querySelectorAll('.attrs tbody tr') ?? [])]
  const warned = rows.filter(row =>
    /unchanged\. Never put a visitor’s text into it/.test(row.textContent ?? ''),
  )
  expect(warned.map(row => row.querySelector('code')?.textContent)).toEqual(['terms'])
})

test.each(['/catalogue', '/catalogue/milk-round', '/catalogue/ui-kit', '/catalogue?widget=milk-round'])(
  '%s has one main element, one h1 and unique ids, and obeys its own policy',
  address => {
    const page = open(address)
    const elements = [...(page?.querySelectorAll('*') ?? [])]
    const ids = elements.map(({ id }) => id).filter(Boolean)
    const names = elements.flatMap(element => element.getAttributeNames())
    expect(page?.querySelectorAll('main')).toHaveLength(1)
    expect(page?.querySelectorAll('h1')).toHaveLength(1)
    expect(ids).toEqual([...new Set(ids)])
    expect(names.filter(name => name === 'style' || name.startsWith('on'))).toEqual([])
  },
)

test('F-53 The preview shows the example alone in its page with the page globals', () => {
  const page = open('/catalogue/preview?widget=milk-round&example=In+a+form&theme=plain')
  expect(page?.querySelector('form > [data-widget="milk-round"]')?.getAttribute('data-day')).toBe('tue')
  expect(page?.querySelector('script[nonce="n0nce"]')?.textContent).toContain('window.hasPostcode = false;')
  expect(page?.querySelector('link')?.getAttribute('href')).toBe('/assets/preview-plain.css')
  expect(page?.querySelectorAll('h1')).toHaveLength(1)
  expect(page?.querySelector('.cat')).toBeNull()
})

test.each([
  '<div data-widget="x" data-moving>\n  <!-- a > b -->\n  Ring <a href="/c?a=1&b">us</a> </div>',
  '<script type="application/json">{ "errors": {"a": ["<b>"]} }</script>',
  'no markup < at all "',
])('Highlighted markup is the same markup: %s', markup => {
  expect(
    tokenise(markup)
      .map(({ text }) => text)
      .join(''),
  ).toBe(markup)
})

test('Names, values, tags and comments have different colours', () => {
  expect(tokenise('<a b="c"><!-- d -->').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'text <',
    'tag a',
    'text  ',
    'name b',
    'text =',
    'value "c"',
    'text >',
    'comment <!-- d -->',
  ])
})

test('The log shows the events and analytics of the preview', () => {
  const said: LogEntry[] = []
  class Observer {
    observe() {}
  }
  const preview = Object.assign(new EventTarget(), { PerformanceObserver: Observer }) as never
  watchPreview(preview, entry => said.push(entry))
  const { dispatchEvent, dataLayer } = preview as unknown as EventTarget & { dataLayer: unknown[] }
  dispatchEvent.call(preview, new CustomEvent('valid-postcode', { detail: { postcode: 'BS3 4TN' } }))
  dataLayer.push({ event: 'postcode_check', outcome: 'delivered' })
  expect(said).toEqual([
    { title: 'valid-postcode', detail: '{ postcode: "BS3 4TN" }' },
    { title: 'Analytics: postcode_check', detail: '{ outcome: "delivered" }' },
  ])
  expect(dataLayer).toHaveLength(1)
})

test('A detail is one line, with elements as their tags and deep values cut short', () => {
  expect(inOneLine({ element: document.createElement('div'), list: [1, 'a'], none: null })).toBe(
    '{ element: <div>, list: [1, "a"], none: null }',
  )
  const round: Record<string, unknown> = {}
  round.self = round
  expect(inOneLine(round)).toContain('…')
})

test('G-30 The page of a widget with a printable state shows the call that prints the state, and the saving', () => {
  const [widget] = catalogue.widgets
  const prints = {
    facts: { items: 'How many.' },
    unless: [],
    helper: "doorstep_widget('milk-round', [], $markup, [], $answer)",
    call: 'GET /api/round',
    saves: { bytes: 117_400, files: 12, stillBytes: 2800, stillFiles: 2 },
  }
  const shown = { widgets: widget ? [{ ...widget, prints }] : [] }
  const page = renderCatalogue(
    '/catalogue/milk-round',
    shown,
    createDemoShop().visit().page('/catalogue/milk-round'),
  )
  const text = new DOMParser().parseFromString(page ?? '', 'text/html').body.textContent
  expect(text).toContain(
    `One call of a helper prints it: ${prints.helper}. It needs the answer of GET /api/round; the widget then does not make this call.`,
  )
  expect(text).toContain(
    'this saves 117 kB in 12 files until somebody uses the widget; 3 kB in 2 files are still fetched.',
  )
})
