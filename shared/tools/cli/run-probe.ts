import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CalendarDate } from '../../domain/rules/dates/dates'
import type { Out } from './command-line'
import { asHtml, asText } from './findings'
import { knownByContract } from './known'
import { probe } from './probe'
import type { Send } from './probe-calls'
import { readPage } from './probe-pages'
import { probeUsage } from './usages'

/** Sends requests as a page of that shop would, with the token that the page names. */
async function sender(origin: string, cookie: string, page: string): Promise<Send> {
  let token = ''
  const send: Send = async (method, path, body, headers = {}) => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(cookie && { Cookie: cookie }),
        ...(token && { 'X-CSRF-TOKEN': token }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    return {
      status: response.status,
      url: response.url,
      headers: response.headers,
      text: await response.text(),
    }
  }
  const answer = await send('GET', page, undefined, { Accept: 'text/html' }).catch(() => null)
  const found = readPage(answer?.text ?? '')
  token = found.token ?? ''
  return send
}

const options = {
  cookie: { type: 'string', default: '' },
  page: { type: 'string', multiple: true, default: ['/'] as string[] },
  product: { type: 'string' },
  order: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  html: { type: 'string' },
} as const

/** The origin that the words name, and their options; throws a sentence where they make no sense. */
function askedBy([, ...words]: readonly string[]) {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
  const [given, ...more] = positionals
  if (!given || more.length || !URL.canParse(given))
    throw new Error(`give one origin, such as https://www.shop.example.\n\n${probeUsage}`)
  return { origin: new URL(given).origin, values }
}

/** Runs the command; `widgetsByCall` is what the build knows of the widgets. Gives the exit code. */
export async function runProbe(
  words: readonly string[],
  widgetsByCall: Readonly<Record<string, readonly string[]>>,
  { say }: Out,
): Promise<number> {
  const { origin, values } = askedBy(words)
  globalThis.location ??= new URL(origin) as unknown as Location
  const report = await probe({
    origin,
    send: await sender(origin, values.cookie, values.page[0] ?? '/'),
    known: await knownByContract(call => widgetsByCall[call] ?? []),
    isWriting: values.write,
    pages: values.page,
    product: values.product,
    order: values.order,
    today: new Date().toISOString().slice(0, 10) as CalendarDate,
  })
  if (values.html) writeFileSync(values.html, asHtml(report))
  say(values.json ? JSON.stringify(report, null, 2) : asText(report))
  return [...report.calls, ...report.pages].some(({ verdict }) => verdict === 'breaks') ? 1 : 0
}
