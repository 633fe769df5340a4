import { openGuest, openVisit } from './essential-visit'

// A Wednesday morning.
const wednesday = '2026-05-20T09:00:00Z'
const path = '/api/product/oneoff'
const cream = (opened: ReturnType<typeof openVisit>, quantity: unknown, date: string, more: object = {}) =>
  opened.post(path, { id: 111, quantity, date, order_id: null, ...more })

describe('reading', () => {
  test('CALL-39 The open delivery dates are grouped as This week, Next week and Later', async () => {
    const { dates, quantity, order_id, frequency } = await openGuest(wednesday).get(`${path}/111`)
    const groups = dates as Record<string, Record<string, string>>
    const nextWeek = 'Next week. Nothing comes on Monday 25 May: Spring Bank Holiday.'
    expect(Object.keys(groups)).toEqual(['This week', nextWeek, 'Later'])
    expect(groups['This week']).toEqual({
      '2026-05-21': 'Thursday 21 May',
      '2026-05-22': 'Friday 22 May',
      '2026-05-23': 'Saturday 23 May',
    })
    expect(Object.keys(groups[nextWeek] ?? {})).toEqual([
      '2026-05-26',
      '2026-05-27',
      '2026-05-28',
      '2026-05-29',
      '2026-05-30',
    ])
    expect([quantity, order_id, frequency]).toEqual([0, null, null])
  })

  test('J-60 Days off, holidays and pauses are not offered', async () => {
    const { get, state } = openGuest(wednesday, 'BS3 4TN')
    state.pauses.push({ id: 1, start: '2026-05-27', end: '2026-06-01' })
    const { dates } = await get(`${path}/111`)
    const all = Object.values<object>(Object(dates)).flatMap(group => Object.keys(group))
    expect(all.slice(0, 3)).toEqual(['2026-05-22', '2026-06-03', '2026-06-05'])
    // A week without dates left joins the next heading.
    expect(Object.keys(Object(dates))).toEqual([
      'This week',
      'Later. Nothing comes on Monday 25 May: Spring Bank Holiday. Nothing comes on Wednesday 27 May, Friday 29 May and Monday 1 June: your deliveries are paused.',
    ])
  })
})

describe('ordering', () => {
  test('CALL-38 Cream for one Friday is added, changed and removed', async () => {
    const opened = openGuest(wednesday)
    const { state } = opened
    expect(await cream(opened, 1, '2026-05-22')).toEqual({
      status: 200,
      success: true,
      message: '1 × Double cream, Friday 22 May: added to your order.',
      order_link: '/account/essentials',
    })
    const order_id = state.oneOffs[0]?.id
    const changed = await cream(opened, 3, '2026-05-22', { order_id })
    expect(changed.message).toBe('3 × Double cream, Friday 22 May: your order has been updated.')
    expect(state.oneOffs).toEqual([{ id: order_id, productId: 111, date: '2026-05-22', quantity: 3 }])
    const removed = await opened.post(path, { id: 111, quantity: 0, date: '2026-05-22', remove: true })
    expect(removed.message).toBe('Double cream for Friday 22 May has been removed.')
    expect(state.oneOffs).toEqual([])
  })

  test('A one-off order comes in addition to the regular one', async () => {
    const opened = openVisit(wednesday)
    await opened.post(path, { id: 101, quantity: 1, date: '2026-05-21', order_id: null })
    const { products } = await opened.week('2026-05-17')
    const milk = products.filter(line => line.product_id === 101 && line.delivery_date === '2026-05-21')
    expect(milk.map(line => [line.quantity_ordered, line.orderproduct.order.frequency])).toEqual([
      [2, 1],
      [1, 0],
    ])
  })

  test('Removing a change of one day restores the regular quantity', async () => {
    const { post, line } = openVisit(wednesday)
    const answer = await post(path, { id: 109, quantity: 0, date: '2026-05-21', remove: true })
    expect(answer.message).toBe(
      'Your regular order of Strawberry live yoghurt comes as usual on Thursday 21 May.',
    )
    expect(await line('2026-05-17', 109, '2026-05-21')).toMatchObject({
      quantity_ordered: 2,
      modified: false,
    })
  })
})

