import { hasOrders } from '../../../../shared/domain/api/ordered'
import { readWeek } from '../../../../shared/domain/api/week'
import { calendarDay } from '../../../support/calendar-day'
import { boxOrder, weekAnswer } from './answers/ordering-answers'
import { json, openShop } from './fake-shop'

const sunday = calendarDay('2026-11-22')
const read = (body: unknown) => readWeek(openShop([json(body)]).client, sunday)
const [milk] = weekAnswer.products

describe('a week', () => {
  it('CALL-29 HB-07 HB-09 A week is read by its first Sunday, each line with its product and delivered quantity', async () => {
    const { client, sent } = openShop([json(weekAnswer)])
    const week = await readWeek(client, sunday)
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://shop.test/api/basket?start_of_week=2026-11-22',
    })
    expect(week).toMatchObject({
      start: sunday,
      lines: [
        {
          id: '41',
          name: 'Whole milk',
          date: '2026-11-23',
          ordered: 2,
          delivered: null,
          price: 270,
          product: { id: '101', maxAllowed: 3 },
        },
      ],
      boxes: [{ id: '31' }],
      pauses: [{ start: '2026-11-27', end: '2026-11-28' }],
      shifts: [{ from: '2026-11-24', name: 'Bank Holiday' }],
      unfinished: { date: '2026-11-26', frequency: 2, weekday: 4 },
    })
  })

  it('Lines and boxes are found in a list, an object by id, or lists by day', async () => {
    const second = { ...milk, id: 42, delivery_date: '2026-11-25' }
    for (const products of [
      [milk, second],
      { 41: milk, 42: second },
      { '2026-11-23': [milk], '2026-11-25': { 7: second } },
    ]) {
      const week = await read({ products, orders: { '2026-11-26': [boxOrder] } })
      expect(week.lines.map(({ id }) => id)).toEqual(['41', '42'])
      expect(week.boxes).toHaveLength(1)
    }
  })

  it("G-11 An undated entry in a day's list belongs to that day", async () => {
    for (const date of [undefined, null, '', '0000-00-00']) {
      const [line, box] = [
        { ...milk, delivery_date: date },
        { ...Object(boxOrder), start_date: date },
      ]
      const week = await read({ products: { '2026-11-25': [line] }, orders: { '2026-11-26': { 7: box } } })
      expect(week.lines).toMatchObject([{ id: '41', date: '2026-11-25', sentDate: '2026-11-25' }])
      expect(week.boxes).toMatchObject([{ id: '31', date: '2026-11-26' }])
    }
    const other = { ...milk, delivery_date: '2026-11-27' }
    expect((await read({ products: { '2026-11-25': [other] }, orders: [] })).lines[0]?.date).toBe(
      '2026-11-27',
    )
    expect(
      (await read({ products: { 0: [{ ...milk, delivery_date: null }] }, orders: [] })).lines[0]?.date,
    ).toBe(null)
  })

  it('WC-06 A product without a day is still a line', async () => {
    const { delivery_date, ...dayless } = milk as Record<string, unknown>
    expect(delivery_date).toBeDefined()
    for (const products of [[dayless], { 41: dayless }])
      expect((await read({ ...weekAnswer, products })).lines).toMatchObject([
        { id: '41', date: null, ordered: 2 },
      ])
  })

  it('HB-28 A line keeps the quantity taken back after delivery', async () => {
    const line = { ...milk, rolledback_at: '2026-11-23 10:00:00', rolledback_quantity: '1' }
    expect((await read({ ...weekAnswer, products: [line] })).lines[0]?.rolledBack).toEqual({
      at: '2026-11-23 10:00:00',
      quantity: 1,
    })
  })

  it('A line moved or changed for one day is recognised by any of its fields', async () => {
    const { orderproduct } = milk as NonNullable<typeof milk>
    const withOrder = (fields: object) => ({
      ...milk,
      orderproduct: { is_free: '1', order: { ...orderproduct.order, ...fields } },
    })
    const { lines } = await read({
      ...weekAnswer,
      products: [withOrder({ daymove_id: 3 }), withOrder({ parent_id: 5 }), { ...milk, temp_unavailable: 1 }],
    })
    // The daymove_id does not decide what counts.
    expect(lines[0]).toMatchObject({ isMoved: true, isShifted: false, isModified: false, isFree: true })
    expect(lines[1]).toMatchObject({ isShifted: false, isModified: true, parentId: '5' })
    expect(lines[2]).toMatchObject({ isUnavailable: true, isFree: false })
  })

  it.each([
    [[{ id: 1 }], true],
    [{ data: [{ id: 1 }] }, true],
    [[], false],
    [{ data: [] }, false],
    [{ 4: { id: 1 } }, true],
    [{ products: [{ id: 1 }] }, true],
    [{ products: { 4: { id: 1 } } }, true],
    [{ products: [] }, false],
    [{ data: { products: [{ id: 1 }] } }, true],
    [{ success: true, products: [] }, false],
  ])('G-59 CALL-30 In %j something is ordered: %j', async (body, is) => {
    await expect(hasOrders(openShop([json(body)]).client)).resolves.toBe(is)
  })
})
