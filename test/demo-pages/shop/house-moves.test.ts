import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'

/** A Wednesday; the first demo customer lives on a round of every morning. */
const wednesday = '2026-11-25T12:00:00Z'
const verify = '/account/addresses/postcode/verify'
const address = { address: '1', address_1: '2 Royal Crescent', city: 'Bath' }

function setUp() {
  let now = new Date(wednesday)
  const visit = createDemoShop({ now: () => now }).visit({ as: 'customer' })
  return {
    visit,
    goTo: (time: string) => {
      now = new Date(time)
    },
  }
}

const ask = async (visit: Visit, body: object) =>
  visit.call('POST', '/account/house-moves/conflicts', {
    address: 1,
    postcode: 'BA1 5LR',
    date: '07/12/2026',
    ...body,
  })
const clashesOf = async (visit: Visit, body: object = {}) => (await ask(visit, body)).json()
type Line = { product_id: number; quantity_ordered: number; delivery_date: string }
const week = async (visit: Visit, sunday: string) => {
  const { products, orders } = await (await visit.call('GET', `/api/basket?start_of_week=${sunday}`)).json()
  const flat = (rows: object): (Line & { start_date: string; cancelled: boolean })[] =>
    Object.values(rows).flat()
  return {
    lines: flat(products).map(line => `${line.delivery_date} ${line.quantity_ordered} ${line.product_id}`),
    boxes: flat(orders).map(box => `${box.start_date}${box.cancelled ? ' cancelled' : ''}`),
  }
}
/** Moves every conflict to its first possible day, except the named ones. */
async function choicesFor(visit: Visit, named: Record<string, string> = {}, date = '07/12/2026') {
  const { conflicts, available_days, delivery_dates } = await clashesOf(visit, { date })
  return Object.fromEntries(
    conflicts.flatMap(({ id, frequency, weekday, date: on }: Record<string, string | number>) => [
      [`conflict[${id}][from]`, String(weekday ?? on)],
      [
        `conflict[${id}][to]`,
        named[String(id)] ?? Object.keys(frequency ? available_days : delivery_dates)[0],
      ],
    ]),
  )
}
async function move(visit: Visit, named: Record<string, string> = {}, more: object = {}) {
  await visit.submit(verify, { postcode: 'BA1 5LR' })
  const fields = { ...address, move_date: '07/12/2026', ...(await choicesFor(visit, named)), ...more }
  return visit.submit('/account/house-moves', fields, '/account/house-moves')
}

test('CALL-40 HM-01 HM-02 The shop finds the orders that do not fit the new round, and the days they can move to', async () => {
  const { visit } = setUp()
  const { conflicts, available_days, delivery_dates } = await clashesOf(visit)
  expect(available_days).toEqual({ 2: 'Tuesday', 5: 'Friday' })
  expect(Object.keys(delivery_dates).slice(0, 2)).toEqual(['2026-12-08', '2026-12-11'])
  expect(conflicts).toContainEqual({
    id: '901-1',
    frequency: 1,
    weekday: 1,
    date: null,
    quantity: 2,
    product_name: 'Whole milk',
    image: '/assets/products/milk-whole.svg',
  })
  expect(conflicts.map(({ weekday }: { weekday: number }) => weekday)).not.toContain(2)
  expect(conflicts).toContainEqual(
    expect.objectContaining({ id: 'box-801', frequency: 1, weekday: 4, product_name: 'Best of Local box' }),
  )
})

test('CALL-40 HM-01 Nothing conflicts on a daily round or at an address without orders', async () => {
  const { visit } = setUp()
  expect((await clashesOf(visit, { postcode: 'BS6 5AA' })).conflicts).toEqual([])
  expect((await clashesOf(visit, { address: 2 })).conflicts).toEqual([])
})

test.each([
  [{ date: '25/11/2026' }, 'date'],
  [{ date: 'soon' }, 'date'],
  [{ address: 3 }, 'address'],
  [{ postcode: 'EX4 4QJ' }, 'postcode'],
])('CALL-40 HM-14 An impossible request is refused field by field: %j', async (wrong, field) => {
  const reply = await ask(setUp().visit, wrong)
  expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([422, [field]])
})

