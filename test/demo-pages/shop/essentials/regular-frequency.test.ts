import { openGuest } from './essential-visit'

// A Wednesday morning.
const wednesday = '2026-05-20T09:00:00Z'
const save = '/api/product/regular'

describe('frequencies', () => {
  const datesOf = async (frequency: number) => {
    const { post, week } = openGuest(wednesday)
    await post(save, { id: 108, weekdays: { 5: { quantity: 1, frequency } }, delete: false })
    const found: string[] = []
    for (let start = Date.UTC(2026, 4, 17); start < Date.UTC(2026, 7, 1); start += 7 * 86_400_000) {
      const { products } = await week(new Date(start).toISOString().slice(0, 10))
      found.push(...products.map(line => line.delivery_date))
    }
    return found
  }

  test('A fortnightly order begins on the next such day and skips every other week', async () => {
    expect(await datesOf(2)).toEqual([
      '2026-05-22',
      '2026-06-05',
      '2026-06-19',
      '2026-07-03',
      '2026-07-17',
      '2026-07-31',
    ])
  })

  test('A 4 weekly order comes every fourth week', async () => {
    expect(await datesOf(4)).toEqual(['2026-05-22', '2026-06-19', '2026-07-17'])
  })

  test('Another quantity does not move the weeks', async () => {
    const { post, line, setTime } = openGuest(wednesday)
    await post(save, { id: 108, weekdays: { 5: { quantity: 1, frequency: 2 } }, delete: false })
    setTime('2026-05-27T09:00:00Z')
    await post(save, { id: 108, weekdays: { 5: { quantity: 3, frequency: 2 } }, delete: false })
    expect(await line('2026-05-24', 108, '2026-05-29')).toBeUndefined()
    expect((await line('2026-05-31', 108, '2026-06-05'))?.quantity_ordered).toBe(3)
  })

  test('Fortnights continue across the end of a year', async () => {
    const { post, line } = openGuest('2026-12-16T09:00:00Z')
    await post(save, { id: 108, weekdays: { 3: { quantity: 1, frequency: 2 } }, delete: false })
    expect(await line('2026-12-27', 108, '2026-12-30')).toBeUndefined()
    expect(await line('2026-12-20', 108, '2026-12-23')).toBeDefined()
    expect(await line('2027-01-03', 108, '2027-01-06')).toBeDefined()
  })
})
