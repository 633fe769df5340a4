import { screen, waitFor } from '@testing-library/react'
import { placeInBrief } from '../../../demo-pages/pages/boxes/printed-checkout'
import type { Visit } from '../../../demo-pages/shop/visit'
import { expectElement } from '../../support/expect-element'
import {
  activate,
  openInactive,
  placeholderOf,
  settle,
  stateOf,
  wordsOf,
} from '../../support/page/inactive-page'

// A checkout that the page has printed, and that nobody has pressed yet.

const widget = 'checkout-panel'
const path = '/shop/best-of-local/checkout'
const noon = '2026-11-25T12:00:00Z'
const friday = { date: '2026-11-27', day: null, frequency: 0 }

// Choices and ended sessions are remembered in storage.
beforeEach(() => sessionStorage.clear())

/** Opens the printed checkout of a box for Friday, left by the back door unless `place` says otherwise. */
async function open({
  place = { instructions: 'back-door' },
  when = friday,
  change,
}: {
  place?: object
  when?: typeof friday | null
  /** A change of the shop's data after the page was printed. */
  change?: (visit: Visit) => unknown
} = {}) {
  const page = await openInactive(path, [widget], {
    async prepare(visit) {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      if (when) await visit.call('POST', '/api/bol-checkout/update-date', when)
      Object.assign(visit.state.box.draft ?? {}, place)
    },
  })
  expect(stateOf(widget)).toBe('waiting')
  await change?.(page.visit)
  return { ...page, since: page.calls('POST').length }
}
type Page = Awaited<ReturnType<typeof open>>

const field = (selector: string) => expectElement(placeholderOf(widget).querySelector(selector), HTMLElement)
const printedRadio = (value: string) => field(`input[value="${value}"]`) as HTMLInputElement
const printedConfirm = () => field('[type=submit]')
const isAwake = () => waitFor(() => expect(stateOf(widget)).toBe('mounted'))
/** The calls since the page was printed. */
const sent = ({ calls, since }: Page, call: string) =>
  calls('POST')
    .slice(since)
    .filter(each => each.includes(call))
const orders = (page: Page) => sent(page, 'confirm')
const placed = ({ visit }: Page) => visit.state.boxOrders.filter(({ id }) => id > 900)

test('CO-38 J-20 A press on Confirm of a checkout that sleeps places one order, as it was printed, and the page that stays says so', async () => {
  const page = await open()
  await settle(() => printedConfirm().click())
  await waitFor(() => expect(placed(page)).toHaveLength(1))
  await waitFor(() => expect(page.left).toHaveLength(1))
  expect(orders(page)).toHaveLength(1)
  expect(orders(page)[0]).toContain('"delivery_instructions":"back-door"')
  // The page stays, as when its next address is a download.
  expect(placeholderOf(widget)).toHaveTextContent('Thank you. Your order is confirmed.')
  expect(screen.getByRole('link', { name: 'See your order' })).toBeInTheDocument()
})

test('CO-38 Several presses on Confirm while the files are on their way place one order', async () => {
  const page = await open()
  await settle(() => {
    for (let press = 0; press < 3; press += 1) printedConfirm().click()
  })
  await waitFor(() => expect(page.left).toHaveLength(1))
  expect(orders(page)).toHaveLength(1)
  expect(placed(page)).toHaveLength(1)
})

test('L-22 A press on Confirm right after another date is done once the shop has the date', async () => {
  const page = await open()
  page.visit.setFault({ kind: 'slow', match: 'POST */update-date', ms: 400 })
  await settle(() => {
    printedRadio('2026-12-01').click()
    printedConfirm().click()
  })
  await waitFor(() => expect(placed(page)).toHaveLength(1))
  expect(placed(page)[0]?.start).toBe('2026-12-01')
})

test('CO-26 Confirm without a date says at its first press what is missing', async () => {
  const page = await open({ when: null })
  await settle(() => printedConfirm().click())
  await isAwake()
  await screen.findByRole('group', { name: 'There is a problem' })
  expect(placeholderOf(widget)).toHaveTextContent('Choose a delivery date')
  expect(orders(page)).toEqual([])
})

test('A-118 Words that were typed while the checkout sleeps stay, and are confirmed', async () => {
  const page = await open({ place: { instructions: 'other', otherInstructions: 'By the gate' } })
  const words = field('textarea') as HTMLTextAreaElement
  words.value = 'Behind the blue bin'
  await settle(() => printedConfirm().click())
  await waitFor(() => expect(page.left).toHaveLength(1))
  expect(orders(page)).toHaveLength(1)
  expect(orders(page)[0]).toContain('"other_delivery_instruction":"Behind the blue bin"')
})

test('A-118 The focus and half a sentence move on when the checkout wakes', async () => {
  const page = await open({ place: { instructions: 'other', otherInstructions: '' } })
  await settle(() => field('textarea').focus())
  await isAwake()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Where exactly?' }))
  await page.user.keyboard('Behind')
  expect(screen.getByRole('textbox', { name: 'Where exactly?' })).toHaveValue('Behind')
})

