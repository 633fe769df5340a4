import { screen, waitFor, within } from '@testing-library/react'
import { checkoutPanel } from '../../demo-pages/pages/boxes/box-placeholders'
import { boxesBetween } from '../../demo-pages/shop/boxes/box-orders'
import { findProduct } from '../../demo-pages/shop/products/catalogue'
import { expectElement } from '../support/expect-element'
import { openShopPage } from '../support/page/shop-page'
import { present } from '../support/present'
import { inOwnWords } from '../support/words/own-words'

/* A change that the shop has accepted, on a page that cannot read it afterwards. */

type Visit = Awaited<ReturnType<typeof openShopPage>>['visit']
type Page = Awaited<ReturnType<typeof openShopPage>>

const at = '2026-11-25T12:00:00Z'
const json = (options: object) => `<script type="application/json">${JSON.stringify(options)}</script>`
const widget = (name: string, options: object = {}, attributes = '') =>
  `<div data-widget="${name}" data-load="ready" ${attributes}>${json(options)}</div>`
const card = (mode = 'add') => widget('order-dialog', { product: findProduct(231) }, `data-mode="${mode}"`)
const basketToo = `${card()}${widget('bol-basket')}${widget('mobile-basket-button')}`
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const put = (visit: Visit, id: number, quantity = 1) =>
  visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
const words = () => document.body.textContent ?? ''

/** Ways in which a read from somebody else's shop fails. */
const broken: Record<string, (answer: Response) => Response | Promise<Response>> = {
  'a missing endpoint': () => new Response('<h1>Not Found</h1>', { status: 404 }),
  'a refusal': () => Response.json({ message: 'No basket.' }, { status: 404 }),
  'a server error': () => new Response('Internal Server Error', { status: 500 }),
  'a PHP notice before the JSON': async answer =>
    new Response(`<br />\n<b>Notice</b>: Undefined index: basket\n${await answer.text()}`),
  'an empty answer': () => new Response(''),
  'an answer about something else': () => Response.json({ ok: 1 }),
  'no answer': () => {
    throw new TypeError('Failed to fetch')
  },
}

/** From here on, reads of those paths fail. */
function breakReads(visit: Visit, path: RegExp, how: keyof typeof broken) {
  const { fetch } = visit
  Object.assign(visit, {
    fetch: async (request: Request) => {
      const answer = await fetch(request)
      const isRead = request.method === 'GET' && path.test(new URL(request.url).pathname)
      return isRead ? broken[how]?.(answer) : answer
    },
  })
}

/** Sentences that contradict each other, so that no two may be on one page. */
const contradictions = [
  ["We couldn't load your box", 'Please add some products'],
  ['Added to your box', 'Add to basket'],
  ['Added:', 'Please add some products'],
]
const expectNoContradiction = () => {
  for (const [one = '', other = ''] of contradictions)
    expect([one, other].filter(each => words().includes(each))).not.toEqual([one, other])
}

const basketIsRead = /^\/api\/(bol-basket$|product\/bol\/)/

type Adding = { title: string; html: string; add: (page: Page) => Promise<void> }

const addings: readonly Adding[] = [
  {
    title: 'a card alone on its page says that one was added and offers another',
    html: card(),
    async add({ user, visit }) {
      await user.click(await button('Add to basket: Mature cheddar'))
      await button('Add another: Mature cheddar')
      expect(screen.getByText('1 added')).toBeInTheDocument()
      expect(visit.state.box.lines).toMatchObject([{ quantity: 1 }])
    },
  },
  {
    title: 'a card and the basket both show the addition, and neither says that the basket is empty',
    html: basketToo,
    async add({ user }) {
      await screen.findByText("We couldn't load your box.")
      expectNoContradiction()
      await user.click(await button('Add to basket: Mature cheddar'))
      await button('Add another: Mature cheddar')
      expect(await screen.findByText('Added: 1 × Mature cheddar.')).toBeInTheDocument()
      await waitFor(() => expect(screen.getByText("We couldn't load your box.")).toBeInTheDocument())
      expectNoContradiction()
      expect(screen.getByRole('link', { name: 'Checkout' })).not.toHaveAttribute('aria-disabled')
    },
  },
]

