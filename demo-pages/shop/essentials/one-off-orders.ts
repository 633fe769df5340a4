import { Hono } from 'hono'
import { addDays, londonDate } from '../calendar/calendar'
import { sundayOf, weekdayOf } from '../calendar/cutoff'
import { dayReason } from '../calendar/day-reason'
import { dateInWords } from '../calendar/delivery-dates'
import { floatOn } from '../house-moves/house-move-state'
import type { Product } from '../products/catalogue'
import { accepted, type FieldErrors, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { hasErrors } from '../server/validation'
import type { Visitor } from '../visitor'
import { type AskedDay, becausePaused, comingOf } from './coming'
import { changeOn, dropChange, usualOn } from './day-orders'
import {
  capOn,
  findEssential,
  openFrom,
  orderErrors,
  quantityError,
  readDate,
  readQuantity,
  stockError,
  under,
  whyClosed,
  whyNoDelivery,
} from './essential-checks'
import { planOf } from './essential-deliveries'
import type { OneOffState } from './essential-state'
import { regularOrderOf } from './regular-orders'
import { deliveryDays } from './round-days'

/** The number of days ahead for which a one-off order can be placed. */
const horizon = 28
const orderPage = '/account/essentials'

/**
 * Returns the one-off order of a product for that date that the customer may change; free products may not be changed.
 */
const oneOffOn = (visitor: Visitor, productId: number, date: string): OneOffState | undefined =>
  planOf(visitor, date, date)
    .oneOffs(date)
    .find(order => order.productId === productId && !order.isFree)

type Group = { dates: string[]; fallen: AskedDay[] }

function headingOf(date: string, now: Date): string {
  const thisWeek = sundayOf(londonDate(now))
  if (sundayOf(date) === thisWeek) return 'This week'
  return sundayOf(date) === addDays(thisWeek, 7) ? 'Next week' : 'Later'
}

/**
 * Returns the dates for which a product can be ordered, under their headings. A delivery day without a delivery is
 * named in its heading, or in the next one if no other day of its week is left (J-60).
 */
export function offeredDates(visitor: Visitor, now: Date): Map<string, string[]> {
  const first = openFrom(now)
  const groups = new Map<string, Group>()
  for (let days = 0; days < horizon; days++) {
    const date = addDays(first, days)
    const heading = headingOf(date, now)
    const group = groups.get(heading) ?? { dates: [], fallen: [] }
    groups.set(heading, group)
    const reason = whyFallen(visitor, date)
    if (reason !== null) group.fallen.push({ date, comes: false, reason })
    else if (whyNoDelivery(visitor, date) === null) group.dates.push(date)
  }
  return withFallen(groups)
}

/** Adds the days without a delivery to the headings. */
function withFallen(groups: ReadonlyMap<string, Group>): Map<string, string[]> {
  const offered = new Map<string, string[]>()
  let carried: AskedDay[] = []
  for (const [heading, { dates, fallen }] of groups) {
    const named = [...carried, ...fallen]
    const sentences = comingOf(named).fallen.join(' ')
    if (dates.length) offered.set(sentences ? `${heading}. ${sentences}` : heading, dates)
    carried = dates.length ? [] : named
  }
  return offered
}

/** Returns the reason why a usual delivery day has no delivery; null if it has one, or never has. */
function whyFallen(visitor: Visitor, date: string): string | null {
  if (!floatOn(visitor, date, deliveryDays(visitor)).includes(weekdayOf(date))) return null
  const reason = dayReason(visitor, date)
  return reason && (reason.why === 'paused' ? becausePaused : reason.move.name)
}

/**
 * Returns the groups in the format of the product's category, because calls differ: headings as keys of an object, or
 * as rows of a list.
 */
function shaped({ category }: Product, groups: Map<string, string[]>) {
  return category === 'drinks-snacks'
    ? [...groups].map(([heading, dates]) => ({
        heading,
        dates: dates.map(date => ({ value: date, label: dateInWords(date) })),
      }))
    : Object.fromEntries(
        [...groups].map(([heading, dates]) => [
          heading,
          Object.fromEntries(dates.map(date => [date, dateInWords(date)])),
        ]),
      )
}

const nothing = { quantity: 0, order_id: null, frequency: null }

/** Returns the order for that date: a one-off order, or a change of the regular one. */
function ordered(visitor: Visitor, product: Product, date: string) {
  const order = oneOffOn(visitor, product.id, date)
  if (order) return { quantity: order.quantity, order_id: order.id, frequency: 0 }
  const change = changeOn(visitor, product.id, date)
  if (!change) return nothing
  const { frequency } = usualOn(visitor, regularOrderOf(visitor, product.id), date)
  return { quantity: change.quantity, order_id: change.id, frequency }
}

const read = (c: ShopContext) => {
  const { visitor, world } = c.env
  const product = findEssential(c.req.param('id'))
  if (!product) return c.json({ message: 'We do not sell that.' }, 404)
  const asked = c.req.query('date')
  const groups = offeredDates(visitor, world.now())
  const date = asked ? readDate(asked) : ([...groups.values()][0]?.[0] ?? null)
  if (asked && date === null) return refuse(c, { date: ['Choose a date from the list.'] })
  return c.json({
    dates: shaped(product, groups),
    ...(date === null ? nothing : ordered(visitor, product, date)),
  })
}

type Wanted = { product: Product; date: string | null; quantity: number | null }

function oneOffErrors(c: ShopContext, { product, date, quantity }: Wanted): FieldErrors {
  const { visitor, world } = c.env
  if (date === null) return { date: ['Please choose a delivery date.'] }
  const closed = whyClosed(world.now(), date)
  if (closed) return { date: [closed] }
  const known = oneOffOn(visitor, product.id, date) ?? changeOn(visitor, product.id, date)
  const nowhere = known ? null : whyNoDelivery(visitor, date)
  if (nowhere) return { date: [nowhere] }
  const missing = !known && quantity === 0 ? 'Please choose at least one.' : null
  return under(
    'quantity',
    quantityError(product, quantity, capOn(product, weekdayOf(date))) ??
      missing ??
      stockError(product, quantity ?? 0, known?.quantity ?? 0),
  )
}

function remove(visitor: Visitor, product: Product, date: string): string {
  const order = oneOffOn(visitor, product.id, date)
  const change = changeOn(visitor, product.id, date)
  if (order) {
    visitor.oneOffs.splice(visitor.oneOffs.indexOf(order), 1)
    return `${product.name} for ${dateInWords(date)} has been removed.`
  }
  if (!change) return `Nothing is ordered once of ${product.name} for ${dateInWords(date)}.`
  dropChange(visitor, change)
  return `Your regular order of ${product.name} comes as usual on ${dateInWords(date)}.`
}

const save = (c: ShopContext) => {
  const { visitor, world, fields } = c.env
  const product = findEssential(fields.id)
  const basic = orderErrors(c, product)
  if (hasErrors(basic) || !product) return refuse(c, basic)
  const date = readDate(fields.date)
  const isRemoval = fields.remove === true || fields.remove === 1 || fields.remove === '1'
  const quantity = readQuantity(fields.quantity)
  const errors = isRemoval
    ? under('date', date === null ? 'Please choose a delivery date.' : whyClosed(world.now(), date))
    : oneOffErrors(c, { product, date, quantity })
  if (hasErrors(errors) || date === null || quantity === null)
    return refuse(c, hasErrors(errors) ? errors : { quantity: ['Enter the quantity as a whole number.'] })
  if (isRemoval || (quantity === 0 && oneOffOn(visitor, product.id, date)))
    return accepted(c, remove(visitor, product, date))
  return accepted(c, place(c, product, date, quantity), { order_link: orderPage })
}

/** Orders a product once, or changes what is ordered for that date; returns the shop's sentence. */
function place(c: ShopContext, product: Product, date: string, quantity: number): string {
  const { visitor, world } = c.env
  const said = `${quantity} × ${product.name}, ${dateInWords(date)}: `
  const order = oneOffOn(visitor, product.id, date) ?? changeOn(visitor, product.id, date)
  if (order) {
    order.quantity = quantity
    return `${said}your order has been updated.`
  }
  visitor.oneOffs.push({ id: world.nextId(), productId: product.id, date, quantity })
  return `${said}added to your order.`
}

/** The calls that read, place, change and remove orders for one date. */
export const oneOffOrderRoutes = new Hono<ShopEnv>()
  .get('/api/product/oneoff/:id{[0-9]+}', read)
  .post('/api/product/oneoff', save)
