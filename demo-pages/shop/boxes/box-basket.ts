import { Hono } from 'hono'
import { londonDate } from '../calendar/calendar'
import { comesOn, nextDelivery } from '../calendar/delivery-dates'
import { findProduct, maximumOf, type Product } from '../products/catalogue'
import { penceOf, poundsOf } from '../server/amounts'
import { expectsJson, flash, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { text } from '../server/validation'
import type { Visitor } from '../visitor'
import type { World } from '../visitors'
import { editedDelivery } from './box-days'
import type { BoxDraftState, BoxLineState } from './box-state'
import { discountOn, judgeDiscount } from './discounts'

const featured = '/shop/best-of-local/featured'
const noPostcode = 'Please enter a postcode before adding products'

const priceOf = ({ productId, quantity }: BoxLineState): number =>
  penceOf(findProduct(productId)?.order_price ?? '0') * quantity

/** Returns true if one delivery is ordered or amended, and not a repeating box. */
export const isSingle = ({ frequency, parentId }: BoxDraftState): boolean =>
  frequency === 0 || parentId !== null

/** Returns true if the order being amended keeps its frequency and weekday. */
export function keepsRhythm(visitor: Visitor, { frequency, weekday }: BoxDraftState): boolean {
  const order = editedDelivery(visitor)?.order
  return order !== undefined && order.frequency === frequency && order.weekday === weekday
}

/** Returns the first date of the basket's box; null while it is not chosen. */
export function dueDate(visitor: Visitor, now: Date): string | null {
  const { draft } = visitor.box
  if (!draft || isSingle(draft)) return draft?.date ?? null
  if (draft.weekday === null) return null
  const edited = keepsRhythm(visitor, draft) ? editedDelivery(visitor) : undefined
  return edited ? edited.comesOn : nextDelivery(visitor, now, draft.weekday)
}

/** Returns true if the product of the line is unavailable on the basket's date. */
export function isUnavailable(visitor: Visitor, now: Date, { productId }: BoxLineState): boolean {
  const date = dueDate(visitor, now)
  return date === null ? !findProduct(productId)?.is_available : !comesOn(now, productId, date)
}

/** Returns the total of the basket, in pence; unavailable lines cost nothing. */
export function basketTotals(visitor: Visitor, now: Date) {
  const { box, coupon } = visitor
  const counted = box.lines.filter(line => !isUnavailable(visitor, now, line))
  const discounts = new Map(counted.map(line => [line.id, discountOn(priceOf(line), coupon)]))
  const subtotal = counted.reduce((sum, line) => sum + priceOf(line), 0)
  const discount = [...discounts.values()].reduce((sum, amount) => sum + amount, 0)
  return { subtotal, discount, total: subtotal - discount, discounts }
}

/** Returns a draft as the server sends and prints it (CO-14). */
export const wireDraft = (visitor: Visitor, now: Date, draft: BoxDraftState) => ({
  id: draft.id,
  date: draft.date,
  next_delivery_date: dueDate(visitor, now),
  frequency: draft.frequency,
  delivery_slot_id: Number(draft.slot),
  delivery_instructions: draft.instructions,
  other_delivery_instructions: draft.otherInstructions,
  parent_id: draft.parentId,
  editing_order_id: draft.editingOrderId,
  weekday: draft.weekday,
  previous_total: draft.previousTotal ?? null,
  previous_products:
    draft.previousLines?.map(({ productId, quantity, price }) => ({
      product_id: productId,
      product_name: findProduct(productId)?.name ?? '',
      quantity,
      price: poundsOf(price),
    })) ?? null,
})

/** Returns the lines as the server sends them. */
export const wireLines = (visitor: Visitor, now: Date) =>
  visitor.box.lines.map(line => ({
    id: line.id,
    product_id: line.productId,
    quantity: line.quantity,
    product: findProduct(line.productId) ?? null,
    unavailable: isUnavailable(visitor, now, line),
  }))

/** Returns a draft without choices. */
export const newDraft = (id: number): BoxDraftState => ({
  id,
  date: null,
  frequency: 0,
  weekday: null,
  slot: '0',
  instructions: '',
  otherInstructions: '',
  parentId: null,
  editingOrderId: null,
  editingDate: null,
})

/** Returns the draft of the box; creates it for the first product. */
export function openDraft(visitor: Visitor, world: World): BoxDraftState {
  visitor.box.draft ??= newDraft(world.nextId())
  return visitor.box.draft
}

/** Empties the basket; an order that it was amending stays unchanged. */
export function emptyBasket(visitor: Visitor): void {
  visitor.box = { lines: [], draft: null }
  visitor.coupon = null
}

/** Sets the quantity of a product in the basket. */
export function putInBasket(visitor: Visitor, world: World, productId: number, quantity: number): void {
  const { lines } = visitor.box
  const line = lines.find(each => each.productId === productId)
  openDraft(visitor, world)
  if (line) line.quantity = quantity
  else lines.push({ id: world.nextId(), productId, quantity })
  visitor.box.lines = lines.filter(each => each.quantity > 0)
}

/** Returns the basket as the server sends it. */
export function wireBasket(visitor: Visitor, now: Date) {
  const { discount, discounts } = basketTotals(visitor, now)
  const lines = wireLines(visitor, now)
  return {
    basket: {
      id: visitor.box.draft?.id ?? null,
      discount_amount: poundsOf(discount),
      coupon_code: visitor.coupon,
      deliveries: [...discounts]
        .filter(([, amount]) => amount > 0)
        .map(([id, amount]) => ({ order_product_id: id, discount_amount: poundsOf(amount) })),
    },
    order: visitor.box.draft && wireDraft(visitor, now, visitor.box.draft),
    // PHP encodes a list from which an entry was removed as an object.
    products: lines.length % 2 ? Object.fromEntries(lines.map((line, at) => [at * 2, line])) : lines,
  }
}

const readBasket = (c: ShopContext) => c.json(wireBasket(c.env.visitor, c.env.world.now()))

const wholeIn = (c: ShopContext, name: string): number | null => {
  const value = text(c.env.fields, name)
  return /^\d{1,6}$/.test(value) ? Number(value) : null
}

const quantityError = (product: Product | undefined, quantity: number | null): string | null => {
  if (quantity === null) return 'Enter the quantity as a whole number.'
  if (product && quantity > maximumOf(product))
    return `You can order no more than ${maximumOf(product)} of ${product.name}.`
  return null
}

const lineOf = (c: ShopContext) =>
  c.env.visitor.box.lines.find(({ id }) => id === Number(c.req.param('lineId')))

const gone = (c: ShopContext) => {
  c.set('isRefused', true)
  return c.json({ message: 'That is not in your box any more.' }, 404)
}

const changeLine = (c: ShopContext) => {
  const { visitor, world } = c.env
  const line = lineOf(c)
  if (!line) return gone(c)
  const quantity = wholeIn(c, 'quantity')
  const error = quantityError(findProduct(line.productId), quantity)
  if (error) return refuse(c, { quantity: [error] })
  putInBasket(visitor, world, line.productId, quantity ?? 0)
  return c.json({ success: true })
}

const removeLine = (c: ShopContext) => {
  const { visitor } = c.env
  const line = lineOf(c)
  if (!line) return gone(c)
  visitor.box.lines = visitor.box.lines.filter(each => each !== line)
  return c.json({ success: true })
}

const cancel = (c: ShopContext) => {
  const { visitor } = c.env
  const isAmending = visitor.box.draft?.editingOrderId != null
  emptyBasket(visitor)
  return c.json({
    success: true,
    message: isAmending ? 'Your changes were discarded.' : 'Your order was cancelled.',
  })
}

const isMore = (value: unknown): boolean => value === true || value === '1'

const add = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const product = findProduct(Number(text(fields, 'id')))
  const asked = wholeIn(c, 'quantity')
  if (!visitor.postcode) return refuse(c, { postcode: [noPostcode] })
  if (product?.template !== 'bol') return refuse(c, { id: ['We do not sell that.'] })
  if (!product.is_available) return refuse(c, { id: [`${product.name} is out of stock.`] })
  const before = visitor.box.lines.find(({ productId }) => productId === product.id)?.quantity ?? 0
  const quantity = asked === null ? null : asked + (isMore(fields.increment) ? before : 0)
  const error = quantityError(product, quantity)
  if (error) return refuse(c, { quantity: [error] })
  putInBasket(visitor, world, product.id, quantity ?? 0)
  const message =
    before && !isMore(fields.increment) ? `${product.name} updated.` : `${product.name} added to your box.`
  if (expectsJson(c.req.raw.headers)) return c.json({ success: true, message })
  flash(visitor, 'success', message)
  return c.redirect(featured, 303)
}

