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

/** A customer tries every widget, and a guest those that differ for guests. */
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

/** For every printed button and link: its name, and the name of the control that gets its press. */
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

/** Wakes a sleeping widget and returns each printed control's name with the control that was pressed. */
async function expectTheSameActive(widget: string): Promise<[printed: string, mounted: string][]> {
  expect(stateOf(widget)).toBe('waiting')
  const printed = wordsOf(widget)
  const presses = pressesOn(widget)
  await activate(widget)
  expect(stateOf(widget)).toBe('mounted')
  expect(wordsOf(widget)).toBe(printed)
  return presses()
}

const cheese = ['POST', '/api/product/bol', { id: 231, quantity: 3, increment: false }] as const

test('The demo shop prints exactly the widgets whose state can be printed', async () => {
  const definitions = await Promise.all(widgetNames.map(definitionOf))
  const printed = definitions.filter(({ serverRendered }) => serverRendered).map(({ name }) => name)
  expect(printed.toSorted()).toEqual(Object.keys(printedAt).toSorted())
})

describe.each(visitors)('for $who', ({ only, ...visitor }) => {
  const pages = Object.entries(printedAt).filter(([widget]) => only?.includes(widget) ?? true)
  test.each(pages)(
    "%s has the same words printed and mounted, and a press on a printed control reaches the widget's",
    async (widget, path) => {
      // The empty box links to the page of the products, except on that page.
      history.replaceState(null, '', path)
      await openInactive(path, [widget], {
        ...visitor,
        // Without a box there is nothing to check out.
        prepare: visit => widget === 'checkout-panel' && visit.call(...cheese),
      })
      // The site shows no steps to customers, and no cost of a week when there can be none.
      if (!document.querySelector(`[data-widget="${widget}"]`)) return
      const { serverRendered } = await definitionOf(widget)
      expect(factsIn(widget).toSorted()).toEqual(
        Object.keys(serverRendered?.facts ?? {})
          .filter(fact => fact !== 'total' || /total/.test(placeholderOf(widget).outerHTML))
          // Of the two variants of the basket button only the bar shows the content of the box.
          .filter(
            fact =>
              fact !== 'box' ||
              widget !== 'mobile-basket-button' ||
              placeholderOf(widget).getAttribute('data-look') === 'bar',
          )
          .toSorted(),
      )
      // The mounted widget may say more about a link's destination.
      for (const [name, mounted] of await expectTheSameActive(widget))
        expect(mounted.endsWith(name) ? name : mounted).toBe(name)
    },
  )
})

test('PC-47 The check of a new address is the same printed and mounted, including its way back', async () => {
  await openInactive('/account/addresses', ['postcode-panel'], { as: 'customer' })
  expect(factsIn('postcode-panel')).toEqual([])
  for (const [name, mounted] of await expectTheSameActive('postcode-panel')) expect(mounted).toBe(name)
})

describe('AD-14 the form of a password', () => {
  const open = () => openInactive('/account/password', ['account-password'], { as: 'customer' })

  test("The form is the same printed and mounted, and a press on a printed control reaches the widget's", async () => {
    await open()
    expect(factsIn('account-password')).toEqual([])
    for (const [name, mounted] of await expectTheSameActive('account-password')) expect(mounted).toBe(name)
  })

  test('The form keeps what a browser has filled in', async () => {
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

/** The calls that change the box before the page is printed. */
const add = (id: number, quantity: number) => ['POST', '/api/product/bol', { id, quantity }] as const
const boxes = {
  'below the minimum': [add(231, 1)],
  'of two products, one at its maximum': [add(231, 3), add(232, 2)],
  'with a code': [add(231, 3), ['POST', '/api/basket/apply-discount', { discount_code: 'WELCOME10' }]],
  'that changes an order': [['POST', '/api/basket/edit-bol', { order: 806, date: null }]],
} as const

test.each(Object.entries(boxes))(
  "BB-01 A box %s is the same printed and mounted, and a press on a printed control reaches the widget's",
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

/** The state of an order when the checkout is printed: the box, when it comes, and where it is left. */
const orders: Readonly<Record<string, { quantity?: number; when?: object; place?: object }>> = {
  'without a date': {},
  'with a date': { when: { date: '2026-11-27', frequency: 0, day: null } },
  'with a date beyond the first tiles': { when: { date: '2026-12-10', frequency: 0, day: null } },
  'that comes every 2 weeks': { when: { date: null, frequency: 2, day: 4 } },
  'below the minimum': { quantity: 1 },
  'of one product': { quantity: 1, when: { date: '2026-11-28', frequency: 0, day: null } },
  'that is left in the porch': { place: { instructions: 'porch' } },
  'that is left where the customer says': {
    place: { instructions: 'other', otherInstructions: 'Behind the blue bin' },
  },
  'that somebody takes in': { place: { slot: '1', instructions: 'porch' } },
}

test.each(Object.entries(orders))(
  "CO-12 The checkout of a box %s is the same printed and mounted, and each choice reaches the widget's",
  async (_, { quantity = 3, when, place }) => {
    await openInactive('/shop/best-of-local/checkout', ['checkout-panel'], {
      async prepare(visit) {
        await visit.call('POST', '/api/product/bol', { id: 231, quantity, increment: false })
        if (when) await visit.call('POST', '/api/bol-checkout/update-date', when)
        Object.assign(visit.state.box.draft ?? {}, place)
      },
    })
    const placeholder = placeholderOf('checkout-panel')
    const choices = () =>
      [...placeholder.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        each => !each.closest('[hidden]'),
      )
    const printed = choices()
    const finders = printed.map(each => counterpartFinder(placeholder, each))
    const valuesOf = (all: readonly HTMLInputElement[]) =>
      all.map(({ value, checked, disabled }) => [value, checked, disabled])
    const before = valuesOf(printed)
    for (const [name, mounted] of await expectTheSameActive('checkout-panel')) expect(mounted).toBe(name)
    const root = placeholder.querySelector(':scope > .doorstep') ?? placeholder
    expect(valuesOf(choices())).toEqual(before)
    expect(finders.map(find => find(root))).toEqual(choices())
  },
)
