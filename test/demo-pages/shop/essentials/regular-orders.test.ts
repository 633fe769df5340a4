import { openGuest, openVisit } from './essential-visit'

// A Wednesday morning.
const wednesday = '2026-05-20T09:00:00Z'
const milk = '/api/product/regular/101'
const save = '/api/product/regular'
const everyDay = (quantity: number, frequency = 1) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map(day => [day, { quantity, frequency }]))

describe('reading', () => {
  test('CALL-35 Monday to Saturday each have quantity, frequency, active, maximum and order state', async () => {
    const { weekdays } = await openVisit(wednesday).get(milk)
    const none = { quantity: 0, frequency: 1, active: true, max_quantity: null, is_order: false }
    expect(weekdays).toEqual({
      1: { ...none, quantity: 2, is_order: true },
      2: { ...none, quantity: 2, is_order: true },
      3: { ...none, quantity: 2, is_order: true },
      4: { ...none, quantity: 2, is_order: true },
      5: none,
      6: { ...none, quantity: 3, is_order: true },
    })
  })

  test('Some days have a maximum of their own', async () => {
    const { weekdays } = await openVisit(wednesday).get('/api/product/regular/121')
    expect((weekdays as { max_quantity: number | null }[]).map(day => day.max_quantity)).toEqual([
      3,
      null,
      null,
      null,
      null,
      4,
    ])
  })
})

describe('saving', () => {
  test('CALL-34 Milk for Monday to Saturday is saved and confirmed with the next delivery', async () => {
    const { post, state, get } = openGuest(wednesday)
    const answer = await post(save, { id: 101, weekdays: everyDay(2), delete: false })
    expect(answer).toEqual({
      status: 200,
      success: true,
      message: 'Whole milk has been added to your regular order. The next delivery is on Thursday 21 May.',
    })
    expect(Object.values(state.regularOrders[0]?.days ?? {}).map(day => day.quantity)).toEqual([
      2, 2, 2, 2, 2, 2,
    ])
    expect((await get('/api/basket/ordered'))[0]).toMatchObject({ id: 101, name: 'Whole milk' })
  })

  test('J-60 A day missed until the next delivery is named with its reason', async () => {
    const { post, state } = openGuest(wednesday)
    state.pauses.push({ id: 1, start: '2026-05-21', end: '2026-05-23' })
    const answer = await post(save, { id: 101, weekdays: everyDay(2), delete: false })
    // Monday 25 May is a bank holiday.
    expect(answer.message).toBe(
      'Whole milk has been added to your regular order. The next delivery is on Tuesday 26 May. Nothing comes on Thursday 21 May, Friday 22 May and Saturday 23 May: your deliveries are paused. Nothing comes on Monday 25 May: it comes on Tuesday 26 May instead (Spring Bank Holiday).',
    )
  })

  test('A change applies from the first open delivery, and earlier ones stay as ordered', async () => {
    const { post, line, setTime } = openVisit(wednesday)
    await post(save, { id: 101, weekdays: { 3: { quantity: 5, frequency: 1 } }, delete: false })
    expect((await line('2026-05-17', 101, '2026-05-20'))?.quantity_ordered).toBe(2)
    expect((await line('2026-05-24', 101, '2026-05-27'))?.quantity_ordered).toBe(5)
    setTime('2026-06-10T09:00:00Z')
    await post(save, { id: 101, weekdays: { 3: { quantity: 1, frequency: 1 } }, delete: false })
    expect((await line('2026-05-10', 101, '2026-05-13'))?.quantity_ordered).toBe(2)
    expect((await line('2026-05-31', 101, '2026-06-03'))?.quantity_ordered).toBe(5)
    expect((await line('2026-06-14', 101, '2026-06-17'))?.quantity_ordered).toBe(1)
  })

  test('After nine in the evening tomorrow is closed too', async () => {
    const { post, line, setTime } = openVisit('2026-05-20T19:59:00Z')
    const weekdays = { 4: { quantity: 9, frequency: 1 } }
    setTime('2026-05-20T20:00:00Z')
    await post(save, { id: 101, weekdays, delete: false })
    expect((await line('2026-05-17', 101, '2026-05-21'))?.quantity_ordered).toBe(2)
    expect((await line('2026-05-24', 101, '2026-05-28'))?.quantity_ordered).toBe(9)
  })

  test('Delete removes the whole order, and repeating it is no error', async () => {
    const { post, get, week } = openVisit(wednesday)
    const body = { id: 101, weekdays: everyDay(2), delete: true }
    expect((await post(save, body)).message).toBe('Your regular order of Whole milk has been deleted.')
    expect((await post(save, body)).success).toBe(true)
    expect(
      Object.values<{ is_order: boolean }>(Object((await get(milk)).weekdays)).some(day => day.is_order),
    ).toBe(false)
    const next = await week('2026-05-24')
    expect(next.products.filter(line => line.product_id === 101)).toEqual([])
  })

  test('A change of one day is dropped when the order no longer comes on that day', async () => {
    const { post, state } = openVisit(wednesday)
    await post('/api/product/regular-modified', { id: 101, date: '2026-05-30', quantity: 6 })
    expect(state.dayChanges.some(change => change.date === '2026-05-30')).toBe(true)
    await post(save, { id: 101, weekdays: { 6: { quantity: 0, frequency: 1 } }, delete: false })
    expect(state.dayChanges.some(change => change.date === '2026-05-30')).toBe(false)
  })
})

