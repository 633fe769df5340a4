import { Hono } from 'hono'
import { addDays, londonDate, readFormDate } from '../calendar/calendar'
import { dateInWords } from '../calendar/delivery-dates'
import { openFrom, whyClosed } from '../essentials/essential-checks'
import { answerPostcode } from '../registration/postcode-check'
import {
  expectsJson,
  type FieldErrors,
  flash,
  pageOf,
  refuse,
  type ShopContext,
  type ShopEnv,
} from '../server/replies'
import { requireCustomer } from '../server/security'
import { email, hasErrors, required, text, validate } from '../server/validation'
import type { Pause, Visitor } from '../visitor'
import { findCustomer, signIn } from '../visitors'
import { comesAfter, joinPauses, noEnd } from './pauses'

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

/** Returns the errors of a pause's days; a changed pause may keep a first day in the past. */
const pauseErrors = (
  c: ShopContext,
  start: string | null,
  end: string | null,
  changed?: Pause,
): FieldErrors => {
  const { fields, world } = c.env
  const errors = validate(fields, { start_date: [required], end_date: [required] })
  const wrong = [`Enter a date like 24/05/${londonDate(world.now()).slice(0, 4)}.`]
  if (!errors.start_date && !start) errors.start_date = wrong
  if (!errors.end_date && !end) errors.end_date = wrong
  const closed = start && whyClosed(world.now(), start)
  if (start && start !== changed?.start) {
    if (start <= londonDate(world.now())) errors.start_date = ['Choose a first day after today.']
    else if (closed) errors.start_date = [closed]
  }
  if (start && end && end < start) errors.end_date = ['Choose a last day that is not before the first.']
  return errors
}

/** Leads back to the home page if the pause was begun or ended there, and to the page of pauses otherwise. */
const toPauses = (c: ShopContext) => c.redirect(pageOf(c.req.raw) === '/' ? '/' : '/account/pauses', 303)

/** Keeps the pauses as they are, so that the next change can be undone. */
const keepPauses = ({ env: { visitor, world } }: ShopContext): void => {
  visitor.pausesBefore = { pauses: structuredClone(visitor.pauses), openFrom: openFrom(world.now()) }
}

const pause = (c: ShopContext) => {
  const { fields, visitor, world } = c.env
  const start = readFormDate(text(fields, 'start_date'))
  const end = readFormDate(text(fields, 'end_date'))
  const errors = pauseErrors(c, start, end)
  if (hasErrors(errors) || !start || !end) return refuse(c, errors, { back: '/account/pauses' })
  // A form that arrives twice is one pause, also where the first has been joined with others.
  const known = visitor.pauses.find(each => each.start <= start && end <= each.end)
  if (!known) keepPauses(c)
  const added = known ?? { id: world.nextId(), start, end }
  if (!known) visitor.pauses.push(added)
  tellPause(c, added)
  return toPauses(c)
}

const span = ({ start, end }: Pause): string =>
  end === noEnd
    ? `from ${dateInWords(start)} until you end the pause`
    : start === end
      ? `on ${dateInWords(start)}`
      : `from ${dateInWords(start)} to ${dateInWords(end)}`

/** Joins a pause with the pauses that it meets, and reports what is paused now and when the next delivery comes. */
function tellPause({ env: { visitor, world } }: ShopContext, pause: Pause): void {
  const taken = joinPauses(visitor, pause).map(
    other => `We had already paused ${span(other)}: it is one pause now.`,
  )
  visitor.pauses.sort((one, other) => one.start.localeCompare(other.start))
  const again = comesAfter(visitor, world.now(), pause)
  const words = [
    `Your deliveries are paused ${span(pause)}.`,
    ...taken,
    ...(again ? [`Your next delivery after that is on ${dateInWords(again)}.`] : []),
  ]
  flashChange(visitor, words.join(' '))
}

/** Reports a change of the pauses, which the next page offers to undo. */
function flashChange(visitor: Visitor, message: string): void {
  visitor.flash = { tone: 'success', message, ...(visitor.pausesBefore && { canUndo: true }) }
}

const pauseOf = ({ env: { fields, visitor } }: ShopContext, name: 'change' | 'end') =>
  visitor.pauses.find(({ id }) => String(id) === text(fields, name))

const changePause = (c: ShopContext) => {
  const { fields } = c.env
  const changed = pauseOf(c, 'change')
  if (!changed) return toPauses(c)
  const start = readFormDate(text(fields, 'start_date'))
  const end = readFormDate(text(fields, 'end_date'))
  const errors = pauseErrors(c, start, end, changed)
  if (hasErrors(errors) || !start || !end)
    return refuse(c, errors, { back: `/account/pauses?change=${changed.id}` })
  keepPauses(c)
  Object.assign(changed, { start, end })
  tellPause(c, changed)
  return toPauses(c)
}

/**
 * Ends a pause. Its days that are over or past their cut-off stay paused, so deliveries begin with the first day that
 * is still open.
 */
const endPause = (c: ShopContext) => {
  const { visitor, world } = c.env
  const ended = pauseOf(c, 'end')
  if (!ended) {
    // Pressed twice, or on a page that was open for long.
    visitor.flash ??= { tone: 'info', message: 'That pause has ended already.' }
    return toPauses(c)
  }
  const open = openFrom(world.now())
  keepPauses(c)
  if (open <= ended.start) visitor.pauses = visitor.pauses.filter(pause => pause !== ended)
  else if (open <= ended.end) ended.end = addDays(open, -1)
  const from = open <= ended.start ? '' : ` from ${dateInWords(open)}`
  flashChange(visitor, `Your pause has ended. We deliver as usual${from}.`)
  return toPauses(c)
}

/** Restores the pauses as they were before their last change, while the same days are open as then. */
const undoPause = (c: ShopContext) => {
  const { visitor, world } = c.env
  const { pausesBefore } = visitor
  visitor.pausesBefore = null
  if (pausesBefore?.openFrom === openFrom(world.now())) {
    visitor.pauses = pausesBefore.pauses
    flash(visitor, 'success', 'That is undone. Your pauses are as they were before.')
  } else visitor.flash ??= { tone: 'error', message: 'That can no longer be undone.' }
  return toPauses(c)
}

const logIn = (c: ShopContext) => {
  const { fields, visitor, world } = c.env
  const errors = validate(fields, { email: [required, email], password: [required] })
  if (hasErrors(errors)) return refuse(c, errors, { back: '/login' })
  const customer = findCustomer(visitor, text(fields, 'email'))
  if (!customer)
    return refuse(
      c,
      { email: ["We don't know that email and password together. Please try again."] },
      { back: '/login' },
    )
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

/** The calls of logging in and out, house moves and pauses. */
export const accountRoutes = new Hono<ShopEnv>()
  .use('/account/*', requireCustomer)
  .post('/account/addresses/postcode/verify', moveTo)
  .post('/account/pauses', c => {
    const { fields } = c.env
    if (text(fields, 'undo')) return undoPause(c)
    return text(fields, 'end') ? endPause(c) : text(fields, 'change') ? changePause(c) : pause(c)
  })
  .post('/login', logIn)
  .post('/logout', logOut)
