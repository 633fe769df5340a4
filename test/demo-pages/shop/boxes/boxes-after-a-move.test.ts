import { openBoxVisit } from './box-visit'

const checkout = '/shop/best-of-local/checkout'

/**
 * The first demo customer, who moves to Bath on Monday 7 December, where deliveries come on Tuesdays and
 * Fridays.
 */
async function openMovedVisit() {
  const open = openBoxVisit()
  const { visit, post } = open
  const plan = async () => {
    const asked = { address: 1, postcode: 'BA1 5LR', date: '07/12/2026' }
    const { conflicts } = await post('/account/house-moves/conflicts', asked)
    await visit.submit('/account/addresses/postcode/verify', { postcode: 'BA1 5LR' })
    const places = (conflicts as Record<string, string | number | null>[]).flatMap(
      ({ id, frequency, weekday, date }) => [
        [`conflict[${id}][from]`, String(weekday ?? date)],
        [`conflict[${id}][to]`, frequency ? '5' : '2026-12-11'],
      ],
    )
    const rest = { address: '1', address_1: '2 Royal Crescent', city: 'Bath', move_date: '07/12/2026' }
    await visit.submit('/account/house-moves', { ...Object.fromEntries(places), ...rest }, '/account')
    expect(visit.state.houseMoves).toHaveLength(1)
  }
  const box = () => visit.page(checkout).box
  return {
    ...open,
    plan,
    days: () => box().days.map(({ value }) => value),
    /** The dates on offer from the day of the move on. */
    dates: () =>
      box()
        .dates.filter(({ value, reason }) => value >= '2026-12-07' && value < '2026-12-14' && !reason)
        .map(({ value }) => value),
    reasonOn: (date: string) => box().dates.find(({ value }) => value === date)?.reason,
    /** The weekdays on which a weekly box comes. */
    comesOn: (...dates: string[]) =>
      dates.filter(date =>
        open.boxesOn(date).some(({ cancelled, order }) => !cancelled && order.frequency === 1),
      ),
  }
}

test("HM-05 CO-02 From the day of a move on, a box is offered on the new round's days only", async () => {
  const { plan, dates, days, reasonOn, add, setDate, confirm, comesOn, setTime } = await openMovedVisit()
  expect(dates()).toContain('2026-12-09')
  await plan()
  expect(dates()).toEqual(['2026-12-08', '2026-12-11'])
  expect(reasonOn('2026-12-09')).toBe('No deliveries on Wednesdays on your round')
  expect(reasonOn('2026-12-02')).toBeUndefined()
  expect(days()).toEqual([2, 5])
  await add(231, 3)
  expect(await setDate('2026-12-09')).toMatchObject({
    status: 422,
    message: 'No deliveries on Wednesdays on your round',
  })
  expect(await setDate(null, 1, 3)).toMatchObject({ status: 422, message: 'Please choose a delivery day.' })
  expect(await setDate(null, 1, 2)).toMatchObject({ data: { next_delivery: '2026-12-01' } })
  expect(await confirm()).toMatchObject({ status: 200 })
  expect(comesOn('2026-12-01', '2026-12-08', '2026-12-15')).toHaveLength(3)
  setTime('2026-12-07T09:00:00Z')
  expect([dates(), days()]).toEqual([
    ['2026-12-08', '2026-12-11'],
    [2, 5],
  ])
})

test.each([
  ['once', '2026-12-09', 0, null],
  ['every week', null, 1, 3],
] as [string, string | null, number, number | null][])(
  'HM-05 CO-30 A day chosen %s before a move was planned is refused afterwards',
  async (_, date, frequency, day) => {
    const { plan, add, setDate, confirm, state } = await openMovedVisit()
    const before = state.boxOrders.length
    await add(231, 3)
    expect(await setDate(date, frequency, day)).toMatchObject({ status: 200 })
    await plan()
    const placed = state.boxOrders.length
    expect(await confirm()).toMatchObject({ status: 422 })
    expect([placed - before, state.boxOrders.length]).toEqual([1, placed])
  },
)

test('HM-06 A weekly box moved to another day by a move can still be amended and cancelled as a whole', async () => {
  const { plan, edit, add, confirm, cancel, contents, state, comesOn, call } = await openMovedVisit()
  await plan()
  const after = state.boxOrders.at(-1)?.id ?? 0
  expect(comesOn('2026-12-03', '2026-12-10', '2026-12-11', '2026-12-18')).toEqual([
    '2026-12-03',
    '2026-12-11',
    '2026-12-18',
  ])
  const { data } = await call('GET', '/api/basket/latest-bol')
  const latest = (data as { order_id: number }[]).map(({ order_id }) => order_id)
  expect(latest).toContain(801)
  expect(latest).not.toContain(after)
  await edit(after, null)
  await add(231, 4)
  await confirm()
  const amended = contents(after, '2026-12-18')
  expect(amended).toContainEqual([231, 4])
  const [now] = state.boxOrders.filter(({ continues, id }) => !continues && id !== 801).slice(-1)
  expect(contents(now?.id ?? 801, '2026-12-03')).toEqual(amended)
  expect(comesOn('2026-12-10', '2026-12-17')).toEqual([])
  await cancel(now?.id ?? 801, null)
  expect(comesOn('2026-12-03', '2026-12-11', '2026-12-18', '2026-12-25')).toEqual([])
})

test('HM-06 A weekly box on a day of both rounds stays there', async () => {
  const { plan, edit, setDate, confirm, comesOn } = await openMovedVisit()
  await plan()
  await edit(801, null)
  expect(await setDate(null, 1, 2)).toMatchObject({ status: 200 })
  await confirm()
  expect(comesOn('2026-12-01', '2026-12-08', '2026-12-11', '2026-12-15', '2026-12-18')).toEqual([
    '2026-12-01',
    '2026-12-08',
    '2026-12-15',
  ])
})

test('HM-01 RO-03 During a planned move a new weekly order on a day that is lost is refused', async () => {
  const { plan, post, call } = await openMovedVisit()
  await plan()
  const order = (weekdays: object) => post('/api/product/regular', { id: 103, weekdays })
  expect(await order({ 3: { quantity: 1 } })).toMatchObject({
    status: 422,
    errors: { 'weekdays.3.quantity': ['We do not deliver on Wednesdays on your round.'] },
  })
  expect(await order({ 2: { quantity: 1 } })).toMatchObject({ status: 200 })
  const { weekdays } = (await call('GET', '/api/product/regular/103')) as unknown as {
    weekdays: Record<string, { active: boolean }>
  }
  expect(Object.keys(weekdays).filter(day => weekdays[day]?.active)).toEqual(['2', '5'])
})
