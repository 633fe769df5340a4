import { addDays } from '../../../demo-pages/shop/calendar/calendar'
import { weekdayOf } from '../../../demo-pages/shop/calendar/cutoff'
import { collectionOf } from '../../../demo-pages/shop/calendar/week'
import { movesBetween } from '../../../demo-pages/shop/essentials/day-moves'
import { openGuest, openVisit } from './essentials/essential-visit'

const wednesday = '2026-05-20T09:00:00Z'
const moves = (from: string, to: string) =>
  movesBetween([], from, to).map(move => [move.from, move.to, move.name])

describe('Bank holidays move deliveries to the next round', () => {
  test.each([
    [
      '2026-04-01',
      '2026-04-30',
      [
        ['2026-04-03', '2026-04-04', 'Good Friday'],
        ['2026-04-06', '2026-04-07', 'Easter Monday'],
      ],
    ],
    [
      '2026-05-01',
      '2026-05-31',
      [
        ['2026-05-04', '2026-05-05', 'Early May Bank Holiday'],
        ['2026-05-25', '2026-05-26', 'Spring Bank Holiday'],
      ],
    ],
    [
      '2026-12-20',
      '2027-01-03',
      [
        ['2026-12-25', '2026-12-29', 'Christmas Day'],
        ['2026-12-26', '2026-12-29', 'Boxing Day'],
        ['2026-12-28', '2026-12-29', 'Boxing Day (substitute day)'],
        ['2027-01-01', '2027-01-02', "New Year's Day"],
      ],
    ],
    [
      '2027-12-24',
      '2028-01-04',
      [
        ['2027-12-25', '2027-12-29', 'Christmas Day'],
        ['2027-12-27', '2027-12-29', 'Christmas Day (substitute day)'],
        ['2027-12-28', '2027-12-29', 'Boxing Day (substitute day)'],
        ['2028-01-01', '2028-01-04', "New Year's Day"],
        ['2028-01-03', '2028-01-04', "New Year's Day (substitute day)"],
      ],
    ],
  ])('%s moves to %s', (from, to, expected) => {
    expect(moves(from, to)).toEqual(expected)
  })

  test('Christmas deliveries come together on the first day after it, across the end of a week', async () => {
    const opened = openGuest('2026-12-16T09:00:00Z')
    const days = Object.fromEntries([1, 2, 5, 6].map(day => [day, { quantity: day, frequency: 1 }]))
    await opened.post('/api/product/regular', { id: 101, weekdays: days, delete: false })
    const christmas = await opened.week('2026-12-20')
    expect(christmas.products.map(line => [line.delivery_date, line.shifted])).toEqual([
      ['2026-12-21', false],
      ['2026-12-22', false],
      ['2026-12-25', true],
      ['2026-12-26', true],
    ])
    expect(christmas.moves.map(({ name }) => name)).toEqual(['Christmas Day', 'Boxing Day'])
    // Tuesday's own two, and Monday's, Friday's and Saturday's.
    const line = await opened.line('2026-12-27', 101, '2026-12-29')
    expect(line).toMatchObject({ quantity_ordered: 2 + 1 + 5 + 6, total_price: '18.90' })
  })

  test('A one-off order for a day that the depot moves comes on the other day', async () => {
    const { line, state } = openVisit(wednesday)
    state.dayMoves.push({ from: '2026-05-27', to: '2026-05-28', name: 'Snow' })
    expect(await line('2026-05-24', 125, '2026-05-27')).toMatchObject({
      shifted: true,
      orderproduct: { order: { daymove_id: 20260527 } },
    })
    expect(await line('2026-05-24', 125, '2026-05-28')).toMatchObject({ shifted: false })
  })
})

describe('the London calendar', () => {
  test.each([
    ['forward', '2026-03-27T09:00:00Z', '2026-03-29', '2026-03-29T21:00:00+01:00'],
    ['back', '2026-10-23T09:00:00Z', '2026-10-25', '2026-10-25T21:00:00+00:00'],
  ])(
    'In the week when the clocks go %s, every day has its milk once, until nine the evening before',
    async (_, at, start, cutoff) => {
      const opened = openGuest(at)
      const days = Object.fromEntries([1, 2, 3, 4, 5, 6].map(day => [day, { quantity: 1, frequency: 1 }]))
      await opened.post('/api/product/regular', { id: 101, weekdays: days, delete: false })
      const { products } = await opened.week(start)
      expect(products.map(line => line.delivery_date)).toEqual(
        [1, 2, 3, 4, 5, 6].map(offset => addDays(start, offset)),
      )
      expect(products[0]?.cutoff).toBe(cutoff)
    },
  )

  test('A minute before midnight in London counts as the day before, also in summer time', async () => {
    const { line, setTime } = openVisit('2026-05-18T22:59:00Z')
    expect(await line('2026-05-17', 106, '2026-05-19')).toMatchObject({ quantity_delivered: null })
    setTime('2026-05-19T22:59:00Z')
    expect(await line('2026-05-17', 106, '2026-05-19')).toMatchObject({ quantity_delivered: null })
    setTime('2026-05-19T23:01:00Z')
    expect(await line('2026-05-17', 106, '2026-05-19')).toMatchObject({ quantity_delivered: 1 })
  })

  test('Across the end of a year no delivery is missing or repeated', async () => {
    const opened = openVisit('2026-12-16T09:00:00Z')
    const dates: string[] = []
    for (const start of ['2026-12-20', '2026-12-27', '2027-01-03']) {
      const { products } = await opened.week(start)
      dates.push(...products.filter(line => line.product_id === 106).map(line => line.delivery_date))
      expect(products.every(({ delivery_date }) => delivery_date >= start)).toBe(true)
      expect(products.every(({ delivery_date }) => delivery_date <= addDays(start, 6))).toBe(true)
    }
    expect(dates).toEqual(['2026-12-22', '2026-12-29', '2027-01-05'])
    expect(dates.map(weekdayOf)).toEqual([2, 2, 2])
  })
})

test('A week is returned as a list, by day or by identifier, always in the same form', async () => {
  const { rawWeek, week } = openVisit(wednesday)
  const starts = ['2026-05-17', '2026-05-24', '2026-05-31']
  expect(new Set(starts.map(collectionOf))).toEqual(new Set(['list', 'by-day', 'by-id']))
  for (const start of starts) {
    const { products } = await rawWeek(start)
    const shape = collectionOf(start)
    const keys = Object.keys(products)
    expect(Array.isArray(products)).toBe(shape === 'list')
    if (shape === 'by-day') expect(keys.every(key => /^\d{4}-\d\d-\d\d$/.test(key))).toBe(true)
    if (shape === 'by-id') expect(keys.length).toBe((await week(start)).products.length)
    expect(await rawWeek(start)).toEqual(await rawWeek(start))
  }
})
