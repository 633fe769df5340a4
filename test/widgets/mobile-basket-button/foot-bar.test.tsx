import { act, screen, waitFor, within } from '@testing-library/react'
import { openShopPage } from '../../support/page/shop-page'

const html = '<div data-widget="mobile-basket-button" data-load="ready" data-look="bar"></div>'
const bar = () => screen.findByRole('button', { name: /View$/ })

const open = (held: number) =>
  openShopPage(async visit => {
    if (held) await visit.call('POST', '/api/product/bol', { id: 231, quantity: held, increment: false })
    return html
  })

it('J-74 HB-55 The bar shows how many items are in the box and its total, and opens the box', async () => {
  const { user } = await open(3)
  expect(await bar()).toHaveAccessibleName('3 items £14.40 View')
  await user.click(await bar())
  const dialog = await screen.findByRole('dialog', { name: 'Your Best of Local box' })
  expect(await within(dialog).findByText('Mature cheddar')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await bar()).toHaveFocus())
})

it('J-74 The bar appears with the first item in the box', async () => {
  const { visit, calls } = await open(0)
  await waitFor(() => expect(calls('GET')).toEqual(['GET /api/bol-basket']))
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => {
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 1, increment: false })
    window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} }))
  })
  expect(await bar()).toHaveAccessibleName('1 item £4.80 View')
})

it('J-74 The bar is absent while the shop cannot say what is in the box', async () => {
  const { calls } = await openShopPage(visit => {
    visit.setFault({ kind: '500-before', match: 'GET /api/bol-basket', times: 'always' })
    return html
  })
  await waitFor(() => expect(calls('GET').length).toBeGreaterThan(0))
  expect(screen.queryByRole('button')).toBeNull()
})
