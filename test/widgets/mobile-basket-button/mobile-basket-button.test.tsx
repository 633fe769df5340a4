import { act, screen, waitFor, within } from '@testing-library/react'
import { openShopPage } from '../../support/page/shop-page'

const html =
  '<div data-widget="mobile-basket-button" data-load="ready" data-minimum-order-value="10.00"><a href="/shop">Box</a></div>'
const button = (name: RegExp) => screen.findByRole('button', { name })

it('HB-55 A-27 shows how many items are in the box, and follows it', async () => {
  const { visit, calls } = await openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
    await visit.call('POST', '/api/product/bol', { id: 201, quantity: 1, increment: false })
    return html
  })
  expect(await button(/^4 items/)).toBeInTheDocument()
  expect(calls('GET')).toEqual(['GET /api/bol-basket'])
  await act(async () => {
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 0, increment: false })
    window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} }))
  })
  expect(await button(/^1 item:/)).toBeInTheDocument()
})

it('HB-56 opens the box in a dialog, and leads back when that is closed', async () => {
  const { user } = await openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
    return html
  })
  await user.click(await button(/^3 items/))
  const dialog = await screen.findByRole('dialog', { name: 'Your Best of Local box' })
  expect(await within(dialog).findByText('Mature cheddar')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: /^3 items/ })).toHaveFocus())
})
