/** The token of no page: `probe` sends it to see whether a wrong token is refused. */
export const wrongToken = 'a token of nobody'

/**
 * A server's response to one request; `networkError` is the reason if there is none, and `ledTo` the target of a
 * redirect that was not followed.
 */
export type Answer = {
  status: number
  url: string
  headers: Headers
  text: string
  networkError?: string
  ledTo?: string
}

/** Sends a request within the session that is being probed. */
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** The failures that developers have on their own machine, by code. */
const hints: Readonly<Record<string, string>> = {
  ERR_SSL_WRONG_VERSION_NUMBER: 'nothing speaks https there; is it http://?',
  ECONNREFUSED: 'nothing listens there; is the server started?',
  ENOTFOUND: 'there is no machine of that name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it signs its certificate itself; name that in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is signed by an own authority; name that in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate is signed by an own authority; name that in NODE_EXTRA_CA_CERTS',
}

/** Returns the reason of a failure in a sentence; for a failed request the reason is only in its `cause`. */
export function sentenceOf(problem: unknown): string {
  const { message = String(problem), cause, code, path } = Object(problem) as Partial<NodeJS.ErrnoException>
  if (code === 'ENOENT' && path) return `there is no file or folder ${path}.`
  const { message: reason, code: why = '' } = Object(cause) as Partial<NodeJS.ErrnoException>
  const said = hints[why] ?? reason?.trim()
  if (code === 'EADDRINUSE') return `${message}; give another port with --port.`
  return said ? `${message} (${said})` : message
}

/**
 * Returns the path of an address as a page writes it, seen from `base`; null if it is at another origin, where no
 * request of ours goes.
 */
export function pathAt(written: string, base: string): string | null {
  if (!URL.canParse(written, base)) return null
  const { origin, pathname, search } = new URL(written, base)
  return origin === new URL(base).origin ? pathname + search : null
}

/** Turns a failed request into an answer like any other, so that it does not stop the remaining checks. */
export const tellingLosses =
  (send: Send, origin: string): Send =>
  (method, path, ...rest) =>
    send(method, path, ...rest).catch(
      (problem: unknown): Answer => ({
        status: 599,
        url: URL.canParse(path, origin) ? new URL(path, origin).href : origin,
        headers: new Headers(),
        text: '',
        networkError: sentenceOf(problem),
      }),
    )

/** Returns the server's behaviour, in the words of a finding. */
export function answers({ status, networkError, ledTo }: Answer): string {
  if (networkError !== undefined) return `gives no answer: ${networkError}`
  return ledTo === undefined
    ? `answers ${status}`
    : `answers ${status} and leads to ${ledTo}, which is another origin; nothing was sent there`
}
