import { boxesBetween, isComing } from '../../../demo-pages/shop/boxes/box-orders'
import { whyNot } from '../../../demo-pages/shop/calendar/delivery-dates'
import { isCounted, linesOfWeek } from '../../../demo-pages/shop/calendar/week-lines'
import { pausable } from '../../../demo-pages/shop/customers/pauses'
import { essentialPage } from '../../../demo-pages/shop/essentials/essential-page'
import { openVisit } from './essentials/essential-visit'

// A Friday on which two pints and a box are due; the test's clock stands on the Tuesday before.
const friday = '2026-12-04'
const tuesday = '2026-12-01T09:00:00Z'
const afterCutoff = '2026-12-03T22:00:00Z'
const sundays = ['2026-11-29', '2026-12-06']

type Visit = ReturnType<typeof openVisit>

const causes: Readonly<Record<string, (visit: Visit) => void>> = {
  pause: ({ state }) => state.pauses.push({ id: 1, start: friday, end: friday }),
  holiday: ({ state }) => state.dayMoves.push({ from: friday, to: '2026-12-08', name: 'Snow' }),
  'cut-off': visit => visit.setTime(afterCutoff),
  'one-off': ({ state }) => state.oneOffs.push({ id: 3, productId: 106, date: friday, quantity: 1 }),
  skip: ({ state }) =>
    state.dayChanges.push({ id: 4, orderId: 2, productId: 101, date: friday, quantity: 0 }),
  'house move': ({ state }) =>
    state.houseMoves.push({
      id: 5,
      date: '2026-12-03',
      addressId: 1,
      postcode: 'BS41 8QA',
      summary: 'The Old Dairy, BS41 8QA',
      before: [1, 2, 3, 4, 5, 6],
      after: [1, 3, 6],
      relocations: { 2: { 5: 6 } },
      isDone: false,
    }),
  quota: ({ state }) => state.dayNotes.push({ date: friday, productId: 101, isLimited: true }),
}

function openFriday(names: readonly string[]) {
  const visit = openVisit(tuesday)
  // Every four weeks, so that Friday is the only one of its fortnight.
  const anchor = sundays[0] as string
  Object.assign(visit.state, {
    pauses: [],
    oneOffs: [],
    dayChanges: [],
    dayNotes: [],
    dayMoves: [],
    regularOrders: [
      { id: 2, productId: 101, days: { 5: { quantity: 2, frequency: 4, anchor } }, earlier: [] },
    ],
    boxOrders: visit.state.boxOrders
      .slice(0, 1)
      .map(box => ({ ...box, frequency: 0, weekday: 5, start: friday, endsBefore: null, days: {} })),
  })
  for (const name of names) causes[name]?.(visit)
  return visit
}

const dayOf = (date: string) => Number(date.slice(8))

/** What comes, on which days, and what the pages and the checkout say of Friday. */
function told(visit: Visit): string {
  const { state, now } = visit
  const lines = sundays
    .flatMap(sunday => linesOfWeek(state, now, sunday))
    .filter(line => isCounted(line) && line.quantity && !(line.isLimited && line.isPastCutoff))
    .map(({ date, quantity, productId }) => `${dayOf(date)}: ${quantity} of ${productId}`)
  const boxes = boxesBetween(state, now, '2026-11-29', '2026-12-12')
    .filter(isComing)
    .map(({ start_date }) => `${dayOf(start_date)}: box`)
  const reason = essentialPage(state, now).ahead.find(({ date }) => date === friday)?.reason
  const comes = [...lines, ...boxes].join(', ')
  return `${comes && `${comes} `}| ${reason} | ${whyNot(state, now, friday)}`
}

const names = Object.keys(causes)
const pairs = names.flatMap((one, at) => names.slice(at + 1).map(other => [one, other] as const))

const paused = 'your deliveries are paused | Your deliveries are paused'
const away = 'No deliveries on Fridays on your round'
const snow = 'it comes on Tuesday 8 December instead (Snow)'

/** What comes | why an order of Friday does not come | why no box can be ordered for Friday. */
const rows: Readonly<Record<string, string>> = {
  'pause, holiday': `| ${paused}`,
  'pause, cut-off': '| your deliveries are paused | Orders have closed',
  'pause, one-off': `| ${paused}`,
  'pause, skip': `| ${paused}`,
  'pause, house move': `5: 2 of 101 | your deliveries are paused | ${away}`,
  'pause, quota': `| ${paused}`,
  'holiday, cut-off': `8: 2 of 101, 8: box | ${snow} | Orders have closed`,
  'holiday, one-off': `8: 2 of 101, 8: 1 of 106, 8: box | ${snow} | No delivery: Snow`,
  'holiday, skip': `8: box | ${snow} | No delivery: Snow`,
  'holiday, house move': `5: 2 of 101, 8: box | ${snow} | ${away}`,
  'holiday, quota': `8: 2 of 101, 8: box | ${snow} | No delivery: Snow`,
  'cut-off, one-off': '4: 2 of 101, 4: 1 of 106, 4: box | null | Orders have closed',
  'cut-off, skip': '4: box | null | Orders have closed',
  'cut-off, house move': `5: 2 of 101, 4: box | null | ${away}`,
  'cut-off, quota': '4: box | null | Orders have closed',
  'one-off, skip': '4: 1 of 106, 4: box | null | null',
  'one-off, house move': `4: 1 of 106, 5: 2 of 101, 4: box | null | ${away}`,
  'one-off, quota': '4: 2 of 101, 4: 1 of 106, 4: box | null | null',
  'skip, house move': `5: 2 of 101, 4: box | null | ${away}`,
  'skip, quota': '4: box | null | null',
  'house move, quota': `5: 2 of 101, 4: box | null | ${away}`,
}

test.each(pairs)('L-31 A-128 A Friday with %s and %s has one reason', (one, other) => {
  expect(told(openFriday([one, other]))).toBe(rows[`${one}, ${other}`])
})

test('L-31 A-128 What a holiday moves to a paused day does not come either', () => {
  const visit = openFriday(['holiday'])
  visit.state.pauses.push({ id: 6, start: '2026-12-08', end: '2026-12-08' })
  expect(told(visit)).toBe(`| ${snow} | No delivery: Snow`)
})

test('L-31 The form of a pause knows what a holiday would bring on another day', () => {
  const visit = openFriday(['holiday'])
  const { days, moves } = pausable(visit.state, visit.now)
  expect(days).not.toContain('2026-12-08')
  expect(moves).toContainEqual({ from: friday, to: '2026-12-08', name: 'Snow' })
})
