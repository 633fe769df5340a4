import { Hono } from 'hono'
import { londonDate, printDate, readFormDate } from './calendar'
import { whyClosed } from './essential-checks'
import { answerPostcode } from './postcode-check'
import { expectsJson, type FieldErrors, flash, refuse, type ShopContext, type ShopEnv } from './replies'
import { requireCustomer } from './security'
import { email, hasErrors, required, text, validate } from './validation'
import { findCustomer, signIn } from './visitors'

const addresses = '/account/addresses'
const notServed = "Sorry, we don't deliver to your new address just yet."

const moveTo = (c: ShopContext) => {
  const { fields, visitor } = c.env
  const missing = validate(fields, { postcode: [required] })
  if (hasErrors(missing)) return refuse(c, missing, { back: addresses })
  const answer = answerPostcode(c, text(fields, 'postcode'))
  if (!answer) return refuse(c, { postcode: ['Invalid postcode'] }, { back: addresses })
  const { postcode, round, postcode_match, results } = answer
  if (expectsJson(c.req.raw.headers)) return c.json({ data: { postcode_match, results } })
  if (!round) return refuse(c, { postcode: [notServed] }, { back: addresses })
  const { delivery_summary, depot } = round
  visitor.move = { postcode, delivery_summary, depot: depot?.title ?? null }
  flash(visitor, 'success', `We deliver to ${postcode}. Tell us the rest of your new address.`)
  return c.redirect('/account/house-moves', 303)
}

const pauseErrors = (c: ShopContext, start: string | null, end: string | null): FieldErrors => {
  const { fields, visitor, world } = c.env
  const errors = validate(fields, { start_date: [required], end_date: [required] })
  const wrong = (name: string) => [`The ${name} is not a valid date. Please use DD/MM/YYYY.`]
  if (!errors.start_date && !start) errors.start_date = wrong('start date')
  if (!errors.end_date && !end) errors.end_date = wrong('end date')
  const closed = start && whyClosed(world.now(), start)
  if (start && start <= londonDate(world.now()))
    errors.start_date = ['The start date must be a date after today.']
  else if (closed) errors.start_date = [closed]
  if (start && end && end < start)
    errors.end_date = ['The end date must be a date after or equal to start date.']
  const meets = visitor.pauses.some(pause => start && end && start <= pause.end && end >= pause.start)
  if (meets && !hasErrors(errors))
    errors.start_date = ['Your deliveries are already paused for some of those days.']
  return errors
}

const pause = (c: ShopContext) => {
  const { fields, visitor, world } = c.env
  const start = readFormDate(text(fields, 'start_date'))
  const end = readFormDate(text(fields, 'end_date'))
  const errors = pauseErrors(c, start, end)
  if (hasErrors(errors) || !start || !end) return refuse(c, errors, { back: '/account/pauses' })
  visitor.pauses.push({ id: world.nextId(), start, end })
  visitor.pauses.sort((one, other) => one.start.localeCompare(other.start))
  flash(visitor, 'success', `Your deliveries are paused from ${printDate(start)} to ${printDate(end)}.`)
  return c.redirect('/account/pauses', 303)
}

const logIn = (c: ShopContext) => {
  const { fields, visitor, world } = c.env
  const errors = validate(fields, { email: [required, email], password: [required] })
  if (hasErrors(errors)) return refuse(c, errors, { back: '/login' })
  const customer = findCustomer(visitor, text(fields, 'email'))
  if (!customer)
    return refuse(c, { email: ['These credentials do not match our records.'] }, { back: '/login' })
  signIn(world, visitor, customer)
  const target = visitor.intended ?? '/'
  visitor.intended = null
  return c.redirect(target, 303)
}

const logOut = (c: ShopContext) => {
  signIn(c.env.world, c.env.visitor, null)
  c.env.visitor.postcode = null
  return c.redirect('/', 303)
}

/** Logging in and out, house moves and pauses. */
export const accountRoutes = new Hono<ShopEnv>()
  .use('/account/*', requireCustomer)
  .post('/account/addresses/postcode/verify', moveTo)
  .post('/account/pauses', pause)
  .post('/login', logIn)
  .post('/logout', logOut)
