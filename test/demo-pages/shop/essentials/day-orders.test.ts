import { openGuest, openVisit } from './essential-visit'

// A Wednesday morning.
const wednesday = '2026-05-20T09:00:00Z'
const path = '/api/product/regular-modified'
const ordered = async ({ get }: ReturnType<typeof openVisit>, productId: number, date: string) =>
  (await get(`${path}/${productId}/${date}`)).quantity_ordered

test('CALL-36 A day returns its regular quantity, its changed one, or nothing', async () => {
  const opened = openVisit(wednesday)
  expect(await ordered(opened, 101, '2026-05-23')).toBe(3)
  expect(await ordered(opened, 109, '2026-05-21')).toBe(4)
  expect(await ordered(opened, 101, '2026-05-22')).toBe(0)
  expect(await ordered(opened, 107, '2026-05-22')).toBe(1)
  expect(await ordered(opened, 107, '2026-05-29')).toBe(0)
})

test('CALL-37 A change of one Saturday changes only that one', async () => {
  const opened = openVisit(wednesday)
  const answer = await opened.post(path, { id: 101, date: '2026-05-30', quantity: 5 })
  expect(answer).toEqual({
    status: 200,
    success: true,
    message: '5 × Whole milk will come on Saturday 30 May.',
  })
  expect(await ordered(opened, 101, '2026-05-30')).toBe(5)
  expect(await ordered(opened, 101, '2026-06-06')).toBe(3)
  const [change] = opened.state.dayChanges.slice(-1)
  expect(await opened.line('2026-05-24', 101, '2026-05-30')).toMatchObject({
    quantity_ordered: 5,
    total_price: '6.75',
    orderproduct: { order: { id: change?.id, parent_id: 901, frequency: 1 } },
  })
})

test('A day reduced to nothing stays in the week, so that it can be changed back', async () => {
  const { post, line } = openVisit(wednesday)
  const answer = await post(path, { id: 101, date: '2026-05-30', quantity: 0 })
  expect(answer.message).toBe('No Whole milk will come on Saturday 30 May.')
  expect(await line('2026-05-24', 101, '2026-05-30')).toMatchObject({
    quantity_ordered: 0,
    total_price: '0.00',
  })
})

test('The usual quantity reverts the change', async () => {
  const opened = openVisit(wednesday)
  await opened.post(path, { id: 109, date: '2026-05-21', quantity: 2 })
  expect(opened.state.dayChanges.some(change => change.productId === 109)).toBe(false)
  const line = await opened.line('2026-05-17', 109, '2026-05-21')
  expect(line?.orderproduct.order).toMatchObject({ id: 906, parent_id: null })
})

test("A day with a holiday's delivery counts both, and a change applies to the whole day", async () => {
  const opened = openVisit(wednesday)
  // Monday 25 May is Spring Bank Holiday: its two pints come on Tuesday, which is already changed to none.
  expect(await ordered(opened, 101, '2026-05-26')).toBe(0)
  await opened.post(path, { id: 101, date: '2026-05-26', quantity: 4 })
  expect(opened.state.dayChanges.some(change => change.date === '2026-05-26')).toBe(false)
  expect(await opened.line('2026-05-24', 101, '2026-05-26')).toMatchObject({
    quantity_ordered: 4,
    modified: false,
  })
})

test('A day with two deliveries may have both quantities, even above its maximum', async () => {
  const opened = openGuest('2026-04-01T09:00:00Z')
  const weekdays = { 5: { quantity: 4, frequency: 1 }, 6: { quantity: 4, frequency: 1 } }
  await opened.post('/api/product/regular', { id: 121, weekdays, delete: false })
  // Friday 3 April is Good Friday.
  const change = (quantity: number) => opened.post(path, { id: 121, date: '2026-04-04', quantity })
  expect((await change(9)).status).toBe(422)
  expect((await change(5)).status).toBe(200)
  expect((await change(8)).status).toBe(200)
  expect(await ordered(opened, 121, '2026-04-04')).toBe(8)
})

describe('refusals', () => {
  test.each([
    ['a day past its cut-off', { date: '2026-05-20' }, 'Orders for Wednesday 20 May have closed.'],
    ['a day in the past', { date: '2026-05-13' }, 'Orders for Wednesday 13 May have closed.'],
    [
      'a day without the order',
      { date: '2026-05-22' },
      'No regular order of Whole milk comes on Friday 22 May.',
    ],
    ['too many', { quantity: 101 }, 'You can order at most 100 of Whole milk.'],
    [
      "more than the weekday's maximum",
      { id: 121, date: '2026-06-01', quantity: 4 },
      'You can order at most 3 of White farmhouse loaf.',
    ],
    ['no number', { quantity: '' }, 'Enter the quantity as a whole number.'],
    ['no date', { date: 'Saturday' }, 'Please choose a delivery date.'],
    ['the lottery', { id: 133, date: '2026-05-29' }, 'Doorstep lottery can only be changed for all weeks.'],
    [
      'more of a product that is out of stock',
      { id: 113, date: '2026-05-28', quantity: 2 },
      'Oat drink is out of stock.',
    ],
  ])('%s', async (_, change, message) => {
    const { post, state } = openVisit(wednesday)
    const before = structuredClone(state.dayChanges)
    const { status, errors } = await post(path, { id: 101, date: '2026-05-30', quantity: 1, ...change })
    expect([status, Object.values(Object(errors))]).toEqual([422, [[message]]])
    expect(state.dayChanges).toEqual(before)
  })

  test('An invalid date is not found', async () => {
    expect((await openVisit(wednesday).get(`${path}/101/2026-02-30`)).status).toBe(404)
  })
})
