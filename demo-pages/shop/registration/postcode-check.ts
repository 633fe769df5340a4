import { Hono } from 'hono'
import { londonDate } from '../calendar/calendar'
import { roundOf } from '../essentials/round-days'
import { type Depot, findCoverage, type Round } from '../places/coverage'
import { readPostcode } from '../places/postcodes'
import { refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { email, hasErrors, required, short, text, validate } from '../server/validation'
import type { Visitor } from '../visitor'

const depotReply = (depot: Depot | null) => {
  if (!depot) return null
  const { email: _, ...published } = depot
  return published
}

/** Returns true if a round has accepted its maximum of new customers for the day. */
export function isQuotaReached(visitor: Visitor, round: Round, today: string): boolean {
  const made = visitor.registrations.filter(each => each.roundId === round.id && each.date === today)
  return made.length >= round.dailyRegistrations
}

const invalidPostcode = { postcode: ['Invalid postcode'] }

/** Returns the answer to a postcode check and stores the outcome; null if the text is not a UK postcode. */
export function answerPostcode(c: ShopContext, typed: string) {
  const { visitor, world } = c.env
  const read = readPostcode(typed)
  const coverage = findCoverage(typed)
  if (!read || !coverage) return null
  if (coverage.kind === 'round') {
    // A customer's door may have another round than its district.
    const round = roundOf({ customer: visitor.customer, postcode: read.postcode }) ?? coverage.round
    const { id, roundsman, delivery_summary } = round
    return {
      postcode: read.postcode,
      round,
      postcode_match: true,
      quota_reached: isQuotaReached(visitor, round, londonDate(world.now())),
      is_affiliate: false,
      results: { delivery_summary, round: { id, roundsman, depot: depotReply(round.depot) } },
    }
  }
  const missed = { postcode: read.postcode, round: null, postcode_match: false, quota_reached: false }
  if (coverage.kind === 'affiliates') {
    const rows = coverage.affiliates.map(affiliate => ({ affiliate }))
    const results = coverage.keyed ? Object.fromEntries(rows.map((row, index) => [index * 2, row])) : rows
    return { ...missed, is_affiliate: true, results }
  }
  if (!coverage.takesDetails) return { ...missed, is_affiliate: false, results: [] }
  const id = world.nextId()
  visitor.failedChecks.set(String(id), read.postcode)
  return { ...missed, is_affiliate: false, results: { id } }
}

const checkPostcode = (c: ShopContext) => {
  const missing = validate(c.env.fields, { postcode: [required] })
  if (hasErrors(missing)) return refuse(c, missing)
  const answer = answerPostcode(c, text(c.env.fields, 'postcode'))
  if (!answer) return refuse(c, invalidPostcode)
  const { postcode, round: _, ...body } = answer
  if (body.postcode_match) c.env.visitor.postcode = postcode
  return c.json(body)
}

const saveDetails = (c: ShopContext) => {
  const { visitor, fields } = c.env
  const id = c.req.param('id') ?? ''
  const postcode = visitor.failedChecks.get(id)
  if (!postcode) return c.json({ message: `No failed postcode check ${id} for this visitor.` }, 404)
  const errors = validate(fields, {
    first_name: [required, short],
    last_name: [required, short],
    email: [required, email, short],
    street: [required, short],
  })
  if (hasErrors(errors)) return refuse(c, errors)
  const [first_name, last_name, address, street] = ['first_name', 'last_name', 'email', 'street'].map(name =>
    text(fields, name),
  ) as [string, string, string, string]
  visitor.leads.set(id, { first_name, last_name, email: address, street, postcode })
  return c.json({ success: true })
}

/** The calls that check a postcode, and save details where the shop does not deliver. */
export const postcodeRoutes = new Hono<ShopEnv>()
  .post('/register/postcode/verify', checkPostcode)
  .put('/register/postcode/:id{[0-9]+}/details', saveDetails)
