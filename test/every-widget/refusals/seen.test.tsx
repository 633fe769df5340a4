import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { findProduct } from '../../../demo-pages/shop/products/catalogue'
import { openShopPage } from '../../support/page/shop-page'
import { acts, refuse } from './acts'

/* Why the shop refuses an addition is seen beside the press, and not only heard. */

const glass = 'Your box holds too much glass.'
const statuses = [400, 403, 409, 422]
const adding = Object.keys(acts).filter(name =>
  /adds|again|one-off-order is saved|regular-order is saved/.test(name),
)

// A card also tells the developer about a refusal.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

/** The text that is shown, without the announcements. */
function seen(): string {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const hidden of page.querySelectorAll('[data-doorstep-shell] > [role], script, [class*=_hidden]'))
    hidden.remove()
  return page.textContent ?? ''
}

test.each(adding.flatMap(name => statuses.map(status => [name, status] as const)))(
  'J-92 A-122 %s: the reason in a %d is seen',
  async (name, status) => {
    await refuse(name, () => Response.json({ message: glass }, { status }))
    await waitFor(() => expect(seen()).toContain(glass))
  },
)

test.each(statuses)(
  'J-92 A-122 A card that is pressed while it sleeps shows the reason in a %d, and the next press takes it away',
  async status => {
    let isRefused = true
    const product = JSON.stringify({ product: findProduct(231) })
    await openShopPage(visit => {
      const { fetch } = visit
      Object.assign(visit, {
        fetch: (request: Request) =>
          isRefused && request.method === 'POST'
            ? Promise.resolve(Response.json({ message: glass }, { status }))
            : fetch(request),
      })
      return `<div data-widget="order-dialog" data-mode="add" data-load="interaction">
        <a href="#cheddar">Add Mature cheddar</a><script type="application/json">${product}</script></div>`
    })
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Add Mature cheddar' })))
    await waitFor(() => expect(seen()).toContain(glass))
    isRefused = false
    fireEvent.click(screen.getByRole('button', { name: /^Not added/ }))
    await screen.findByText('1 in box')
    await act(async () => {})
    expect(seen()).not.toContain(glass)
  },
)
