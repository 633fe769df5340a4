import { dataLayer } from '../../../support/page/data-layer'
import { openPage, type PageOptions } from '../../../support/page/open-page'
import { present } from '../../../support/present'

/** A daily essential as the shop's pages print it. */
export const milk = {
  id: 101,
  name: 'Whole milk',
  template: 'de',
  edg_code: '1001',
  is_available: true,
  max_qty_allowed: 12 as number | null,
  order_price: '1.35',
  image: null,
}

export type Call = { method: string; path: string; query: string; body: unknown }
type Json = Record<string, unknown>
type Reply = Response | Promise<Response>

export const day = (quantity = 0, more: Json = {}) => ({
  quantity,
  frequency: 1,
  active: true,
  max_quantity: null,
  is_order: quantity > 0,
  ...more,
})

/** Monday to Saturday, with these quantities. */
export const weekdays = (...quantities: number[]) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map(weekday => [weekday, day(quantities[weekday - 1])]))

const twoWeeks = {
  'This week': { '2026-11-26': 'Thursday 26 November', '2026-11-27': 'Friday 27 November' },
  'Next week': { '2026-12-04': 'Friday 4 December' },
}

type ShopState = {
  regular: unknown
  dates: unknown
  oneOff: Record<string, { quantity: number; order_id: number; frequency: number }>
  days: Record<string, number>
  message: string
  link: string | undefined
  /** Answers instead of the shop; undefined leaves the answer to the shop. */
  instead: (call: Call) => Reply | undefined
  calls: Call[]
}

/** A shop that answers for one daily essential; a test can change any value while it runs. */
export function essentialsShop() {
  const state: ShopState = {
    regular: { weekdays: weekdays() },
    dates: twoWeeks,
    oneOff: {},
    days: {},
    message: 'Saved as you wished.',
    link: undefined,
    instead: () => undefined,
    calls: [],
  }
  const shop = Object.assign(state, {
    sent: () => shop.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
    reads: () => shop.calls.filter(({ method }) => method === 'GET').map(({ path, query }) => path + query),
    fetch: async (request: Request): Promise<Response> => {
      const { pathname: path, search } = new URL(request.url)
      const text = await request.clone().text()
      const body = text ? JSON.parse(text) : undefined
      const call = { method: request.method, path, query: decodeURIComponent(search), body }
      shop.calls.push(call)
      return shop.instead(call) ?? Response.json(shop.answer(call))
    },
    answer: ({ method, path, query }: Call): unknown => {
      if (method === 'POST') return { success: true, message: shop.message, order_link: shop.link }
      const date = query.replace('?date=', '')
      if (path.startsWith('/api/product/regular-modified/'))
        return { quantity_ordered: shop.days[present(path.split('/').at(-1))] ?? 0 }
      if (path.startsWith('/api/product/regular/')) return shop.regular
      const none = { quantity: 0, order_id: null, frequency: null }
      return { dates: shop.dates, ...none, ...shop.oneOff[date] }
    },
  })
  return shop
}

export type EssentialsShop = ReturnType<typeof essentialsShop>

/** A placeholder with its options in a JSON script. */
export const placeholder = (name: string, options: Json = {}, attributes = '') =>
  `<div data-widget="${name}" data-load="ready" ${attributes}>
    <script type="application/json">${JSON.stringify({ product: milk, ...options })}</script>
  </div>`

/** Opens a page on that shop for a customer with a confirmed postcode. */
export const openShopPage = (html: string, shop: EssentialsShop, options: PageOptions = {}) =>
  openPage(html, {
    fetch: shop.fetch,
    ...options,
    globals: { hasPostcode: true, isGuest: false, ...options.globals },
  })

/** Finds text beside its subject, not in the page's live region. */
export const inAlert = { selector: '[data-tone] *' }

/** The reports to the page's analytics, without those that only clear the last one. */
export const reported = () => dataLayer().filter(({ event }) => event !== undefined)

/** An answer that waits until it is released. */
export function held(body: unknown) {
  let letGo = () => {}
  const reply = new Promise<Response>(resolve => {
    letGo = () => resolve(Response.json(body))
  })
  return { reply, letGo: () => letGo() }
}
