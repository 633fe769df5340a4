import { Hono } from 'hono'
import { readFormDate } from '../calendar/calendar'
import { dateInWords } from '../calendar/delivery-dates'
import { deliveryDays } from '../essentials/round-days'
import { addressIn } from '../places/address'
import { findCoverage } from '../places/coverage'
import { nestedFields } from '../server/form-fields'
import { type FieldErrors, flash, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { requireCustomer } from '../server/security'
import { hasErrors, required, short, text, validate } from '../server/validation'
import {
  type Clash,
  clashesOf,
  datesAt,
  earliestMove,
  floatAt,
  type MovePlan,
  wireClashes,
} from './move-conflicts'
import { type Destinations, planMove } from './plan-move'

const page = '/account/house-moves'

/** Returns the sent plan of a move, or its errors. */
function readPlan(c: ShopContext, dateField: 'date' | 'move_date'): { plan?: MovePlan; errors: FieldErrors } {
  const { visitor, world, fields } = c.env
  const errors = validate(fields, { [dateField]: [required] })
  const date = readFormDate(text(fields, dateField))
  const earliest = earliestMove(world.now())
  if (!errors[dateField] && !date)
    errors[dateField] = ['The moving day is not a valid date. Please use DD/MM/YYYY.']
  else if (date && date < earliest)
    errors[dateField] = [`We can move you on ${dateInWords(earliest)} at the earliest.`]
  const address = visitor.addresses.find(({ id }) => String(id) === text(fields, 'address'))
  if (!address) errors.address = ['Please choose the address that you are moving from.']
  const postcode = text(fields, 'postcode') || visitor.move?.postcode || ''
  if (findCoverage(postcode)?.kind !== 'round') errors.postcode = ['Please check the new postcode first.']
  return hasErrors(errors) || !date || !address
    ? { errors }
    : { errors, plan: { addressId: address.id, postcode, date } }
}

const findConflicts = (c: ShopContext) => {
  const { plan, errors } = readPlan(c, 'date')
  return plan ? c.json(wireClashes(c.env.visitor, plan)) : refuse(c, errors)
}

/** Returns the new day of each clash; null if a clash has a day without a round. */
function readDestinations(c: ShopContext, plan: MovePlan): Destinations | null {
  const { visitor, fields } = c.env
  const sent = nestedFields(fields, 'conflict')
  const dates = datesAt(visitor, plan)
  const days = floatAt(plan.postcode).map(String)
  const all = clashesOf(visitor, plan).map((clash): [Clash, string | null | undefined] => {
    const { from, to } = sent[clash.id] ?? {}
    const isSame = String(from) === String(clash.weekday ?? clash.date)
    if (!isSame || typeof to !== 'string') return [clash, undefined]
    if (to === 'x') return [clash, null]
    return [clash, (clash.frequency > 0 ? days : dates).includes(to) ? to : undefined]
  })
  return all.some(([, to]) => to === undefined) ? null : new Map(all as [Clash, string | null][])
}

const move = (c: ShopContext) => {
  const { visitor, fields } = c.env
  const { plan, errors } = readPlan(c, 'move_date')
  // Without script, this request shows the clashing orders.
  if (text(fields, 'show') === 'clashes') return refuse(c, plan ? {} : errors, { back: page })
  Object.assign(errors, validate(fields, { address_1: [required, short], city: [required, short] }))
  if (visitor.houseMoves.some(({ isDone }) => !isDone))
    errors.move_date = ['You have planned a move already.']
  const destinations = plan && readDestinations(c, plan)
  if (plan && !destinations) errors.conflict = ['Please say where each of your orders should go.']
  if (hasErrors(errors) || !plan || !destinations) return refuse(c, errors, { back: page })
  const summary = addressIn(fields, plan.postcode)
  const { addressId, postcode, date } = plan
  const isHome = visitor.addresses[0]?.id === addressId
  const before = deliveryDays(visitor)
  const after = isHome ? floatAt(postcode) : before
  planMove(c.env, { addressId, postcode, date, summary, before, after }, destinations)
  visitor.move = null
  flash(visitor, 'success', `From ${dateInWords(date)} we deliver to ${summary}.`)
  return c.redirect('/account/addresses', 303)
}

/** The calls that find the clashes of a move and plan it. */
export const houseMoveRoutes = new Hono<ShopEnv>()
  .use('/account/house-moves', requireCustomer)
  .use('/account/house-moves/*', requireCustomer)
  .post('/account/house-moves/conflicts', findConflicts)
  .post('/account/house-moves', move)
