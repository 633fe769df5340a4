import { Hono } from 'hono'
import { poundsOf } from './amounts'
import { basketTotals, dueDate, emptyBasket, isUnavailable, minimumOrder, wireLines } from './box-basket'
import { placeOrder } from './box-orders'
import type { BoxDraftState } from './box-state'
import { findProduct } from './catalogue'
import { isPastCutoff } from './cutoff'
import { boxDays, dateInWords, isSeasonal, whyNot } from './delivery-dates'
import { refuse, type ShopContext, type ShopEnv } from './replies'
import { text } from './validation'

/** How often a box may come, in weeks; 0 is once. */
export const frequencies = [0, 1, 2, 4]
export const deliveryOptions = [
  { value: '0', label: "Leave it, we'll be asleep" },
  { value: '1', label: 'Ring the bell' },
  { value: '2', label: 'Hand it to a neighbour' },
]
export const instructionOptions = [
  { value: 'porch', label: 'In the porch' },
  { value: 'back-door', label: 'By the back door' },
  { value: 'cool-box', label: 'In the cool box' },
  { value: 'other', label: 'Somewhere else' },
]
const checkout = '/shop/best-of-local/checkout'
const longestWords = 255
const pastCutoff = 'Unfortunately it is past the Order Cutoff so please select a new delivery date'

const refuseWith = (c: ShopContext, message: string) => {
  c.set('isRefused', true)
  return c.json({ message }, 422)
}
const redirectTo = (c: ShopContext, redirect: string) => {
  c.set('isRefused', true)
  return c.json({ data: { redirect } }, 422)
}

const readCheckout = (c: ShopContext) => {
  const { visitor, world } = c.env
  if (visitor.box.draft?.id !== Number(c.req.param('orderId')))
    return c.json({ message: 'That order is not being checked out.' }, 404)
  const { total } = basketTotals(visitor, world.now())
  return c.json({ data: { total: poundsOf(total), products: wireLines(visitor, world.now()) } })
}

/** Takes over what the customer wants to change about when the box comes; the message when it cannot be had. */
function changeDraft(
  draft: BoxDraftState,
  now: Date,
  wish: Record<'date' | 'day' | 'frequency', string>,
): string | null {
  const frequency = Number(wish.frequency)
  if (!frequencies.includes(frequency)) return 'Please choose how often the box should come.'
  if (draft.parentId !== null && frequency !== draft.frequency)
    return 'One week of a regular order keeps its frequency.'
  if (frequency > 0 && draft.parentId === null) {
    const weekday = Number(wish.day)
    if (!boxDays.some(({ value }) => value === weekday)) return 'Please choose a delivery day.'
    Object.assign(draft, { frequency, weekday, date: null })
    return null
  }
  const reason = /^\d{4}-\d\d-\d\d$/.test(wish.date)
    ? whyNot(now, wish.date)
    : 'Please choose a delivery date.'
  if (reason) return reason === 'Orders have closed' ? pastCutoff : reason
  Object.assign(draft, { date: wish.date, ...(draft.parentId === null && { frequency, weekday: null }) })
  return null
}

const changeDate = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const { draft } = visitor.box
  const now = world.now()
  if (!draft) return redirectTo(c, '/shop/best-of-local/featured')
  const isRepeating = Number(text(fields, 'frequency')) > 0
  if (isRepeating && visitor.box.lines.some(({ productId }) => isSeasonal(productId)))
    return refuseWith(c, 'Christmas boxes and hampers can only be ordered once.')
  const error = changeDraft(draft, now, {
    date: text(fields, 'date'),
    day: text(fields, 'day'),
    frequency: text(fields, 'frequency'),
  })
  if (error) return refuseWith(c, error)
  const due = dueDate(now, draft)
  const changes = visitor.box.lines
    .filter(line => isUnavailable(now, draft, line))
    .map(({ productId }) => ({
      product_id: productId,
      message: `${findProduct(productId)?.name ?? 'A product'} cannot come on ${due ? dateInWords(due) : 'that day'}.`,
    }))
  return c.json({ data: { changes, next_delivery: due } })
}

