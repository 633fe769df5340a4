import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CalendarDate } from '../../domain/rules/dates/dates'
import { asHtml, asText } from './findings'
import { knownByContract } from './known'
import { probe } from './probe'
import type { Send } from './probe-calls'
import { readPage } from './probe-pages'

const usage = `doorstep probe ORIGIN [--cookie "name=value"] [--page /path]… [--product ID] [--order ID] [--write] [--json] [--html FILE]
Asks a shop all that the widgets read, and says what fits. --write also makes changes: with the cookie of a test account only.`

type Paths = Record<string, Record<string, { operationId: string; 'x-widgets'?: string[] }>>

/** The widgets that make each call, as the build has found them. */
function widgetsByCall(): Readonly<Record<string, readonly string[]>> {
  const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
    paths: Paths
  }
  return Object.fromEntries(
    Object.values(paths).flatMap(methods =>
      Object.values(methods).map(operation => [operation.operationId, operation['x-widgets'] ?? []]),
    ),
  )
}

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

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    cookie: { type: 'string', default: '' },
    page: { type: 'string', multiple: true, default: ['/'] },
    product: { type: 'string' },
    order: { type: 'string' },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    html: { type: 'string' },
  },
})
const [given] = positionals
if (!given || !URL.canParse(given)) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
const { origin } = new URL(given)
globalThis.location ??= new URL(origin) as unknown as Location
const byCall = widgetsByCall()
const report = await probe({
  origin,
  send: await sender(origin, values.cookie, values.page[0] ?? '/'),
  known: await knownByContract(call => byCall[call] ?? []),
  isWriting: values.write,
  pages: values.page,
  product: values.product,
  order: values.order,
  today: new Date().toISOString().slice(0, 10) as CalendarDate,
})
if (values.html) writeFileSync(values.html, asHtml(report))
process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : asText(report)}\n`)
process.exitCode = [...report.calls, ...report.pages].some(({ verdict }) => verdict === 'breaks') ? 1 : 0
