import { act, screen } from '@testing-library/react'
import { findProduct } from '../../../demo-pages/shop/products/catalogue'
import { openShopPage } from '../../support/page/shop-page'

const card = (id: number) =>
  `<div data-widget="order-dialog"><script type="application/json">${JSON.stringify({ product: findProduct(id) })}</script><a href="/contact">Order ${id}</a></div>`
const basket = '<div data-widget="bol-basket" data-load="ready"></div>'
const veg = 221
const cheddar = 231

test('F-10 OD-09 a card of what the basket holds shows how many and its maximum before it is pressed; the others wait', async () => {
  await openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: veg, quantity: 3, increment: false })
    return basket + card(veg) + card(cheddar)
  })
  expect(await screen.findByText('3 in basket')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /^Maximum added/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByRole('link', { name: `Order ${cheddar}` })).toBeInTheDocument()
})

test('F-10 a card that cannot be read waits for its press, and keeps no other from showing', async () => {
  await openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: cheddar, quantity: 2, increment: false })
    const broken = '<div data-widget="order-dialog"><script type="application/json">{oh</script></div>'
    return basket + broken + card(cheddar)
  })
  expect(await screen.findByText('2 in basket')).toBeInTheDocument()
})

test('F-10 when today’s registrations are used up, every card says so before it is pressed, in few words: the sentence stands once', async () => {
  await openShopPage(`<div data-widget="postcode-panel" data-load="ready"></div>${card(veg)}`, {
    as: 'guest',
    hasPostcode: false,
  })
  await screen.findByRole('textbox')
  act(() => {
    window.dispatchEvent(
      new CustomEvent('valid-postcode', { detail: { postcode: 'BS3 4TN', quotaReached: true } }),
    )
  })
  expect(await screen.findByRole('button', { name: /^Add to basket/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByText('No more new customers today')).toBeVisible()
  expect(screen.getAllByText(/reached today's limit/)).toHaveLength(1)
})
