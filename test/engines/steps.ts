import { readdirSync } from 'node:fs'
import { keeps } from '../browser/kinds/box'
import { asDocumented, customer, json, milk, ok, placeholder, refusal } from '../browser/kinds/play-rows'
import { card, enquiry, guarantee, pause, recipe, tabsOf } from '../browser/kinds/subjects'
import { bodies } from '../support/servers/bare-bodies'
import { type Asked, barePage, type Said, serveBare } from '../support/servers/bare-server'
import type { Engine } from './drivers/engine'
import type { EngineSuite } from './in-engine'
import { createVisitor, type Visitor } from './journeys/visitor'

type Move = { [Name in keyof Visitor]: readonly [Name, ...Parameters<Visitor[Name]>] }[keyof Visitor]
type Answer = (asked: Asked) => Said | undefined
/** The page's body, what a person does and must see, and the shop's answers; at the move with that number they end. */
type Cell = readonly [body: string, moves: readonly Move[], say?: Answer, until?: number]

const ready = (body: string) => body.replaceAll(/<div (?=data-widget=)/g, '<div data-load="ready" ')
const inForm = (inside: string) =>
  `<form action="/posted" method="post">${inside}<button>Send</button></form>`
const phoneRow = ready(bodies['account-phone'])
const box = placeholder('bol-basket')
const panels = `${tabsOf('one', 'two')}<div id="one">The first</div><div id="two">The second <input name="b" required></div>`
const tells = (target: string, name: string): Move => [
  'script',
  `tells ${name}`,
  `() => void ${target}.dispatchEvent(new Event('${name}'))`,
]
const sent: Move = ['sees', 'Recipe sent successfully']
const send: Move = ['press', 'button', /SUBMIT|Try again/]
const sends: readonly Move[] = [['replace', 'textbox', 'Email', 'kate@example.co'], send]
const phoned: readonly Move[] = [
  ['replace', 'textbox', 'Phone', '01632960779'],
  ['keys', 'Enter'],
]
const phoneStays: Move = ['finds', 'textbox', 'Phone', '01632960779']
const found: Answer = ({ path }) => {
  const word = new URL(path, 'http://shop.test').searchParams.get('q')
  return { status: 200, body: [{ name: `${word} one` }], wait: word === 'mi' ? 1200 : 50 }
}

