import { Hono } from 'hono'
import { weekdayOf } from '../calendar/cutoff'
import { isPausedOn } from '../calendar/day-reason'
import { dateInWords } from '../calendar/delivery-dates'
import type { Product } from '../products/catalogue'
import { accepted, type FieldErrors, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { hasErrors } from '../server/validation'
import type { Visitor } from '../visitor'
import {
  capOn,
  findEssential,
  orderErrors,
  quantityError,
  readDate,
  readQuantity,
  stockError,
  under,
  weeklyOnly,
  whyClosed,
} from './essential-checks'
import { planOf } from './essential-deliveries'
import type { DayChangeState, RegularOrderState } from './essential-state'
import { regularOrderOf } from './regular-orders'

/** Returns the single-day change of a product's regular order on that date, or undefined. */
export const changeOn = (
  { dayChanges }: Visitor,
  productId: number,
  date: string,
): DayChangeState | undefined =>
  dayChanges.find(change => change.productId === productId && change.date === date)

/** Returns what the regular order brings on that date without a change: the quantity, and the frequency in weeks. */
export function usualOn(visitor: Visitor, order: RegularOrderState | undefined, date: string) {
  return order ? planOf(visitor, date, date).usual(order, date) : { quantity: 0, frequency: 1 }
}

/** Removes a single-day change. */
export function dropChange({ dayChanges }: Visitor, change: DayChangeState): void {
  dayChanges.splice(dayChanges.indexOf(change), 1)
}

const read = (c: ShopContext) => {
  const { visitor } = c.env
  const product = findEssential(c.req.param('id'))
  const date = readDate(c.req.param('date'))
  if (!product || date === null) return c.json({ message: 'There is no such order.' }, 404)
  const usual = usualOn(visitor, regularOrderOf(visitor, product.id), date)
  return c.json({ quantity_ordered: changeOn(visitor, product.id, date)?.quantity ?? usual.quantity })
}

type Change = { product: Product; date: string | null; quantity: number | null }

function changeErrors(c: ShopContext, { product, date, quantity }: Change): FieldErrors {
  const { visitor, world } = c.env
  if (date === null) return { date: ['Please choose a delivery date.'] }
  if (product.id === weeklyOnly) return { date: [`${product.name} can only be changed for all weeks.`] }
  const closed = whyClosed(world.now(), date)
  if (closed) return { date: [closed] }
  const usual = usualOn(visitor, regularOrderOf(visitor, product.id), date)
  const change = changeOn(visitor, product.id, date)
  if (!usual.quantity && !change)
    return { date: [`No regular order of ${product.name} comes on ${dateInWords(date)}.`] }
  // A holiday's deliveries may exceed the maximum of a single day.
  const cap = Math.max(capOn(product, weekdayOf(date)), usual.quantity)
  const problem =
    quantityError(product, quantity, cap) ??
    stockError(product, quantity ?? 0, change?.quantity ?? usual.quantity)
  return under('quantity', problem)
}

const save = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const product = findEssential(fields.id)
  const basic = orderErrors(c, product)
  if (hasErrors(basic) || !product) return refuse(c, basic)
  const date = readDate(fields.date)
  const quantity = readQuantity(fields.quantity)
  const errors = changeErrors(c, { product, date, quantity })
  const order = regularOrderOf(visitor, product.id)
  if (hasErrors(errors) || date === null || quantity === null || !order) return refuse(c, errors)
  const change = changeOn(visitor, product.id, date)
  const isUsual = quantity === usualOn(visitor, order, date).quantity
  if (isUsual && change) dropChange(visitor, change)
  else if (change) change.quantity = quantity
  else if (!isUsual)
    visitor.dayChanges.push({
      id: world.nextId(),
      orderId: order.id,
      productId: product.id,
      date,
      quantity,
    })
  const said = quantity ? `${quantity} × ${product.name} will come` : `No ${product.name} will come`
  const pause = isPausedOn(visitor, date) && quantity ? ', once you resume your deliveries' : ''
  return accepted(c, `${said} on ${dateInWords(date)}${pause}.`)
}

/** The calls that read and change one day of a regular order. */
export const dayOrderRoutes = new Hono<ShopEnv>()
  .get('/api/product/regular-modified/:id{[0-9]+}/:date', read)
  .post('/api/product/regular-modified', save)
