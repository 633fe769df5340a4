import { Hono } from 'hono'
import { addDays } from '../calendar/calendar'
import { sundayOf } from '../calendar/cutoff'
import { dateInWords } from '../calendar/delivery-dates'
import { isCounted, linesOfWeek, type WeekLine } from '../calendar/week-lines'
import { regularDaysOf } from '../house-moves/house-move-state'
import type { Product } from '../products/catalogue'
import { refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { hasErrors } from '../server/validation'
import type { Visitor } from '../visitor'
import type { World } from '../visitors'
import { becauseMovedTo, becausePaused, becauseUnavailable, comingOf } from './coming'
import { dayCap, findEssential, openFrom, orderErrors } from './essential-checks'
import { planOf } from './essential-deliveries'
import type { RegularDays, RegularOrderState } from './essential-state'
import { changedDays, readRequestedDays, requestErrors, shaped } from './requested-days'
import { deliveryDays, weekdays } from './round-days'

/** Returns the product's regular order, running or ended. */
export const regularOrderOf = (
  { regularOrders }: Visitor,
  productId: number,
): RegularOrderState | undefined => regularOrders.find(order => order.productId === productId)

/** Returns true if the order still has deliveries to come. */
export const isRunning = ({ days }: RegularOrderState): boolean =>
  Object.values(days).some(({ quantity }) => quantity > 0)

const read = (c: ShopContext) => {
  const { visitor } = c.env
  const product = findEssential(c.req.param('id'))
  if (!product) return c.json({ message: 'We do not sell that.' }, 404)
  const order = regularOrderOf(visitor, product.id)
  const days = order?.days ?? {}
  const float = regularDaysOf(visitor, order?.id, deliveryDays(visitor))
  const entries = weekdays.map(weekday => {
    const { quantity = 0, frequency = 1 } = days[weekday] ?? {}
    return {
      quantity,
      frequency,
      active: float.includes(weekday),
      max_quantity: dayCap(product.id, weekday),
      is_order: quantity > 0,
    }
  })
  return c.json(shaped(product, entries))
}

/** Removes single-day changes of deliveries that are no longer due. */
function dropStrayChanges(visitor: Visitor, order: RegularOrderState, from: string): void {
  const { dayChanges } = visitor
  for (const change of dayChanges.filter(({ orderId, date }) => orderId === order.id && date >= from)) {
    const plan = planOf(visitor, change.date, change.date)
    const isMoved = plan.moves.some(move => move.from === change.date)
    if (!isMoved && !plan.usual(order, change.date).quantity) dayChanges.splice(dayChanges.indexOf(change), 1)
  }
}

/** Sets the order's days from that date on; earlier deliveries stay unchanged. */
function setDays(visitor: Visitor, order: RegularOrderState, days: RegularDays, from: string): void {
  if (order.earlier.at(-1)?.before !== from) order.earlier.push({ before: from, days: order.days })
  order.days = days
  dropStrayChanges(visitor, order, from)
}

/** Returns a new order of a product, without any days yet. */
export function openOrder(visitor: Visitor, world: World, product: Product): RegularOrderState {
  const order: RegularOrderState = { id: world.nextId(), productId: product.id, days: {}, earlier: [] }
  visitor.regularOrders.push(order)
  return order
}

const reasonOf = ({ isPaused, movedBy }: WeekLine): string => {
  if (isPaused) return becausePaused
  return movedBy ? becauseMovedTo(movedBy.name, movedBy.to) : becauseUnavailable
}

/**
 * Returns "The next delivery is on Friday 27 November." with the cancelled days before it; empty if there is none
 * within eight weeks.
 */
function nextInWords(visitor: Visitor, now: Date, order: RegularOrderState, from: string): string {
  const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .flatMap(weeks => linesOfWeek(visitor, now, addDays(sundayOf(from), 7 * weeks)))
    .filter(({ date, orderId, parentId, quantity }) => {
      const isOfOrder = orderId === order.id || parentId === order.id
      return isOfOrder && date >= from && quantity > 0
    })
  const { next, fallen } = comingOf(
    lines.map(line => ({ date: line.date, comes: isCounted(line), reason: reasonOf(line) })),
  )
  return next ? [` The next delivery is on ${dateInWords(next.date)}.`, ...fallen].join(' ') : ''
}

const save = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const product = findEssential(fields.id)
  const basic = orderErrors(c, product)
  if (hasErrors(basic) || !product) return refuse(c, basic)
  const known = regularOrderOf(visitor, product.id)
  // Free products are delivered as they were chosen.
  const from = [openFrom(world.now()), known?.freeBefore ?? ''].sort().at(-1) as string
  if (fields.delete === true || fields.delete === 1 || fields.delete === '1') {
    if (known) setDays(visitor, known, {}, from)
    return c.json({ success: true, message: `Your regular order of ${product.name} has been deleted.` })
  }
  const requested = readRequestedDays(fields.weekdays)
  if (!requested?.size) return refuse(c, { weekdays: ['Please say how many should come on which day.'] })
  const before = known?.days ?? {}
  const float = regularDaysOf(visitor, known?.id, deliveryDays(visitor))
  const errors = requestErrors(requested, { product, before, float })
  if (hasErrors(errors)) return refuse(c, errors)
  const isNew = !known || !isRunning(known)
  const days = changedDays(before, requested, from)
  if (isNew && !Object.keys(days).length)
    return refuse(c, { weekdays: ['Please choose at least one for some day.'] })
  const order = known ?? openOrder(visitor, world, product)
  setDays(visitor, order, days, from)
  const next = nextInWords(visitor, world.now(), order, from)
  const said = isNew
    ? `${product.name} has been added to your regular order.`
    : `Your regular order of ${product.name} has been updated.`
  return c.json({ success: true, message: said + next })
}

/** The calls that read and save the regular order of a product. */
export const regularOrderRoutes = new Hono<ShopEnv>()
  .get('/api/product/regular/:id{[0-9]+}', read)
  .post('/api/product/regular', save)