const [alone, besideTheBasket] = addings
// A read fails in the same way for both.
const rows = [
  ...Object.keys(broken).map(how => ({ how, ...present(alone) })),
  ...['a refusal', 'a PHP notice before the JSON'].map(how => ({ how, ...present(besideTheBasket) })),
]

test.each(rows)(
  'G-01 When each later read of the basket fails with $how, $title',
  async ({ how, html, add }) => {
    const prepare = (visit: Visit) => {
      breakReads(visit, basketIsRead, how)
      return html
    }
    await add(await openShopPage(prepare, { at }))
  },
)

type Deed = {
  of: string
  html: string | ((visit: Visit) => string | Promise<string>)
  prepare?: (visit: Visit) => unknown
  /** The reads that fail after the change. */
  reads: RegExp
  act: (page: Page) => Promise<unknown>
  /** The expected page. */
  holds: (page: Page) => unknown
}

const rowOf = (name: string) => expectElement(screen.getByText(name).closest('[role=listitem]'), HTMLElement)
const box = (state: Visit['state'], order: number, date: string) =>
  boxesBetween(state, new Date(at), date, date).find(({ order_id }) => order_id === order)

const deeds: Deed[] = [
  {
    of: 'bol-basket, a product more in a box that was read',
    html: basketToo,
    prepare: visit => put(visit, 221),
    reads: basketIsRead,
    act: async ({ user }) => user.click(await button('Add to basket: Mature cheddar')),
    holds: async () => {
      await screen.findByText('1 in box')
      expect(screen.getByText('Added: 1 × Mature cheddar.')).toBeInTheDocument()
      expect(screen.getByText('Seasonal veg box')).toBeInTheDocument()
      // Only the shop can calculate the new totals.
      expect(screen.getByText('Total').closest('div')).toHaveTextContent('Totalnot known yet—')
      expect(await button('2 items: Your Best of Local box')).toBeInTheDocument()
    },
  },
  {
    of: 'bol-basket, the first product of a box that was read as empty',
    html: basketToo,
    reads: basketIsRead,
    act: async ({ user }) => {
      await screen.findAllByText('Please add some products')
      await user.click(await button('Add to basket: Mature cheddar'))
    },
    holds: async () => {
      await screen.findByText('1 in box')
      expect(await button('1 item: Your Best of Local box')).toBeInTheDocument()
    },
  },
  {
    of: 'bol-basket, another quantity',
    html: widget('bol-basket'),
    prepare: visit => put(visit, 231),
    reads: basketIsRead,
    act: async ({ user }) =>
      user.click(await button(/^More.*Mature cheddar|^One more.*cheddar|Increase.*cheddar/i)),
    holds: () => expect(within(rowOf('Mature cheddar')).getByRole('spinbutton')).toHaveValue('2'),
  },
  {
    of: 'bol-basket, the last line removed',
    html: widget('bol-basket'),
    prepare: visit => put(visit, 231),
    reads: basketIsRead,
    act: async ({ user }) => user.click(await button('Remove Mature cheddar')),
    holds: () => expect(screen.getByText('Mature cheddar removed.')).toBeInTheDocument(),
  },
  {
    of: 'bol-basket, cancelled',
    html: widget('bol-basket'),
    prepare: visit => put(visit, 231),
    reads: basketIsRead,
    act: async ({ user }) => {
      await user.click(await button('Cancel order'))
      await user.click(await button('Yes'))
    },
    holds: async () => {
      await waitFor(() =>
        expect(
          screen.getAllByText('Your order has been cancelled.').some(each => !each.closest('[role=status]')),
        ).toBe(true),
      )
      expect(screen.queryByText('Mature cheddar')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    },
  },
  {
    of: 'bol-basket, a code',
    html: widget('bol-basket'),
    prepare: visit => put(visit, 231, 3),
    reads: basketIsRead,
    act: async ({ user }) => {
      await user.type(await screen.findByLabelText('Promotional code'), 'SPRING5')
      await user.click(await button('Apply'))
    },
    holds: async () => {
      expect(await button('Remove SPRING5')).toBeInTheDocument()
      expect(screen.queryByLabelText('Promotional code')).toBeNull()
      await waitFor(() => expect(screen.getByText('Total').closest('div')).toHaveTextContent('—'))
    },
  },
  {
    of: 'order-dialog, a quantity set in its dialog',
    html: card('dialog'),
    reads: basketIsRead,
    act: async ({ user }) => {
      await user.click(await button('Add to basket: Mature cheddar'))
      const dialog = within(await screen.findByRole('dialog'))
      await waitFor(() => expect(dialog.getByRole('spinbutton')).not.toHaveAttribute('aria-disabled'))
      await user.click(dialog.getByRole('button', { name: 'Add to basket' }))
    },
    holds: async () => {
      await screen.findByText('1 in box')
      await waitFor(() => expect(screen.queryByText('Try again')).toBeNull())
    },
  },
  {
    of: 'checkout-panel, what cannot come taken out',
    html: visit => inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup),
    prepare: async visit => {
      await put(visit, 231, 3)
      await put(visit, 211, 1)
      await visit.call('POST', '/api/bol-checkout/update-date', {
        date: '2026-11-30',
        day: null,
        frequency: 0,
      })
    },
    reads: /^\/api\/bol-(checkout|basket)/,
    act: async ({ user }) => user.click(await button('Remove unavailable products')),
    holds: async () => {
      await screen.findByRole('button', { name: 'Try again' })
      expect(screen.queryByRole('button', { name: 'Remove unavailable products' })).toBeNull()
    },
  },
  {
    of: 'checkout-panel, another date',
    html: visit => inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup),
    prepare: visit => put(visit, 231, 3),
    reads: /^\/api\/bol-(checkout|basket)/,
    act: async ({ user }) => {
      await user.selectOptions(await screen.findByLabelText('Delivery date'), '2026-11-27')
    },
    holds: async () => {
      await screen.findByRole('button', { name: 'Try again' })
      expect(screen.getByLabelText('Delivery date')).toHaveValue('2026-11-27')
      expect(words()).not.toMatch(/not saved|could not save|couldn't save/i)
    },
  },
  {
    of: 'box-order-detail, cancelled',
    html: ({ state }) => widget('box-order-detail', { order: box(state, 806, '2026-12-05') }),
    reads: /^\/api\/basket/,
    act: async ({ user }) => {
      await user.click(await button('Delete order'))
      await user.click(await button(/^Yes|^Cancel/))
    },
    holds: async () => {
      await screen.findByText(/^This order has been cancelled/)
      expect(words()).not.toContain('You can change this order')
    },
  },
  ...['regular', 'one-off', 'day'].map(
    (kind): Deed => ({
      of: `${kind} saved beside the week and its cost`,
      html: `${widget(
        `${kind}-order`,
        { product: findProduct(101) },
        kind === 'day' ? 'data-selected-date="2026-11-30"' : '',
      )}${widget('weekly-cost')}${widget('header-basket', {}, 'data-open')}`,
      reads: /^\/api\/(basket|product)/,
      act: async ({ user }) => {
        if (kind === 'day') await user.click(await button(/^Change this day/))
        await user.click(
          expectElement(
            (await screen.findAllByRole('button', { name: /^(More|One more|Increase)/i }))[0],
            Element,
          ),
        )
        await user.click(
          expectElement((await screen.findAllByRole('button', { name: /^(Update|Add|Save)/ }))[0], Element),
        )
      },
      holds: async () => {
        await screen.findAllByText(/^We couldn't load this week/)
        const cost = within(screen.getByRole('region', { name: 'What this week costs', hidden: true }))
        await waitFor(() => expect(cost.getByText('—')).toBeInTheDocument())
      },
    }),
  ),
]

test.each(deeds.map(deed => [deed.of, deed] as const))(
  'G-01 %s: stays accepted where nothing can be read afterwards',
  async (_, { html, prepare, reads, act, holds }) => {
    const page = await openShopPage(
      async visit => {
        await prepare?.(visit)
        return typeof html === 'function' ? html(visit) : html
      },
      { at },
    )
    const { visit } = page
    const before = visit.log.length
    // Read once, before anything is done.
    const { fetch } = visit
    let isBroken = false
    Object.assign(visit, {
      fetch: async (request: Request) => {
        const answer = await fetch(request)
        if (request.method !== 'GET') isBroken = true
        const isRead = request.method === 'GET' && reads.test(new URL(request.url).pathname)
        return isBroken && isRead ? new Response('<b>Warning</b>: Undefined index') : answer
      },
    })
    await act(page)
    await waitFor(() => expect(visit.log.slice(before).some(({ method }) => method !== 'GET')).toBe(true))
    await holds(page)
    expectNoContradiction()
  },
)
