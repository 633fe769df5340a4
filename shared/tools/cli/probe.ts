import { toBasket } from '../../domain/api/basket'
import { readAnswer } from '../../domain/api/client/reply'
import { type CallName, routes } from '../../domain/api/client/routes'
import type { Basket } from '../../domain/rules/basket'
import { type CalendarDate, weekStart } from '../../domain/rules/dates/dates'
import { readJson } from '../../platform/values/json'
import type { Asked, Report } from './findings'
import { sendOn, tryAddresses } from './probe-addresses'
import { type Known, type Send, type Try, tryCall, tryToken } from './probe-calls'
import { tryPage } from './probe-pages'

type ProbeOptions = {
  origin: string
  send: Send
  known: Known
  /** Also makes changes: with a test account only. */
  isWriting: boolean
  pages: readonly string[]
  /** What the site says of its addresses. */
  site?: unknown
  /** The widgets that lead to a page. */
  leadsTo?: (page: string) => readonly string[]
  /** What the server has not told by itself. */
  product?: string | undefined
  order?: string | undefined
  today: CalendarDate
}

/** The first value of that name anywhere in an answer. */
function firstOf(body: unknown, names: readonly string[]): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  for (const [name, value] of Object.entries(body)) {
    if (names.includes(name) && (typeof value === 'string' || typeof value === 'number')) return String(value)
    const inner = firstOf(value, names)
    if (inner !== undefined) return inner
  }
  return undefined
}

const first: readonly CallName[] = ['readBasket', 'readWeek', 'readOrdered', 'readLatestBoxes']

type Step = Try | { call: CallName; because: string }

type Told = { product: string | undefined; order: string | undefined; date: string | undefined }

const rest = ({ product, order, date }: Told): Step[] => {
  const noProduct = 'no answer names a product; give one with --product'
  const of = (call: CallName, path: string) => (product ? { call, path } : { call, because: noProduct })
  return [
    of('readBasketQuantity', `/api/product/bol/${product}`),
    of('readRegularOrder', `/api/product/regular/${product}`),
    of('readOneOff', `/api/product/oneoff/${product}`),
    product && date
      ? { call: 'readDayOrder', path: `/api/product/regular-modified/${product}/${date}` }
      : { call: 'readDayOrder', because: 'nothing is ordered regularly in this week' },
    order
      ? { call: 'readCheckout', path: `/api/bol-checkout/${order}` }
      : { call: 'readCheckout', because: 'no box is being ordered; give one with --order' },
  ]
}

/** Every call that changes something, but for the form that the browser itself posts. */
const changing = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (name): name is CallName => routes[name].mutation && routes[name].as !== 'form',
)

/** The basket that an answer tells of; undefined for one that would break. */
function basketIn(body: unknown): Basket | undefined {
  try {
    return readAnswer(routes.readBasket, 200, body, toBasket)
  } catch {
    return undefined
  }
}

const changes: readonly Step[] = [
  { call: 'checkPostcode', path: '/register/postcode/verify', body: { postcode: 'BS3 4TN' } },
  {
    call: 'checkPostcode',
    path: '/register/postcode/verify',
    body: { postcode: 'x' },
    refusedAt: 'postcode',
  },
  { call: 'checkAccountPostcode', path: '/account/addresses/postcode/verify', body: { postcode: 'BS3 4TN' } },
  {
    call: 'checkPromoCode',
    path: '/register/code/verify',
    body: { code: 'no such code' },
    refusedAt: 'code',
  },
  {
    call: 'savePassword',
    path: '/account/password',
    body: { old_password: 'x', password: 'y', password_confirmation: 'z' },
    refusedAt: 'password',
  },
]

