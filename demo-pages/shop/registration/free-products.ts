import { addDays } from '../calendar/calendar'
import { weekdayOf } from '../calendar/cutoff'
import {
  openFrom,
  quantityError,
  readDate,
  readQuantity,
  whyClosed,
  whyNoDelivery,
} from '../essentials/essential-checks'
import { openOrder, regularOrderOf } from '../essentials/regular-orders'
import {
  changedDays,
  type RequestedDay,
  readRequestedDays,
  requestErrors,
} from '../essentials/requested-days'
import { deliveryDays } from '../essentials/round-days'
import { findProduct, type Product } from '../products/catalogue'
import { nestedFields } from '../server/form-fields'
import type { FieldErrors, Fields } from '../server/replies'
import { text } from '../server/validation'
import type { Visitor } from '../visitor'
import type { World } from '../visitors'
import type { Scheme } from './schemes'

/** A chosen free product: for every week, or for one date. */
type Gift = { product: Product } & (
  | { requested: Map<number, RequestedDay> }
  | { date: string; quantity: number }
)

const mostOf = ({ reward_max_qty }: Scheme): number => Number(reward_max_qty ?? 100)

const refusal = (field: string, message: string): { errors: FieldErrors } => ({
  errors: { [field]: [message] },
})

function readWeek(fields: Fields, scheme: Scheme, product: Product, visitor: Visitor) {
  const requested = readRequestedDays(nestedFields(fields, 'weekdays')) ?? new Map<number, RequestedDay>()
  const items = [...requested.values()].reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const most = mostOf(scheme)
  const [wrong] = Object.values(
    requestErrors(requested, { product, before: {}, float: deliveryDays(visitor) }),
  )
  if (wrong?.[0]) return refusal('weekdays', wrong[0])
  if (!items) return refusal('weekdays', `Please choose a day for your free ${product.name}.`)
  if (items > most) return refusal('weekdays', `Your code brings ${most} of ${product.name}, and no more.`)
  return { gift: { product, requested } }
}

function readDay(fields: Fields, scheme: Scheme, product: Product, { visitor, now }: Terms) {
  const date = readDate(fields.date)
  const quantity = readQuantity(fields.quantity)
  if (date === null) return refusal('date', `Please choose a day for your free ${product.name}.`)
  const nowhere = whyClosed(now, date) ?? whyNoDelivery(visitor, date)
  if (nowhere) return refusal('date', nowhere)
  const wrong = quantityError(product, quantity, mostOf(scheme))
  if (wrong) return refusal('quantity', wrong)
  return quantity ? { gift: { product, date, quantity } } : refusal('quantity', 'Please choose at least one.')
}

type Terms = { visitor: Visitor; now: Date }

/** Returns the free product that a registration asks for, or its errors; neither if the code has no free product. */
export function readGift(
  fields: Fields,
  scheme: Scheme | null,
  terms: Terms,
): { gift?: Gift; errors?: FieldErrors } {
  if (scheme?.reward_type !== 'free' || !scheme.products.length) return {}
  const chosen = scheme.products.find(({ id }) => String(id) === text(fields, 'product'))
  const product = chosen && findProduct(chosen.id)
  if (!product) return refusal('product', 'Please choose your free product.')
  return scheme.reward_order_type === 'regular'
    ? readWeek(fields, scheme, product, terms.visitor)
    : readDay(fields, scheme, product, terms)
}

/** Adds a free product to the visitor's orders; it costs nothing in its first week. */
export function give(visitor: Visitor, world: World, gift: Gift): void {
  const productId = gift.product.id
  const once = (date: string, quantity: number) =>
    visitor.oneOffs.push({ id: world.nextId(), productId, date, quantity, isFree: true })
  if ('date' in gift) {
    once(gift.date, gift.quantity)
    return
  }
  const from = openFrom(world.now())
  const known = regularOrderOf(visitor, productId)
  if (!known) {
    const order = openOrder(visitor, world, gift.product)
    Object.assign(order, {
      days: changedDays({}, gift.requested, from),
      earlier: [{ before: from, days: {} }],
      freeBefore: addDays(from, 7),
    })
    return
  }
  // Existing orders continue unchanged; the free products are added to them.
  for (let days = 0; days < 7; days++) {
    const date = addDays(from, days)
    const quantity = gift.requested.get(weekdayOf(date))?.quantity
    if (quantity) once(date, quantity)
  }
}
