import { examplesOf, pageOf } from '../support/all-widgets'
import { bodies, columns, long } from '../support/bare-bodies'
import { type Asked, barePage, type Said, serveBare } from '../support/bare-server'
import { namedRows } from '../support/soak'
import type { Engine, EngineHost } from './engine'
import { startFirefox } from './firefox'
import { askedEngines, whatIsMissing } from './installed'
import { createVisitor, type Visitor } from './visitor'
import { startWebKit } from './webkit'

// Chromium does more on the same pages, in test/browser: its driver presses twice at once, and goes on after a page that
// never came, on which the protocols of these two answer nothing.
const starts = { firefox: startFirefox, webkit: startWebKit }
const engines = (['firefox', 'webkit'] as const).filter(name => askedEngines().includes(name))
const phone = { width: 390, height: 800 }

let say: (asked: Asked) => Said | undefined = () => undefined
const pages: Record<string, string> = {}
type Turn = { visitor: Visitor; askedOf: (path: RegExp) => Asked[] }
type Row = readonly [widget: string, title: string, act: (turn: Turn) => Promise<void>, head?: string]

const refused = (field: string): Said => ({
  status: 422,
  body: { message: 'Refused', errors: { [field]: ['The shop does not like it.'] } },
})

/** A call that is refused, then without an answer, then done: three, each pressed once. */
const calls =
  (field: string, typed: string, path: RegExp, send: string, name: string, lost: string, done: string) =>
  async ({ visitor, askedOf }: Turn) => {
    say = () => refused(name)
    await visitor.type('textbox', field, typed)
    await visitor.press('button', send)
    await visitor.sees('The shop does not like it.')
    await visitor.type('textbox', field, 'm')
    say = () => 'lost'
    await visitor.press('button', send)
    await visitor.sees(lost)
    say = () => ({ status: 200, body: {} })
    await visitor.press('button', send)
    await visitor.sees(done)
    expect(askedOf(path)).toHaveLength(3)
  }

/** A form that is posted once by the Enter key or a press; what was typed is there after Back. */
const posts =
  (fields: readonly [name: string | RegExp, typed: string][], send: string, widget: string) =>
  async ({ visitor, askedOf }: Turn) => {
    say = () => ({ status: 422, body: '<p>Refused by the shop</p>' })
    for (const [name, typed] of fields) await visitor.type('textbox', name, typed)
    await visitor.press('button', send)
    await visitor.sees('Refused by the shop')
    expect(askedOf(/^\/posted/).map(({ method }) => method)).toEqual(['POST'])
    await visitor.back()
    await visitor.arrives([widget])
    for (const [name, typed] of fields) await visitor.finds('textbox', name, typed)
  }

const found = '<title>Found</title><p>This is found.</p>'
const navigation = `() => performance.getEntriesByType('navigation')[0].type`

