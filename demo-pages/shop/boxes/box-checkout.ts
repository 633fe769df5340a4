import { Hono } from 'hono'
import { isPastCutoff } from '../calendar/cutoff'
import { dateInWords, isSeasonal, offeredDates, repeatingDays, whyNot } from '../calendar/delivery-dates'
import { readDate } from '../essentials/essential-checks'
import { findProduct } from '../products/catalogue'
import { rules } from '../rules'
import { poundsOf } from '../server/amounts'
import { type Fields, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { text } from '../server/validation'
import type { Visitor } from '../visitor'
import type { World } from '../visitors'
import {
  basketTotals,
  dueDate,
  emptyBasket,
  isSingle,
  isUnavailable,
  keepsRhythm,
  wireLines,
} from './box-basket'
import { deliveryOn, editedDelivery, whyFixed } from './box-days'
import { placeOrder } from './box-orders'
import type { BoxDraftState } from './box-state'

/** The allowed frequencies of a box, in weeks; 0 is once. */
const frequencies = [0, 1, 2, 4]
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
const noDate = 'Please choose a delivery date.'
const noDay = 'Please choose a delivery day.'
const onceOnly = 'Christmas boxes and hampers can only be ordered once.'
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

type DateRequest = Record<'date' | 'day' | 'frequency', string>

const requestOf = (fields: Fields): DateRequest => ({
  date: text(fields, 'date'),
  day: text(fields, 'day'),
  frequency: text(fields, 'frequency'),
})

/** Returns true if a repeating box can come on that weekday; an amended order may keep its own weekday. */
const isDayOfRound = (visitor: Visitor, draft: BoxDraftState, weekday: number | null): boolean =>
  repeatingDays(visitor).some(({ value }) => value === weekday) || keepsRhythm(visitor, { ...draft, weekday })

/** Returns true if the basket has a product that cannot repeat. */
const isOnceOnly = ({ box: { lines } }: Visitor): boolean =>
  lines.some(({ productId }) => isSeasonal(productId))

/** Returns the reason why the basket's box cannot come on that date, or null; an amended box may keep its own date. */
function whyNotOn(visitor: Visitor, draft: BoxDraftState, now: Date, date: string): string | null {
  const edited = editedDelivery(visitor)
  if (edited?.comesOn === date) return isPastCutoff(now, date) ? pastCutoff : null
  if (edited && draft.parentId !== null && deliveryOn(visitor, edited.order, date))
    return 'That box comes on that day already. Please choose another date.'
  const reason = whyNot(visitor, now, date)
  if (reason) return reason === 'Orders have closed' ? pastCutoff : reason
  const isOffered = offeredDates(visitor, now).some(({ value }) => value === date)
  return isOffered ? null : 'That date is not on offer. Please choose another.'
}

/** Applies a change of when the box comes; returns a message if it is not possible. */
function changeDraft(visitor: Visitor, draft: BoxDraftState, now: Date, request: DateRequest): string | null {
  const frequency = Number(request.frequency)
  if (!frequencies.includes(frequency)) return 'Please choose how often the box should come.'
  if (draft.parentId !== null && frequency !== draft.frequency)
    return 'One week of a regular order keeps its frequency.'
  if (!isSingle({ ...draft, frequency })) {
    if (isOnceOnly(visitor)) return onceOnly
    const weekday = Number(request.day)
    if (!isDayOfRound(visitor, { ...draft, frequency }, weekday)) return noDay
    Object.assign(draft, { frequency, weekday, date: null })
    return null
  }
  const date = readDate(request.date)
  const reason = date === null ? noDate : whyNotOn(visitor, draft, now, date)
  if (reason) return reason
  Object.assign(draft, { date, ...(draft.parentId === null && { frequency, weekday: null }) })
  return null
}

const changeDate = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const { draft } = visitor.box
  const now = world.now()
  if (!draft) return redirectTo(c, '/shop/best-of-local/featured')
  const error = changeDraft(visitor, draft, now, requestOf(fields))
  if (error) return refuseWith(c, error)
  const due = dueDate(visitor, now)
  const changes = visitor.box.lines
    .filter(line => isUnavailable(visitor, now, line))
    .map(({ productId }) => ({
      product_id: productId,
      message: `${findProduct(productId)?.name ?? 'A product'} cannot come on ${due ? dateInWords(due) : 'that day'}.`,
    }))
  return c.json({ data: { changes, next_delivery: due } })
}

const removeUnavailable = (c: ShopContext) => {
  const { visitor, world } = c.env
  visitor.box.lines = visitor.box.lines.filter(line => !isUnavailable(visitor, world.now(), line))
  return c.json({ success: true })
}

