import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { act, screen } from '@testing-library/react'
import { boxesBetween } from '../../demo-pages/shop/boxes/box-orders'
import { expectElement } from '../support/expect-element'
import { openShopPage } from '../support/page/shop-page'
import { pass } from '../support/test-time'
import { listen, placeholdersOf, saidTwice } from './screen-reader'

type Step = [does: 'press', role: string, name: RegExp] | [does: 'type', name: RegExp, text: string]
type Journey = {
  name: string
  path: string
  widgets: readonly string[]
  as?: 'guest' | 'customer'
  /** The day of the box whose change is open. */
  changes?: string
  /** The content of the box before. */
  holds?: object
  steps: readonly Step[]
}

const at = '2026-11-25T12:00:00Z'
const featured = '/shop/best-of-local/featured'
const journeys: readonly Journey[] = [
  {
    name: 'A newcomer asks whether we deliver',
    path: '/',
    widgets: ['postcode-panel'],
    as: 'guest',
    steps: [
      ['type', /postcode/i, 'nowhere{Enter}'],
      ['type', /postcode/i, '{Control>}a{/Control}BS3 4TN{Enter}'],
      ['press', 'button', /^Continue/],
    ],
  },
  {
    name: 'A box is filled, a line taken out and put back',
    path: featured,
    widgets: ['order-dialog', 'bol-basket'],
    steps: [
      ['press', 'button', /^Add to box: Mature cheddar/],
      ['press', 'button', /^Increase quantity of Mature cheddar/],
      ['press', 'button', /^Remove Mature cheddar/],
      ['press', 'button', /^Undo/],
    ],
  },
  {
    name: 'A box is checked out without a date',
    path: '/shop/best-of-local/checkout',
    widgets: ['checkout-panel'],
    holds: { id: 231, quantity: 3 },
    steps: [['press', 'button', /^Confirm order/]],
  },
  {
    name: 'An essential is ordered for Mondays',
    path: '/shop/milk',
    widgets: ['order-dialog'],
    steps: [
      ['press', 'button', /^Order: Organic whole milk/],
      ['press', 'tab', /^Regularly/],
      ['press', 'button', /^Increase quantity of .*Monday/],
      ['press', 'button', /^Add to my order/],
    ],
  },
  {
    name: 'The week is opened and turned',
    path: '/shop/milk',
    widgets: ['weekly-view-link', 'header-basket'],
    steps: [
      ['press', 'button', /^Your week/],
      ['press', 'button', /^Next week/],
      ['press', 'button', /^Close/],
    ],
  },
  {
    name: 'Deliveries are paused',
    path: '/account/pauses',
    widgets: ['pause-picker'],
    steps: [
      ['press', 'button', /calendar: First day/],
      ['press', 'button', /5 December/],
      ['press', 'button', /8 December/],
    ],
  },
  {
    name: 'A name is changed, first to nothing',
    path: '/account/details',
    widgets: ['account-name'],
    steps: [
      ['press', 'button', /^Change/],
      ['type', /^Last name/, '{Control>}a{/Control}{Backspace}{Enter}'],
      ['type', /^Last name/, 'Fielding{Enter}'],
    ],
  },
  {
    name: 'An amount to pay is chosen',
    path: '/account/payments',
    widgets: ['payment-form'],
    steps: [
      ['press', 'button', /£20/],
      ['press', 'button', /all you owe/],
    ],
  },
  {
    name: 'A search for a day that is none',
    path: '/account/transactions',
    widgets: ['transaction-search'],
    steps: [
      ['type', /^From/, '{Control>}a{/Control}31/02/2026{Enter}'],
      ['press', 'button', /^Last month/],
    ],
  },
  {
    name: 'A move is begun with a postcode that is none',
    path: '/account/house-moves',
    widgets: ['postcode-panel'],
    steps: [
      ['type', /postcode/i, 'ZZ1{Enter}'],
      ['press', 'button', /^Try/],
    ],
  },
  {
    name: 'Somebody registers with a code and chooses what is free',
    path: '/register',
    widgets: ['promo-field', 'product-selector'],
    as: 'guest',
    steps: [
      ['type', /Promotional code/i, 'NOPE{Enter}'],
      ['type', /Promotional code/i, '{Control>}a{/Control}FREEMILK{Enter}'],
      ['press', 'radio', /milk/i],
    ],
  },
  {
    name: 'An essential is ordered for one day',
    path: '/shop/milk',
    widgets: ['order-dialog'],
    steps: [
      ['press', 'button', /^Order: Organic whole milk/],
      ['press', 'button', /^Add to my order/],
    ],
  },
  {
    name: 'A box is to come every week, and has no day yet',
    path: '/shop/best-of-local/checkout',
    widgets: ['checkout-panel'],
    holds: { id: 231, quantity: 3 },
    steps: [
      ['press', 'radio', /^(Every week|Weekly)/],
      ['press', 'button', /^Confirm order/],
      ['press', 'link', /^Choose a delivery day/],
      ['press', 'radio', /^Thursday/],
      ['press', 'button', /^Confirm order/],
    ],
  },
  {
    name: 'A note is left for the milkman',
    path: '/shop/best-of-local/checkout',
    widgets: ['checkout-panel'],
    holds: { id: 231, quantity: 3 },
    steps: [
      ['press', 'radio', /^Somewhere else/],
      ['type', /^Where exactly/, 'Behind the blue bin'],
    ],
  },
  {
    name: 'A box is looked at to change it',
    path: '/account/orders',
    widgets: ['view-box'],
    steps: [
      ['press', 'button', /^Change box for Saturday 5 December/],
      ['press', 'button', /^(Edit|Change)/],
    ],
  },
  {
    name: 'A changed box is saved on the page of the change',
    path: '/shop/best-of-local/checkout',
    widgets: ['bol-basket', 'checkout-panel'],
    changes: '2026-12-05',
    steps: [
      ['press', 'button', /^Increase quantity/],
      ['press', 'button', /^Remove/],
      ['press', 'button', /^Undo/],
      ['press', 'button', /^(Save changes|Confirm order)/],
    ],
  },
  {
    name: 'A change of a box is begun and dropped',
    path: '/shop/best-of-local/featured',
    widgets: ['bol-basket'],
    changes: '2026-12-05',
    steps: [
      ['press', 'button', /^Increase quantity/],
      ['press', 'button', /^Discard changes/],
      ['press', 'button', /^(No|Keep)/],
      ['press', 'button', /^Discard changes/],
      ['press', 'button', /^Yes/],
    ],
  },
  {
    name: 'A box waits because a card was declined',
    path: '/account/orders',
    widgets: ['view-box'],
    steps: [
      ['press', 'button', /^Change box for Thursday 3 December/],
      ['press', 'button', /^Close$/],
    ],
  },
  {
    name: 'A line of the next delivery is skipped',
    path: '/',
    widgets: ['day-order'],
    steps: [
      ['press', 'button', /^Decrease quantity of Whole milk/],
      ['press', 'button', /^Decrease quantity of Whole milk/],
    ],
  },
  {
    name: 'A password is changed, first to one that is too short',
    path: '/account/details',
    widgets: ['account-password'],
    steps: [
      ['press', 'button', /^Change/],
      ['press', 'button', /^(Update|Save)/],
    ],
  },
]

