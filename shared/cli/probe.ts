import type { CallName } from '../api/routes'
import { type CalendarDate, weekStart } from '../rules/dates'
import { readJson } from '../text/json'
import type { Asked, Report } from './findings'
import { type Known, type Send, type Try, tryCall, tryToken } from './probe-calls'
import { tryPage } from './probe-pages'

export type ProbeOptions = {
  origin: string
  send: Send
  known: Known
  /** Also makes changes: with a test account only. */
  isWriting: boolean
  pages: readonly string[]
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

type Told = { product: string | undefined; order: string | undefined; date: string | undefined }

const rest = ({ product, order, date }: Told): (Try | { call: CallName; because: string })[] => {
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

const changes = (product: string | undefined): (Try | { call: CallName; because: string })[] => [
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
  product
    ? {
        call: 'addToBasket',
        path: '/api/product/bol',
        body: { id: Number(product) || product, quantity: 1, increment: false },
      }
    : { call: 'addToBasket', because: 'no answer names a product; give one with --product' },
]

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
}: ProbeOptions): Promise<Report> {
  const calls: Asked[] = []
  const bodies: Partial<Record<CallName, unknown>> = {}
  const keeping: Send = async (...request) => {
    const answer = await send(...request)
    if (answer.status < 300) bodies[trying] = readJson(answer.text)
    return answer
  }
  let trying: CallName = 'readBasket'
  const ask = async (each: Try | { call: CallName; because: string }) => {
    trying = each.call
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
    for (const each of changes(boxProduct)) await ask(each)
    calls.push(await tryToken(send, '/register/postcode/verify', { postcode: 'BS3 4TN' }))
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
  return { origin, calls, pages: looked }
}
