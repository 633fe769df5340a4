import { Hono } from 'hono'
import { londonDate } from '../calendar/calendar'
import { addressIn } from '../places/address'
import { findCoverage, type Round } from '../places/coverage'
import { readPostcode } from '../places/postcodes'
import { flash, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { email, hasErrors, required, short, text, validate, zeroOrOne } from '../server/validation'
import { findCustomer, signIn } from '../visitors'
import { give, readGift } from './free-products'
import { isQuotaReached } from './postcode-check'
import { refusedCodes } from './promo'
import { judgeCode } from './schemes'

const schemeOf = (c: ShopContext) => {
  const verdict = judgeCode(text(c.env.fields, 'referral_code'), londonDate(c.env.world.now()))
  return verdict.kind === 'scheme' ? verdict.scheme : null
}

const registrationErrors = (c: ShopContext, round: Round | null) => {
  const { visitor, fields, world } = c.env
  const today = londonDate(world.now())
  const errors = validate(fields, {
    address_1: [required, short],
    city: [required, short],
    first_name: [required, short],
    last_name: [required, short],
    email: [required, email, short],
    password: [required],
    offline: [zeroOrOne],
    referral_code_checked: [zeroOrOne],
  })
  if (findCustomer(visitor, text(fields, 'email')))
    errors.email = ['Somebody has registered with this email already. Log in, or use another.']
  if (fields.password !== fields.password_confirmation)
    errors.password_confirmation = ['Type the same password twice.']
  if (text(fields, 'referral_code') && !schemeOf(c)) errors.referral_code = [refusedCodes.unknown]
  // The postcode is asked for first on the page, so its message is the first.
  if (!round) return { postcode: ['Please check that we deliver to your postcode first.'], ...errors }
  if (!isQuotaReached(visitor, round, today)) return errors
  return {
    postcode: ["We've reached today's limit of new registrations. Please try again tomorrow."],
    ...errors,
  }
}

const register = (c: ShopContext) => {
  const { visitor, fields, world } = c.env
  // Without script, this request shows the free product of a code: the form comes back as it was, with the choice.
  if (text(fields, 'show') === 'gift') return refuse(c, {}, { back: '/register' })
  const postcode = readPostcode(text(fields, 'postcode') || visitor.postcode || '')?.postcode
  const coverage = postcode ? findCoverage(postcode) : null
  const round = coverage?.kind === 'round' ? coverage.round : null
  const { gift, errors: giftErrors } = readGift(c.env.fields, schemeOf(c), {
    visitor: { ...visitor, postcode: postcode ?? null },
    now: world.now(),
  })
  const errors = { ...registrationErrors(c, round), ...giftErrors }
  if (hasErrors(errors) || !round || !postcode) return refuse(c, errors, { back: '/register' })
  const address = text(fields, 'email')
  visitor.registrations.push({
    roundId: round.id,
    date: londonDate(world.now()),
    email: address,
    friend: text(fields, 'friend') || null,
  })
  const name = `${text(fields, 'first_name')} ${text(fields, 'last_name')}`
  const home = addressIn(fields, postcode)
  const customer = { id: world.nextId(), name, email: address, postcode, address: home }
  visitor.registered.push(customer)
  signIn(world, visitor, customer)
  if (gift) give(visitor, world, gift)
  flash(visitor, 'success', `Welcome, ${name}. ${round.roundsman} will be with you soon.`)
  return c.redirect('/register/success', 303)
}

/** The registration form. */
export const registrationRoutes = new Hono<ShopEnv>().post('/register', register)
