import { seededBoxes } from './boxes/box-seeds'
import { addDays, londonDate } from './calendar/calendar'
import { nothingSent } from './customers/sent-state'
import { modestEssentials, pausedDay, seededEssentials } from './essentials/essential-seeds'
import { keptEssentials, noEssentials } from './essentials/essential-state'
import { atHome } from './house-moves/house-move-state'
import { seededDetails, seededLedger } from './money/ledger-seeds'
import { newLedger, noDetails } from './money/ledger-state'
import { allRounds } from './places/coverage'
import type { Account, Customer, Registration, Visitor } from './visitor'

/** The data that the routes share: the clock, ids and all visitors. */
export type World = {
  now(): Date
  /** The last id. */
  lastId: number
  /** Returns a new id. */
  nextId(): number
  newToken(): string
  visitors: Map<string, Visitor>
}

export const customers: readonly Customer[] = [
  { id: 1, name: 'Alison Frampton', email: 'alison@doorstep.example', postcode: 'BS3 4TN', roundId: 10 },
  { id: 2, name: 'Joseph Adeyemi', email: 'joseph@doorstep.example', postcode: 'BA1 5LR' },
]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns a generator (mulberry32): the same seed gives the same tokens, so that a failing run can be repeated. */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

export function createWorld(now: () => Date, seed: number): World {
  const random = randomFrom(seed)
  const letter = () => alphabet[Math.floor(random() * alphabet.length)] ?? 'a'
  const world: World = {
    now,
    lastId: 5000,
    nextId: () => ++world.lastId,
    newToken: () => Array.from({ length: 40 }, letter).join(''),
    visitors: new Map(),
  }
  return world
}

const emptyBasket = (): Pick<Account, 'box' | 'coupon'> => ({ box: { lines: [], draft: null }, coupon: null })
const settled = (): Pick<Account, 'home' | 'houseMoves'> => ({ home: null, houseMoves: [] })

const noMoney = (today: string): Pick<Account, 'ledger' | 'details'> => ({
  ledger: newLedger(today),
  details: noDetails(),
})

const openAccount = (visitor: Visitor, customer: Customer, today: string): Account => ({
  ...ordersOf(visitor, customer, today),
  ledger: seededLedger(customer, today),
  details: seededDetails(customer),
})

const ordersOf = (
  visitor: Visitor,
  customer: Customer,
  today: string,
): Omit<Account, 'ledger' | 'details'> =>
  customer.id === 1
    ? {
        pauses: [
          { id: 2, start: pausedDay(today), end: pausedDay(today) },
          { id: 1, start: addDays(today, 40), end: addDays(today, 47) },
        ],
        pausesBefore: null,
        addresses: [
          { id: 1, address_summary: '14 Greville Street, BS3 4TN' },
          { id: 2, address_summary: 'The Old Dairy, BS41 8QA' },
        ],
        ...emptyBasket(),
        ...settled(),
        boxOrders: seededBoxes(today),
        ...seededEssentials(today),
      }
    : {
        pauses: [],
        pausesBefore: null,
        addresses: [{ id: customer.id * 10, address_summary: customer.address ?? customer.postcode }],
        ...emptyBasket(),
        ...settled(),
        boxOrders: [],
        ...(visitor.registered.includes(customer) ? keptEssentials(visitor) : modestEssentials(today)),
      }

const noAccount = (today: string): Account => ({
  pauses: [],
  pausesBefore: null,
  addresses: [],
  ...emptyBasket(),
  ...settled(),
  boxOrders: [],
  ...noEssentials(),
  ...noMoney(today),
})

const accountOf = (visitor: Visitor, customer: Customer | null, today: string): Account => {
  if (!customer) return noAccount(today)
  const account = visitor.accounts.get(customer.id) ?? openAccount(visitor, customer, today)
  visitor.accounts.set(customer.id, account)
  return account
}

/** Returns other people's registrations on the day a visitor arrives, so that the quotas have something to count. */
const registrationsOfOthers = (date: string): Registration[] =>
  allRounds.flatMap(({ id, registeredAlready }) =>
    Array.from({ length: registeredAlready }, (_, at) => ({
      roundId: id,
      date,
      email: `neighbour-${id}-${at + 1}@doorstep.example`,
      friend: null,
    })),
  )

const untouched = (today: string): Omit<Visitor, 'id' | 'csrfToken' | 'faults' | 'log'> => ({
  customer: null,
  postcode: null,
  printsNothing: false,
  registered: [],
  accounts: new Map(),
  failedChecks: new Map(),
  leads: new Map(),
  registrations: registrationsOfOthers(today),
  ...noAccount(today),
  lastConfirmation: null,
  answered: new Map(),
  move: null,
  sent: nothingSent(),
  intended: null,
  flash: null,
  errors: {},
  old: {},
})

/**
 * Returns the customer with that e-mail address, in any case: a demo customer or one who registered during this visit.
 */
export const findCustomer = (visitor: Visitor, email: string): Customer | undefined =>
  [...customers, ...visitor.registered].find(each => each.email.toLowerCase() === email.toLowerCase())

/** The number of visitors after which the oldest is deleted. */
const visitorLimit = 1000

/** Creates a guest. */
export function admitVisitor(world: World): Visitor {
  const visitor = {
    id: world.newToken(),
    csrfToken: world.newToken(),
    ...untouched(londonDate(world.now())),
    faults: [],
    log: [],
  }
  world.visitors.set(visitor.id, visitor)
  const [oldest] = world.visitors.keys()
  if (world.visitors.size > visitorLimit && oldest !== undefined) world.visitors.delete(oldest)
  return visitor
}

/**
 * Logs the visitor in as that customer, or as a guest, with a new CSRF token, as after every change of identity. A
 * customer's basket is restored; a guest's basket is taken along.
 */
export function signIn(world: World, visitor: Visitor, customer: Customer | null): void {
  const { customer: before, box, coupon, home } = visitor
  if (before) Object.assign(accountOf(visitor, before, londonDate(world.now())), { box, coupon, home })
  visitor.customer = customer
  visitor.csrfToken = world.newToken()
  visitor.postcode = customer ? customer.postcode : visitor.postcode
  visitor.move = null
  Object.assign(visitor, accountOf(visitor, customer, londonDate(world.now())))
  if (customer && visitor.home) {
    visitor.customer = atHome(customer, visitor.home)
    visitor.postcode = visitor.home
  }
  if (!before && box.lines.length) Object.assign(visitor, { box, coupon })
}

/** Resets everything except the identity: same cookie, same token, no faults, an empty log. */
export function resetVisitor(world: World, visitor: Visitor): void {
  Object.assign(visitor, untouched(londonDate(world.now())))
  visitor.faults.length = 0
  visitor.log.length = 0
}
