import { act, screen, waitFor, within } from '@testing-library/react'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import { findProduct } from '../../../demo-pages/shop/products/catalogue'
import { expectElement } from '../../support/expect-element'
import { openShopPage } from '../../support/page/shop-page'
import { inOwnWords } from '../../support/words/own-words'

/*
 * Each widget that shows why a call is refused, with the steps to make the call. A line of the basket that
 * the shop refuses to change goes back without a reason (BB-08).
 */

type Page = Awaited<ReturnType<typeof openShopPage>>
type Visit = Page['visit']

export type Act = {
  call: string
  as?: 'guest' | 'customer'
  hasPostcode?: boolean
  html: string | ((visit: Visit) => string | Promise<string>)
  prepare?: (visit: Visit) => Promise<unknown>
  /** The person's actions; a read that the page makes by itself needs none. */
  does?: (page: Page) => Promise<unknown>
}

const at = '2026-11-25T12:00:00Z'
const json = (options: object) => `<script type="application/json">${JSON.stringify(options)}</script>`
const widget = (name: string, options: object = {}, attributes = '') =>
  `<div data-widget="${name}" data-load="ready" ${attributes}>${json(options)}</div>`
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async ({ user }: Page, name: string | RegExp) => user.click(await button(name))
const first = async ({ user }: Page, name: RegExp) =>
  user.click(expectElement((await screen.findAllByRole('button', { name }))[0], Element))
const put = (visit: Visit, id: number, quantity = 3) =>
  visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
const checkout = (visit: Visit) =>
  inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup)
const box = ({ state }: Visit) =>
  boxesBetween(state, new Date(at), '2026-12-05', '2026-12-05').find(({ order_id }) => order_id === 806)
const milk = (kind: string, attributes = '') =>
  widget(`${kind}-order`, { product: findProduct(101) }, attributes)
const detail = (name: string, value: object) => widget(name, value)
const typeAndSave = async (page: Page, label: string, typed: string) => {
  await first(page, /^Edit/)
  const field = await screen.findByLabelText(label)
  await page.user.type(field, `${typed}{Enter}`)
}

