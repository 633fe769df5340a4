import type { Fault } from './fault-kinds'
import { expectsJson, plainPage } from './replies'

const matches = (pattern: string, method: string, path: string): boolean => {
  const [, verb, target = '*'] = /^(?:([A-Z]+) )?(.*)$/.exec(pattern) ?? []
  if (verb && verb !== method) return false
  const escaped = target.split('*').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.*')}$`).test(path)
}

/** Takes the first fault that matches the call, and counts it down. A 419 never affects a read. */
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

/** The error of a broken connection: `fetch` rejects with it, and the server destroys the socket. */
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

const toPage = (location: string) => new Response(null, { status: 302, headers: { Location: location } })

const proxyPage = (status: number, title: string) => plainPage(status, title, 'nginx/1.25.3')

/** The bodies of refusals that do nothing; `field` is not the name of any form's field. */
const refused: Partial<Record<Fault['kind'], object>> = {
  403: { message: 'This action is unauthorized.' },
  404: { message: 'No query results for model [App\\Models\\Product] 110.' },
  409: { message: 'Conflict' },
  422: { message: 'We cannot take that just now. Please ring us.' },
  '422-fields': {
    message: 'The given data was invalid.',
    errors: { choice: ['That is not on offer any more.'] },
  },
  503: { message: 'Service Unavailable' },
}

/** Returns the answer of a fault that happens before the shop acts; null if it happens later. */
export function replyInstead(fault: Fault, request: Request): Response | null {
  const body = refused[fault.kind]
  if (body) return jsonOf(JSON.stringify(body), Number.parseInt(fault.kind, 10))
  switch (fault.kind) {
    case '500-before':
      return serverError(fault.status)
    case '419':
      return refusal(request, 419, 'CSRF token mismatch.')
    case '401':
      return expectsJson(request.headers) ? refusal(request, 401, 'Unauthenticated.') : toPage('/login')
    case 'login-page':
      return toPage('/login')
    case 'redirect':
      return toPage('/faq')
    case '502':
      return proxyPage(502, '502 Bad Gateway')
    case '200-no':
      return jsonOf(
        JSON.stringify({ success: false, message: 'We cannot take that just now. Please ring us.' }),
      )
    case '429':
      return refusal(request, 429, 'Too Many Attempts.', { 'Retry-After': '2' })
    default:
      return null
  }
}

/** Returns the answer as a fault changes it, after the shop has acted. */
export async function damage(fault: Fault, reply: Response): Promise<Response> {
  switch (fault.kind) {
    case '500-after':
      return serverError(fault.status)
    case '504-after':
      return proxyPage(504, '504 Gateway Time-out')
    case 'malformed':
      return jsonOf('{"success": true, "results": {oops')
    case 'truncated': {
      const whole = await reply.text()
      return jsonOf(whole.slice(0, Math.floor(whole.length / 2)), reply.status)
    }
    case 'gzip':
      return cutShort(reply)
    case 'warning': {
      const json = await reply.text()
      return jsonOf(
        `<br />\n<b>Warning</b>: Undefined variable $box in <b>Box.php</b>\n${json}`,
        reply.status,
      )
    }
    case 'empty':
      return new Response(null, { status: 204 })
    case 'blank':
      return jsonOf('')
    case 'wrong-type':
      return plainPage(200, 'Back soon', 'We are <em>mending</em> the float.')
    case 'long':
      return plainPage(200, 'Back soon', '<p>We are mending the float.</p>'.repeat(170_000))
    case 'wrong-shape':
      return jsonOf('["later", {"results": 7}]')
    default:
      return reply
  }
}

/** Returns half of the compressed answer; if no network decompresses it, the bytes are unreadable. */
async function cutShort(reply: Response): Promise<Response> {
  const packed = reply.body?.pipeThrough(new CompressionStream('gzip'))
  const whole = await new Response(packed).arrayBuffer()
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
  return new Response(whole.slice(0, whole.byteLength / 2), { status: reply.status, headers })
}
