import { isApiError, TokenExpired } from '../../../domain/api/client/errors'
import { bodyOf } from '../../../domain/api/client/reply'
import {
  askedPath,
  type CallName,
  type PathParams,
  type Query,
  type Route,
  routes,
} from '../../../domain/api/client/routes'
import { addressOf } from '../../../platform/page/addresses'
import type { Asks } from '../../../platform/runtime/asks'
import { type DecodeError, type Decoder, decodeHeard } from '../../../platform/values/decoder'
import { readJson } from '../../../platform/values/json'
import { serverTime } from '../../../platform/values/server-time'
import { repeatedIds } from '../../contract/repeated'
import { type Answer, answers, type Send, wrongToken } from '../answer'
import { oddAmounts } from './amounts'
import { type Asked, type Finding, verdictOf } from './findings'
import { errorOf, readAnswer } from './read-reply'

/** The checks of responses: their decoders, the contract's rules, and which widgets make each call. */
export type ContractChecks = {
  decoderOf: (call: CallName) => Decoder<unknown> | undefined
  /** Returns what the contract does not allow in a response although the widgets accept it. */
  irregular: (call: CallName, body: unknown) => string[]
  widgetsOf: (call: CallName) => readonly string[]
  /** Returns the calls and pages that a widget declares to use. */
  asksOf: (widget: string) => Asks | undefined
  /** The site's addresses. */
  site?: unknown
  /** True if nobody is logged in. */
  isGuest?: boolean
  /** Returns true if the selected widgets can do without the call while a shop does not have it yet. */
  mayBeMissing?: (call: CallName) => boolean
}

/** A call to try, with its parameters. */
export type Try = {
  call: CallName
  params?: PathParams
  query?: Query
  body?: unknown
  headers?: Record<string, string>
  /** The field whose message the server should give as it refuses the call; '' for a refusal of the call as a whole. */
  refusedAt?: string
}

const breaks = (says: string): Finding => ({ verdict: 'breaks', says })
const odd = (says: string): Finding => ({ verdict: 'odd', says })

/** Returns the failure that the widgets would see; the site says where its login page is. */
function failureIn(route: Route, { status, url, text }: Answer, { site }: ContractChecks): Error | null {
  const login = new URL(addressOf('login', '', site), url).pathname.replace(/(?<!\/)\/+$/, '')
  return errorOf(
    route,
    { status, url, body: text },
    pathname => pathname.replace(/(?<!\/)\/+$/, '') === login,
  )
}

/** Returns true if the answer tells a visitor who is not logged in to log in, as it should. */
function isForCustomers(route: Route, answer: Answer, known: ContractChecks): boolean {
  const failure = known.isGuest ? failureIn(route, answer, known) : null
  return !!failure && isApiError(failure) && failure.kind === 'session-ended'
}

/** Returns the problems that show before the body is decoded: the status, a redirect, or a body that is not JSON. */
function ofTransport(route: Route, answer: Answer, known: ContractChecks): Finding[] {
  const failure = failureIn(route, answer, known)
  if (failure && isApiError(failure)) {
    if (failure.kind === 'session-ended')
      return [
        breaks(
          `answers as if nobody were logged in; people are sent to ${addressOf('login', '', known.site)}`,
        ),
      ]
    if (failure.kind === 'token-expired')
      return [breaks('refuses the token of the page; people are asked to reload')]
    return [
      breaks(
        `answers ${answer.status}; people read “${'messages' in failure ? failure.messages[0] : 'Something went wrong'}”`,
      ),
    ]
  }
  if (answer.text.includes('\ufffd'))
    return [breaks('is not written in UTF-8, so that people read � instead of letters')]
  if (answer.text && readJson(answer.text) === undefined)
    return [breaks(`answers something that is not JSON: ${answer.text.slice(0, 40).replace(/\s+/g, ' ')}`)]
  return []
}

function ofHeaders(route: Route, { headers, text, url }: Answer, asked: string): Finding[] {
  const findings: Finding[] = []
  const type = headers.get('Content-Type') ?? 'nothing'
  if (readJson(text) !== undefined && !/json/.test(type)) findings.push(odd(`labels its JSON as ${type}`))
  if (!serverTime(headers)) findings.push(odd('has no Date header, so cut-offs follow the device’s clock'))
  if (/\bpublic\b|s-maxage/.test(headers.get('Cache-Control') ?? '') && !route.mutation)
    findings.push(breaks('may be cached (Cache-Control), so that one customer may read another’s data'))
  if (new URL(url).pathname !== asked.split('?')[0])
    findings.push(odd(`redirects to ${new URL(url).pathname}`))
  return findings
}

/** Returns the value at a place such as "products[0].product". */
function valueAt(body: unknown, field: string): unknown {
  const steps =
    field === 'body'
      ? []
      : field
          .replace(/^body\.?/, '')
          .split(/[.[\]]+/)
          .filter(Boolean)
  return steps.reduce<unknown>((value, step) => (Object(value) as Record<string, unknown>)[step], body)
}

/** Returns a sentence about the value at a place where another value is expected, and about the expected one. */
function whatCame(field: string, body: unknown, wanted: string | undefined): string {
  const value = valueAt(body, field)
  const name = field === 'body' ? 'the answer' : field
  const came =
    value === undefined ? 'is missing' : `is ${JSON.stringify(value)?.slice(0, 60)}, which is not read`
  return `${name} ${came}${wanted ? `; ${wanted}` : ''}`
}

