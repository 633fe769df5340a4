import { act } from '@testing-library/react'
import type { Fetch } from '../../shared/api/client'
import { boot } from '../../shared/mount/boot'
import { createServices, type Services } from '../../shared/mount/services'
import type { WidgetList } from '../../shared/mount/widget-list'
import { connectPage } from '../../shared/store/connect-page'
import { widgets } from '../../widgets'

type PageGlobals = { csrfToken?: unknown; hasPostcode?: unknown; isGuest?: unknown; activeCoupon?: unknown }

export type PageOptions = {
  globals?: PageGlobals
  /** The server: a visitor of the demo shop, or an answer of the test's own. */
  fetch?: Fetch
  list?: WidgetList
  services?: Partial<Services>
}

let closeOpenPage = () => {}

afterEach(() => closeOpenPage())

/**
 * Opens a page that holds `html` and starts the bundle on it through the real loader; the page closes by itself
 * when the test ends.
 */
export async function openPage(
  html: string,
  { globals = {}, fetch, list = widgets, services: replaced = {} }: PageOptions = {},
) {
  const life = new AbortController()
  Object.assign(
    window,
    { csrfToken: 'token', hasPostcode: false, isGuest: true, activeCoupon: null, dataLayer: [] },
    globals,
  )
  document.body.innerHTML = html
  const left: string[] = []
  const posted: { action: string; fields: Record<string, string> }[] = []
  const services = createServices({
    fetch: fetch ?? (() => Promise.reject(new TypeError('this test has no server'))),
    leaveForLogin: () => left.push('/login'),
    goTo: url => left.push(url),
    reload: () => left.push('reload'),
    submitHiddenForm: (action, fields) => posted.push({ action, fields: { ...fields } }),
    ...replaced,
  })
  const disconnect = connectPage(services.store)
  closeOpenPage = () => {
    act(() => life.abort())
    disconnect?.()
    document.body.innerHTML = ''
    closeOpenPage = () => {}
  }
  await act(async () => {
    boot(list, { services, until: life.signal })
    await settled()
  })
  return { services, left, posted }
}

/** Waits until no placeholder of the page is on its way any more. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    await new Promise(resolve => setTimeout(resolve, 0))
    if (turn > 2 && !document.querySelector('[data-widget-state="loading"]')) return
  }
}
