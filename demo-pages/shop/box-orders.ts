import { Hono } from 'hono'
import { dueDate, emptyBasket, openDraft, putInBasket } from './box-basket'
import { findBox, isDue, latestBoxes, linesOn, priceToday, type WireBox } from './box-deliveries'
import type { BoxDraftState, BoxOrderState } from './box-state'
import { addDays, londonDate } from './calendar'
import { findProduct } from './catalogue'
import { isPastCutoff } from './cutoff'
import type { ShopContext, ShopEnv } from './replies'
import { requireCustomer } from './security'
import { text } from './validation'
import type { Visitor } from './visitor'
import type { World } from './visitors'

export { boxesBetween } from './box-deliveries'

const checkout = '/shop/best-of-local/checkout'

/** The amendment that was begun and not finished; null when there is none. */
export function activeBoxOrder({ box: { draft } }: Visitor) {
  if (!draft || draft.editingOrderId === null) return null
  const { editingOrderId: id, editingDate: date, frequency, weekday } = draft
  return { id, date, frequency, weekday }
}

const refuseWith = (c: ShopContext, message: string, status: 404 | 409 | 422 = 422) => {
  c.set('isRefused', true)
  return c.json({ message }, status)
}

/** Fills the basket with what an order brings on that date, to be changed. */
function beginEdit(c: ShopContext, order: BoxOrderState, date: string, isThisWeekOnly: boolean): Response {
  const { visitor, world } = c.env
  if (activeBoxOrder(visitor)) return refuseWith(c, 'You have amendments that are not finished yet.', 409)
  if (order.days[date]?.isCancelled) return refuseWith(c, 'That order has been cancelled.')
  if (isPastCutoff(world.now(), date)) return refuseWith(c, 'That order can no longer be changed.')
  emptyBasket(visitor)
  const draft = openDraft(visitor, world)
  Object.assign(draft, {
    date: isThisWeekOnly || order.frequency === 0 ? date : null,
    frequency: order.frequency,
    weekday: order.weekday,
    slot: order.slot,
    instructions: order.instructions,
    otherInstructions: order.otherInstructions,
    parentId: isThisWeekOnly ? order.id : null,
    editingOrderId: order.id,
    editingDate: date,
  } satisfies Partial<BoxDraftState>)
  visitor.coupon = order.coupon
  for (const { productId, quantity } of linesOn(order, date)) putInBasket(visitor, world, productId, quantity)
  return c.json({ success: true })
}

const orderOf = ({ boxOrders }: Visitor, id: number) => boxOrders.find(order => order.id === id)

const editFromPage = (c: ShopContext) => {
  const { visitor, world } = c.env
  const box = findBox(visitor, world.now(), c.req.param('id') ?? '')
  const order = box && orderOf(visitor, box.order_id)
  if (!box || !order) return refuseWith(c, 'We cannot find that order.', 404)
  return beginEdit(c, order, box.start_date, order.frequency > 0)
}

/** The next delivery of an order that can still be changed. */
function nextOpen(now: Date, order: BoxOrderState): string | null {
  if (order.frequency === 0) return isPastCutoff(now, order.start) ? null : order.start
  for (let days = 1; days < 60; days++) {
    const date = addDays(londonDate(now), days)
    if (isDue(order, date) && !isPastCutoff(now, date)) return date
  }
  return null
}

const editFromWeek = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const order = orderOf(visitor, Number(text(fields, 'order')))
  if (!order) return refuseWith(c, 'We cannot find that order.', 404)
  const isThisWeekOnly = text(fields, 'date') !== ''
  const date = isThisWeekOnly ? text(fields, 'date') : nextOpen(world.now(), order)
  if (date === null || !(isDue(order, date) || order.days[date]))
    return refuseWith(c, 'That order can no longer be changed.')
  return beginEdit(c, order, date, isThisWeekOnly && order.frequency > 0)
}

const reorder = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const order = orderOf(visitor, Number(text(fields, 'order_id')))
  if (!order) return refuseWith(c, 'We cannot find that order.', 404)
  if (activeBoxOrder(visitor)) return refuseWith(c, 'You have amendments that are not finished yet.', 409)
  const wanted = Array.isArray(fields.deliveries) ? fields.deliveries : Object.values(fields.deliveries ?? {})
  const sold = wanted.flatMap(row => {
    const product = findProduct(Number(row?.product_id))
    return product?.is_available ? [{ product, quantity: Number(row.quantity_ordered) || 1 }] : []
  })
  if (!sold.length) {
    c.set('isRefused', true)
    return c.json({ success: false, message: 'Nothing of that order can be had at the moment.' })
  }
  for (const { product, quantity } of sold) {
    const before = visitor.box.lines.find(({ productId }) => productId === product.id)?.quantity ?? 0
    const most = product.max_qty_allowed ?? 100
    putInBasket(visitor, world, product.id, Math.min(before + quantity, most))
  }
  return c.json({ success: true, redirect: checkout })
}

const cancelOrder = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const now = world.now()
  const order = orderOf(visitor, Number(text(fields, 'order_id')))
  if (!order) return refuseWith(c, 'We cannot find that order.', 404)
  const date = text(fields, 'date')
  if (!date) {
    let from = addDays(londonDate(now), 1)
    while (isPastCutoff(now, from)) from = addDays(from, 1)
    order.endsBefore = from
    return c.json({ success: true, message: 'All future orders of this box have been cancelled.' })
  }
  if (isPastCutoff(now, date)) return refuseWith(c, 'It is too late to cancel that order.')
  order.days[date] = { ...order.days[date], isCancelled: true }
  return c.json({ success: true, message: 'Your order has been cancelled.' })
}

/** Places what is in the basket as an order, or carries out the amendment; returns the order's id. */
export function placeOrder(visitor: Visitor, world: World): number {
  const { lines, draft } = visitor.box
  if (!draft) throw new Error('box basket: placeOrder was called without an order to place')
  const ordered = lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    price: priceToday(productId),
  }))
  const amended = draft.editingOrderId === null ? undefined : orderOf(visitor, draft.editingOrderId)
  if (amended && draft.parentId !== null && draft.date !== null) {
    amended.days[draft.date] = { ...amended.days[draft.date], lines: ordered }
    return amended.id
  }
  const { slot, instructions, otherInstructions, frequency, weekday } = draft
  const start = dueDate(world.now(), draft) ?? londonDate(world.now())
  const fresh = { slot, instructions, otherInstructions, frequency, weekday, start, lines: ordered }
  if (amended) {
    // What was delivered before stays as it was.
    const isRunning = amended.frequency > 0 && amended.start < start
    if (!isRunning) {
      Object.assign(amended, fresh, { coupon: visitor.coupon })
      return amended.id
    }
    amended.endsBefore = start
  }
  const id = world.nextId()
  visitor.boxOrders.push({ id, coupon: visitor.coupon, endsBefore: null, days: {}, ...fresh })
  return id
}

export type { WireBox }

/** Box orders: the latest, and re-ordering, amending and cancelling them. */
export const boxOrderRoutes = new Hono<ShopEnv>()
  .use('/api/bol-order/*', requireCustomer)
  .get('/api/basket/latest-bol', c => c.json({ data: latestBoxes(c.env.visitor, c.env.world.now()) }))
  .post('/api/basket/reorder-bol', reorder)
  .put('/api/bol-order/edit/:id', editFromPage)
  .post('/api/basket/edit-bol', editFromWeek)
  .post('/api/basket/cancel-bol', cancelOrder)
