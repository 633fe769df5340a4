import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CalendarDate } from '../../../domain/rules/dates/dates'
import type { Asks } from '../../../platform/runtime/asks'
import { closestMatch } from '../../../platform/values/closest-match'
import type { Schema } from '../../contract/document'
import { pathAt } from '../answer'
import type { Out } from '../command-line'
import { loginIn, pairs } from '../login-words'
import { openSession } from '../session'
import { probeUsage } from '../usages'
import { asHtml, printableReport, reportFormats } from './findings'
import { knownByContract } from './known'
import { probe } from './probe'

/** The data from the build about the widgets: which make each call, and which link to each page. */
export type UsedBy = {
  widgetsByCall: Readonly<Record<string, readonly string[]>>
  widgetsByPage: Readonly<Record<string, readonly string[]>>
  asksOf: Readonly<Record<string, Asks | undefined>>
  /** The schemas of the contract. */
  schemas: Readonly<Record<string, Schema>>
}

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true, default: [] as string[] } as const
const options = {
  cookie: { type: 'string', default: '' },
  login: text,
  field: texts,
  page: texts,
  widget: texts,
  product: texts,
  order: text,
  code: text,
  address: text,
  recipe: text,
  postcode: text,
  'far-postcode': text,
  email: text,
  all: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  html: text,
} as const

/** Returns the products that the options name; one without a kind is used for both kinds. */
function productsIn(given: readonly string[]): { box?: string; essential?: string } {
  const [alone] = given.filter(each => !each.includes('='))
  const named = pairs(
    'product',
    given.filter(each => each.includes('=')),
  )
  const strange = Object.keys(named).find(kind => kind !== 'box' && kind !== 'essential')
  if (strange) throw new Error(`--product is "${strange}=…"; give box=ID, essential=ID or an ID for both.`)
  return { ...(alone && { box: alone, essential: alone }), ...named }
}

function checkWidgets(given: readonly string[], { widgetsByCall, widgetsByPage }: UsedBy): void {
  const known = [...new Set([...Object.values(widgetsByCall), ...Object.values(widgetsByPage)].flat())].sort()
  const strange = given.find(name => !known.includes(name))
  if (strange === undefined) return
  const meant = closestMatch(strange, known)
  throw new Error(
    `--widget is "${strange}"; ${meant ? `did you mean "${meant}"?` : `those that ask a shop are ${known.join(', ')}.`}`,
  )
}

/** Returns the origin and the options on the command line; throws a sentence if they are wrong. */
function askedBy([, ...words]: readonly string[], usedBy: UsedBy) {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
  const [given, ...more] = positionals
  const hint = given && /^[\w.-]+(:\d+)?(\/|$)/.test(given) ? ` With its scheme: http://${given}.` : ''
  if (!given || more.length || !URL.canParse(given) || !/^https?:/i.test(given))
    throw new Error(`give one origin, such as https://www.shop.example.${hint}\n\n${probeUsage}`)
  const { origin, pathname, search } = new URL(given)
  const tell = reportFormats[values.json ? 'json' : values.format]
  if (!tell) throw new Error(`--format is "${values.format}"; give ${Object.keys(reportFormats).join(', ')}.`)
  checkWidgets(values.widget, usedBy)
  return {
    origin,
    values,
    tell,
    login: loginIn(values.login, values.field),
    // An address with a path is an origin and a page of it.
    pages: (values.page.length ? values.page : [pathname + search]).map(
      page => pathAt(page || '/', origin) ?? page,
    ),
  }
}

/** Runs the command and resolves to the exit code. */
export async function runProbe(words: readonly string[], usedBy: UsedBy, { say }: Out): Promise<number> {
  const { origin, values, tell, login, pages } = askedBy(words, usedBy)
  globalThis.location ??= new URL(origin) as unknown as Location
  const { write, all, html, widget, page, order, code, address, recipe, postcode, email } = values
  const found = await probe({
    origin,
    ...(await openSession(origin, { cookie: values.cookie, login, page: pages[0] ?? '/' })),
    leadsTo: name => usedBy.widgetsByPage[name] ?? [],
    known: knownByContract(usedBy.schemas, {
      widgetsOf: call => usedBy.widgetsByCall[call] ?? [],
      asksOf: widget => usedBy.asksOf[widget],
    }),
    isWriting: write,
    isGuest: !login && !values.cookie,
    pages,
    widgets: all ? undefined : widget,
    isAllWhereNone: !page.length,
    isOfWidgetsAlone: widget.length > 0 && !page.length,
    testData: {
      ...productsIn(values.product),
      ...{ order, code, address, recipe, postcode, email, farPostcode: values['far-postcode'] },
    } as Parameters<typeof probe>[0]['testData'] & object,
    today: new Date().toISOString().slice(0, 10) as CalendarDate,
  })
  const report = printableReport(found)
  if (html) writeFileSync(html, asHtml(report))
  say(tell(report))
  return [...report.calls, ...report.pages].some(({ verdict }) => verdict === 'breaks') ? 1 : 0
}