const choices: readonly [what: string, value: string, call: string | null][] = [
  ['a date', '2026-12-01', '"date":"2026-12-01"'],
  ['how often', '2', null],
  ['who takes it in', '1', null],
  ['where to leave it', 'porch', null],
]

test.each(choices)('A-118 A press on %s is done once the checkout wakes', async (_, value, call) => {
  const page = await open()
  const name = printedRadio(value).closest('fieldset')?.querySelector('legend')?.textContent
  const within = () => screen.getByRole('group', { name: name ?? '' })
  await settle(() => {
    printedRadio(value).click()
    // The choice shows before the files have arrived.
    expect(printedRadio(value)).toBeChecked()
  })
  await isAwake()
  await waitFor(() => expect(within().querySelector<HTMLInputElement>(':checked')?.value).toBe(value))
  expect(sent(page, 'update-date').map(each => each.includes(call ?? ''))).toEqual(call ? [true] : [])
})

test('A-118 A choice that was made before the loader ran stays, and the shop hears of a date once', async () => {
  const page = await open()
  printedRadio('2026-12-01').checked = true
  printedRadio('cool-box').checked = true
  await activate(widget)
  await waitFor(() => expect(sent(page, 'update-date')).toHaveLength(1))
  const values = screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
  expect(values).toEqual(['0', '2026-12-01', '0', 'cool-box'])
  expect(orders(page)).toEqual([])
})

/** What has become of the order since the page was printed, and the sentence of the first press on Confirm. */
const changes: readonly [what: string, change: (page: Visit) => unknown, words: string | RegExp][] = [
  [
    'there is more in the box',
    visit => visit.call('POST', '/api/product/bol', { id: 232, quantity: 2, increment: false }),
    'Your order has changed. Please look at it again, then confirm it.',
  ],
  [
    'another device has chosen another day',
    visit => visit.call('POST', '/api/bol-checkout/update-date', { ...friday, date: '2026-12-01' }),
    'Changed in another tab to Tuesday 1 December.',
  ],
  [
    'the box was emptied',
    visit => visit.call('POST', '/api/bol-basket/cancel', {}),
    'This order is no longer here to confirm.',
  ],
  [
    'the day is full',
    visit => {
      visit.state.pauses.push({ id: 99, start: '2026-11-27', end: '2026-11-27' } as never)
    },
    'Your deliveries are paused',
  ],
]

test.each(changes)(
  'A-114 If %s, the first press on Confirm orders nothing and says so',
  async (_, change, words) => {
    const page = await open({ change })
    await settle(() => printedConfirm().click())
    await isAwake()
    await waitFor(() => expect(placeholderOf(widget)).toHaveTextContent(words))
    expect(placed(page)).toEqual([])
    expect(page.left).toEqual([])
  },
)

test('CO-27 If the cut-off has passed, the first press on Confirm sends nothing and says so', async () => {
  const page = await open()
  page.clock.at = '2026-11-26T21:01:00Z'
  await settle(() => printedConfirm().click())
  await isAwake()
  await waitFor(() => expect(placeholderOf(widget)).toHaveTextContent('It is too late to order for that day'))
  expect(orders(page)).toEqual([])
})

test('A-117 The checkout does not sleep in a tab that has a place of its own for the box', async () => {
  const first = await open()
  await settle(() => printedRadio('porch').click())
  await isAwake()
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('porch'))
  const markup = first.visit.page(path)
  expect(placeInBrief(markup.box)).toBe('0 back-door')
  await openInactive(path, [widget], {
    async prepare(visit) {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      await visit.call('POST', '/api/bol-checkout/update-date', friday)
      Object.assign(visit.state.box.draft ?? {}, { instructions: 'back-door' })
    },
  })
  await isAwake()
  expect(screen.getByRole('radio', { name: 'In the porch' })).toBeChecked()
})

test('A checkout that somebody has only looked at sleeps again on the next page', async () => {
  await open()
  await activate(widget)
  await isAwake()
  await open()
  expect(wordsOf(widget)).toContain('Bythebackdoor')
})

/** The orders whose first state only the widget can show. */
const notPrinted: readonly [what: string, prepare: (visit: Visit) => unknown, at: string][] = [
  [
    'a hamper',
    visit => visit.call('POST', '/api/product/bol', { id: 235, quantity: 1, increment: false }),
    noon,
  ],
  [
    'a change of an order',
    visit => visit.call('POST', '/api/basket/edit-bol', { order: 806, date: null }),
    noon,
  ],
  [
    'a day that closes within the hour',
    visit => visit.call('POST', '/api/bol-checkout/update-date', friday),
    '2026-11-26T20:30:00Z',
  ],
]

test.each(notPrinted)('CO-01 The checkout of %s is awake from the start', async (_, prepare, at) => {
  await openInactive(path, [widget], {
    at,
    async prepare(visit) {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      await prepare(visit)
    },
  })
  await isAwake()
})
