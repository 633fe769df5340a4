import { act } from '@testing-library/react'
import type { ApiClient } from '../../../shared/domain/api/client/client'
import type { Fetch } from '../../../shared/domain/api/client/exchange'
import { apiProvider, createPageApi } from '../../../shared/domain/hooks/use-api'
import { basketProvider } from '../../../shared/domain/hooks/use-basket'
import { shopProvider } from '../../../shared/domain/hooks/use-shop'
import { weeksProvider } from '../../../shared/domain/hooks/use-weeks'
import { schemeProvider } from '../../../shared/features/registration/scheme'
import { pageLoad } from '../../../shared/platform/page/arrival'
import { publishedFacts } from '../../../shared/platform/page/facts/published-facts'
import { writtenPage } from '../../../shared/platform/page/facts/written-page'
import type { Navigation } from '../../../shared/platform/page/lifecycle/navigation'
import { linkTabs } from '../../../shared/platform/page/lifecycle/other-tabs'
import { createShopClock, shopClock, withPrintedTime } from '../../../shared/platform/page/shop-clock'
import { setStored } from '../../../shared/platform/page/storage/tab-storage'
import { createProviders } from '../../../shared/platform/providers/provider'
import { clockProvider } from '../../../shared/platform/providers/use-clock'
import { navigationProvider } from '../../../shared/platform/providers/use-navigation'
import { reloadProvider } from '../../../shared/platform/providers/use-reload'
import { tabsProvider } from '../../../shared/platform/providers/use-tabs'
import { boot } from '../../../shared/platform/runtime/boot'
import { hearsOf } from '../../../shared/platform/runtime/lazy/built-server-rendered'
import type { WidgetList } from '../../../shared/platform/runtime/widget-list'
import { widgets } from '../../../widgets'
import { keysOf } from '../keys-of'
import { liveOnTestTime } from '../test-time'

type PageGlobals = { csrfToken?: unknown; hasPostcode?: unknown; isGuest?: unknown; activeCoupon?: unknown }

export type PageOptions = {
  globals?: PageGlobals
  /** The server: a visitor of the demo shop, or the test's own responses. */
  fetch?: Fetch
  list?: WidgetList
  /** Replacements for the page's own services; `now` is the device's clock, and `askTime` asks the server for its own. */
  providers?: {
    api?: ApiClient
    navigation?: Navigation
    reload?: () => void
    now?: () => Date
    askTime?: () => Promise<Date | null>
  }
}

liveOnTestTime()

const cannotSay = async () => null

let closeOpenPage = () => {}

/** Resets what the widgets of a page have learnt, for the next page. */
export function forgetFacts(): void {
  const known = publishedFacts()
  for (const name of keysOf(known)) delete known[name]
  Object.assign(writtenPage(), { mayBeOld: false, isOfAnother: false })
}

/** Some tests remove storage. */
const hasStorage = () => {
  try {
    return !!localStorage
  } catch {
    return false
  }
}

afterEach(() => {
  closeOpenPage()
  // The choices of one visit must not affect the next.
  setStored('postcode-confirmed', '')
  if (hasStorage()) localStorage.clear()
  for (const choice of [
    'week',
    'order-again',
    'left-here',
    'typed-before-login',
    'whose',
    'sent',
    'shop-said',
  ] as const)
    setStored(choice, '')
})

/**
 * Opens a page with `html` and starts the bundle on it through the real loader; the page closes when the test ends or
 * opens another.
 */
export async function openPage(
  html: string,
  {
    globals = {},
    fetch,
    list = widgets,
    providers: { now, askTime = cannotSay, ...replaced } = {},
  }: PageOptions = {},
) {
  closeOpenPage()
  // What a module finds out once for each page, is found out again.
  writtenPage().mayBeOld = pageLoad()?.type === 'back_forward'
  const life = new AbortController()
  Object.assign(
    window,
    { csrfToken: 'token', hasPostcode: false, isGuest: true, activeCoupon: null, dataLayer: [] },
    globals,
  )
  document.body.innerHTML = html
  const left: string[] = []
  const posted: { action: string; fields: Record<string, string> }[] = []
  const noServer = () => Promise.reject(new TypeError('this test has no server'))
  const clock = withPrintedTime(createShopClock(now, askTime))
  // Dates are shown by the clock of this page.
  const follow = () => shopClock.note(clock.now())
  if (now || 'clock' in setTimeout) follow()
  clock.subscribe(follow)
  const inject = createProviders(
    [
      [clockProvider, clock],
      [tabsProvider, linkTabs()],
      [apiProvider, replaced.api ?? createPageApi(fetch ?? noServer, () => left.push('/login') > 0, clock)],
      [reloadProvider, replaced.reload ?? (() => left.push('reload'))],
      [
        navigationProvider,
        replaced.navigation ?? {
          goTo: (url: string) => left.push(url) > 0,
          submitHiddenForm: (action: string, fields: object) =>
            posted.push({ action, fields: { ...fields } }) > 0,
        },
      ],
    ],
    life.signal,
  )
  // Each is made when a widget or the test first needs it, as on a real page: one made sooner gets events
  // that a page on which everything sleeps misses.
  const providers = {
    clock,
    get api() {
      return inject(apiProvider)
    },
    get store() {
      return inject(shopProvider)
    },
    get scheme() {
      return inject(schemeProvider)
    },
    get weeks() {
      return inject(weeksProvider)
    },
    get basket() {
      return inject(basketProvider)
    },
  }
  // Data that the build inserts has to be set here for the sources.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-widget][data-load="printed"]')) {
    const { widget: name = '' } = dataset
    const { widget } = (await widgets[name]?.load()) ?? {}
    if (widget) Object.assign(hearsOf, { [name]: (widget as { hears?: readonly string[] }).hears ?? [] })
  }
  closeOpenPage = () => {
    act(() => life.abort())
    // The shell and its messages would otherwise outlive the page.
    document.querySelector('[class*=SavedNote]')?.parentElement?.remove()
    forgetFacts()
    document.body.innerHTML = ''
    closeOpenPage = () => {}
  }
  await act(async () => {
    boot(list, { providers: inject, until: life.signal })
    await settled()
  })
  return { providers, left, posted }
}

const quietTurns = 8
/** A widget that still loads by then waits for something that the test brings later. */
const loadingTurns = 60

const aMillisecond = () =>
  'clock' in setTimeout ? jest.advanceTimersByTimeAsync(1) : new Promise(resolve => setTimeout(resolve, 1))

/** Waits until the state of the page's placeholders no longer changes. */
export async function settled(): Promise<void> {
  let before = ''
  for (let quiet = 0; quiet < (before.includes('loading') ? loadingTurns : quietTurns); ) {
    await aMillisecond()
    const placeholders = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
    const now = placeholders.map(({ dataset }) => dataset.widgetState ?? 'unknown').join(' ')
    quiet = now === before ? quiet + 1 : 0
    before = now
  }
}
