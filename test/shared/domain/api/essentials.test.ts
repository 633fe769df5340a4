import {
  readDayOrder,
  readOneOff,
  removeOneOff,
  saveDayOrder,
  saveOneOff,
} from '../../../../shared/domain/api/essentials'
import { calendarDay } from '../../../support/calendar-day'
import { failureOf, json, openShop } from './fake-shop'

const milk = { id: '101' }
const friday = calendarDay('2026-11-27')

const oneOffAnswer = {
  dates: { 'This week': { [friday]: 'Friday 27 November' } },
  quantity: 3,
  order_id: 871,
  frequency: 1,
}
const saved = { success: true, message: 'Saved.', order_link: '/account/orders/871' }

const readDates = async (dates: unknown) =>
  (
    await readOneOff(
      openShop([json({ dates, quantity: null, order_id: null, frequency: null })]).client,
      milk,
      null,
    )
  ).groups

describe('one day of a regular order', () => {
  it.each([
    [{ quantity_ordered: 2 }, 2],
    [{ data: { quantity_ordered: '3' } }, 3],
  ])('CALL-36 The decoder reads %j as %j', async (body, quantity) => {
    const { client, sent } = openShop([json(body)])
    await expect(readDayOrder(client, milk, friday)).resolves.toBe(quantity)
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://shop.test/api/product/regular-modified/101/2026-11-27',
    })
  })

  it.each([[{ quantity_ordered: null }], [{ quantity_ordered: 'many' }], [{ quantity_ordered: -1 }], [{}]])(
    'F-04 An unreadable day (%j) is not a day without a delivery',
    async body => {
      const { client } = openShop([json(body)])
      expect(await failureOf(readDayOrder(client, milk, friday))).toMatchObject({ kind: 'contract' })
    },
  )

  it('CALL-37 A-16 A day is saved with its date unchanged', async () => {
    const { client, sent } = openShop([json(saved)])
    await saveDayOrder(client, milk, { date: '27/11/2026', quantity: 0 })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/api/product/regular-modified',
      body: '{"id":101,"date":"27/11/2026","quantity":0}',
    })
  })
})

describe('a one-off order', () => {
  it('CALL-39 OO-02 The order is read with its dates, quantity, order and frequency', async () => {
    const { client, sent } = openShop([json(oneOffAnswer), json({ data: oneOffAnswer })])
    const offer = await readOneOff(client, milk, null)
    expect(offer).toEqual({
      groups: [{ heading: 'This week', dates: [{ value: friday, label: 'Friday 27 November' }] }],
      quantity: 3,
      orderId: '871',
      frequency: 1,
    })
    await expect(readOneOff(client, milk, '27/11/2026')).resolves.toEqual(offer)
    expect(sent.map(({ url }) => url)).toEqual([
      'https://shop.test/api/product/oneoff/101',
      'https://shop.test/api/product/oneoff/101?date=27%2F11%2F2026',
    ])
  })

  const one = [{ heading: 'Soon', dates: [{ value: 'd1', label: 'One' }] }]
  it.each([
    ['values and labels under headings', { Soon: { d1: 'One' } }, one],
    ['lists under headings', { Soon: [{ value: 'd1', label: 'One' }] }, one],
    ['lists whose values are called date', { Soon: [{ date: 'd1', label: 'One' }] }, one],
    ['a list of headings', [{ heading: 'Soon', dates: { d1: 'One' } }], one],
    ['a list of headings with lists', [{ heading: 'Soon', dates: [{ date: 'd1', label: 'One' }] }], one],
    ['dates without labels', { Soon: ['d1'] }, [{ heading: 'Soon', dates: [{ value: 'd1', label: 'd1' }] }]],
    ['an empty heading', { Soon: { d1: 'One' }, Later: {}, Never: [] }, one],
    ['an empty list', [], []],
  ])('A-23 The dates are read from %s', async (_, dates, groups) => {
    expect(await readDates(dates)).toEqual(groups)
  })

  it.each([[null], ['none'], [[null, 3, 'x']], [{ Soon: 'none' }], [{ Soon: { d1: {} } }]])(
    'F-04 Unreadable dates are not "no dates": %j is refused',
    async dates => expect(await failureOf(readDates(dates))).toMatchObject({ kind: 'contract' }),
  )

  it('CALL-38 OO-14 OO-15 An order is saved without an id at first, then under its id, and removed by date', async () => {
    const { client, sent } = openShop([json(saved)])
    await saveOneOff(client, milk, { quantity: 2, date: friday, orderId: null })
    await saveOneOff(client, milk, { quantity: 3, date: friday, orderId: '871' })
    await removeOneOff(client, milk, friday)
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(3).fill('POST https://shop.test/api/product/oneoff'),
    )
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
      { id: 101, quantity: 2, date: friday, order_id: null },
      { id: 101, quantity: 3, date: friday, order_id: 871 },
      { id: 101, quantity: 0, date: friday, remove: true },
    ])
  })

  it.each([
    [
      { message: 'Saved.', order_link: '/o/1' },
      { message: 'Saved.', link: '/o/1', redirect: null },
    ],
    [{ data: { message: 'Saved.' } }, { message: 'Saved.', link: null, redirect: null }],
    [{ success: 1 }, { message: '', link: null, redirect: null }],
  ])('The answer %j to a saved order is read as %j', async (body, expected) => {
    const { client } = openShop([json(body)])
    await expect(removeOneOff(client, milk, friday)).resolves.toEqual(expected)
  })

  it('CALL-04 A-20 A refusal is recognised by its status or by its own field', async () => {
    const refusals = [
      json({ errors: { date: ['Too late.', 'Sorry.'] } }, 422),
      json({ success: false, message: 'No.' }),
    ]
    for (const [answer, messages] of [
      [refusals[0], ['Too late.', 'Sorry.']],
      [refusals[1], ['No.']],
    ] as const) {
      const { client } = openShop([answer!])
      expect(await failureOf(removeOneOff(client, milk, friday))).toMatchObject({
        kind: 'rejected',
        messages,
      })
    }
  })
})
