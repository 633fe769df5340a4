import { act } from '@testing-library/react'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import { findProduct } from '../../../demo-pages/shop/products/catalogue'
import { readBasketQuantity } from '../../../shared/domain/api/basket'
import type { ApiClient } from '../../../shared/domain/api/client/client'
import { readDayOrder, readOneOff, readRegularOrder } from '../../../shared/domain/api/essentials'
import { readWeek } from '../../../shared/domain/api/week'
import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

/*
 * Something was changed on another device, and no event says so. Then one part of the page reads it, and all others
 * that show it follow. own-change.test.tsx shows this of checkout and box.
 */

type Visit = Awaited<ReturnType<typeof openShopPage>>['visit']
type Act = (visit: Visit) => unknown
type Read = (api: ApiClient) => unknown

const milk = { id: '101' }
const day = (date: string) => date as CalendarDate
const post =
  (path: string, body: object): Act =>
  visit =>
    visit.call('POST', path, { id: 101, ...body })

const box = ({ state }: Visit) =>
  boxesBetween(state, new Date('2026-11-25T12:00:00Z'), '2026-12-05', '2026-12-05')[0]
const show =
  (name: string, more: (visit: Visit) => object = () => ({}), attributes = '') =>
  (visit: Visit) =>
    `<div data-widget="${name}" data-load="ready" ${attributes}><script type="application/json">
      ${JSON.stringify(more(visit))}</script><a href="/x">${name}</a></div>`
const cost = show('weekly-cost')
const detail = show('box-order-detail', visit => ({ order: box(visit) }))
const ofMilk = () => ({ product: findProduct(101) })
const once = show('one-off-order', ofMilk, 'data-date="2026-12-04"')

const onFridays = (quantity: number) =>
  post('/api/product/regular', { delete: false, weekdays: { 5: { quantity, frequency: 1 } } })
const onThatFriday = (quantity: number) =>
  post('/api/product/oneoff', { quantity, date: '2026-12-04', order_id: null })
const onThursday = post('/api/product/regular-modified', { date: '2026-11-26', quantity: 5 })
const add = post('/api/product/bol', { id: 231, quantity: 3, increment: false })
const cancel: Act = visit =>
  visit.call('POST', '/api/basket/cancel-bol', { order_id: box(visit)?.order_id, date: '2026-12-05' })

const week: Read = api => readWeek(api, day('2026-11-22'))
const nextWeek: Read = api => readWeek(api, day('2026-11-29'))
const regular: Read = api => readRegularOrder(api, milk)
const thursday: Read = api => readDayOrder(api, milk, day('2026-11-26'))
const friday: Read = api => readOneOff(api, milk, '2026-12-04')
const inBox: Read = api => readBasketQuantity(api, { id: '231' })

const [two, three] = ['2 Mon to Fri', '3 Fri and Sat']

test.each<[string, (visit: Visit) => string, Act, Read, string, string]>([
  ['the cost of a week', cost, onThursday, week, '£108.13', '£112.18'],
  ['the cost of a week, by one of its days,', cost, onThursday, thursday, '£108.13', '£112.18'],
  ['the page of a box', detail, cancel, nextWeek, 'can change', 'has been cancelled'],
  ['the list of latest boxes', show('order-again'), cancel, nextWeek, 'Saturday 5', 'order 807'],
  ['the card of a product', show('order-dialog', ofMilk), onFridays(3), regular, two, three],
  ['a regular order', show('regular-order', ofMilk), onFridays(3), regular, two, three],
  ['a single order', once, onThatFriday(3), friday, '2 ×', '3 ×'],
  ['the box', show('bol-basket'), add, inBox, 'add some products', 'Mature cheddar'],
])('L-61 %s shows what another part of the page has read', async (_, markup, change, read, before, after) => {
  const { visit, providers } = await openShopPage(async each => {
    await onFridays(2)(each)
    await onThatFriday(2)(each)
    return markup(each)
  })
  await pass(500)
  expect(document.body).toHaveTextContent(before)
  await change(visit)
  await act(async () => void (await read(providers.api)))
  await pass(500)
  expect(document.body).toHaveTextContent(after)
})