const rows: readonly Row[] = [
  [
    'recipe-email',
    'RE-01 RE-03 a recipe is refused, sent without an answer, and sent',
    calls(
      'Email',
      'kate@example.co',
      /^\/email-recipe/,
      'SUBMIT',
      'email',
      "We can't tell whether it was sent.",
      'Recipe sent successfully',
    ),
  ],
  [
    'account-phone',
    'AD-05 a number is refused, sent without an answer, and saved',
    calls(
      'Phone',
      '4',
      /^\/account\/details/,
      'Update',
      'phone',
      "We can't tell whether this was saved.",
      '4m',
    ),
  ],
  [
    'payment-form',
    'PY-02 PY-06 a payment is posted once, and its amount is there after Back',
    posts([['Amount in pounds', '12.50']], 'Make Payment', 'payment-form'),
  ],
  [
    'enquiry-form',
    'EN-01 a question is posted once, and is there after Back',
    posts(
      [
        [/[Aa]ddress/, '1 Mill Road'],
        [/[Pp]ostcode/, 'BS3 4TN'],
      ],
      'Send enquiry',
      'enquiry-form',
    ),
  ],
  [
    'business-requirements',
    'BR-01 what a business needs is posted once, and is there after Back',
    posts([[/^Product [Nn]ame/, 'Whole milk']], 'Send', 'business-requirements'),
  ],
  [
    'direct-debit',
    'DD-01 the guarantee is opened and closed by keys, and the focus comes back',
    async ({ visitor }) => {
      await visitor.tabTo(/^button Read the guarantee/)
      await visitor.keys('Enter')
      await visitor.dialog('The Direct Debit Guarantee')
      await visitor.keys('Escape')
      await visitor.dialog('')
      await visitor.focuses(/^button Read the guarantee/)
    },
  ],
  [
    'typeahead',
    'TA-01 a suggestion is chosen by keys after an answer that was lost',
    async ({ visitor }) => {
      say = () => 'lost'
      await visitor.type('combobox', /.*/, 'mil')
      say = () => ({ status: 200, body: ['Milk', 'Mild cheddar', long] })
      await visitor.keys('k')
      await visitor.sees('Mild cheddar')
      await visitor.keys('ArrowDown', 'Enter')
      await visitor.sees('This is found.')
    },
  ],
  [
    'product-selector',
    'PS-01 a free product is chosen, and goes with the form',
    async ({ visitor }) => {
      await visitor.press('radio', /Eggs/)
      await visitor.script(
        'has chosen eggs',
        `() => new FormData(document.querySelector('form')).get('product')`,
        [],
        '102',
      )
    },
  ],
  [
    'transaction-search',
    'TS-01 a search goes out with its dates',
    async ({ visitor }) => {
      await visitor.type('textbox', 'Search', 'milk')
      await visitor.press('button', 'Search')
      await visitor.sees('This is found.')
    },
  ],
  [
    'paginator',
    'PG-01 the next page is a link, whose page was refused before',
    async ({ visitor }) => {
      delete pages['/found']
      say = () => ({ status: 503, body: '<p>Closed for the night</p>' })
      await visitor.press('link', /^Next/)
      await visitor.sees('Closed for the night')
      pages['/found'] = found
      await visitor.back()
      await visitor.arrives(['paginator'])
      await visitor.press('link', /^Next/)
      await visitor.sees('This is found.')
    },
  ],
  [
    'registration-steps',
    'RS-04 G-58 the steps have their words',
    async ({ visitor }) => {
      await visitor.sees('Check your postcode')
      await visitor.sees('Choose your items')
    },
    '<meta name="doorstep-has-postcode" content="1">',
  ],
  [
    'community-grid',
    'CG-01 more stories come after a failure',
    async ({ visitor }) => {
      say = () => ({ status: 500, body: '<p>Broken</p>' })
      await visitor.press('button', 'Load more')
      const isSaid = `() => [...document.querySelectorAll('[role=alert]')].some(each => each.textContent)`
      await visitor.script('is told', isSaid, [], true)
      const two =
        '<!doctype html><title>Two</title><ul data-community-grid><li data-community-item="b">Two</li></ul>'
      say = () => ({ status: 200, body: two })
      await visitor.press('button', /^(Load more|Try again)/)
      await visitor.sees('Two')
    },
  ],
  [
    'house-move',
    'HM-01 HM-02 after a look without an answer one that is answered',
    async ({ visitor }) => {
      say = () => ({ status: 200, body: { conflicts: [], available_days: [2, 5], delivery_dates: [] } })
      await visitor.press('button', /[Tt]ry again/)
      await visitor.sees('All your orders fit the days on which we deliver to BA1 5LR.')
    },
  ],
  [
    'mobile-nav',
    'MN-01 a link of the menu leads on',
    async ({ visitor }) => {
      await visitor.press('link', new RegExp(long))
      await visitor.sees('This is found.')
    },
  ],
  [
    'referral-link',
    'RL-02 the link is copied, or can be',
    async ({ visitor }) => {
      await visitor.press('button', 'Copy')
      await visitor.sees(/Link copied\.|copy it from there/i)
    },
  ],
  [
    'slider',
    'SL-01 the gallery moves on',
    async ({ visitor }) => {
      await visitor.press('button', /^Next/)
      await visitor.sees(/\d of 5/)
    },
  ],
  [
    'tabs',
    'IP-02 a tab shows its panel',
    async ({ visitor }) => {
      await visitor.press('tab', 'Two')
      await visitor.sees('The second')
    },
  ],
  [
    'equal-height',
    'IP-04 G-43 what stands side by side is as high as the highest',
    async ({ visitor }) => {
      const heights = `() => new Set([...document.querySelectorAll('section')].map(each => each.offsetHeight)).size`
      await visitor.script('finds them as high as each other', heights, [], 1)
    },
    '<link rel="stylesheet" href="/columns.css">',
  ],
  ['seasonal-popup', 'SP-01 G-45 the popup comes', ({ visitor }) => visitor.sees(long)],
  [
    'map',
    'MP-01 MP-02 every depot is in the list, though no tile was answered and later each was refused',
    async ({ visitor, askedOf }) => {
      const missing = "The map can't be shown. Every depot is in the list."
      await visitor.sees(missing)
      await visitor.sees(long)
      const lost = askedOf(/^\/none/).length
      expect(lost).toBeGreaterThan(0)
      say = () => ({ status: 403, body: {} })
      await visitor.script('reloads', '() => void setTimeout(() => location.reload())')
      await visitor.script('tells how it came', navigation, [], 'reload')
      await visitor.arrives(['map'])
      await visitor.sees(missing)
      await visitor.sees(long)
      expect(askedOf(/^\/none/).length).toBeGreaterThan(lost)
    },
  ],
]

/** One of each kind: a call, a post, a dialog, suggestions by keys, and a choice. */
const inTest = ['recipe-email', 'payment-form', 'direct-debit', 'typeahead', 'product-selector']

const inEngine = (name: 'firefox' | 'webkit') => {
  let server: Awaited<ReturnType<typeof serveBare>>
  let host: EngineHost
  let engine: Engine
  beforeAll(async () => {
    const missing = whatIsMissing(name)
    if (missing) throw Object.assign(new Error(missing), { stack: missing })
    server = await serveBare(pages, asked =>
      asked.path === '/columns.css' ? { status: 200, body: columns, type: 'text/css' } : say(asked),
    )
    host = await starts[name]()
    engine = await host.visitor(phone)
  })
  afterAll(async () => {
    await engine?.close()
    await host?.close()
    await server?.close()
  })

  const chosen = namedRows(rows, inTest).map(([widget, title, act, head]) => ({ widget, title, act, head }))
  test.each(chosen)(
    '$title; $widget is a bare placeholder at 390 px',
    async ({ widget, title, act, head }) => {
      const own = (bodies as Readonly<Record<string, string>>)[widget]
      const [example] = own === undefined ? await examplesOf(widget) : []
      pages['/'] = barePage(own ?? pageOf(example as NonNullable<typeof example>), head)
      say = () => 'lost'
      pages['/found'] = found
      const before = server.asked.length
      const visitor = createVisitor({ engine, url: server.url, name: `bare ${name} ${title}` })
      await engine.goto(server.url)
      await visitor.arrives([widget])
      await act({ visitor, askedOf: path => server.asked.slice(before).filter(each => path.test(each.path)) })
      expect(await engine.call('() => document.documentElement.scrollWidth <= innerWidth', [])).toBe(true)
    },
  )
}

if (engines.length) describe.each(engines)('%s', inEngine)
else test.skip('neither firefox nor webkit is among ENGINES', () => undefined)
