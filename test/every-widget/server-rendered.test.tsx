import { counterpartFinder } from '../../shared/platform/runtime/mount/adopt'
import { expectElement } from '../support/expect-element'
import {
  activate,
  openInactive,
  placeholderOf,
  printedAt,
  stateOf,
  wordsOf,
} from '../support/page/inactive-page'
import { definitionOf, widgetNames } from '../support/widgets/all-widgets'

type Visitor = { who: string; as: 'guest' | 'customer'; hasPostcode: boolean; only?: readonly string[] }

/** A customer meets everything, a guest what is another for guests. */
const visitors: readonly Visitor[] = [
  {
    who: 'a guest',
    as: 'guest',
    hasPostcode: false,
    only: ['header-basket', 'mobile-basket-button', 'postcode-panel', 'registration-steps', 'bol-basket'],
  },
  {
    who: 'a guest with a postcode',
    as: 'guest',
    hasPostcode: true,
    only: ['header-basket', 'weekly-cost', 'promo-field', 'product-selector', 'registration-steps'],
  },
  { who: 'a customer', as: 'customer', hasPostcode: true },
]

const factsIn = (widget: string) =>
  (placeholderOf(widget).dataset.printed ?? '')
    .split(';')
    .map(each => each.split('=')[0]?.trim())
    .filter(Boolean)

const nameOf = (control: Element | undefined) =>
  (control?.getAttribute('aria-label') ?? control?.textContent ?? '').replace(/\s+/g, '')

/** For every button and link that is shown as printed: what it is called, and what it is called to which a press on it is handed. */
function pressesOn(widget: string): () => [printed: string, mounted: string][] {
  const placeholder = placeholderOf(widget)
  const controls = [...placeholder.querySelectorAll<HTMLElement>('a[href],button')].filter(each =>
    each.checkVisibility(),
  )
  const found = controls.map(control => [nameOf(control), counterpartFinder(placeholder, control)] as const)
  return () => {
    const root = placeholder.querySelector(':scope > .doorstep') ?? placeholder
    return found.map(([name, counterpart]) => [name, nameOf(counterpart(root))])
  }
}

/** Activates what is inactive there: it says what was printed. Gives what each printed button and link is called, and what is pressed for it. */
async function expectTheSameActive(widget: string): Promise<[printed: string, mounted: string][]> {
  expect(stateOf(widget)).toBe('waiting')
  const printed = wordsOf(widget)
  const presses = pressesOn(widget)
  await activate(widget)
  expect(stateOf(widget)).toBe('mounted')
  expect(wordsOf(widget)).toBe(printed)
  return presses()
}

test('the widgets whose first state a page may print are those that the demo shop prints', async () => {
  const definitions = await Promise.all(widgetNames.map(definitionOf))
  const printed = definitions.filter(({ serverRendered }) => serverRendered).map(({ name }) => name)
  expect(printed.toSorted()).toEqual(Object.keys(printedAt).toSorted())
})

describe.each(visitors)('for $who', ({ only, ...visitor }) => {
  const pages = Object.entries(printedAt).filter(([widget]) => only?.includes(widget) ?? true)
  test.each(pages)(
    '%s says the same printed and mounted, and a press on each button and link is handed to its own',
    async (widget, path) => {
      await openInactive(path, [widget], visitor)
      // The site shows no steps to customers, and no cost of a week where there can be none.
      if (!document.querySelector(`[data-widget="${widget}"]`)) return
      const { serverRendered } = await definitionOf(widget)
      expect(factsIn(widget).toSorted()).toEqual(
        Object.keys(serverRendered?.facts ?? {})
          .filter(fact => fact !== 'total' || /total/.test(placeholderOf(widget).outerHTML))
          // Of the two looks of the basket button only the bar tells what is in the box.
          .filter(
            fact =>
              fact !== 'box' ||
              widget !== 'mobile-basket-button' ||
              placeholderOf(widget).getAttribute('data-look') === 'bar',
          )
          .toSorted(),
      )
      // What is mounted may say more of where a link leads.
      for (const [name, mounted] of await expectTheSameActive(widget))
        expect(mounted.endsWith(name) ? name : mounted).toBe(name)
    },
  )
})

test('PC-47 the check of an address to move to is the same printed and mounted, its way back as well', async () => {
  await openInactive('/account/addresses', ['postcode-panel'], { as: 'customer' })
  expect(factsIn('postcode-panel')).toEqual([])
  for (const [name, mounted] of await expectTheSameActive('postcode-panel')) expect(mounted).toBe(name)
})

describe('AD-14 the form of a password', () => {
  const open = () => openInactive('/account/password', ['account-password'], { as: 'customer' })

  test('is the same printed and mounted, and a press on each button and link is handed to its own', async () => {
    await open()
    expect(factsIn('account-password')).toEqual([])
    for (const [name, mounted] of await expectTheSameActive('account-password')) expect(mounted).toBe(name)
  })

  test('keeps what a browser has filled in', async () => {
    await open()
    const field = () =>
      expectElement(document.querySelector<HTMLInputElement>('[name=old_password]'), HTMLInputElement)
    const printed = field()
    printed.value = 'gold-top'
    await activate('account-password')
    expect(field()).not.toBe(printed)
    expect(field().value).toBe('gold-top')
  })
})

/** What is done to the box before the page is printed: with which calls, one after the other. */
const add = (id: number, quantity: number) => ['POST', '/api/product/bol', { id, quantity }] as const
const boxes = {
  'below the minimum': [add(231, 1)],
  'of two products, one of them as many as there may be': [add(231, 3), add(232, 2)],
  'with a code': [add(231, 3), ['POST', '/api/basket/apply-discount', { discount_code: 'WELCOME10' }]],
  'that changes an order': [['POST', '/api/basket/edit-bol', { order: 806, date: null }]],
} as const

test.each(Object.entries(boxes))(
  'BB-01 a box %s is the same printed and mounted, and a press on each button and link is handed to its own',
  async (_, calls) => {
    await openInactive('/shop/best-of-local/featured', ['bol-basket'], {
      as: 'customer',
      async prepare(visit) {
        for (const call of calls) await visit.call(...(call as unknown as [string, string, object]))
      },
    })
    for (const [name, mounted] of await expectTheSameActive('bol-basket')) expect(mounted).toBe(name)
  },
)
