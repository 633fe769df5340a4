import { act, screen, waitFor, within } from '@testing-library/react'
import { openShopPage } from '../../support/page/shop-page'

const html =
  '<div data-widget="mobile-basket-button" data-load="ready" data-minimum-order-value="10.00"><a href="/shop">Box</a></div>'
const button = (name: RegExp) => screen.findByRole('button', { name })

it('HB-55 A-27 The button shows how many items are in the box and follows changes', async () => {
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

it('HB-56 The button opens the box in a dialog, and closing returns the focus', async () => {
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

it('J-80 HB-56 The box in its dialog can be changed as elsewhere: quantities, Undo, a code and cancelling', async () => {
  const { user, visit, calls } = await openShopPage(
    async visit => {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      return html
    },
    { as: 'customer' },
  )
  await user.click(await button(/^3 items/))
  const dialog = await screen.findByRole('dialog', { name: 'Your Best of Local box' })
  const inDialog = async (name: string | RegExp) =>
    user.click(await within(dialog).findByRole('button', { name }))
  await inDialog('Increase quantity of Mature cheddar')
  await waitFor(() => expect(calls('PUT')).toHaveLength(1))
  await inDialog('Remove Mature cheddar')
  await waitFor(() => expect(visit.state.box.lines).toEqual([]))
  await inDialog(/^Undo/)
  await waitFor(() => expect(visit.state.box.lines).toHaveLength(1))
  await user.type(within(dialog).getByRole('textbox', { name: 'Promotional code' }), 'spring5')
  await inDialog('Apply')
  expect(await within(dialog).findByRole('button', { name: 'Remove SPRING5' })).toBeVisible()
  await inDialog('Cancel order')
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(visit.state.box.lines).toEqual([]))
})