describe('refusals', () => {
  const refused = async (body: object, postcode?: string | null) => {
    const { post, state } = openGuest(wednesday)
    if (postcode !== undefined) state.postcode = postcode
    const { status, errors } = await post(save, { delete: false, ...body })
    expect(state.regularOrders).toEqual([])
    return [status, Object.values(Object(errors)).flat()]
  }
  const monday = (quantity: unknown, frequency = 1) => ({ 1: { quantity, frequency } })

  test.each([
    ['nothing for any day', { id: 101, weekdays: everyDay(0) }, 'Please choose at least one for some day.'],
    ['no weekdays', { id: 101 }, 'Please say how many should come on which day.'],
    [
      'more than the maximum',
      { id: 103, weekdays: monday(13) },
      'You can order at most 12 of Channel Island milk.',
    ],
    [
      "more than the day's maximum",
      { id: 121, weekdays: monday(4) },
      'You can order at most 3 of White farmhouse loaf.',
    ],
    ['more than a hundred', { id: 101, weekdays: monday(101) }, 'You can order at most 100 of Whole milk.'],
    ['half a pint', { id: 101, weekdays: monday(1.5) }, 'Enter the quantity as a whole number.'],
    ['a negative quantity', { id: 101, weekdays: monday(-1) }, 'Enter the quantity as a whole number.'],
    ['a product that is out of stock', { id: 113, weekdays: monday(1) }, 'Oat drink is out of stock.'],
    [
      'a product never sold online',
      { id: 128, weekdays: monday(1) },
      'Compost from our own herd cannot be ordered online.',
    ],
    [
      'every third week',
      { id: 101, weekdays: monday(1, 3) },
      'Please choose weekly, fortnightly or 4 weekly.',
    ],
    ['a fortnightly lottery', { id: 133, weekdays: monday(1, 2) }, 'Doorstep lottery comes every week.'],
    ['a product of the boxes', { id: 221, weekdays: monday(1) }, 'We do not sell that.'],
  ])('%s', async (_, body, message) => {
    expect(await refused(body)).toEqual([422, [message]])
  })

  test('Without a confirmed postcode nothing is ordered', async () => {
    expect(await refused({ id: 101, weekdays: everyDay(1) }, null)).toEqual([
      422,
      ['Please enter a postcode before adding products'],
    ])
  })
})

test("A guest's order continues with the registered account", async () => {
  const { visit, post, state } = openGuest(wednesday)
  await post(save, { id: 101, weekdays: everyDay(1), delete: false })
  await visit.submit('/register', {
    first_name: 'Ann',
    last_name: 'Rowe',
    email: 'ann@doorstep.example',
    address_1: '1 Mill Lane',
    city: 'Bristol',
    password: 'gold-top',
    password_confirmation: 'gold-top',
  })
  expect([state.customer?.name, state.regularOrders.length]).toEqual(['Ann Rowe', 1])
  await visit.submit('/logout')
  expect(state.regularOrders).toEqual([])
})