/** Returns true if the confirmation agrees with the draft about frequency and weekday. */
function isAsChosen(draft: BoxDraftState, { frequency, day }: DateRequest): boolean {
  if (draft.parentId !== null) return true
  return Number(frequency) === draft.frequency && (isSingle(draft) || Number(day) === draft.weekday)
}

/** Returns the reason why the order cannot be placed now; null if there is none. */
function obstacle(visitor: Visitor, draft: BoxDraftState, now: Date, request: DateRequest): string | null {
  const isFixed = draft.editingOrderId !== null && whyFixed(now, editedDelivery(visitor))
  if (isFixed) return isFixed
  const due = dueDate(visitor, now)
  if (due === null || !isAsChosen(draft, request)) return noDate
  if (!isSingle(draft) && isOnceOnly(visitor)) return onceOnly
  if (!isSingle(draft) && !isDayOfRound(visitor, draft, draft.weekday)) return noDay
  // The date may no longer be available since it was chosen.
  const reason = isSingle(draft) ? whyNotOn(visitor, draft, now, due) : isPastCutoff(now, due) && pastCutoff
  if (reason) return reason
  if (visitor.box.lines.some(line => isUnavailable(visitor, now, line)))
    return 'We can’t bring some of these on that day.'
  if (basketTotals(visitor, now).total < rules.minimumOrder)
    return `Please add more products to exceed minimum order of £${poundsOf(rules.minimumOrder)}`
  return null
}

/** Returns where the box is left, as it was sent. */
const placeOf = (fields: Fields) => ({
  slot: text(fields, 'delivery_slot_id') || '0',
  instructions: text(fields, 'delivery_instructions'),
  otherInstructions: text(fields, 'other_delivery_instruction'),
})

/** Returns the error in the instruction for the roundsman, or null. */
function wordsError({ slot, instructions, otherInstructions: words }: ReturnType<typeof placeOf>) {
  if (slot === '0' && instructions === 'other' && !words) return 'Please tell us where to leave your box.'
  return words.length > longestWords ? `Please use no more than ${longestWords} characters.` : null
}

/** Places the order, and stores it for its own page and for a repeated confirmation. */
function place(visitor: Visitor, world: World, draft: BoxDraftState, fields: Fields, key: string | null) {
  Object.assign(draft, placeOf(fields))
  const date = dueDate(visitor, world.now()) ?? ''
  const isAmendment = draft.editingOrderId !== null
  const orderId = placeOrder(visitor, world)
  visitor.lastConfirmation = { key, orderId, date, isAmendment }
  emptyBasket(visitor)
  return orderId
}

/** Returns the order that a confirmation with that key has placed for this customer; null if there is none. */
const placedWith = ({ lastConfirmation, boxOrders }: Visitor, key: string | null): number | null =>
  key !== null && lastConfirmation?.key === key && boxOrders.some(({ id }) => id === lastConfirmation.orderId)
    ? lastConfirmation.orderId
    : null

const confirm = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const { draft } = visitor.box
  const key = c.req.header('Idempotency-Key') ?? null
  const placed = placedWith(visitor, key)
  if (placed !== null) return c.json({ data: { id: placed } })
  if (!visitor.customer) return redirectTo(c, '/register')
  if (!draft || !visitor.box.lines.length) return redirectTo(c, '/shop/best-of-local/featured')
  const error = wordsError(placeOf(fields))
  if (error) return refuse(c, { other_delivery_instruction: [error] })
  const message = obstacle(visitor, draft, world.now(), requestOf(fields))
  if (message) return refuseWith(c, message)
  return c.json({ data: { id: place(visitor, world, draft, fields, key) } })
}

/** Handles the checkout page's own form, for a visitor without script: it sets the date and confirms in one request. */
const checkOut = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const { draft } = visitor.box
  if (!visitor.customer) return c.redirect('/register', 303)
  if (!draft || !visitor.box.lines.length) return c.redirect('/shop/best-of-local/featured', 303)
  const refused = (field: string, message: string) => refuse(c, { [field]: [message] }, { back: checkout })
  const request = requestOf(fields)
  const now = world.now()
  const wrong = changeDraft(visitor, draft, now, request) ?? obstacle(visitor, draft, now, request)
  if (wrong) return refused('date', wrong)
  const error = wordsError(placeOf(fields))
  if (error) return refused('other_delivery_instruction', error)
  return c.redirect(`${checkout}-complete/${place(visitor, world, draft, fields, null)}`, 303)
}

/** The calls of the checkout: the date, the unavailable products, and placing the order. */
export const boxCheckoutRoutes = new Hono<ShopEnv>()
  .get('/api/bol-checkout/:orderId', readCheckout)
  .post('/api/bol-checkout/update-date', changeDate)
  .post('/api/bol-checkout/remove-unavailable', removeUnavailable)
  .post('/api/bol-checkout/confirm', confirm)
  .post(checkout, checkOut)
