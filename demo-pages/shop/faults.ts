import { expectsJson, plainPage } from './replies'

type Moment = 'before' | 'after' | 'delivery'

/** Every fault the shop can play, what the control panel calls it, and the moment at which it strikes. */
export const faultKinds = {
  slow: { label: 'Slow answer', moment: 'delivery' },
  offline: { label: 'Offline: lost before the shop hears of it', moment: 'before' },
  'drop-after': { label: 'Answer lost after the shop has done it', moment: 'delivery' },
  '500-before': { label: 'Server error, nothing done', moment: 'before' },
  '500-after': { label: 'Server error after doing it', moment: 'after' },
  419: { label: 'Page expired (419)', moment: 'before' },
  401: { label: 'Logged out (401)', moment: 'before' },
  'login-page': { label: 'Login page instead of an answer', moment: 'before' },
  429: { label: 'Too many attempts (429)', moment: 'before' },
  malformed: { label: 'Malformed JSON', moment: 'after' },
  truncated: { label: 'Answer cut short', moment: 'after' },
  empty: { label: 'Empty answer (204)', moment: 'after' },
  'wrong-type': { label: 'HTML instead of JSON', moment: 'after' },
  'wrong-shape': { label: 'JSON of another shape', moment: 'after' },
  duplicate: { label: 'Call arrives twice', moment: 'after' },
} as const satisfies Record<string, { label: string; moment: Moment }>

export type FaultKind = `${keyof typeof faultKinds}`

export type Fault = {
  kind: FaultKind
  /** '*', '/path*' or 'METHOD /path*'; a star stands for anything. */
  match: string
  times: number | 'always'
  /** Delay of the answer; allowed with every kind. */
  ms: number
  /** 500, or another status of that class. */
  status: number
}

/** What a caller gives; the rest is filled in: every call, once. */
export type FaultWish = { kind: FaultKind } & Partial<Omit<Fault, 'kind'>>

export const isFaultKind = (value: unknown): value is FaultKind =>
  typeof value === 'string' && Object.hasOwn(faultKinds, value)

export const planFault = ({ kind, match = '*', times = 1, ms, status = 500 }: FaultWish): Fault => ({
  kind,
  match,
  times,
  ms: ms ?? (kind === 'slow' ? 3000 : 0),
  status,
})

const matches = (pattern: string, method: string, path: string): boolean => {
  const [, verb, target = '*'] = /^(?:([A-Z]+) )?(.*)$/.exec(pattern) ?? []
  if (verb && verb !== method) return false
  const escaped = target.split('*').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.*')}$`).test(path)
}

/** Takes the first fault meant for that call, and counts it down. A 419 never meets a read. */
export function takeFault(faults: Fault[], method: string, path: string): Fault | null {
  const isRead = method === 'GET' || method === 'HEAD'
  const index = faults.findIndex(
    fault => matches(fault.match, method, path) && !(fault.kind === '419' && isRead),
  )
  const fault = faults[index]
  if (!fault) return null
  if (fault.times !== 'always' && --fault.times < 1) faults.splice(index, 1)
  return fault
}

/** The connection broke: what `fetch` rejects with, and what makes the server destroy the socket. */
export class ConnectionLost extends TypeError {
  override name = 'TypeError'
  constructor(when: 'before the call arrived' | 'before the answer arrived') {
    super(`fetch failed: connection reset ${when}`)
  }
}

const serverError = (status: number) =>
  plainPage(status, 'Whoops, looks like something went wrong.', 'SQLSTATE[HY000] in <b>Handler.php</b>')

const jsonOf = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } })

const refusal = (request: Request, status: number, message: string, headers?: Record<string, string>) =>
  expectsJson(request.headers)
    ? jsonOf(JSON.stringify({ message }), status, headers)
    : plainPage(status, message)

const toLogin = () => new Response(null, { status: 302, headers: { Location: '/login' } })

/** The answer of a fault that strikes before the shop does anything; null when it strikes later. */
export function replyInstead(fault: Fault, request: Request): Response | null {
  switch (fault.kind) {
    case '500-before':
      return serverError(fault.status)
    case '419':
      return refusal(request, 419, 'CSRF token mismatch.')
    case '401':
      return expectsJson(request.headers) ? refusal(request, 401, 'Unauthenticated.') : toLogin()
    case 'login-page':
      return toLogin()
    case '429':
      return refusal(request, 429, 'Too Many Attempts.', { 'Retry-After': '2' })
    default:
      return null
  }
}

/** The answer as a fault leaves it, once the shop has done its part. */
export async function damage(fault: Fault, reply: Response): Promise<Response> {
  switch (fault.kind) {
    case '500-after':
      return serverError(fault.status)
    case 'malformed':
      return jsonOf('{"success": true, "results": {oops')
    case 'truncated': {
      const whole = await reply.text()
      return jsonOf(whole.slice(0, Math.floor(whole.length / 2)), reply.status)
    }
    case 'empty':
      return new Response(null, { status: 204 })
    case 'wrong-type':
      return plainPage(200, 'Back soon', 'We are <em>mending</em> the float.')
    case 'wrong-shape':
      return jsonOf('["later", {"results": 7}]')
    default:
      return reply
  }
}
