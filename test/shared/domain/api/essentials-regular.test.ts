import { readRegularOrder, saveRegularOrder } from '../../../../shared/domain/api/essentials'
import { wholeWeek } from '../../../../shared/domain/rules/essentials/regular-order'
import { json, openShop } from './fake-shop'

const milk = { id: '101' }

const entry = {
  quantity: 2,
  frequency: 2,
  active: true,
  max_quantity: 6,
  is_order: true,
}
const regularAnswer = { weekdays: { 1: entry, 2: { ...entry, quantity: 0, is_order: false } } }
const saved = { success: true, message: 'Saved.', order_link: '/account/orders/871' }

const readRegular = (body: unknown) => readRegularOrder(openShop([json(body)]).client, milk)

describe('a regular order', () => {
  it('CALL-35 RO-03 The order is read with quantity, frequency, delivery, maximum and order of each day', async () => {
    const { client, sent } = openShop([json(regularAnswer)])
    const { days } = await readRegularOrder(client, milk)
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/product/regular/101' })
    expect(days[0]).toEqual({
      key: '1',
      weekday: 1,
      quantity: 2,
      frequency: 2,
      isActive: true,
      maximum: 6,
      hasOrder: true,
    })
  })

  it.each([[[]], [{}], [null]])(
    'G-06 G-07 A regular order without days, written as %j, lets people order every day, under its number',
    async weekdays => {
      const { days } = wholeWeek(await readRegular({ weekdays }))
      expect(days.map(({ key, isActive }) => `${key} ${isActive}`)).toEqual([
        ...['1 true', '2 true', '3 true', '4 true', '5 true', '6 true'],
      ])
    },
  )

  const monday = { ...entry, quantity: 1 }
  const saturday = { ...entry, quantity: 6 }
  const byNumber = { 1: monday, 6: saturday }
  const asList = [monday, entry, entry, entry, entry, saturday]
  it.each([
    ['an object by number', byNumber, ['1', '6'], false],
    ['the same inside data', { data: byNumber }, ['1', '6'], false],
    ['the same inside weekdays', { weekdays: byNumber }, ['1', '6'], false],
    ['the same inside data.weekdays', { data: { weekdays: byNumber } }, ['1', '6'], false],
    ['an object from Sunday', { 0: entry, ...byNumber }, ['1', '6'], false],
    ['day names', { monday, saturday }, ['monday', 'saturday'], false],
    ['short names, capitals', { Mon: monday, SAT: saturday }, ['Mon', 'SAT'], false],
    ['a list', asList, ['0', '1', '2', '3', '4', '5'], true],
    ['a list inside weekdays', { weekdays: asList }, ['0', '1', '2', '3', '4', '5'], true],
    [
      'a list of named days',
      [
        { ...saturday, weekday: 6 },
        { ...monday, weekday: '1' },
      ],
      ['1', '0'],
      true,
    ],
    ['whole weeks with a Sunday', { ...byNumber, 7: entry, sunday: entry }, ['1', '6'], false],
  ])('A-09 The order is read from %s, and its keys are kept', async (_, body, keys, isList) => {
    const order = await readRegular(body)
    expect(order.isList).toBe(isList)
    expect(order.days.map(({ key }) => key)).toEqual(keys)
    expect(order.days[0]).toMatchObject({ weekday: 1, quantity: 1 })
    expect(order.days.at(-1)).toMatchObject({ weekday: 6, quantity: 6 })
  })

  it.each([
    [{ active: 0 }, { isActive: false }],
    [{ active: '0' }, { isActive: false }],
    [{ active: '1' }, { isActive: true }],
    [{ active: undefined }, { isActive: true }],
    [{ is_order: 1 }, { hasOrder: true }],
    [{ is_order: 'false' }, { hasOrder: false }],
    [{ quantity: '4' }, { quantity: 4 }],
    [{ frequency: '4' }, { frequency: 4 }],
    [{ frequency: 0 }, { frequency: 1 }],
    [{ max_quantity: null }, { maximum: null }],
    [{ max_quantity: 0 }, { maximum: 0 }],
    [{ max_quantity: '12' }, { maximum: 12 }],
    [{ max_quantity: 1e9 }, { maximum: 100 }],
  ])('A-12 A day of %j is %j', async (part, expected) => {
    expect((await readRegular({ 1: { ...entry, ...part } })).days[0]).toMatchObject(expected)
  })

  it.each([[[]], [{}], [{ weekdays: null }], [{ data: [] }], [{ data: { weekdays: {} } }]])(
    'An order of %j has no days',
    async body => expect((await readRegular(body)).days).toEqual([]),
  )

  it.each([
    ['none'],
    [{ weekdays: 'none' }],
    [{ status: 'ok' }],
    [{ weekdays: { 1: { ...entry, quantity: 'some' } } }],
    [{ weekdays: { 1: { ...entry, quantity: -1 } } }],
    [{ weekdays: { 1: { ...entry, quantity: 1.5 } } }],
    [{ weekdays: { 1: 'x', 2: entry } }],
    [[1, 2, 3]],
  ])('F-04 An unreadable order is refused instead of read as empty: %j', async body => {
    await expect(readRegular(body)).rejects.toMatchObject({
      kind: 'contract',
      field: expect.stringMatching(/^weekdays/),
    })
  })

  const days = async (body: unknown) => readRegular(body)
  it.each([
    ['an object', byNumber, { 1: { quantity: 1, frequency: 2 }, 6: { quantity: 6, frequency: 2 } }],
    ['names', { Mon: monday }, { Mon: { quantity: 1, frequency: 2 } }],
    [
      'a list',
      [monday, saturday],
      [
        { quantity: 1, frequency: 2 },
        { quantity: 6, frequency: 2 },
      ],
    ],
    [
      'a list that begins on Sunday',
      [
        { ...entry, weekday: 0 },
        { ...monday, weekday: 1 },
      ],
      [
        { quantity: 0, frequency: 1 },
        { quantity: 1, frequency: 2 },
      ],
    ],
    [
      'a list in another order',
      [
        { ...saturday, weekday: 6 },
        { ...monday, weekday: 1 },
      ],
      [
        { quantity: 6, frequency: 2 },
        { quantity: 1, frequency: 2 },
      ],
    ],
  ])('CALL-34 A-09 The order is sent back as %s under the keys it came with', async (_, body, weekdays) => {
    const { client, sent } = openShop([json(saved)])
    await expect(
      saveRegularOrder(client, milk, { ...(await days(body)), isDeleted: false }),
    ).resolves.toEqual({ message: 'Saved.', link: '/account/orders/871', redirect: null })
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://shop.test/api/product/regular' })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ id: 101, weekdays, delete: false })
  })

  it('RO-15 A-11 A deletion sends the days unchanged', async () => {
    const { client, sent } = openShop([json(saved)])
    await saveRegularOrder(client, milk, { ...(await days(byNumber)), isDeleted: true })
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ delete: true, weekdays: { 1: { quantity: 1 } } })
  })
})
