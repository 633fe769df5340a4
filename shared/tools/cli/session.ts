import { readJson } from '../../platform/values/json'
import { attributeIn, everyIn, type Markup } from '../doctor/placeholder/markup'
import { markupOfSource } from '../doctor/source/read-source'
import { type Answer, pathAt, type Send } from './answer'
import { createCookieJar } from './cookie-jar'
import { inOneLine } from './printable'
import { fieldsOf, readPage } from './probe/probe-pages'

/** The data for a login: the page with the form, and the values of its fields by name. */
export type Login = { page: string; fields: Readonly<Record<string, string>> }

/** A visit to a site; requests carry its cookies and the token of its pages. */
type Session = {
  send: Send
  /** The site's addresses, as the first page states them. */
  site: unknown
}

const mostRedirects = 10
const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304

/** Repeats a failed read once, as a browser does when the server has closed a kept-alive connection. */
const ask = (url: URL, request: RequestInit): Promise<Response> => {
  const once = () => fetch(url, { ...request, signal: AbortSignal.timeout(60_000) })
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return once().catch((problem: Error) => {
    if (isRead && problem.name === 'TypeError') return once()
    throw problem
  })
}

/** Returns the address of a redirect; null if the response is none. */
function redirectOf({ status, headers }: Response, url: URL): URL | null {
  const to = headers.get('Location')
  return to !== null && isRedirect(status) && URL.canParse(to, url.href) ? new URL(to, url) : null
}

/**
 * Sends requests as a browser does: follows redirects within the site and keeps the cookies of each response. It sends
 * nothing to another origin, whatever a page or a redirect says.
 */
function sender(origin: string, cookie: string) {
  const jar = createCookieJar(cookie)
  return async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const own = pathAt(path, origin)
    if (own === null) throw new Error(`${path} is not at ${origin}, and nothing is sent to another origin.`)
    let url = new URL(origin + own)
    let request: Sent = { method, headers, body }
    for (let hop = 0; ; hop++) {
      const cookies = jar.cookiesFor(url)
      const answer = await ask(url, {
        method: request.method,
        headers: { ...request.headers, ...(cookies && { Cookie: cookies }) },
        ...(request.body !== undefined && { body: request.body }),
        redirect: 'manual',
      })
      jar.keep(url, answer.headers)
      const next = redirectOf(answer, url)
      if (next && next.origin !== origin) return { answer, url, ledTo: next.origin }
      if (!next || hop >= mostRedirects) return { answer, url }
      await answer.arrayBuffer()
      request = redirected(request, answer.status)
      url = next
    }
  }
}

type Sent = { method: string; headers: Record<string, string>; body: string | undefined }

/** Returns what is sent to the address of a redirect: the same for 307 and 308, else a read. */
function redirected(request: Sent, status: number): Sent {
  if (status === 307 || status === 308) return request
  const { 'Content-Type': _, ...headers } = request.headers
  return { method: request.method === 'HEAD' ? 'HEAD' : 'GET', headers, body: undefined }
}

/** Returns the login form of a page: the one with a password field, or else the first with method POST. */
function loginForm(page: Markup): Markup | undefined {
  const forms = [...everyIn(page)].filter(({ name }) => name === 'form')
  const hasPassword = (form: Markup) =>
    [...everyIn(form)].some(node => node.name === 'input' && attributeIn(node, 'type') === 'password')
  return (
    forms.find(hasPassword) ??
    forms.find(form => (attributeIn(form, 'method') ?? '').toLowerCase() === 'post')
  )
}

/** Returns the data that a form would send: the values of its fields, including those filled in here. */
function filled(form: Markup, typed: Login['fields']): Record<string, string> {
  const fields = fieldsOf(everyIn(form))
  const strange = Object.keys(typed).filter(name => !(name in fields))
  if (strange.length)
    throw new Error(
      `the login form has no field ${strange.join(', ')}; it has ${inOneLine(Object.keys(fields).join(', '))}.`,
    )
  return { ...fields, ...typed }
}

async function logIn(fetchPage: ReturnType<typeof sender>, { page, fields }: Login): Promise<void> {
  const asPage = { Accept: 'text/html' }
  const { answer, url } = await fetchPage('GET', page, asPage)
  const form = loginForm(markupOfSource(await answer.text()))
  if (!answer.ok || !form)
    throw new Error(
      `${page} answers ${answer.status} and has no form to log in by; give its path with --login.`,
    )
  const written = attributeIn(form, 'action') || url.href
  const action = pathAt(written, url.href)
  if (action === null)
    throw new Error(
      `the form of ${page} is sent to ${inOneLine(written)}, another origin, and nothing is sent there; log in there with a browser and give the session with --cookie.`,
    )
  const body = new URLSearchParams(filled(form, fields)).toString()
  const headers = { ...asPage, 'Content-Type': 'application/x-www-form-urlencoded' }
  const done = await fetchPage('POST', action, headers, body)
  const text = await done.answer.text()
  const isStillThere = done.url.pathname === url.pathname && loginForm(markupOfSource(text))
  if (done.answer.status >= 400 || isStillThere)
    throw new Error(`logging in at ${page} failed: the form is shown again (${done.answer.status}).`)
}

/** Returns a form as a browser posts it: the token is one of its fields, and no header names a script. */
function formRequest(
  fields: URLSearchParams,
  headers: Record<string, string>,
  [tokenField, token]: readonly [string, string],
): [Record<string, string>, string] {
  const body = new URLSearchParams(fields)
  if (token) body.set(tokenField, token)
  return [{ ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }, body.toString()]
}

/** Starts a visit: logs in if `login` is given, and reads the token from the first page. */
export async function openSession(
  origin: string,
  { cookie = '', login, page }: { cookie?: string; login?: Login | undefined; page: string },
): Promise<Session> {
  const fetchPage = sender(origin, cookie)
  if (login) await logIn(fetchPage, login)
  let token = ''
  let tokenHeader = 'X-CSRF-TOKEN'
  let tokenField = '_token'
  const send: Send = async (method, path, body, headers = {}): Promise<Answer> => {
    // A given token replaces the page's own, under the name that the page has for it.
    const { 'X-CSRF-TOKEN': sent = token, ...others } = headers
    const all = {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(sent && { [tokenHeader]: sent }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...others,
    }
    const { answer, url, ledTo } =
      body instanceof URLSearchParams
        ? await fetchPage(method, path, ...formRequest(body, others, [tokenField, sent]))
        : await fetchPage(method, path, all, body === undefined ? undefined : JSON.stringify(body))
    const { status, headers: answered } = answer
    return { status, url: url.href, headers: answered, text: await answer.text(), ...(ledTo && { ledTo }) }
  }
  const first = await send('GET', page, undefined, { Accept: 'text/html' }).catch(() => null)
  const found = readPage(first?.text ?? '')
  const tokenPath = first && found.tokenUrl ? pathAt(found.tokenUrl, first.url) : null
  tokenHeader = found.tokenHeader ?? tokenHeader
  tokenField = found.tokenField ?? tokenField
  token = found.token ?? (await askToken(send, tokenPath).catch(() => ''))
  return { send, site: found.site }
}

/** Requests the token, for pages that only name the address to read it from. */
async function askToken(send: Send, url: string | null): Promise<string> {
  if (url === null) return ''
  const body = readJson((await send('GET', url)).text) as {
    token?: unknown
    data?: { token?: unknown }
  } | null
  const token = body?.token ?? body?.data?.token
  return typeof token === 'string' ? token : ''
}
