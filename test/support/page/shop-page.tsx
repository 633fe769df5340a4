import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { openPage } from './open-page'

type ShopPageOptions = {
  as?: 'guest' | 'customer'
  hasPostcode?: boolean
  /** The shop's clock, and the device's by default. */
  at?: string
  /** How far the device's clock is ahead of the shop's. */
  daysAhead?: number
  reload?: () => void
}

/** Opens a page with that markup in a visit of the demo shop, with its clock, token and globals. */
export async function openShopPage(
  html:
    | string
    | ((visit: ReturnType<ReturnType<typeof createDemoShop>['visit']>) => string | Promise<string>),
  {
    as = 'customer',
    hasPostcode = true,
    at = '2026-11-25T12:00:00Z',
    daysAhead = 0,
    reload,
  }: ShopPageOptions = {},
) {
  const clock = { at }
  const now = () => new Date(clock.at)
  const shop = createDemoShop({ now })
  const visit = shop.visit({ as, hasPostcode })
  const markup = typeof html === 'function' ? await html(visit) : html
  const page = await openPage(markup, {
    globals: { ...visit.globals() },
    fetch: request => visit.fetch(request),
    providers: {
      now: () => new Date(now().getTime() + daysAhead * 86_400_000),
      askTime: async () => now(),
      ...(reload && { reload }),
    },
  })
  const calls = (method?: string) =>
    visit.log
      .filter(entry => !method || entry.method === method)
      .map(({ method: verb, path, body }) => `${verb} ${path}${body && ` ${body}`}`)
  return { ...page, shop, visit, calls, clock, user: userEvent.setup({ delay: null }) }
}
