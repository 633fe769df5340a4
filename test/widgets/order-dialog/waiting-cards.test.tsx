import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { findProduct } from '../../../demo-pages/shop/products/catalogue'
import { openShopPage } from '../../support/page/shop-page'

const card = (id: number) =>
  `<div data-widget="order-dialog"><script type="application/json">${JSON.stringify({ product: findProduct(id) })}</script><a href="/contact">Order ${id}</a></div>`
const basket = '<div data-widget="bol-basket" data-load="ready"></div>'
const veg = 221
const cheddar = 231

test('F-10 OD-09 A sleeping card of a product in the basket shows its quantity and maximum; other cards stay asleep', async () => {
  await openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: veg, quantity: 3, increment: false })
    return basket + card(veg) + card(cheddar)
  })
  expect(await screen.findByText('3 in box')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /^Maximum added/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByRole('link', { name: `Order ${cheddar}` })).toBeInTheDocument()
})

test('F-10 A card that cannot be read stays asleep and does not hold up other cards', async () => {
  await openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: cheddar, quantity: 2, increment: false })
    const broken = '<div data-widget="order-dialog"><script type="application/json">{oh</script></div>'
    return basket + broken + card(cheddar)
  })
  expect(await screen.findByText('2 in box')).toBeInTheDocument()
})

test('F-10 When today’s registrations are used up, every card says so briefly, and the full sentence stands once', async () => {
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

describe('J-97 the first press on a card that does not know the basket yet', () => {
  const press = async (id: number, held: number) => {
    const page = await openShopPage(async visit => {
      if (held) await visit.call('POST', '/api/product/bol', { id, quantity: held, increment: false })
      // The answer comes later than the press that is waiting for the card, as on a real line.
      visit.setFault({ kind: 'slow', match: 'GET /api/bol-basket', times: 'always', ms: 300 })
      return card(id)
    })
    const before = page.calls('POST').length
    fireEvent.click(screen.getByRole('link'))
    await waitFor(() => expect(page.calls('GET')).toContain('GET /api/bol-basket'))
    return { ...page, posted: () => page.calls('POST').slice(before) }
  }

  test('J-97 OD-09 The press adds nothing to a product at its maximum and says so', async () => {
    const { posted } = await press(veg, 3)
    expect(await screen.findByRole('button', { name: /^Maximum added/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(() =>
      expect(document.querySelector('[role=status]')).toHaveTextContent(/^No more of .* can be ordered$/),
    )
    expect(posted()).toEqual([])
  })

  test('L-82 FMT-03 The press adds nothing to a hundred of a product without a maximum of its own', async () => {
    const { posted } = await press(cheddar, 100)
    expect(await screen.findByRole('button', { name: /^Maximum added/ })).toBeVisible()
    expect(posted()).toEqual([])
  })

  test('J-97 OD-09 The press adds the last one that may be ordered', async () => {
    const { posted } = await press(veg, 2)
    expect(await screen.findByText('3 in box')).toBeInTheDocument()
    expect(posted()).toEqual([`POST /api/product/bol {"id":${veg},"quantity":1,"increment":true}`])
  })

  test('J-97 G-01 The press orders when the shop cannot say what is in the basket, so that the shop decides', async () => {
    const page = await openShopPage(visit => {
      visit.setFault({ kind: '500-before', match: 'GET /api/bol-basket', times: 'always' })
      return card(veg)
    })
    fireEvent.click(screen.getByRole('link'))
    await waitFor(() => expect(page.calls('POST')).toHaveLength(1))
  })
})