/** One row for each cell of the map in test/browser/steps. */
const cells: Readonly<Record<string, Cell>> = {
  blur: [
    placeholder('one-off-order', '', json({ product: milk })),
    [
      ['replace', 'spinbutton', /^Quantity/, '8'],
      ['press', 'button', /order$/],
      ['sees', /“8” is more than 6/],
    ],
  ],
  'scroll, zoom, rotation': [
    `${guarantee}<div id="tall"></div>`,
    [
      ['script', 'zooms', "() => { document.documentElement.style.fontSize = '200%'; scrollTo(0, 40) }"],
      ['press', 'button', 'Read the guarantee'],
      ['dialog', 'The Direct Debit Guarantee'],
      ['keys', 'Escape'],
      ['dialog', ''],
    ],
  ],
  'keyboard up': [
    inForm(pause),
    [
      ['replace', 'textbox', /^First day/, '24/12/2027'],
      ['press', 'button', /calendar: First/],
      ['sees', 'December 2027'],
      ['keys', 'Escape'],
      ['finds', 'textbox', /^First day/, '24/12/2027'],
    ],
  ],
  'tab switched, device slept': [
    recipe,
    [
      ...sends,
      sent,
      tells('document', 'visibilitychange'),
      ['script', 'counts', "() => document.body.innerText.split('Recipe sent').length", [], 2],
    ],
    () => ok,
  ],
  'clock passed': [
    inForm(pause),
    [
      ['replace', 'textbox', /^First day/, '24/12/2019'],
      ['press', 'button', 'Send'],
      ['sees', 'or a later date'],
    ],
  ],
  'line lost': [recipe, [...sends, ['sees', /can.t tell|connection/i], send, sent], () => 'lost', 3],
  'answer late': [
    ready(bodies.typeahead),
    [
      ['type', 'combobox', /^Search/, 'mi'],
      ['keys', 'l', 'k'],
      ['sees', 'milk one'],
      ['script', 'waits', '() => new Promise(late => setTimeout(late, 1300))'],
      ['script', 'looks', "() => document.body.innerText.includes('mi one')", [], false],
    ],
    found,
  ],
  'login over': [
    phoneRow,
    [...phoned, ['press', 'button', 'Reload'], phoneStays],
    asked => (asked.method === 'PUT' ? { status: 419, body: {} } : asDocumented(asked)),
  ],
  'release changed': [
    guarantee,
    [
      ['press', 'button', 'Read the guarantee'],
      ['sees', 'Try again'],
    ],
  ],
  'price or slot changed': [
    box,
    [
      ['press', 'button', 'Increase quantity of Cheese 1'],
      ['sees', 'Only 2 are left. Cheese 1 is back to 2.'],
    ],
    keeps((_, { method }) => (method === 'PUT' ? refusal('quantity', 'Only 2 are left.') : undefined))(),
  ],
  'another tab, another person': [
    `${box}<iframe src="/other" title="Other" width="600" height="300"></iframe>`,
    [
      [
        'script',
        'orders in the other page',
        "() => { const button = frames[0].document.querySelector('[data-widget-state=mounted] button'); button?.click(); return !!button }",
        [],
        true,
      ],
      ['sees', 'Winter box'],
    ],
    keeps()(),
  ],
  'page morphed': [
    inForm(enquiry),
    [
      ['replace', 'textbox', /^First line/, '1 Mill Road'],
      [
        'script',
        'morphs',
        "() => document.querySelector('[data-widget]').removeAttribute('data-widget-state')",
      ],
      ['finds', 'textbox', /^First line/, '1 Mill Road'],
    ],
  ],
  translated: [
    recipe,
    [
      [
        'script',
        'translates',
        '() => { const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); const texts = []; while (all.nextNode()) texts.push(all.currentNode); for (const text of texts) { const font = document.createElement("font"); text.replaceWith(font); font.append(text.data) } }',
      ],
      ...sends,
      sent,
    ],
    () => ok,
  ],
  printed: [
    panels,
    [
      ['press', 'tab', 'Two'],
      tells('window', 'beforeprint'),
      ['script', 'looks', '() => one.checkVisibility() && two.checkVisibility()', [], true],
      tells('window', 'afterprint'),
      ['script', 'looks', '() => document.querySelector("[aria-selected=true]").textContent', [], 'Two'],
    ],
  ],
  'autofilled, extension': [
    recipe,
    [
      [
        'script',
        'fills in',
        "() => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(document.querySelector('[name=email]'), 'ada@example.co')",
      ],
      send,
      sent,
      ['sees', 'ada@example.co'],
    ],
    () => ok,
  ],
  'the browser shows a hidden part': [
    inForm(panels),
    [
      ['press', 'button', 'Send'],
      ['script', 'has the focus in it', '() => document.activeElement.name', [], 'b'],
    ],
  ],
  'page replaced': [
    `<main>${phoneRow}</main>`,
    [
      ...phoned,
      ['sees', 'Phone number saved.'],
      [
        'script',
        'goes back',
        "() => { const [main] = document.getElementsByTagName('main'); main.replaceChildren(main.firstElementChild.cloneNode()) }",
      ],
      phoneStays,
    ],
  ],
}

/** Plays the map of steps in an engine; Chromium plays its rows in test/browser. */
export const takeSteps: EngineSuite = (name, host) => {
  describe('steps', () => {
    const pages: Record<string, string> = { '/blank': '', '/other': barePage(card, customer) }
    let say: Answer = asDocumented
    let server: Awaited<ReturnType<typeof serveBare>>
    let engine: Engine
    beforeAll(async () => {
      server = await serveBare(pages, asked => say(asked))
      engine = await host().visitor({ width: 1000, height: 800 })
    })
    afterAll(async () => {
      await engine?.close()
      await server?.close()
    })
    test.each(Object.keys(cells))('The step "%s" of the map holds', async cell => {
      const [body, moves, first = asDocumented, end = moves.length] = cells[cell] as Cell
      const lost = readdirSync('dist/c').find(file => /^Guarantee.*js$/.test(file))
      Object.assign(pages, { '/': barePage(body, customer) })
      if (cell === 'release changed') pages[`/doorstep/c/${lost}`] = '<!doctype html>'
      else delete pages[`/doorstep/c/${lost}`]
      say = first
      await engine.goto(`${server.url}/blank`)
      await engine.call('() => { sessionStorage.clear(); localStorage.clear() }', [])
      await engine.goto(server.url)
      const visitor = createVisitor({ engine, url: server.url, name: `step ${name} ${cell}` })
      const mounted = `() => [...document.querySelectorAll('[data-load=ready]')].every(each => each.dataset.widgetState === 'mounted')`
      for (const [at, [move, ...given]] of [
        ['script', 'arrives', mounted, [], true] as Move,
        ...moves,
      ].entries()) {
        if (at > end) say = () => ok
        await (visitor[move] as (...all: readonly unknown[]) => Promise<unknown>)(...given)
      }
    })
  })
}
