import { Hono } from 'hono'
import { penceOf, poundsOf } from './amounts'
import type { BoxDraftState, BoxLineState } from './box-state'
import { findProduct, type Product } from './catalogue'
import { comesOn, nextDelivery } from './delivery-dates'
import { discountOn, judgeDiscount } from './discounts'
import { expectsJson, flash, refuse, type ShopContext, type ShopEnv } from './replies'
import { text } from './validation'
import type { Visitor } from './visitor'
import type { World } from './visitors'

/** The least a box must come to, in pence. */
export const minimumOrder = 1000
const largest = 100
const featured = '/shop/best-of-local/featured'
const noPostcode = 'Please enter a postcode before adding products'

const maximumOf = ({ max_qty_allowed }: Product): number => max_qty_allowed ?? largest
const priceOf = ({ productId, quantity }: BoxLineState): number =>
  penceOf(findProduct(productId)?.order_price ?? '0') * quantity

/** When the basket's box is due first; null while nobody has said. */
export const dueDate = (now: Date, draft: BoxDraftState | null): string | null =>
  draft &&
  (draft.frequency > 0 && draft.parentId === null
    ? draft.weekday === null
      ? null
      : nextDelivery(now, draft.weekday)
    : draft.date)

/** Can the line not be had on the date of the basket? */
export function isUnavailable(now: Date, draft: BoxDraftState | null, { productId }: BoxLineState): boolean {
  const date = dueDate(now, draft)
  return date === null ? !findProduct(productId)?.is_available : !comesOn(now, productId, date)
}

/** What the basket comes to, in pence; lines that cannot be had cost nothing. */
export function basketTotals({ box: { lines, draft }, coupon }: Visitor, now: Date) {
  const counted = lines.filter(line => !isUnavailable(now, draft, line))
  const discounts = new Map(counted.map(line => [line.id, discountOn(priceOf(line), coupon)]))
  const subtotal = counted.reduce((sum, line) => sum + priceOf(line), 0)
  const discount = [...discounts.values()].reduce((sum, amount) => sum + amount, 0)
  return { subtotal, discount, total: subtotal - discount, discounts }
}

/** A draft as the server sends and prints it (CO-14). */
export const wireDraft = (now: Date, draft: BoxDraftState) => ({
  id: draft.id,
  date: draft.date,
  next_delivery_date: dueDate(now, draft),
  frequency: draft.frequency,
  delivery_slot_id: Number(draft.slot),
  delivery_instructions: draft.instructions,
  other_delivery_instructions: draft.otherInstructions,
  parent_id: draft.parentId,
  editing_order_id: draft.editingOrderId,
  weekday: draft.weekday,
})

/** The lines as the server sends them. */
export const wireLines = ({ box: { lines, draft } }: Visitor, now: Date) =>
  lines.map(line => ({
    id: line.id,
    product_id: line.productId,
    quantity: line.quantity,
    product: findProduct(line.productId) ?? null,
    unavailable: isUnavailable(now, draft, line),
  }))

/** The order a first product begins. */
export function openDraft(visitor: Visitor, world: World): BoxDraftState {
  visitor.box.draft ??= {
    id: world.nextId(),
    date: null,
    frequency: 0,
    weekday: null,
    slot: '0',
    instructions: '',
    otherInstructions: '',
    parentId: null,
    editingOrderId: null,
    editingDate: null,
  }
  return visitor.box.draft
}

/** Empties the basket; the order it was amending stays as it is. */
export function emptyBasket(visitor: Visitor): void {
  visitor.box = { lines: [], draft: null }
  visitor.coupon = null
}

/** Sets how many of a product are in the basket. */
export function putInBasket(visitor: Visitor, world: World, productId: number, quantity: number): void {
  const { lines } = visitor.box
  const line = lines.find(each => each.productId === productId)
  openDraft(visitor, world)
  if (line) line.quantity = quantity
  else lines.push({ id: world.nextId(), productId, quantity })
  visitor.box.lines = lines.filter(each => each.quantity > 0)
}

const readBasket = (c: ShopContext) => {
  const { visitor, world } = c.env
  const now = world.now()
  const { discount, discounts } = basketTotals(visitor, now)
  const lines = wireLines(visitor, now)
  return c.json({
    basket: {
      id: visitor.box.draft?.id ?? null,
      discount_amount: poundsOf(discount),
      coupon_code: visitor.coupon,
      deliveries: [...discounts]
        .filter(([, amount]) => amount > 0)
        .map(([id, amount]) => ({ order_product_id: id, discount_amount: poundsOf(amount) })),
    },
    order: visitor.box.draft ? wireDraft(now, visitor.box.draft) : null,
    // As PHP sends a list from which something was taken out.
    products: lines.length % 2 ? Object.fromEntries(lines.map((line, at) => [at * 2, line])) : lines,
  })
}

const wholeIn = (c: ShopContext, name: string): number | null => {
  const value = text(c.env.fields, name)
  return /^\d{1,6}$/.test(value) ? Number(value) : null
}

const quantityError = (product: Product | undefined, quantity: number | null): string | null => {
  if (quantity === null) return 'The quantity must be a whole number.'
  if (product && quantity > maximumOf(product))
    return `You can order no more than ${maximumOf(product)} of ${product.name}.`
  return null
}

const lineOf = (c: ShopContext) =>
  c.env.visitor.box.lines.find(({ id }) => id === Number(c.req.param('lineId')))

const gone = (c: ShopContext) => {
  c.set('isRefused', true)
  return c.json({ message: 'That is not in your basket any more.' }, 404)
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
    before && !isMore(fields.increment) ? `${product.name} updated.` : `${product.name} added to your basket.`
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
  const { visitor, fields } = c.env
  const code = text(fields, 'discount_code')
  if (code === 'CLEARDISCOUNT') {
    visitor.coupon = null
    return c.json({ success: true, message: 'The code was removed.' })
  }
  const offer = judgeDiscount(code)
  if ('refusal' in offer) {
    c.set('isRefused', true)
    return c.json({ success: false, message: offer.refusal }, offer.refusal.includes('rest') ? 200 : 422)
  }
  visitor.coupon = code.toUpperCase()
  return c.json({ success: true, message: `${visitor.coupon} applied: ${offer.percent}% off your box.` })
}

/** The box basket: its lines, its code, and what is added to it. */
export const boxBasketRoutes = new Hono<ShopEnv>()
  .get('/api/bol-basket', readBasket)
  .put('/api/bol-basket/:lineId', changeLine)
  .delete('/api/bol-basket/:lineId', removeLine)
  .post('/api/bol-basket/cancel', cancel)
  .post('/api/product/bol', add)
  .get('/api/product/bol/:productId', readQuantity)
  .post('/api/basket/apply-discount', applyDiscount)