function ofBody(call: CallName, { status, url, text }: Answer, known: ContractChecks): Finding[] {
  const decode = known.decoderOf(call)
  const body = bodyOf(routes[call], { status, url, body: text }, decode)
  try {
    readAnswer(routes[call], status, body, decode)
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind === 'rejected')
      return [
        breaks(
          error.isForDeveloper
            ? `refuses with ${status}, but neither message nor errors says why`
            : `refuses: ${error.messages[0]}`,
        ),
      ]
    if (error.kind !== 'contract') return [breaks(error.message)]
    return [breaks(whatCame(error.field, body, known.irregular(call, body)[0]))]
  }
  if (!decode) return []
  // Widgets skip an entry that they cannot read and show the rest of a list; a shop ought to know of that entry.
  const leftOut: DecodeError[] = []
  decodeHeard({ leftOut: error => leftOut.push(error as DecodeError) }, () => decode(body, ''))
  if (leftOut[0]) return [breaks(whatCame(leftOut[0].at, body, known.irregular(call, body)[0]))]
  const repeated = repeatedIds(body).map(place =>
    breaks(`${place} is in its list twice, so that its rows cannot be told apart`),
  )
  return [
    ...repeated.slice(0, 1),
    ...oddAmounts(body).slice(0, 3).map(breaks),
    ...known.irregular(call, body).map(odd),
  ]
}

/** The lines in which a site names the token if its framework uses other names (J-43). */
export const twoLines =
  'If your framework expects the token under other names, say so in the head of the page: ' +
  '<meta name="csrf-header" content="X-CSRFToken"> for calls, <meta name="csrf-param" content="csrfmiddlewaretoken"> for forms.'

/** Checks that a refusal names the field and says what is wrong. */
function ofRefusal(route: Route, answer: Answer, field: string): Finding[] {
  const { status, text, url } = answer
  let failure: unknown = errorOf(route, { status, url, body: text })
  if (failure instanceof TokenExpired)
    return [breaks(`refuses the token of the page; people are asked to reload. ${twoLines}`)]
  try {
    if (!failure) readAnswer(route, status, readJson(text))
  } catch (error) {
    failure = error
  }
  if (!failure) return [odd('accepts what it should refuse')]
  if (!isApiError(failure) || failure.kind !== 'rejected')
    return [
      breaks(
        `refuses with ${status} in a way that cannot be read; people learn only that something went wrong`,
      ),
    ]
  return !field || field in failure.fields ? [] : [odd(`refuses without a message at ${field}`)]
}

/** Makes one call and reports how its response fits. */
export async function tryCall(
  { call, params, query, body, headers, refusedAt }: Try,
  send: Send,
  known: ContractChecks,
): Promise<Asked> {
  const route: Route = routes[call]
  const path = askedPath(route, params, query)
  const what = `${route.method} ${path} (${call})`
  const answer = await send(route.method, path, body, headers)
  const widgets = known.widgetsOf(call)
  if (answer.networkError !== undefined || answer.ledTo !== undefined) {
    const findings = [breaks(answers(answer))]
    return { what, call, verdict: 'breaks', findings, widgets }
  }
  if (isMissing(answer)) {
    const isDoneWithout = known.mayBeMissing?.(call)
    const effect = isDoneWithout
      ? ' Features that need it say that they do not work now; the rest works.'
      : ''
    const says = `is not there: ${answer.status} and a page of HTML; if it is elsewhere, write "calls": { "${call}": "…" } into the script with data-doorstep-site.${effect}`
    const findings = [isDoneWithout ? odd(says) : breaks(says)]
    return { what, call, verdict: verdictOf(findings), findings, widgets }
  }
  if (isForCustomers(route, answer, known)) {
    const because = 'it is for customers, and nobody is logged in; give --login or --cookie'
    return { what, call, verdict: 'not asked', findings: [], widgets, because }
  }
  const transport = refusedAt !== undefined ? [] : ofTransport(route, answer, known)
  const content =
    refusedAt !== undefined
      ? ofRefusal(route, answer, refusedAt)
      : transport.length
        ? []
        : ofBody(call, answer, known)
  const findings = [...transport, ...content, ...ofHeaders(route, answer, path)]
  return { what, call, verdict: verdictOf(findings), findings, widgets }
}

/** Returns true if a response means that the server has no such address; a refusal would be JSON. */
const isMissing = ({ status, text }: Answer) =>
  [404, 405, 410, 501].includes(status) && readJson(text) === undefined

/** Returns true if an answer refuses the token, in the way of any known framework. */
export const isTokenRefused = ({ status, url, text }: Answer): boolean =>
  errorOf(routes.checkPostcode, { status, url, body: text }) instanceof TokenExpired

/** Checks that a change with a wrong token is refused correctly. */
export async function tryToken(send: Send, path: string, body: unknown): Promise<Asked> {
  const answer = await send('POST', path, body, { 'X-CSRF-TOKEN': wrongToken })
  const { status, networkError } = answer
  const findings: Finding[] = isTokenRefused(answer)
    ? []
    : [
        networkError !== undefined
          ? breaks(answers(answer))
          : status < 300
            ? breaks('accepts a change with a wrong token, so that any site can make changes')
            : breaks(
                `refuses a wrong token with ${status}; widgets read a new token only after 419 or an answer that names CSRF. ${twoLines}`,
              ),
      ]
  return {
    what: `POST ${path} with a wrong token`,
    verdict: verdictOf(findings),
    findings,
    widgets: ['every widget that changes something'],
  }
}
