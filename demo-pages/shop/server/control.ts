import { Hono } from 'hono'
import type { Visitor } from '../visitor'
import { customers, resetVisitor, signIn, type World } from '../visitors'
import { isFaultKind, planFault } from './fault-kinds'
import type { ShopContext, ShopEnv } from './replies'
import { requireSameOrigin } from './security'

/** The new identity of the visitor. */
export type VisitorSetup = {
  as?: 'guest' | 'customer'
  hasPostcode?: boolean
  /** True if the pages print no state, like those of a site that prints only the token. */
  printsNothing?: boolean
}

/** Makes the visitor a guest or the first demo customer, with or without a confirmed postcode. */
export function become(
  world: World,
  visitor: Visitor,
  { as = 'guest', hasPostcode, printsNothing = false }: VisitorSetup,
): void {
  const customer = as === 'customer' ? (customers[0] ?? null) : null
  signIn(world, visitor, customer)
  visitor.postcode = (hasPostcode ?? customer !== null) ? 'BS3 4TN' : null
  visitor.printsNothing = printsNothing
}

const stateOf = ({ customer, postcode, faults, leads, registrations, pauses, ...ordered }: Visitor) => ({
  as: customer ? 'customer' : 'guest',
  customer: customer && { name: customer.name, email: customer.email },
  postcode,
  hasPostcode: postcode !== null,
  faults,
  leads: [...leads.values()],
  registrations,
  pauses,
  regularOrders: ordered.regularOrders,
  oneOffs: ordered.oneOffs,
  dayChanges: ordered.dayChanges,
  payments: ordered.ledger.payments,
  details: { ...ordered.details, password: undefined },
})

const state = (c: ShopContext) => c.json(stateOf(c.env.visitor))

const setVisitor = (c: ShopContext) => {
  const { as, hasPostcode, printsNothing } = c.env.fields
  if (as !== 'guest' && as !== 'customer')
    return c.json({ message: `as is ${JSON.stringify(as)}: expected "guest" or "customer".` }, 422)
  become(c.env.world, c.env.visitor, {
    as,
    ...(typeof hasPostcode === 'boolean' && { hasPostcode }),
    printsNothing: printsNothing === true,
  })
  return state(c)
}

const setFault = (c: ShopContext) => {
  const { kind, match = '*', times = 1, ms, status } = c.env.fields
  if (kind === 'none') c.env.visitor.faults.length = 0
  else if (
    !isFaultKind(kind) ||
    typeof match !== 'string' ||
    (typeof times !== 'number' && times !== 'always')
  )
    return c.json(
      { message: 'Expected {kind, match, times}: a fault kind, a text, a number or "always".' },
      422,
    )
  else
    c.env.visitor.faults.push(
      planFault({
        kind,
        match,
        times,
        ...(typeof ms === 'number' && { ms }),
        ...(typeof status === 'number' && { status }),
      }),
    )
  return state(c)
}

const reset = (c: ShopContext) => {
  resetVisitor(c.env.world, c.env.visitor)
  return state(c)
}

/** Replaces the visitor's token, so that the token of open pages is stale, as with a full-page cache. */
const staleToken = (c: ShopContext) => {
  c.env.visitor.csrfToken = c.env.world.newToken()
  return state(c)
}

const mostReports = 100

/** Returns the names and texts of a report; null if the body is no report. */
function readReport(body: string): Record<string, string> | null {
  try {
    const entries = Object.entries(JSON.parse(body) as object)
    const isText = ([name, value]: [string, unknown]) =>
      /^\w{1,20}$/.test(name) && typeof value === 'string' && value.length <= 200
    return entries.length > 0 && entries.length < 10 && entries.every(isText)
      ? Object.fromEntries(entries)
      : null
  } catch {
    return null
  }
}

/** Receives the reports of `helpers/report-errors.js`, as a site's own address for them would. */
const takeReport = (c: ShopContext) => {
  const says = readReport(c.env.entry.body)
  if (!says) return c.json({ message: 'Expected a few names with short texts, as JSON.' }, 422)
  const { reports } = c.env.visitor.sent
  reports.push({ at: c.env.world.now().toISOString(), says })
  if (reports.length > mostReports) reports.shift()
  return c.body(null, 204)
}

/** The control panel's calls; each returns the visitor's new state. */
export const controlRoutes = new Hono<ShopEnv>()
  .use('/demo/*', requireSameOrigin)
  .get('/demo/state', state)
  .get('/demo/log', c => c.json(c.env.visitor.log))
  .post('/demo/errors', takeReport)
  .post('/demo/visitor', setVisitor)
  .post('/demo/faults', setFault)
  .post('/demo/token', staleToken)
  .post('/demo/reset', reset)