const nameOf = (control: HTMLElement | undefined) =>
  control?.getAttribute('aria-label') ??
  (control instanceof HTMLInputElement ? control.labels?.[0] : control)?.textContent?.trim()

const file = path.join(__dirname, 'transcripts.txt')
const written = new Map(
  readFileSync(file, 'utf8')
    .split(/^# /m)
    .filter(Boolean)
    .map(part => [part.split('\n', 1)[0] ?? '', part.slice(part.indexOf('\n') + 1).trim()]),
)
const heard = new Map<string, string>()

beforeEach(() => {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
})

// WRITE=1 writes down the present speech, for somebody to read.
afterAll(() => {
  if (process.env.WRITE)
    writeFileSync(file, [...heard].map(([name, text]) => `# ${name}\n\n${text}\n`).join('\n'))
})

test.each(journeys)(
  'A-112 A screen reader speaks as written down: $name',
  async ({ name, path: address, widgets, as, holds, changes, steps }) => {
    const { user } = await openShopPage(
      async visit => {
        if (changes) {
          const [box] = boxesBetween(visit.state, new Date(at), changes, changes)
          await visit.call('PUT', `/api/bol-order/edit/${box?.id}`, {})
        }
        if (holds) await visit.call('POST', '/api/product/bol', holds)
        return placeholdersOf(visit, address, widgets)
      },
      {
        as: as ?? 'customer',
        hasPostcode: as !== 'guest',
      },
    )
    await pass(2500)
    const ear = listen()
    for (const step of steps) {
      if (step[0] === 'type') {
        const [field] = await screen.findAllByRole('textbox', { name: step[1] })
        if (field !== document.activeElement)
          await ear.step(`goes to ${nameOf(field)}`, async () => act(() => field?.focus()))
        await ear.step(`types ${step[2].replace(/\{[^}]*\}a\{[^}]*\}|\{\w+\}/g, '') || 'nothing'}`, () =>
          user.keyboard(step[2]),
        )
      } else {
        const [found] = await screen.findAllByRole(step[1], { name: step[2] })
        await ear.step(`presses ${nameOf(found)}`, () => user.click(expectElement(found, HTMLElement)))
      }
    }
    ear.stop()
    const utterances = ear.lines.filter(line => line.startsWith('says: '))
    expect(new Set(utterances).size).toBe(utterances.length)
    expect(saidTwice(ear.lines)).toEqual([])
    heard.set(name, ear.lines.join('\n'))
    if (!process.env.WRITE) expect(ear.lines.join('\n')).toBe(written.get(name))
  },
)

test('A-112 All journeys are written down, and each is played', () => {
  if (!process.env.WRITE) expect([...written.keys()]).toEqual(journeys.map(({ name }) => name))
  expect(journeys).toHaveLength(20)
})