export const acts: Readonly<Record<string, Act>> = {
  'postcode-panel checks a postcode': {
    call: 'POST /register/postcode/verify',
    as: 'guest',
    hasPostcode: false,
    html: widget('postcode-panel'),
    does: async ({ user }) => user.type(await screen.findByRole('textbox'), 'BS3 4TN{Enter}'),
  },
  'promo-field checks a code': {
    call: 'POST /register/code/verify',
    as: 'guest',
    html: `<form>${widget('promo-field')}</form>`,
    does: async ({ user }) => user.type(await screen.findByRole('textbox'), 'WELCOME10{Enter}'),
  },
  'recipe-email sends a recipe': {
    call: 'POST /email-recipe',
    as: 'guest',
    html: widget('recipe-email', {}, 'data-recipe="2"'),
    does: async ({ user }) => {
      await user.type(await screen.findByRole('textbox'), 'ann@rowe.example{Enter}')
    },
  },
  'order-dialog adds a product': {
    call: 'POST /api/product/bol',
    html: widget('order-dialog', { product: findProduct(231) }, 'data-mode="add"'),
    does: page => press(page, 'Add to basket: Mature cheddar'),
  },
  'order-dialog adds a product in its dialog': {
    call: 'POST /api/product/bol',
    html: widget('order-dialog', { product: findProduct(231) }, 'data-mode="dialog"'),
    async does(page) {
      await press(page, 'Add to basket: Mature cheddar')
      const dialog = within(await screen.findByRole('dialog'))
      await waitFor(() => expect(dialog.getByRole('spinbutton')).not.toHaveAttribute('aria-disabled'))
      await page.user.click(dialog.getByRole('button', { name: 'Add to basket' }))
    },
  },
  'order-dialog adds an essential each week': {
    call: 'POST /api/product/regular',
    html: widget('order-dialog', { product: findProduct(101) }),
    async does(page) {
      await press(page, /^(Order|Change order)/)
      await first(page, /^Increase/)
      await first(page, /^(Update|Add|Save)/)
    },
  },
  'order-dialog adds an essential once': {
    call: 'POST /api/product/oneoff',
    html: widget('order-dialog', { product: findProduct(101) }),
    async does(page) {
      await press(page, /^(Order|Change order)/)
      await page.user.click(await screen.findByRole('tab', { name: /^(One-off|Just once)/ }))
      const panel = within(await screen.findByRole('tabpanel'))
      await waitFor(() => expect(panel.getByRole('spinbutton')).not.toHaveAttribute('aria-disabled'))
      await page.user.click(expectElement(panel.getAllByRole('button', { name: /^Increase/ })[0], Element))
      await first(page, /^(Update|Add|Save)/)
    },
  },
  'order-again orders a box again': {
    call: 'POST /api/basket/reorder-bol',
    html: widget('order-again'),
    async does(page) {
      await first(page, /^View box/)
      await first(page, /^Re-order/)
    },
  },
  'bol-basket cancels': {
    call: 'POST /api/bol-basket/cancel',
    html: widget('bol-basket'),
    prepare: visit => put(visit, 231),
    async does(page) {
      await press(page, 'Cancel order')
      await press(page, 'Yes')
    },
  },
  'bol-basket applies a code': {
    call: 'POST /api/basket/apply-discount',
    html: widget('bol-basket'),
    prepare: visit => put(visit, 231),
    does: async ({ user }) => user.type(await screen.findByLabelText('Promotional code'), 'SPRING5{Enter}'),
  },
  'checkout-panel changes the date': {
    call: 'POST /api/bol-checkout/update-date',
    html: checkout,
    prepare: visit => put(visit, 231),
    does: async ({ user }) => user.selectOptions(await screen.findByLabelText('Delivery date'), '2026-11-27'),
  },
  'checkout-panel takes out what cannot come': {
    call: 'POST /api/bol-checkout/remove-unavailable',
    html: checkout,
    async prepare(visit) {
      await put(visit, 231)
      await put(visit, 211, 1)
      await visit.call('POST', '/api/bol-checkout/update-date', {
        date: '2026-11-30',
        day: null,
        frequency: 0,
      })
    },
    does: page => press(page, 'Remove unavailable products'),
  },
  'checkout-panel confirms': {
    call: 'POST /api/bol-checkout/confirm',
    html: checkout,
    async prepare(visit) {
      await put(visit, 231)
      await visit.call('POST', '/api/bol-checkout/update-date', {
        date: '2026-11-27',
        day: null,
        frequency: 0,
      })
    },
    async does(page) {
      const confirm = await button(/^Confirm/)
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'))
      await press(page, /^Confirm/)
    },
  },
  'box-order-detail cancels a box': {
    call: 'POST /api/basket/cancel-bol',
    html: visit => widget('box-order-detail', { order: box(visit) }),
    async does(page) {
      await press(page, 'Delete order')
      await first(page, /^Yes|^Cancel/)
    },
  },
  'view-box changes a box': {
    call: 'PUT /api/bol-order/edit/',
    html: visit => widget('view-box', { order: box(visit) }, 'data-action="edit"'),
    async does(page) {
      await first(page, /^View box/)
      await first(page, /^Edit order|^Edit all/)
    },
  },
  'regular-order is read': { call: 'GET /api/product/regular/', html: milk('regular') },
  'regular-order is saved': {
    call: 'POST /api/product/regular',
    html: milk('regular'),
    async does(page) {
      await first(page, /^Increase/)
      await first(page, /^(Update|Add|Save)/)
    },
  },
  'one-off-order is read': { call: 'GET /api/product/oneoff/', html: milk('one-off') },
  'one-off-order is saved': {
    call: 'POST /api/product/oneoff',
    html: milk('one-off'),
    async does(page) {
      await first(page, /^Increase/)
      await first(page, /^(Update|Add|Save)/)
    },
  },
  'day-order is saved': {
    call: 'POST /api/product/regular-modified',
    html: milk('day', 'data-selected-date="2026-11-30"'),
    async does(page) {
      await press(page, /^Change this day/)
      await first(page, /^Increase/)
      await first(page, /^(Update|Add|Save)/)
    },
  },
  'account-phone is saved': {
    call: 'PUT /account/details',
    html: detail('account-phone', { phone: '0117 496 0188' }),
    does: page => typeAndSave(page, 'Phone', '9'),
  },
}

/** Makes the answer of a call from the shop's own answer. */
type Answer = (fetch: () => Promise<Response>) => Response | Promise<Response>

/** Opens the page and performs the actions; only that call gets `answer`, until `heal` is called. */
export async function meet(name: string, answer: Answer, beside = '') {
  const { call, as, hasPostcode, html, prepare, does } = acts[name] as Act
  const seen = { times: 0, isHealed: false }
  // The last choice is kept for the visit.
  sessionStorage.clear()
  const page = await openShopPage(
    async visit => {
      await prepare?.(visit)
      const markup = typeof html === 'function' ? await html(visit) : html
      const { fetch } = visit
      Object.assign(visit, {
        fetch: (request: Request) => {
          const isIt = `${request.method} ${new URL(request.url).pathname}`.startsWith(call)
          if (!isIt) return fetch(request)
          seen.times++
          return seen.isHealed ? fetch(request) : Promise.resolve(answer(() => fetch(request)))
        },
      })
      return markup + beside
    },
    { at, ...(as && { as }), ...(hasPostcode !== undefined && { hasPostcode }) },
  )
  await does?.(page)
  await waitFor(() => expect(seen.times).toBeGreaterThan(0))
  await act(async () => {})
  const heal = () => {
    seen.isHealed = true
  }
  return { page, seen, heal, again: async () => does?.(page), words: () => document.body.textContent ?? '' }
}

/** Opens the page, performs the actions and returns the page's text; only that call gets `answer`. */
export const refuse = async (name: string, answer: () => Response): Promise<() => string> =>
  (await meet(name, answer)).words