/** Puts a product into the basket, and leaves the basket as it was: the line, its number and its code. */
async function tryBasket(
  product: string | undefined,
  ask: (step: Step) => Promise<void>,
  basket: () => Basket | undefined,
): Promise<void> {
  const lineOf = () => basket()?.lines.find(({ productId }) => productId === product)
  if (!product || !basket()) {
    const because = product
      ? 'the basket cannot be read'
      : 'no answer names a product; give one with --product'
    for (const call of ['addToBasket', 'changeBasketLine', 'removeBasketLine', 'applyDiscount'] as const)
      await ask({ call, because })
    return
  }
  const before = lineOf()?.quantity ?? 0
  const added = { id: Number(product) || product, quantity: 1, increment: false }
  await ask({ call: 'addToBasket', path: '/api/product/bol', body: added })
  await ask({ call: 'readBasket', path: '/api/bol-basket' })
  const line = lineOf()
  const path = `/api/bol-basket/${line?.id}`
  const because = 'the product that was put into the basket is not in it'
  const change: Try = { call: 'changeBasketLine', path, body: { quantity: before || 2 } }
  const isOurs = line && !before
  await ask(line ? change : { call: 'changeBasketLine', because })
  await ask(
    isOurs
      ? { call: 'removeBasketLine', path }
      : { call: 'removeBasketLine', because: line ? 'the product was in the basket before' : because },
  )
  await ask(
    basket()?.coupon
      ? { call: 'applyDiscount', because: 'the basket has a code already' }
      : {
          call: 'applyDiscount',
          path: '/api/basket/apply-discount',
          body: { discount_code: 'no such code' },
          refusedAt: '',
        },
  )
}

/** Asks a server all that the widgets would, and says what fits. */
export async function probe({
  origin,
  send,
  known,
  isWriting,
  pages,
  product,
  order,
  today,
  site,
  leadsTo = () => [],
}: ProbeOptions): Promise<Report> {
  const calls: Asked[] = []
  const bodies: Partial<Record<CallName, unknown>> = {}
  const keeping: Send = async (...request) => {
    const answer = await sendTo(trying)(...request)
    if (answer.status < 300) bodies[trying] = readJson(answer.text)
    return answer
  }
  const sendTo = sendOn(site, send)
  let trying: CallName = 'readBasket'
  const tried = new Set<CallName>()
  const ask = async (each: Step) => {
    trying = each.call
    tried.add(trying)
    const asked: Asked =
      'because' in each
        ? {
            what: each.call,
            verdict: 'not asked',
            findings: [],
            widgets: known.widgetsOf(each.call),
            because: each.because,
          }
        : await tryCall(each, keeping, known)
    calls.push(asked)
  }
  const paths: Partial<Record<CallName, string>> = {
    readBasket: '/api/bol-basket',
    readWeek: `/api/basket?start_of_week=${weekStart(today)}`,
    readOrdered: '/api/basket/ordered',
    readLatestBoxes: '/api/basket/latest-bol',
  }
  for (const call of first) await ask({ call, path: paths[call] ?? '' })
  const boxProduct = product ?? firstOf(bodies.readBasket, ['product_id'])
  const essential = product ?? firstOf(bodies.readWeek, ['product_id'])
  const draft = (bodies.readBasket as { order?: { id?: unknown } } | undefined)?.order?.id
  const told = {
    product: essential,
    order: order ?? (draft === undefined || draft === null ? undefined : String(draft)),
    date: firstOf(bodies.readWeek, ['delivery_date']),
  }
  for (const each of rest(told)) await ask(each)
  if (isWriting) {
    for (const each of changes) await ask(each)
    await tryBasket(boxProduct, ask, () => basketIn(bodies.readBasket))
    calls.push(await tryToken(sendTo('checkPostcode'), '/register/postcode/verify', { postcode: 'BS3 4TN' }))
    for (const call of changing)
      if (!tried.has(call)) await ask({ call, because: 'what it does may not be undone; try it by hand' })
  } else
    calls.push({
      what: 'all changes',
      verdict: 'not asked',
      findings: [],
      widgets: [],
      because: 'asked with --write and a test account only',
    })
  const looked: Asked[] = []
  for (const path of pages) looked.push(...(await tryPage(path, send)))
  looked.push(...(await tryAddresses(site, send, leadsTo)))
  return { origin, calls, pages: looked }
}
