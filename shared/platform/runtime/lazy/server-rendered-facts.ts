// Fetched only by a page with server-rendered facts that may become out of date.

import { choices, type Fact, ofCustomer, ofOneDay, ownFacts, untouched } from '#site/facts'
import { afterForm, relayed } from '#site/tabs'
import { isCachedPage } from '../../page/arrival'
import { activateName } from '../../page/events/activate'
import { lastEvents } from '../../page/events/last-events'
import { emit, originOf, readDetail } from '../../page/events/window-events'
import { factsName, publishedFacts } from '../../page/facts/published-facts'
import { isSaidOtherwise } from '../../page/facts/shop-said'
import { agePage } from '../../page/facts/written-page'
import { readVisitor } from '../../page/globals'
import { whenIdle } from '../../page/host/own-global'
import { createAlarms } from '../../page/lifecycle/alarms'
import { shopTabs, watchFreshness } from '../../page/lifecycle/freshness'
import { onFormPosted } from '../../page/lifecycle/posted-forms'
import { savedKey } from '../../page/storage/saved-elsewhere'
import { getStored } from '../../page/storage/tab-storage'
import { today } from '../../values/london'
import { soonAfter } from '../../values/spread'
import { onDispose } from '../on-dispose'
import { hearsOf } from './built-server-rendered'

const hourMs = 3_600_000

const inactive = new Set<HTMLElement>()
let isWatching = false
/** The events that were dispatched before this script arrived. */
let early: readonly Event[] = []
/** The page was old when it arrived, or may be another customer's. */
let isPageStale = false

/** Reads the facts of a placeholder: `data-printed="items=3; total=12.35"`. */
const printedBy = (placeholder: HTMLElement) =>
  new Map(
    (placeholder.dataset.printed ?? '').split(';').map(each => {
      const [name = '', ...value] = each.split('=')
      return [name.trim(), value.join('=').trim()] as const
    }),
  )

function activate(mustActivate: (placeholder: HTMLElement) => boolean): HTMLElement[] {
  const activated = [...inactive].filter(each => each.dataset.widgetState !== 'waiting' || mustActivate(each))
  for (const placeholder of activated) activateOne(placeholder)
  return activated
}

function activateOne(placeholder: HTMLElement): void {
  inactive.delete(placeholder)
  placeholder.dispatchEvent(new CustomEvent(activateName, { bubbles: true, detail: 'ready' }))
}

/** Returns whether a placeholder has facts that the shop may change. */
const isTeller = (placeholder: HTMLElement) =>
  [...printedBy(placeholder).keys()].some(name => !ownFacts.includes(name))

/** Activates each placeholder with facts of the shop, as they may be old. */
function activateTellers(): void {
  agePage()
  activate(isTeller)
}

const activatePrinting = (facts: readonly string[]) =>
  activate(each => facts.some(name => printedBy(each).has(name)))

/**
 * Returns whether a widget of this page has published another value than the server-rendered one, or the visitor has
 * made a choice on which it depends.
 */
function isOutdated(placeholder: HTMLElement): boolean {
  const printed = printedBy(placeholder)
  const known = publishedFacts()
  return (
    [...printed].some(([name, value]) => (known[name as Fact] ?? value) !== value) ||
    Object.entries(choices).some(([name, choice]) => printed.has(name) && getStored(choice))
  )
}

const hears = ({ dataset }: HTMLElement, name: string): boolean =>
  hearsOf[dataset.widget ?? '']?.includes(name) === true

/** Returns whether an event concerns a placeholder. */
const isConcerned = (placeholder: HTMLElement, event: Event): boolean =>
  hears(placeholder, event.type) &&
  !(originOf(event) === untouched.by && printedBy(placeholder).has(untouched.fact))

/** Activates the placeholders whose widgets listen to an event. */
const hear = (event: Event) => activate(each => isConcerned(each, event))

/** Activates placeholders with facts of the customer when another tab has saved a change to them. */
const hearSaved = ({ key }: StorageEvent) => key?.startsWith(savedKey()) && activatePrinting(ofCustomer)

/**
 * Activates the placeholders with facts of a single day when a new day begins. It checks at each full hour, when
 * days begin even on a day of a clock change. Returns a function that stops it.
 */
function followDays(): () => void {
  const { runAt } = createAlarms(() => new Date())
  const day = today(new Date())
  let stop = () => {}
  const look = () => {
    if (day !== today(new Date())) {
      agePage()
      activatePrinting(ofOneDay)
    }
    stop = runAt(soonAfter(new Date(Date.now() - (Date.now() % hourMs) + hourMs)), look)
  }
  look()
  return () => stop()
}

const activateOutdated = () => activate(isOutdated)

function watch(until: AbortSignal | undefined): void {
  isWatching = true
  early = Object.values(lastEvents()).flat()
  isPageStale = isCachedPage()
  const markPageStale = () => {
    isPageStale = true
    activateTellers()
  }
  const askWhose = (onFailure: () => void) =>
    void import('../../page/login/login').then(
      ({ isOfAnother }) => isOfAnother() && isWatching && markPageStale(),
      onFailure,
    )
  // A tab's first page has no earlier customer to compare with. Its own customer is stored for the next page when
  // the browser is idle.
  if (getStored('whose')) askWhose(markPageStale)
  // Printed facts that are out of date wake their widget. Ends with: the loader is disposed.
  else if (readVisitor().customer) (whenIdle() ?? setTimeout)(() => askWhose(() => {}))
  const names = new Set(Object.values(hearsOf).flat())
  for (const name of names) window.addEventListener(name, hear)
  window.addEventListener('storage', hearSaved)
  document.addEventListener(factsName, activateOutdated)
  const stops = [
    watchFreshness({
      // What another page brings into the document is as fresh as that page.
      onStale: reason => reason === 'swapped' || activateTellers(),
      onMessage(message) {
        const match = readDetail(relayed.event, message)
        // The page's own scripts and inactive placeholders follow this event (EVT-01). An active widget that has
        // published the fact dispatches the event itself.
        if (match && !(relayed.fact in publishedFacts())) emit(relayed.event, match)
      },
    }),
    onFormPosted(() => shopTabs.tell(afterForm)),
    followDays(),
  ]
  onDispose(until, () => {
    for (const name of names) window.removeEventListener(name, hear)
    window.removeEventListener('storage', hearSaved)
    document.removeEventListener(factsName, activateOutdated)
    for (const stop of stops) stop()
    inactive.clear()
    isWatching = false
  })
}

/** Returns whether the placeholder's facts were out of date on arrival: the page is stale, or this tab has a newer value. */
const arrivedStale = (placeholder: HTMLElement): boolean =>
  (isPageStale && isTeller(placeholder)) ||
  [...printedBy(placeholder)].some(([name, value]) => isSaidOtherwise(name, value))

/** Leaves a placeholder inactive while the facts in its `data-printed` are up to date. */
export function watchFacts(placeholder: HTMLElement, until?: AbortSignal): void {
  if (!isWatching) watch(until)
  inactive.add(placeholder)
  // Only this placeholder is checked: a page may have thousands, and each calls this function.
  if (arrivedStale(placeholder)) agePage()
  else if (!isOutdated(placeholder) && !early.some(event => isConcerned(placeholder, event))) return
  activateOne(placeholder)
}
