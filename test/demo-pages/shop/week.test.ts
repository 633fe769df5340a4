import { londonDate } from '../../../demo-pages/shop/calendar/calendar'
import { sundayOf } from '../../../demo-pages/shop/calendar/cutoff'
import { weekTotals } from '../../../demo-pages/shop/calendar/week'
import { type Line, openGuest, openVisit } from './essentials/essential-visit'

// A Wednesday morning, in a week without a holiday.
const wednesday = '2026-05-20T09:00:00Z'
const thisWeek = '2026-05-17'
const pence = (pounds: string) => Math.round(Number(pounds) * 100)
const counts = (line: Line) =>
  ![line.paused, line.shifted, line.unavailable, line.temp_unavailable].some(Boolean)

/** The statuses that a line's fields express. */
const statesOf = (line: Line): string[] => [
  ...(line.unavailable ? ['unavailable'] : []),
  ...(line.temp_unavailable ? ['temporarily unavailable'] : []),
  ...(line.quantity_delivered === null ? [] : ['delivered']),
  ...(line.quantity_delivered !== null && line.quantity_delivered < line.quantity_ordered ? ['short'] : []),
  ...(line.quantity_delivered === null && line.past_cutoff ? ['past cut-off'] : []),
  ...(line.past_cutoff && line.limited ? ['undeliverable'] : []),
  ...(line.paused ? ['paused'] : []),
  ...(line.shifted ? ['shifted'] : []),
  ...(line.modified ? ['modified'] : []),
  ...(line.orderproduct.is_free ? ['free'] : []),
  ...(line.rolledback_at === null ? [] : ['rolled back']),
  ['one-off', 'weekly', '2-weekly', '', '4-weekly'][line.orderproduct.order.frequency] ?? 'unknown',
]

const everyWeekday = [
  ['Sunday', '2026-05-17'],
  ['Monday', '2026-05-18'],
  ['Tuesday', '2026-05-19'],
  ['Wednesday', '2026-05-20'],
  ['Thursday', '2026-05-21'],
  ['Friday', '2026-05-22'],
  ['Saturday', '2026-05-23'],
] as const

test('CALL-29 A week is returned with products, orders, pauses, moves and the unfinished amendment', async () => {
  const { week } = openVisit(wednesday)
  const { products, orders, pauses, moves, activeBolOrder } = await week(thisWeek)
  expect(products[0]).toMatchObject({
    product_id: 101,
    product_name: 'Whole milk',
    product: { max_qty_allowed: null },
    quantity_ordered: 2,
    total_price: '2.70',
    delivery_date: '2026-05-18',
    orderproduct: { is_free: false, order: { id: 901, type: 'de', frequency: 1, parent_id: null } },
  })
  expect(orders.map(box => box.start_date).every(date => date >= thisWeek && date <= '2026-05-23')).toBe(true)
  expect(orders.length).toBeGreaterThan(0)
  expect(pauses).toEqual([{ id: 2, start_date: '2026-05-23', end_date: '2026-05-23' }])
  expect(moves).toEqual([{ from: '2026-05-18', to: '2026-05-19', name: 'Staff training day' }])
  expect(activeBolOrder).toBeNull()
})

test.each(everyWeekday)('On a %s the present week has lines in nearly every state', async (_, date) => {
  const { week } = openVisit(`${date}T09:00:00Z`)
  const { products, pauses, moves } = await week(thisWeek)
  const states = new Set(products.flatMap(statesOf))
  for (const state of [
    'delivered',
    'short',
    'past cut-off',
    'undeliverable',
    'shifted',
    'paused',
    'modified',
    'unavailable',
    'temporarily unavailable',
    'free',
    'one-off',
    'weekly',
    '2-weekly',
    '4-weekly',
  ]) {
    // On a Monday only Monday's own delivery is past, so the lines are everything ordered.
    if (state !== 'short' || date !== '2026-05-18') expect([...states]).toContain(state)
  }
  expect([pauses.length, moves.length > 0]).toEqual([1, true])
})

test('Delivered lines stay unchanged, whatever is ordered, paused or deleted later', async () => {
  const { week, post, setTime, state } = openVisit(wednesday)
  setTime('2026-05-25T09:00:00Z')
  const before = await week(thisWeek)
  await post('/api/product/regular', {
    id: 101,
    weekdays: { 3: { quantity: 9, frequency: 2 } },
    delete: false,
  })
  await post('/api/product/regular', { id: 109, weekdays: {}, delete: true })
  state.pauses.push({ id: 9, start: '2026-05-27', end: '2026-05-30' })
  expect(await week(thisWeek)).toEqual(before)
})

test('A line that came short costs what was delivered', async () => {
  const { line } = openVisit(wednesday)
  expect(await line(thisWeek, 114, '2026-05-19')).toMatchObject({
    quantity_ordered: 2,
    quantity_delivered: 1,
    total_price: '1.75',
  })
})

