// Fetched only by a page that has printed something which the shop may say otherwise later.

import { isCachedPage } from '../../page/arrival'
import { activateName } from '../../page/events/activate'
import { missedName, replayedEvents } from '../../page/events/missed-events'
import { emit, originOf, readDetail, theBasket } from '../../page/events/window-events'
import { type Fact, factsName, publishedFacts } from '../../page/facts/published-facts'
import { isSaidOtherwise } from '../../page/facts/shop-said'
import { agePage } from '../../page/facts/written-page'
import { namedCustomer } from '../../page/globals'
import { shopTabs, watchFreshness } from '../../page/lifecycle/freshness'
import { onFormPosted } from '../../page/lifecycle/posted-forms'
import { onVisibility } from '../../page/lifecycle/visibility'
import { savedKey } from '../../page/storage/saved-elsewhere'
import { getStored } from '../../page/storage/tab-storage'
import { today } from '../../values/london'
import { onDispose } from '../on-dispose'
import { hearsOf } from './built-server-rendered'

const hourMs = 3_600_000

const inactive = new Set<HTMLElement>()
// Also those that have been activated, until they are there.
const unmounted = new Set<HTMLElement>()
let isWatching = false
/** Whether the page as it came is an old one, or may be another customer's. */
let isPageStale = false

/** What the placeholder says: `data-printed="items=3; total=12.35"`. */
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

// What only the visitor changes, and only here.
const ownFacts = ['open', 'scheme', 'days']

// What the visitor has chosen before, under that name, which the page does not know.
const choices = { total: 'week', boxes: 'order-again' } as const
const ofOneDay = ['total', 'box', 'boxes', 'balance', 'days']
const ofCustomer = ['details', 'balance']

/** Whether a placeholder says something of the shop. */
const isTeller = (placeholder: HTMLElement) =>
  [...printedBy(placeholder).keys()].some(name => !ownFacts.includes(name))

/** What was printed of the shop may be old. */
function activateTellers(): void {
  agePage()
  activate(isTeller)
}

const activatePrinting = (facts: readonly string[]) =>
  activate(each => facts.some(name => printedBy(each).has(name)))

/** Whether a widget of this page knows something else, or the visitor has chosen something else than is printed. */
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

/** What was put into the basket is in no box yet. */
const isConcerned = (placeholder: HTMLElement, event: Event): boolean =>
  hears(placeholder, event.type) && !(originOf(event) === theBasket && printedBy(placeholder).has('boxes'))

/** Wakes who hears an event, and has it heard again once the first of them is there. */
function hear(event: Event): void {
  const { type } = event
  for (const each of unmounted)
    if (!each.isConnected || each.dataset.widgetState === 'mounted') unmounted.delete(each)
  const concerned = [...unmounted].filter(each => isConcerned(each, event))
  if (!concerned.length) return
  if ((replayedEvents as readonly string[]).includes(type)) {
    const repeat = ({ detail }: WindowEventMap['doorstep:mounted']) => {
      if (!concerned.includes(detail.element as HTMLElement)) return
      window.removeEventListener('doorstep:mounted', repeat)
      // What it listens with is there once it has been rendered.
      setTimeout(() => document.dispatchEvent(new CustomEvent(missedName, { detail: event })))
    }
    window.addEventListener('doorstep:mounted', repeat)
  }
  agePage()
  activate(each => concerned.includes(each))
}

/** Another tab has saved something of the customer's. */
const hearSaved = ({ key }: StorageEvent) => key?.startsWith(savedKey) && activatePrinting(ofCustomer)

/** A new day may be of another week; it begins on a full hour, whatever the clocks do. Returns the undo. */
function followDays(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const day = today(new Date())
  const look = () => {
    clearTimeout(timer)
    // Nobody reads a page out of sight; it is looked at again when somebody does.
    if (document.hidden) return
    if (day !== today(new Date())) {
      agePage()
      activatePrinting(ofOneDay)
    }
    timer = setTimeout(look, hourMs - (Date.now() % hourMs))
  }
  look()
  const unwatch = onVisibility(look)
  return () => {
    unwatch()
    clearTimeout(timer)
  }
}

const activateOutdated = () => activate(isOutdated)

function watch(until: AbortSignal | undefined): void {
  isWatching = true
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
  // On a tab's first page nobody can be another one: which customer it names is noted for the next, when there is time.
  if (getStored('whose')) askWhose(markPageStale)
  else if (namedCustomer()) (window.requestIdleCallback ?? setTimeout)(() => askWhose(() => {}))
  const names = new Set(Object.values(hearsOf).flat())
  for (const name of names) window.addEventListener(name, hear)
  window.addEventListener('storage', hearSaved)
  document.addEventListener(factsName, activateOutdated)
  const stops = [
    watchFreshness({
      onStale: activateTellers,
      onMessage(message) {
        const match = readDetail('valid-postcode', message)
        // The page's own fields follow the event (EVT-01), and so do inactive placeholders; active widgets publish it themselves.
        if (match && !('postcode' in publishedFacts())) emit('valid-postcode', match)
      },
    }),
    onFormPosted(() => shopTabs.tell({ kind: 'orders-changed' })),
    followDays(),
  ]
  onDispose(until, () => {
    for (const name of names) window.removeEventListener(name, hear)
    window.removeEventListener('storage', hearSaved)
    document.removeEventListener(factsName, activateOutdated)
    for (const stop of stops) stop()
    inactive.clear()
    unmounted.clear()
    isWatching = false
  })
}

/** Whether the page as it came cannot be trusted with what is said there, or this tab knows better. */
const arrivedStale = (placeholder: HTMLElement): boolean =>
  (isPageStale && isTeller(placeholder)) ||
  [...printedBy(placeholder)].some(([name, value]) => isSaidOtherwise(name, value))

/** Leaves a placeholder inactive for as long as what it says in `data-printed` is so. */
export function watchFacts(placeholder: HTMLElement, until?: AbortSignal): void {
  if (!isWatching) watch(until)
  inactive.add(placeholder)
  unmounted.add(placeholder)
  // Each looks at itself: a page may have thousands.
  if (arrivedStale(placeholder)) agePage()
  else if (!isOutdated(placeholder)) return
  activateOne(placeholder)
}
