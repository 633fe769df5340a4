import type { PageName } from '#site/pages'
import { type CallName, type Route, routes } from '../../../domain/api/client/routes'
import type { CalendarDate } from '../../../domain/rules/dates/dates'
import type { Asks, Placed } from '../../../platform/runtime/asks'
import { type Answer, type Send, tellingLosses } from '../answer'
import { type Asked, type Finding, type Report, verdictOf } from './findings'
import { createPlay, type Play } from './play'
import { tryAccount } from './probe-account'
import { tryAddresses } from './probe-addresses'
import { tryBoxes } from './probe-box'
import { type ContractChecks, tryToken } from './probe-calls'
import { tryEssentials } from './probe-essentials'
import { tryForms } from './probe-forms'
import { getPage, type Placement, readPage, tryPage } from './probe-pages'
import { skipReads, type TestData, tryReads } from './probe-reads'

export type ProbeOptions = {
  origin: string
  send: Send
  known: ContractChecks
  /** True if changes are made too: only in a sandbox, with a test account. */
  isWriting: boolean
  pages: readonly string[]
  /** Limits the probe to the calls of these widgets and of the widgets on `pages`; undefined for all calls. */
  widgets?: readonly string[] | undefined
  /** True if all calls are made when `widgets` is empty and no page has a widget. */
  isAllWhereNone?: boolean
  /** Ignores the widgets on `pages`, which then only provide the token. */
  isOfWidgetsAlone?: boolean
  /** The site's own addresses. */
  site?: unknown
  /** True if nobody is logged in. */
  isGuest?: boolean
  /** Returns the widgets that link to a page. */
  leadsTo?: (page: string) => readonly string[]
  /** Values that the server does not provide. */
  testData?: Partial<TestData>
  today: CalendarDate
}

/** The default values; both postcodes are the contract's own examples. */
const usual: TestData = { postcode: 'BS3 4TN', farPostcode: 'SW1A 1AA', email: 'probe@home.example' }

const callNames = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (name): name is CallName => routes[name].as !== 'form',
)

/**
 * Returns what the requested pages show: the widgets on them, and the products, addresses and lists that calls need.
 */
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

/** Returns the placeholders whose forms are checked, by the page that has them. */
function formsIn(
  pages: ReadonlyMap<string, Answer>,
  widgets: readonly string[] | undefined,
): Map<string, Placement[]> {
  const isWanted = ({ widget }: Placement) => !widgets || widgets.includes(widget)
  return new Map(
    [...pages]
      .filter(([, { status }]) => status === 200)
      .map(([path, { text }]) => [path, readPage(text).placed.filter(isWanted)]),
  )
}

const defined = <T extends object>(from: T): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as Partial<T>

/** Findings that differ only in a list index or a number count as the same. */
const alike = ({ says }: Finding) => says.replace(/\[[^\]]*\]|\d+/g, '*')

/** Returns one row for each call, with all findings of all its attempts. */
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

/**
 * Returns true if the widget of this placeholder makes the call or links to the page; its widget is known to be able
 * to.
 */
const isMadeBy = (asks: Asks | undefined, thing: string, placed: Placed): boolean =>
  asks?.uses?.find(({ calls, pages = [] }) => [...calls, ...pages].includes(thing))?.isOf(placed) ?? true

const namesPage = (site: unknown, page: PageName) =>
  Object.hasOwn(Object((Object(site) as { pages?: unknown }).pages), page)

/** Makes the calls that the widgets would make, and reports what fits. */
export async function probe(options: ProbeOptions): Promise<Report> {
  const { origin, known, isWriting, pages, today, site, leadsTo = () => [] } = options
  // If even the first page is not answered, the probe fails.
  const send = tellingLosses(options.send, origin)
  const answered = new Map<string, Answer>()
  for (const path of pages) answered.set(path, await getPage(path, answered.size ? send : options.send))
  const uses = usesOf([...answered.values()])
  const placed = options.isOfWidgetsAlone ? [] : uses.placed
  const isAll = options.isAllWhereNone && !options.widgets?.length && !placed.length
  const named = isAll ? undefined : options.widgets
  const widgets = named && [...named, ...placed.map(({ widget }) => widget)]
  /** Returns the selected widgets of these that make the call, or link to the page. */
  const usersOf = (thing: CallName | PageName, by: readonly string[]) =>
    by.filter(
      name =>
        !named ||
        named.includes(name) ||
        placed.some(each => each.widget === name && isMadeBy(known.asksOf(name), thing, each)),
    )
  // A site that starts with one widget needs only that widget's first calls.
  const mayBeMissing = (call: CallName) => {
    const makers = widgets?.filter(name => known.widgetsOf(call).includes(name)) ?? []
    return makers.length > 0 && makers.every(name => known.asksOf(name)?.firstCalls?.includes(call) === false)
  }
  const play = createPlay({
    send,
    site,
    known: {
      ...{ ...known, mayBeMissing, site, isGuest: options.isGuest === true },
      widgetsOf: call => usersOf(call, known.widgetsOf(call)),
    },
    isWanted: call => !named || usersOf(call, known.widgetsOf(call)).length > 0,
  })
  const given: TestData = { ...usual, ...defined(uses.testData), ...defined(options.testData ?? {}) }
  const testData = await tryReads(play, given, today)
  if (isWriting) await tryChanges(play, testData, today)
  else
    play.skip(
      'asked with --write, in a sandbox',
      ...callNames.filter(name => (routes[name] as Route).mutation),
    )
  const posted = await tryForms(formsIn(answered, widgets), {
    ...{ send, isWriting, testData, today },
    known: { ...known, site, isGuest: options.isGuest === true },
  })
  skipReads(play)
  play.skip('a value that it needs is unknown', ...callNames)
  const looked: Asked[] = []
  for (const [path, answer] of answered) looked.push(...(await tryPage(path, answer, send)))
  // Without names of widgets or pages, the probe requests only pages that the site names itself or that its widgets
  // link to.
  const isLinked = (page: PageName, by: readonly string[]) =>
    named
      ? by.length > 0
      : namesPage(site, page) ||
        uses.placed.some(each => by.includes(each.widget) && isMadeBy(known.asksOf(each.widget), page, each))
  looked.push(...(await tryAddresses(site, send, page => usersOf(page as PageName, leadsTo(page)), isLinked)))
  return { origin, calls: [...byCall(play.asked), ...posted], pages: looked, isWriting }
}