const removeUnavailable = (c: ShopContext) => {
  const { visitor, world } = c.env
  const { lines, draft } = visitor.box
  visitor.box.lines = lines.filter(line => !isUnavailable(world.now(), draft, line))
  return c.json({ success: true })
}

/** Why the order cannot be placed now; null when nothing is in the way. */
function obstacle(c: ShopContext, draft: BoxDraftState): string | null {
  const { visitor, world } = c.env
  const now = world.now()
  const due = dueDate(now, draft)
  if (due === null) return 'Please choose a delivery date.'
  if (isPastCutoff(now, due)) return pastCutoff
  if (visitor.box.lines.some(line => isUnavailable(now, draft, line)))
    return 'Some products are not available for delivery on the selected date.'
  if (basketTotals(visitor, now).total < minimumOrder)
    return `Please add more products to exceed minimum order of £${poundsOf(minimumOrder)}`
  return null
}

const confirm = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const { draft } = visitor.box
  const key = c.req.header('Idempotency-Key') ?? null
  if (key !== null && visitor.lastConfirmation?.key === key)
    return c.json({ data: { id: visitor.lastConfirmation.orderId } })
  if (!visitor.customer) return redirectTo(c, '/register')
  if (!draft || !visitor.box.lines.length) return redirectTo(c, '/shop/best-of-local/featured')
  const slot = text(fields, 'delivery_slot_id')
  const instructions = text(fields, 'delivery_instructions')
  const other = text(fields, 'other_delivery_instruction')
  if (slot === '0' && instructions === 'other' && !other)
    return refuse(c, { other_delivery_instruction: ['Please tell us where to leave your box.'] })
  if (other.length > longestWords)
    return refuse(c, { other_delivery_instruction: [`Please use no more than ${longestWords} characters.`] })
  const isSame = draft.parentId !== null || Number(text(fields, 'frequency')) === draft.frequency
  const message = isSame ? obstacle(c, draft) : 'Please choose a delivery date.'
  if (message) return refuseWith(c, message)
  Object.assign(draft, { slot: slot || '0', instructions, otherInstructions: other })
  const orderId = placeOrder(visitor, world)
  visitor.lastConfirmation = { key, orderId }
  emptyBasket(visitor)
  return c.json({ data: { id: orderId } })
}

/** The checkout page's own form, for a visitor without script: date and confirmation in one. */
const checkOut = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const { draft } = visitor.box
  if (!visitor.customer) return c.redirect('/register', 303)
  if (!draft) return c.redirect('/shop/best-of-local/featured', 303)
  const refused = (field: string, message: string) => refuse(c, { [field]: [message] }, { back: checkout })
  const wish = { date: text(fields, 'date'), day: text(fields, 'day'), frequency: text(fields, 'frequency') }
  const wrong = changeDraft(draft, world.now(), wish) ?? obstacle(c, draft)
  if (wrong) return refused('date', wrong)
  const instructions = text(fields, 'delivery_instructions')
  const other = text(fields, 'other_delivery_instruction')
  if (instructions === 'other' && !other)
    return refused('other_delivery_instruction', 'Please tell us where to leave your box.')
  Object.assign(draft, {
    slot: text(fields, 'delivery_slot_id') || '0',
    instructions,
    otherInstructions: other,
  })
  const orderId = placeOrder(visitor, world)
  emptyBasket(visitor)
  return c.redirect(`/shop/best-of-local/checkout-complete/${orderId}`, 303)
}

/** Checking out: when the box comes, what cannot come then, and placing the order. */
export const boxCheckoutRoutes = new Hono<ShopEnv>()
  .get('/api/bol-checkout/:orderId', readCheckout)
  .post('/api/bol-checkout/update-date', changeDate)
  .post('/api/bol-checkout/remove-unavailable', removeUnavailable)
  .post('/api/bol-checkout/confirm', confirm)
  .post(checkout, checkOut)