test.each(['2026-05-19T21:00:00Z', wednesday, '2026-05-21T09:00:00Z'])(
  'WC-06 An unavailable product is not delivered and costs nothing, at %s as at any time',
  async at => {
    const { line, setTime } = openVisit(wednesday)
    setTime(at)
    expect(await line(thisWeek, 141, '2026-05-20')).toMatchObject({
      limited: true,
      quantity_delivered: null,
      total_price: '0.00',
    })
  },
)

describe('totals', () => {
  test("The demo customer's week is right to the penny", () => {
    const { state, now } = openVisit(wednesday)
    const { essentials } = weekTotals(state, now, thisWeek)
    // Tuesday 540 + 260 + 230 + 245 + 175, Wednesday 270, Thursday 270 + 380, Friday 275 + 100 + 165.
    expect(essentials).toBe(1450 + 270 + 650 + 540)
  })

  test.each(everyWeekday)(
    'On a %s the totals are the sum of the lines and boxes that count, for a year',
    async (_, date) => {
      const opened = openVisit(`${date}T09:00:00Z`)
      for (let week = -26; week <= 26; week++) {
        const start = new Date(Date.UTC(2026, 4, 17 + week * 7)).toISOString().slice(0, 10)
        const { products, orders } = await opened.week(start)
        const essentials = products.filter(counts).reduce((sum, line) => sum + pence(line.total_price), 0)
        const boxes = orders
          .filter(box => !box.cancelled && !box.shifted)
          .reduce((sum, box) => sum + pence(box.grand_total), 0)
        expect(weekTotals(opened.state, opened.now, start)).toEqual({
          essentials,
          boxes,
          all: essentials + boxes,
        })
      }
    },
  )
})

test('WC-06 A moved delivery counts once, in its new week, also on the pages', async () => {
  const { post, state, line, visit, setTime } = openGuest('2026-12-16T09:00:00Z')
  const weekdays = Object.fromEntries([1, 2, 5, 6].map(day => [day, { quantity: day, frequency: 1 }]))
  await post('/api/product/regular', { id: 101, weekdays, delete: false })
  state.oneOffs.push({ id: 77, productId: 111, date: '2026-12-26', quantity: 2 })
  const totalAt = (at: string) => {
    setTime(at)
    return pence(visit.page('/').essentials.total)
  }
  const cream = pence((await line('2026-12-20', 111, '2026-12-26'))?.total_price ?? '')
  expect(cream).toBeGreaterThan(0)
  // Monday's milk and Tuesday's; Friday is Christmas, and Saturday Boxing Day.
  expect(totalAt('2026-12-23T09:00:00Z')).toBe(135 * (1 + 2))
  // On Tuesday everything of four days and the cream; New Year's Day comes on Saturday.
  expect(totalAt('2026-12-28T09:00:00Z')).toBe(135 * (2 + 1 + 5 + 6 + 6 + 5) + cream)
})

test('CALL-30 An order moved by a holiday is still to come after its own day', async () => {
  const { visit, state, setTime } = openGuest('2026-12-16T09:00:00Z')
  state.oneOffs.push({ id: 77, productId: 111, date: '2026-12-26', quantity: 2 })
  setTime('2026-12-28T09:00:00Z')
  const ordered = await (await visit.call('GET', '/api/basket/ordered')).json()
  expect(ordered).toMatchObject([{ id: 111 }])
  expect(visit.page('/').essentials.oneOffs).toMatchObject([
    { date: '2026-12-29', label: 'Tuesday 29 December', quantity: 2 },
  ])
})

test.each(['2026-05-18', '2026-05-23', '17/05/2026', '2026-02-30', ''])(
  'A week that begins on "%s" is refused',
  async start => {
    const { status, errors } = await openVisit(wednesday).get(`/api/basket?start_of_week=${start}`)
    expect([status, errors]).toEqual([
      422,
      { start_of_week: ['The start of week must be a Sunday, as YYYY-MM-DD.'] },
    ])
  },
)

test('Each customer has a week of their own, kept between two logins', async () => {
  const { visit, week } = openVisit(wednesday)
  const products = async () => new Set((await week(thisWeek)).products.map(line => line.product_id))
  const first = await products()
  await visit.submit('/logout')
  expect((await products()).size).toBe(0)
  await visit.submit('/login', { email: 'joseph@doorstep.example', password: 'any' })
  expect([...(await products())]).toEqual([102, 122])
  await visit.submit('/logout')
  await visit.submit('/login', { email: 'alison@doorstep.example', password: 'any' })
  expect(await products()).toEqual(first)
  expect(sundayOf(londonDate(new Date(wednesday)))).toBe(thisWeek)
})