const readQuantity = (c: ShopContext) => {
  const id = Number(c.req.param('productId'))
  const line = c.env.visitor.box.lines.find(({ productId }) => productId === id)
  return c.json({ data: { quantity: String(line?.quantity ?? 0) } })
}

const applyDiscount = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const code = text(fields, 'discount_code')
  if (code === 'CLEARDISCOUNT') {
    visitor.coupon = null
    return c.json({ success: true, message: 'The code was removed.' })
  }
  const offer = judgeDiscount(code, londonDate(world.now()))
  if ('refusal' in offer) {
    c.set('isRefused', true)
    return c.json({ success: false, message: offer.refusal.message }, offer.refusal.status)
  }
  visitor.coupon = code.toUpperCase()
  return c.json({ success: true, message: `${visitor.coupon} applied: ${offer.percent}% off your box.` })
}

/** The calls of the box basket: its lines, its code, and adding products. */
export const boxBasketRoutes = new Hono<ShopEnv>()
  .get('/api/bol-basket', readBasket)
  .put('/api/bol-basket/:lineId', changeLine)
  .delete('/api/bol-basket/:lineId', removeLine)
  .post('/api/bol-basket/cancel', cancel)
  .post('/api/product/bol', add)
  .get('/api/product/bol/:productId', readQuantity)
  .post('/api/basket/apply-discount', applyDiscount)
