/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { pagePaths, renderPage } from '../../../demo-pages/pages/render'
import { shopWords } from '../../../demo-pages/pages/shop-words'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { definitionOf, widgetNames } from '../../support/widgets/all-widgets'
import { labelsOf } from '../../support/words/marked-words'

// shared/platform/messages/STYLE.md has these rules, in the section "One word a thing".

type Rule = {
  /** The meaning, and the word for it. */
  one: string
  never: RegExp
  /** Texts in which such a word has another meaning. */
  but?: RegExp
}

const rules: readonly Rule[] = [
  {
    one: 'A box is what a customer fills, orders and gets from Best of Local.',
    never: /\b(baskets?|carts?|trolleys?|bags?)\b/i,
    // A hamper's own basket, a carrier bag, a widget for another view.
    but: /willow basket|The basket is yours to keep|bag at the bottom of the fridge/,
  },
  { one: 'An order is changed.', never: /\b(edit|modif|amend|update)\w*\b/i },
  { one: 'An order is cancelled, and a product is removed.', never: /\bdelet\w*\b/i },
  {
    one: 'A frequency is "Once", "Every week" or "Every 2 weeks".',
    never: /\b(fortnightly|\d+[ -]weekly|weekly|one-off)\b/i,
  },
  {
    one: 'A state is told in plain words.',
    never: /\b(shifted|failing|undeliverable|has failed|past the order cutoff|cutoff|re-?order\w*)\b/i,
  },
  {
    one: 'What somebody owes, and where a delivery is left, is said in plain words.',
    never: /\b(outstanding balance|special instructions)\b/i,
  },
  {
    one: 'A product that cannot be had is unavailable.',
    never: /\bno longer available\b/i,
    // The answer to a call that finds nothing.
    but: /^This is no longer available\.$/,
  },
  { one: 'Nothing is shouted.', never: /\b(SUBMIT|EDIT|NOT)\b/ },
  {
    one: 'A date in words is "Thursday 26 November".',
    never:
      /\b(?:Mon|Tue|Tues|Wed|Thu|Thur|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)? \d+(?!st|nd|rd|th)\s(?!December|November|January|October|May|June)|\b\w+day \d+(?:st|nd|rd|th)\b/,
  },
  {
    one: 'Only names have capitals.',
    never:
      /^(?:\p{Lu}\p{Ll}+ ){1,3}(?:Order|Stock|Payment|Password|Confirmation|Product|Size|Quantity|Item|Type|More|Again|Account|Delivery|Postcode|Box|Paused)\b|\bOf Local|Local Box/u,
  },
]

/** Names that the shop gives itself, and those of the Direct Debit scheme. */
const isName = (text: string) => /^(Staff training day|Doorstep Dairy)$/.test(text)

/** The texts of a page as seen and heard: each text node, each name and each description. */
function textsOf(root: Element): string[] {
  for (const hidden of root.querySelectorAll('script, style, template, .demo')) hidden.remove()
  const walk = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
  const texts = new Set<string>()
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    texts.add((node.textContent ?? '').replace(/\s+/g, ' ').trim())
  for (const element of root.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      texts.add(element.getAttribute(name) ?? '')
  return [...texts].filter(text => text && !isName(text))
}

/** The sentences that break a rule, with the rule. */
const broken = (texts: readonly string[]) =>
  rules.flatMap(({ one, never, but }) =>
    texts.filter(text => never.test(text) && !but?.test(text)).map(text => `${text}  ← ${one}`),
  )

const shop = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') })

/** A visit whose box has something in it, and in which a box is being changed where that is asked for. */
async function visitAs(as: 'guest' | 'customer', state: 'nothing' | 'a box' | 'a change') {
  const visit = shop.visit({ as, hasPostcode: as === 'customer' })
  if (state === 'a box') await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3 })
  if (state === 'a change') await visit.call('PUT', '/api/bol-order/edit/806')
  return visit
}

const states = [
  ['a guest', 'guest', 'nothing'],
  ['a customer', 'customer', 'nothing'],
  ['a customer with a box', 'customer', 'a box'],
  ['a customer who changes a box', 'customer', 'a change'],
] as const

test.each(states)('J-73 Every page says one word for one thing to %s', async (_, as, state) => {
  const visit = await visitAs(as, state)
  const boxes = as === 'customer' ? visit.page('/account/orders').box.boxes : []
  // The page about the demonstration itself is not for shoppers.
  const paths = [
    ...pagePaths.filter(path => path !== '/demo'),
    ...boxes.map(({ id }) => `/account/orders/${id}`),
  ]
  const wrong = paths.flatMap(path => {
    const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
    expect(page.querySelector('main')).not.toBeNull()
    return broken(textsOf(page.body)).map(each => `${path}: ${each}`)
  })
  expect(wrong).toEqual([])
})

/** Names, which keep their capitals inside a sentence. */
const names = /\b(Best of Local|Direct Debits?|Guarantee|Christmas|FAQ|High Street|Monday|I|DD|MM|YYYY)\b/g

/** A word with a capital letter inside a sentence. */
const capital = /(?<![.!?…:·“”"] ?)(?<!^)(?<![.!?…] )\b\p{Lu}\p{Ll}+/u

test.each(widgetNames.filter(name => name !== 'direct-debit'))(
  'J-73 %s says one word for one thing in the demo shop',
  async name => {
    const ours = labelsOf(await definitionOf(name))
    const words = shopWords[name] ?? {}
    expect(Object.keys(words).filter(label => !Object.hasOwn(ours, label))).toEqual([])
    const shown = Object.entries({ ...ours, ...words }).filter(
      ([label]) => !/^(weekdays|months)$/.test(label),
    )
    const texts = shown.map(([, text]) => text)
    expect(broken(texts)).toEqual([])
    expect(texts.filter(text => capital.test(text.replace(names, '')))).toEqual([])
  },
)