describe('an order on a day that is moved', () => {
  const moved = { id: 77, productId: 111, date: '2026-12-26', quantity: 2 }
  const openChristmas = () => {
    const opened = openGuest('2026-12-16T09:00:00Z')
    opened.state.oneOffs.push({ ...moved })
    return opened
  }

  test('CALL-39 The order is returned under the date on which the week shows it', async () => {
    const { get, line } = openChristmas()
    expect(await line('2026-12-27', 111, '2026-12-29')).toMatchObject({
      quantity_ordered: 2,
      orderproduct: { order: { id: 77 } },
    })
    expect(await get(`${path}/111?date=2026-12-29`)).toMatchObject({
      quantity: 2,
      order_id: 77,
      frequency: 0,
    })
  })

  test('CALL-38 The order is changed and removed under that date, and never ordered twice', async () => {
    const opened = openChristmas()
    const changed = await cream(opened, 3, '2026-12-29', { order_id: 77 })
    expect(changed.message).toBe('3 × Double cream, Tuesday 29 December: your order has been updated.')
    expect(opened.state.oneOffs).toEqual([{ ...moved, quantity: 3 }])
    await cream(opened, 0, '2026-12-29', { order_id: 77, remove: true })
    expect(opened.state.oneOffs).toEqual([])
  })
})

describe('refusals', () => {
  test.each([
    ['a date past its cut-off', 1, '2026-05-20', 'Orders for Wednesday 20 May have closed.'],
    ['a Sunday', 1, '2026-05-24', 'We do not deliver on Sundays on your round.'],
    ['a holiday', 1, '2026-05-25', 'We do not deliver on Monday 25 May: Spring Bank Holiday.'],
    ['an unknown date', 1, '2026-02-30', 'Please choose a delivery date.'],
    ['more than the maximum', 7, '2026-05-22', 'You can order at most 6 of Double cream.'],
    ["more than the weekday's maximum", 3, '2026-05-23', 'You can order at most 2 of Double cream.'],
    ['no number', 'many', '2026-05-22', 'Enter the quantity as a whole number.'],
    ['nothing', 0, '2026-05-22', 'Please choose at least one.'],
  ])('%s', async (_, quantity, date, message) => {
    const opened = openGuest(wednesday)
    const { status, errors } = await cream(opened, quantity, date)
    expect([status, Object.values(Object(errors))]).toEqual([422, [[message]]])
    expect(opened.state.oneOffs).toEqual([])
  })

  test('Tomorrow can be ordered until nine in the evening, London time', async () => {
    const opened = openGuest('2026-05-20T19:59:59Z')
    expect((await cream(opened, 1, '2026-05-21')).status).toBe(200)
    opened.setTime('2026-05-20T20:00:00Z')
    expect((await cream(opened, 2, '2026-05-21')).status).toBe(422)
    const removal = { id: 111, quantity: 0, date: '2026-05-21', remove: true }
    expect((await opened.post(path, removal)).status).toBe(422)
    expect(opened.state.oneOffs[0]?.quantity).toBe(1)
  })

  test('An order on a paused day, out of stock or without a postcode is refused', async () => {
    const opened = openGuest(wednesday)
    opened.state.pauses.push({ id: 1, start: '2026-05-22', end: '2026-05-22' })
    const messages = async (answer: Promise<Record<string, unknown>>) =>
      Object.values(Object((await answer).errors)).flat()
    expect(await messages(cream(opened, 1, '2026-05-22'))).toEqual([
      'Your deliveries are paused on Friday 22 May.',
    ])
    const oat = { id: 113, quantity: 1, date: '2026-05-21', order_id: null }
    expect(await messages(opened.post(path, oat))).toEqual(['Oat drink is out of stock.'])
    opened.state.postcode = null
    expect(await messages(cream(opened, 1, '2026-05-23'))).toEqual([
      'Please enter a postcode before adding products',
    ])
  })
})
