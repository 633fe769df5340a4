import { act } from '@testing-library/react'
import type { Fetch } from '../../shared/api/client'
import { boot } from '../../shared/mount/boot'
import type { Services } from '../../shared/mount/services'
import { createPageApi } from '../../shared/mount/use-api'
import type { WidgetList } from '../../shared/mount/widget-list'
import type { ShopTabs } from '../../shared/page/freshness'
import { readPageGlobals } from '../../shared/page/globals'
import { linkTabs } from '../../shared/page/other-tabs'
import { createShopClock } from '../../shared/page/shop-clock'
import { createSchemeStore } from '../../shared/registration/scheme'
import { createBoxStore } from '../../shared/store/box'
import { connectBox } from '../../shared/store/connect-box'
import { connectPage } from '../../shared/store/connect-page'
import { connectWeeks } from '../../shared/store/connect-weeks'
import { createShopStore } from '../../shared/store/create-shop-store'
import { createWeeksStore } from '../../shared/store/weeks'
import { widgets } from '../../widgets'

type PageGlobals = { csrfToken?: unknown; hasPostcode?: unknown; isGuest?: unknown; activeCoupon?: unknown }

export type PageOptions = {
  globals?: PageGlobals
  /** The server: a visitor of the demo shop, or an answer of the test's own. */
  fetch?: Fetch
  list?: WidgetList
  /** `now` is the device's clock. */
  services?: Partial<Services> & { now?: () => Date }
}

let closeOpenPage = () => {}

afterEach(() => closeOpenPage())

/**
 * Opens a page that holds `html` and starts the bundle on it through the real loader; the page closes by itself
 * when the test ends or opens another.
 */
export async function openPage(
  html: string,
  { globals = {}, fetch, list = widgets, services: { now, ...replaced } = {} }: PageOptions = {},
) {
  closeOpenPage()
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
  const clock = createShopClock(now)
  const api = replaced.api ?? createPageApi(fetch ?? noServer, () => left.push('/login'), clock)
  const services: Services = {
    api,
    store: createShopStore({ page: readPageGlobals }),
    scheme: createSchemeStore(),
    clock,
    weeks: createWeeksStore({ api: () => api, now: clock.now }),
    box: createBoxStore({ api: () => api }),
    reload: () => left.push('reload'),
    navigation: {
      goTo: url => left.push(url) > 0,
      submitHiddenForm: (action, fields) => posted.push({ action, fields: { ...fields } }) > 0,
    },
    ...replaced,
  }
  const tabs: ShopTabs = linkTabs()
  const disconnect = [
    connectPage(services.store, tabs),
    connectWeeks(services.weeks, tabs),
    connectBox(services.box, services.store, tabs),
    clock.subscribe(services.weeks.correct),
  ]
  closeOpenPage = () => {
    act(() => life.abort())
    for (const end of disconnect) end()
    document.body.innerHTML = ''
    closeOpenPage = () => {}
  }
  await act(async () => {
    boot(list, { services, until: life.signal })
    await settled()
  })
  return { services, left, posted }
}

const quietTurns = 8

/** Waits until nothing changes any more in what has become of the page's placeholders. */
export async function settled(): Promise<void> {
  let before = ''
  for (let turn = 0, quiet = 0; turn < 500 && quiet < quietTurns; turn++) {
    await new Promise(resolve => setTimeout(resolve, 0))
    const placeholders = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
    const now = placeholders.map(({ dataset }) => dataset.widgetState ?? 'unknown').join(' ')
    quiet = now === before && !now.includes('loading') ? quiet + 1 : 0
    before = now
  }
}
