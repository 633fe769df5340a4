import {
  leftOrder,
  type OneOffEvent,
  oneOffAtFirst,
  oneOffReducer,
} from '../../../../shared/features/ordering/one-off/one-off-reducer'

const dates = ['26/11/2026', '27/11/2026']
const read = (of: string | null, ordered = 0, pageDate: string | null = null): OneOffEvent => ({
  type: 'offer-read',
  dates,
  of,
  ordered,
  pageDate,
})
const choose = (date: string): OneOffEvent => ({ type: 'date-chosen', date, isRemembered: true })
const ask = (quantity: number): OneOffEvent => ({ type: 'quantity-chosen', quantity })
const after = (events: OneOffEvent[], first = {}) =>
  events.reduce(oneOffReducer, oneOffAtFirst({ date: null, requested: null, asked: null, ...first }))
const posted = { message: 'Saved.', link: null, mayReload: true, date: 'Friday', isRemoved: false }

test.each([
  ['the first date on offer when nobody has chosen one', [read(null)], {}, '26/11/2026'],
  ["the page's date in the shop's own format", [read('2026-11-27')], { date: '2026-11-27' }, '27/11/2026'],
  [
    "the page's date although the shop does not offer it",
    [read('2026-12-24')],
    { date: '2026-12-24' },
    '2026-12-24',
  ],
  [
    "the first date instead of an earlier visit's date that has gone",
    [read('2026-11-01')],
    { requested: '2026-11-01' },
    '26/11/2026',
  ],
  [
    "the page's date instead of an earlier visit's date that has gone",
    [read('2026-11-01', 0, '2026-11-27')],
    { requested: '2026-11-01' },
    '27/11/2026',
  ],
  [
    'the date chosen while another was read',
    [read(null), choose('27/11/2026'), read('26/11/2026')],
    {},
    '27/11/2026',
  ],
] as const)('J-84 An order for one date selects %s', (_, events, first, chosen) => {
  expect(after([...events], first).chosen).toBe(chosen)
})

test('J-84 A quantity stays when another date is chosen, but no longer counts as requested for that date', () => {
  expect(after([ask(3), choose('27/11/2026')]).asked).toEqual({ quantity: 3, isOfDate: false })
})

test('J-84 A choice made during a save stays after it', () => {
  const sent = after([read(null), ask(3)])
  const save: OneOffEvent = {
    type: 'saved',
    of: '26/11/2026',
    asked: sent.asked,
    saved: { ...posted, quantity: 3 },
  }
  expect(oneOffReducer(sent, save)).toMatchObject({ asked: null, known: { '26/11/2026': 3 } })
  expect(oneOffReducer(oneOffReducer(sent, ask(4)), save).asked).toEqual({ quantity: 4, isOfDate: true })
})

test("J-84 The order of the page's date is reported as left while another date is chosen", () => {
  const model = after([read('26/11/2026', 2)], { date: '26/11/2026' })
  expect(leftOrder(model, '2026-11-26')).toBeUndefined()
  expect(leftOrder(oneOffReducer(model, choose('27/11/2026')), '2026-11-26')).toEqual(['26/11/2026', 2])
})