test('HM-05 HM-06 HM-07 A move changes nothing before its day; then address, round, week and boxes follow', async () => {
  const { visit, goTo } = setUp()
  const before = await week(visit, '2026-11-29')
  const reply = await move(visit, { '902-1': 'x', 'box-801': '5' })
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/account/addresses'])
  expect(visit.page('/account/addresses').houseMove?.planned).toEqual([
    { summary: '2 Royal Crescent, Bath BA1 5LR', label: 'Monday 7 December' },
  ])
  expect(visit.page('/account/addresses').addresses[0]?.address_summary).toBe('14 Greville Street, BS3 4TN')
  expect(await week(visit, '2026-11-29')).toEqual(before)
  const after = await week(visit, '2026-12-06')
  expect([...new Set(after.lines.map(line => line.slice(0, 10)))].sort()).toEqual([
    '2026-12-08',
    '2026-12-11',
  ])
  // Tuesday's own two pints, and those of Monday, Wednesday, Thursday and Saturday.
  expect(after.lines).toContain('2026-12-08 11 101')
  expect(after.lines.some(line => line.endsWith(' 121'))).toBe(false)
  expect(after.boxes).toContain('2026-12-11')
  goTo('2026-12-07T09:00:00Z')
  const page = visit.page('/account/addresses')
  expect(page.addresses[0]?.address_summary).toBe('2 Royal Crescent, Bath BA1 5LR')
  expect([page.postcode, page.houseMove?.planned]).toEqual(['BA1 5LR', []])
  expect(await week(visit, '2026-12-06')).toEqual(after)
  expect((await week(visit, '2026-11-29')).lines.map(line => line.slice(0, 10))).toContain('2026-11-30')
  const { weekdays } = await (await visit.call('GET', '/api/product/regular/101')).json()
  expect([weekdays[2].quantity, weekdays[1].active, weekdays[1].quantity]).toEqual([11, false, 0])
})

test('HM-06 An order changed during a planned move moves in its new form', async () => {
  const { visit, goTo } = setUp()
  await move(visit)
  await visit.call('POST', '/api/product/regular', {
    id: 101,
    weekdays: { 1: { quantity: 7, frequency: 1 } },
  })
  expect((await week(visit, '2026-11-29')).lines).toContain('2026-11-30 7 101')
  const planned = await week(visit, '2026-12-06')
  expect(planned.lines).toContain('2026-12-08 16 101')
  goTo('2026-12-08T09:00:00Z')
  expect((await week(visit, '2026-12-13')).lines).toContain('2026-12-15 16 101')
})

test('HM-07 A customer who has moved lives there after the next login too', async () => {
  const { visit, goTo } = setUp()
  await move(visit)
  goTo('2026-12-07T09:00:00Z')
  visit.page('/')
  await visit.submit('/logout')
  await visit.submit('/login', { email: 'alison@doorstep.example', password: 'anything' })
  expect(visit.page('/account/addresses').postcode).toBe('BA1 5LR')
})

test('HM-05 HM-06 A move that leaves an order without a day, or names other orders, is refused', async () => {
  const { visit } = setUp()
  await move(visit, {}, { 'conflict[901-1][to]': '3', city: '' })
  const page = visit.page('/account/house-moves')
  expect(page.errors).toEqual({
    city: ['Enter your town or city.'],
    conflict: ['Please say where each of your orders should go.'],
  })
  expect(page.old).toMatchObject({
    address_1: '2 Royal Crescent',
    move_date: '07/12/2026',
    'conflict[901-1][to]': '3',
  })
  expect(page.houseMove?.planned).toEqual([])
})

test('HM-01 Without JavaScript the conflicting orders of the typed day are shown before any refusal', async () => {
  const { visit } = setUp()
  await visit.submit(verify, { postcode: 'BA1 5LR' })
  await visit.submit(
    '/account/house-moves',
    { address: '1', move_date: '09/12/2026', show: 'clashes' },
    '/account/house-moves',
  )
  const page = visit.page('/account/house-moves')
  expect([page.errors, page.old.move_date]).toEqual([{}, '09/12/2026'])
  expect(Object.keys(page.houseMove?.clashes?.delivery_dates ?? {})[0]).toBe('2026-12-11')
})
