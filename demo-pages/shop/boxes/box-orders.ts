import { Hono } from 'hono'
import { addDays } from '../calendar/calendar'
import { isPastCutoff } from '../calendar/cutoff'
import { dateInWords } from '../calendar/delivery-dates'
import { openFrom, readDate } from '../essentials/essential-checks'
import { findProduct, maximumOf } from '../products/catalogue'
import type { ShopContext, ShopEnv } from '../server/replies'
import { requireCustomer } from '../server/security'
import { text } from '../server/validation'
import type { Visitor } from '../visitor'
import type { World } from '../visitors'
import { dueDate, emptyBasket, keepsRhythm, openDraft, putInBasket } from './box-basket'
import {
  contentsOn,
  deliveryOn,
  editedDelivery,
  linkedTo,
  nextOpen,
  type Occurrence,
  orderOf,
  whyFixed,
} from './box-days'
import { boxId, findBox, findDelivery, priceToday, type WireBox, wireLatest } from './box-deliveries'
import type { BoxContents, BoxDraftState, BoxOrderState } from './box-state'

export { boxesBetween, isComing } from './box-deliveries'

const checkout = '/shop/best-of-local/checkout'
/** The number of weeks for which the boxes of a cancelled order are still shown as cancelled. */
const weeksKept = 5

/** Returns true if no date was sent, which means all deliveries. */
const isNothing = (sent: unknown): boolean => sent === null || sent === ''

/** Returns the unfinished amendment; null if there is none. */
export function activeBoxOrder(visitor: Visitor) {
  const { draft } = visitor.box
  if (!draft || draft.editingOrderId === null) return null
  const { editingOrderId: id, frequency, weekday } = draft
  return { id, date: editedDelivery(visitor)?.comesOn ?? draft.editingDate, frequency, weekday }
}

const refuseWith = (c: ShopContext, message: string, status: 404 | 409 | 422 = 422) => {
  c.set('isRefused', true)
  return c.json({ message }, status)
}

/** Fills the basket with the contents of one delivery, or of all deliveries of its order, in order to change them. */
function beginEdit(c: ShopContext, delivery: Occurrence | undefined, isThisWeekOnly: boolean): Response {
  const { visitor, world } = c.env
  if (activeBoxOrder(visitor)) return refuseWith(c, 'You have amendments that are not finished yet.', 409)
  const reason = whyFixed(world.now(), delivery)
  if (!delivery || reason) return refuseWith(c, reason ?? '')
  const { order, due, comesOn } = delivery
  const { lines, coupon } = isThisWeekOnly ? contentsOn(order, due) : order
  emptyBasket(visitor)
  Object.assign(openDraft(visitor, world), {
    date: isThisWeekOnly || order.frequency === 0 ? comesOn : null,
    frequency: order.frequency,
    weekday: order.weekday,
    slot: order.slot,
    instructions: order.instructions,
    otherInstructions: order.otherInstructions,
    parentId: isThisWeekOnly ? order.id : null,
    editingOrderId: order.id,
    editingDate: due,
    previousTotal: findBox(visitor, world.now(), boxId(order.id, due))?.grand_total ?? null,
    previousLines: lines,
  } satisfies Partial<BoxDraftState>)
  visitor.coupon = coupon
  for (const { productId, quantity } of lines) putInBasket(visitor, world, productId, quantity)
  return c.json({ success: true })
}

const editFromPage = (c: ShopContext) => {
  const delivery = findDelivery(c.env.visitor, c.req.param('id') ?? '')
  if (!delivery) return refuseWith(c, 'We cannot find that order.', 404)
  return beginEdit(c, delivery, delivery.order.frequency > 0)
}

const editFromWeek = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const order = orderOf(visitor, Number(text(fields, 'order')))
  if (!order) return refuseWith(c, 'We cannot find that order.', 404)
  if (isNothing(fields.date)) {
    const [next] = linkedTo(visitor, order).flatMap(each => nextOpen(visitor, world.now(), each) ?? [])
    return beginEdit(c, next, false)
  }
  const date = readDate(fields.date)
  const delivery = date === null ? undefined : deliveryOn(visitor, order, date)
  return beginEdit(c, delivery, order.frequency > 0)
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
    putInBasket(visitor, world, product.id, Math.min(before + quantity, maximumOf(product)))
  }
  return c.json({ success: true, redirect: checkout })
}

/** Cancels every delivery that can still be changed; the next weeks stay visible as cancelled. */
function cancelAll(order: BoxOrderState, now: Date): void {
  if (order.cancelledFrom === null) order.endedBefore = order.endsBefore
  order.cancelledFrom ??= openFrom(now)
  const { cancelledFrom, start } = order
  const last = addDays(cancelledFrom > start ? cancelledFrom : start, weeksKept * 7)
  if (order.endsBefore === null || last < order.endsBefore) order.endsBefore = last
}

const cancelOrder = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const now = world.now()
  const order = orderOf(visitor, Number(text(fields, 'order_id')))
  if (!order) return refuseWith(c, 'We cannot find that order.', 404)
  if (isNothing(fields.date)) {
    for (const each of linkedTo(visitor, order)) cancelAll(each, now)
    return c.json({ success: true, message: 'All future orders of this box have been cancelled.' })
  }
  const date = readDate(fields.date)
  const delivery = date === null ? undefined : deliveryOn(visitor, order, date)
  if (!delivery) return refuseWith(c, 'No delivery of that order comes on that day.')
  if (isPastCutoff(now, delivery.comesOn)) return refuseWith(c, 'It is too late to cancel that order.')
  order.days[delivery.due] = { ...order.days[delivery.due], isCancelled: true }
  return c.json({ success: true, message: 'Your order has been cancelled.' })
}

