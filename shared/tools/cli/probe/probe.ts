import { type CallName, type Route, routes } from '../../../domain/api/client/routes'
import type { CalendarDate } from '../../../domain/rules/dates/dates'
import type { PageName } from '../../../platform/page/addresses'
import { firstCalls } from '../../contract/first-calls'
import { isMadeBy } from '../../contract/uses'
import { type Answer, type Send, tellingLosses } from '../answer'
import { type Asked, type Finding, type Report, verdictOf } from './findings'
import { createPlay, type Play } from './play'
import { tryAccount } from './probe-account'
import { tryAddresses } from './probe-addresses'
import { tryBoxes } from './probe-box'
import { type Known, tryToken } from './probe-calls'
import { tryEssentials } from './probe-essentials'
import { getPage, readPage, tryPage } from './probe-pages'
import { skipReads, type TestData, tryReads } from './probe-reads'

export type ProbeOptions = {
  origin: string
  send: Send
  known: Known
  /** Also makes changes, in a shop where nobody minds: a sandbox, with a test account. */
  isWriting: boolean
  pages: readonly string[]
  /** Asks only what these make, and what the placeholders of `pages` make; undefined for everything. */
  widgets?: readonly string[] | undefined
  /** Leaves out what the placeholders of `pages` make: they only name the token. */
  isOfWidgetsAlone?: boolean
  /** What the site says of its addresses. */
  site?: unknown
  /** The widgets that lead to a page. */
  leadsTo?: (page: string) => readonly string[]
  /** What the server has not told by itself. */
  testData?: Partial<TestData>
  today: CalendarDate
}

/** What is asked about where nobody says otherwise: two postcodes of the contract's own examples. */
const usual: TestData = { postcode: 'BS3 4TN', farPostcode: 'SW1A 1AA', email: 'probe@home.example' }

const callNames = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (name): name is CallName => routes[name].as !== 'form',
)

/** What the pages that are looked at tell: which widgets they have, and products, addresses and lists that calls need. */
function usesOf(pages: readonly Answer[]) {
  const found = pages.filter(({ status }) => status === 200).map(({ text }) => readPage(text))
  const first = <T>(of: (page: ReturnType<typeof readPage>) => T | undefined) =>
    found.map(of).find(each => each)
  return {
    placed: found.flatMap(({ placed }) => placed),
    testData: {
      box: first(({ products }) => products.box),
      essential: first(({ products }) => products.essential),
      recipe: first(({ recipe }) => recipe),
      address: first(({ address }) => address),
      suggestions: first(({ suggestions }) => suggestions),
    },
  }
}

const defined = <T extends object>(from: T): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as Partial<T>

/** The same of another entry of a list is the same. */
const alike = ({ says }: Finding) => says.replace(/\[[^\]]*\]|\d+/g, '*')

/** One row for each call: what was found however often it was made. */
function byCall(asked: readonly Asked[]): Asked[] {
  const rows = new Map<unknown, Asked>()
  for (const each of asked) {
    const before = rows.get(each.call ?? each)
    if (!before || before.verdict === 'not asked') rows.set(each.call ?? each, each)
    else if (each.verdict !== 'not asked') {
      const known = before.findings.map(alike)
      const findings = [...before.findings, ...each.findings.filter(one => !known.includes(alike(one)))]
      rows.set(each.call ?? each, { ...before, findings, verdict: verdictOf(findings) })
    }
  }
  return [...rows.values()]
}

async function tryChanges(play: Play, testData: TestData, today: CalendarDate): Promise<void> {
  await tryAccount(play, testData, today)
  await tryEssentials(play, testData, today)
  await tryBoxes(play, testData, today)
  const body = { postcode: testData.postcode }
  if (play.isWanted('checkPostcode'))
    play.asked.push(await tryToken(play.send('checkPostcode'), routes.checkPostcode.path, body))
}

/** Asks a server all that the widgets would, and says what fits. */
export async function probe(options: ProbeOptions): Promise<Report> {
  const { origin, known, isWriting, pages, today, site, leadsTo = () => [] } = options
  // Where not even the first page is answered there is nothing to probe.
  const send = tellingLosses(options.send, origin)
  const answered = new Map<string, Answer>()
  for (const path of pages) answered.set(path, await getPage(path, answered.size ? send : options.send))
  const uses = usesOf([...answered.values()])
  const { widgets: named, isOfWidgetsAlone } = options
  const placed = isOfWidgetsAlone ? [] : uses.placed
  const widgets = named && [...named, ...placed.map(({ widget }) => widget)]
  const isUsed = (thing: CallName | PageName, by: readonly string[]) =>
    !named ||
    by.some(name => named.includes(name)) ||
    placed.some(each => by.includes(each.widget) && isMadeBy(each.widget, thing, each))
  // A site that goes live with one widget has the calls with which that begins.
  const mayBeMissing = (call: CallName) => {
    const makers = widgets?.filter(name => known.widgetsOf(call).includes(name)) ?? []
    return makers.length > 0 && makers.every(name => firstCalls[name]?.includes(call) === false)
  }
  const play = createPlay({
    send,
    site,
    known: { ...known, mayBeMissing },
    isWanted: call => isUsed(call, known.widgetsOf(call)),
  })
  const given: TestData = { ...usual, ...defined(uses.testData), ...defined(options.testData ?? {}) }
  const testData = await tryReads(play, given, today)
  if (isWriting) await tryChanges(play, testData, today)
  else
    play.skip(
      'asked with --write, in a sandbox',
      ...callNames.filter(name => (routes[name] as Route).mutation),
    )
  skipReads(play)
  play.skip('what it needs was not told', ...callNames)
  const looked: Asked[] = []
  for (const [path, answer] of answered) looked.push(...(await tryPage(path, answer, send)))
  const addresses = await tryAddresses(site, send, leadsTo)
  looked.push(...addresses.filter(({ page, widgets: by }) => isUsed(page, by)))
  return { origin, calls: byCall(play.asked), pages: looked, isWriting }
}
