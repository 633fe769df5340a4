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

/** What the build knows of the widgets: who makes each call, and who leads to each page. */
export type UsedBy = {
  widgetsByCall: Readonly<Record<string, readonly string[]>>
  widgetsByPage: Readonly<Record<string, readonly string[]>>
}

/** Sends requests as a page of that shop would, with the token that the page names. */
async function sender(origin: string, cookie: string, page: string) {
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
  return { send, site: found.site }
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

/** Runs the command. Gives the exit code. */
export async function runProbe(
  words: readonly string[],
  { widgetsByCall, widgetsByPage }: UsedBy,
  { say }: Out,
): Promise<number> {
  const { origin, values } = askedBy(words)
  globalThis.location ??= new URL(origin) as unknown as Location
  const report = await probe({
    origin,
    ...(await sender(origin, values.cookie, values.page[0] ?? '/')),
    leadsTo: page => widgetsByPage[page] ?? [],
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