/** Takes back the cancellation of a delivery, or of all deliveries of its order, until the cut-off; a form of the box's page. */
const restore = (c: ShopContext) => {
  const { visitor, world } = c.env
  const id = c.req.param('id') ?? ''
  const delivery = findDelivery(visitor, id)
  const isLate = !delivery || isPastCutoff(world.now(), delivery.comesOn)
  const isAll = delivery && delivery.order.cancelledFrom !== null
  if (delivery && !isLate) {
    for (const order of linkedTo(visitor, delivery.order))
      if (order.cancelledFrom !== null) {
        order.cancelledFrom = null
        order.endsBefore = order.endedBefore ?? null
      }
    delete delivery.order.days[delivery.due]?.isCancelled
  }
  visitor.flash = isLate
    ? { tone: 'error', message: 'It is too late to have that box after all.' }
    : {
        tone: 'success',
        message: `${isAll ? 'All boxes of this order come again: this one' : 'Your box comes'} on ${dateInWords(delivery.comesOn)}.`,
      }
  return c.redirect(`/account/orders/${encodeURIComponent(id)}`, 303)
}

/** Changes one delivery of a repeating order: its contents, and its day if requested. */
function amendDelivery({ order, due, comesOn }: Occurrence, date: string, instead: BoxContents): void {
  order.days[due] = { ...order.days[due], instead, ...(date !== comesOn && { movedTo: date }) }
}

/** Ends an order that another replaces; returns the changes of single days, which the new order keeps. */
function daysHandedOn(order: BoxOrderState, due: string): BoxOrderState['days'] {
  order.endsBefore = due
  return Object.fromEntries(Object.entries(order.days).filter(([day]) => day >= due))
}

/** The parts of an order that an amendment of all its deliveries replaces. */
type Fresh = Omit<BoxOrderState, 'id' | 'days' | 'endsBefore' | 'cancelledFrom' | 'continues'>

/**
 * Applies an amendment to the orders that replace this one after a move. An order on other days is replaced too,
 * because its days are those of the new round. Returns the day on which the amended order ends.
 */
function followOn(
  visitor: Visitor,
  { id, endsBefore, ...order }: BoxOrderState,
  fresh: Fresh,
): string | null {
  const next = visitor.boxOrders.find(({ continues }) => continues === id)
  if (!next) return endsBefore
  if (order.frequency === fresh.frequency && order.weekday === fresh.weekday) {
    const { start: _start, weekday: _weekday, ...rest } = fresh
    Object.assign(next, rest)
    return endsBefore
  }
  visitor.boxOrders.splice(visitor.boxOrders.indexOf(next), 1)
  return null
}

/** Lets the orders that continue one order continue another. */
function followInstead(visitor: Visitor, before: number, now: number): void {
  for (const next of visitor.boxOrders) if (next.continues === before) next.continues = now
}

/** Places the basket as an order, or applies the amendment; returns the order's id. */
export function placeOrder(visitor: Visitor, world: World): number {
  const { box, coupon } = visitor
  const { draft } = box
  const date = dueDate(visitor, world.now())
  if (!draft || date === null) throw new Error('box basket: placeOrder was called without a date to come')
  const lines = box.lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    price: priceToday(productId),
  }))
  const orderedAt = world.now().toISOString()
  const edited = editedDelivery(visitor)
  if (edited && draft.parentId !== null) {
    amendDelivery(edited, date, { lines, coupon })
    edited.order.orderedAt = orderedAt
    return edited.order.id
  }
  const { slot, instructions, otherInstructions, frequency, weekday } = draft
  const start = edited && frequency > 0 && keepsRhythm(visitor, draft) ? edited.due : date
  const fresh = { orderedAt, slot, instructions, otherInstructions, frequency, weekday, start, lines, coupon }
  const endsBefore = edited ? followOn(visitor, edited.order, fresh) : null
  // Deliveries before the amended one stay unchanged.
  const isRunning = edited !== undefined && edited.order.start < edited.due
  if (edited && !isRunning) {
    Object.assign(edited.order, fresh, { endsBefore })
    return edited.order.id
  }
  const id = world.nextId()
  const days = edited ? daysHandedOn(edited.order, edited.due) : {}
  if (edited) followInstead(visitor, edited.order.id, id)
  visitor.boxOrders.push({ id, endsBefore, cancelledFrom: null, days, ...fresh })
  return id
}

export type { WireBox }

/** The calls of box orders: the latest ones, and reordering, amending and cancelling them. */
export const boxOrderRoutes = new Hono<ShopEnv>()
  .use('/api/bol-order/*', requireCustomer)
  .use('/api/basket/:call{(latest|reorder|edit|cancel)-bol}', requireCustomer)
  .get('/api/basket/latest-bol', c => c.json(wireLatest(c.env.visitor, c.env.world.now())))
  .post('/api/basket/reorder-bol', reorder)
  .put('/api/bol-order/edit/:id', editFromPage)
  .post('/api/basket/edit-bol', editFromWeek)
  .post('/api/basket/cancel-bol', cancelOrder)
  .use('/account/orders/*', requireCustomer)
  .post('/account/orders/:id/restore', restore)
