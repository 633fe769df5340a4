import { screen, within } from '@testing-library/react'
import { createDemoShop, type DemoShopOptions } from '../../../demo-pages/shop/create-demo-shop'
import { openPage, type PageOptions } from '../../support/page/open-page'

type BasketOptions = {
  /** Product id and quantity of each line. */
  lines?: [productId: number, quantity: number][]
  attributes?: string
  json?: object
  as?: 'guest' | 'customer'
  hasPostcode?: boolean
  coupon?: string
  shop?: DemoShopOptions
  /** More markup of the page. */
  html?: string
  page?: PageOptions
  /** Called before the page is opened. */
  arrange?: (visit: ReturnType<ReturnType<typeof createDemoShop>['visit']>) => void
}

export const cheddar = 231
export const bacon = 201
export const vegBox = 221
export const hamper = 235

/** Opens the Best of Local basket for a visitor of the demo shop, by default a customer. */
export async function openBasket({
  lines = [
    [vegBox, 1],
    [cheddar, 1],
    [bacon, 2],
  ],
  attributes = '',
  json,
  as = 'customer',
  hasPostcode = true,
  coupon,
  shop,
  html = '',
  page: options,
  arrange,
}: BasketOptions = {}) {
  const visit = createDemoShop(shop).visit({ as, hasPostcode })
  visit.state.box.lines = lines.map(([productId, quantity], index) => ({
    id: 700 + index,
    productId,
    quantity,
  }))
  visit.state.coupon = coupon ?? null
  arrange?.(visit)
  const child = json ? `<script type="application/json">${JSON.stringify(json)}</script>` : ''
  const page = await openPage(`${html}<div data-widget="bol-basket" ${attributes}>${child}</div>`, {
    fetch: visit.fetch,
    globals: { csrfToken: visit.csrfToken, hasPostcode, isGuest: as === 'guest' },
    ...options,
  })
  const calls = () => visit.log.map(({ method, path }) => `${method} ${path}`)
  return {
    ...page,
    visit,
    calls,
    bodies: (method: string) =>
      visit.log.filter(entry => entry.method === method).map(({ body }) => (body ? JSON.parse(body) : null)),
    reads: () => calls().filter(call => call === 'GET /api/bol-basket').length,
    served: () =>
      Object.fromEntries(visit.state.box.lines.map(({ productId, quantity }) => [productId, quantity])),
  }
}

export const basket = () => screen.getByRole('region', { name: 'Your Best of Local box' })
export const rows = () => within(screen.getByRole('list')).getAllByRole('listitem')
/** The row of a product, or of one that was removed, by the words it begins with. */
export const rowOf = (words: string) => rows().find(row => row.textContent?.startsWith(words)) ?? null
export const amount = (name: string) => screen.getByRole('spinbutton', { name: `Quantity of ${name}` })
export const more = (name: string) => screen.getByRole('button', { name: `Increase quantity of ${name}` })
export const fewer = (name: string) => screen.getByRole('button', { name: `Decrease quantity of ${name}` })
export const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
export const undo = (name: string) => screen.getByRole('button', { name: `Undo ${name}` })
export const total = () => screen.getByText('Total').nextElementSibling?.textContent
export const checkout = () => screen.getByRole('link', { name: 'Checkout' })

export const heard = (role: 'status' | 'alert' = 'status') =>
  document.querySelector(`[data-doorstep-shell] > [role=${role}]`)?.textContent
