import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import {
  essentialsShop,
  openShopPage as openEssentials,
  placeholder,
  weekdays,
} from '../../shared/features/ordering/essentials-shop'
import { installTabs } from '../../shared/platform/page/tabs'
import { openInactive, settle, stateOf } from '../../support/page/inactive-page'
import { openPage } from '../../support/page/open-page'
import { openShopPage } from '../../support/page/shop-page'

/*
 * A change in another tab. other-tabs.test.ts and use-changed-elsewhere.test.tsx prove the two mechanisms, and
 * answers/truth-table.test.tsx that each widget shows the change; each widget that does something of its own has a row
 * here.
 */

let tabs: ReturnType<typeof installTabs>
beforeEach(() => {
  tabs = installTabs()
})
afterEach(() => {
  tabs.restore()
  localStorage.clear()
})

/** Another tab has saved that subject. */
const isSaved = (what: string) => {
  localStorage.setItem(`doorstep:changed ${what}`, new Date(Date.now() + 2000).toISOString())
  window.dispatchEvent(new StorageEvent('storage', { key: `doorstep:changed ${what}` }))
}

test('X7 regular-order: another day changes to what the other tab ordered, and chosen quantities stay', async () => {
  const shop = essentialsShop()
  const quantity = (day: string) => screen.getByLabelText(`Quantity of Whole milk on ${day}`)
  shop.regular = { weekdays: weekdays(2, 2) }
  await openEssentials(placeholder('regular-order', {}, ''), shop)
  await userEvent.click(await screen.findByLabelText('Increase quantity of Whole milk on Monday'))
  shop.regular = { weekdays: weekdays(2, 6) }
  new BroadcastChannel('doorstep').postMessage({ kind: 'orders-changed' })
  await waitFor(() => expect(quantity('Tuesday')).toHaveAttribute('aria-valuenow', '6'))
  expect(quantity('Monday')).toHaveAttribute('aria-valuenow', '3')
})

test('X7 checkout-panel: a date, a removal and a confirmation reach the other tabs once they are saved', async () => {
  const page = await openShopPage(async visit => {
    for (const [id, quantity] of [
      [231, 3],
      [211, 1],
    ])
      await visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
    return checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup
  })
  await page.user.selectOptions(await screen.findByLabelText('Delivery date'), '2026-11-30')
  await screen.findByText(/Sourdough cannot come/)
  expect(tabs.traffic).toHaveLength(1)
  await page.user.click(screen.getByText('Remove unavailable products'))
  await waitFor(() => expect(tabs.traffic).toHaveLength(2))
  await waitFor(() => expect(screen.getByText('Total').parentElement).toHaveTextContent('£14.40'))
  await page.user.click(screen.getByRole('button', { name: /^Confirm/ }))
  await waitFor(() => expect(page.left).toHaveLength(1))
  expect(tabs.traffic).toEqual(Array(3).fill({ kind: 'orders-changed' }))
})

test('F-07 A-114 box-order-detail: a box cancelled in another tab is reported as cancelled and cannot be changed', async () => {
  const at = '2026-11-25T12:00:00Z'
  const { visit } = await openShopPage(
    ({ state }) => {
      const boxes = boxesBetween(state, new Date(at), '2026-12-05', '2026-12-05')
      const order = boxes.find(({ order_id }) => order_id === 806)
      return `<div data-widget="box-order-detail"><script type="application/json">${JSON.stringify({ order })}</script></div>`
    },
    { at },
  )
  await screen.findByText('You can change this order until the cutoff')
  await visit.call('POST', '/api/basket/cancel-bol', { order_id: 806, date: null })
  new BroadcastChannel('doorstep').postMessage({ kind: 'orders-changed' })
  await screen.findByText('This order has been cancelled and will not be delivered')
  expect(screen.queryByText('Delete order')).toBeNull()
})

test('K-541 AD-07 A-114 account-phone and account-name: a row says that its subject was saved elsewhere, also while it is edited, until it is saved here', async () => {
  const said = 'This has been changed since you were here. Reload the page to see it.'
  const { user } = await openShopPage(
    `<div data-widget="account-phone" data-load="ready" data-phone="0117 496 0188"></div>
     <div data-widget="account-name" data-load="ready" data-firstname="Alison" data-lastname="Frampton"></div>`,
  )
  act(() => isSaved('balance'))
  expect(screen.queryByText(said)).toBeNull()
  act(() => isSaved('phone'))
  expect(await screen.findAllByText(said)).toHaveLength(1)
  await user.click(screen.getByLabelText('Edit phone'))
  expect(screen.getByText(said)).toBeVisible()
  await user.type(screen.getByLabelText('Phone'), '{Enter}')
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
})

test('PY-03 A-114 payment-form: a payment in another tab hides the balance', async () => {
  await openPage('<div data-widget="payment-form" data-outstanding-balance="36.85"></div>')
  act(() => isSaved('phone'))
  expect(screen.getByText('You owe')).toBeVisible()
  act(() => isSaved('balance'))
  expect(screen.queryByText('You owe')).toBeNull()
  expect(screen.getByText('Your balance may have changed since you were here.')).toBeVisible()
})

test('PY-03 A-114 payment-form: a payment in another tab wakes a sleeping widget, which hides the balance', async () => {
  await openInactive('/account/payments', ['payment-form'])
  await settle(() => isSaved('balance'))
  expect(stateOf('payment-form')).toBe('mounted')
  expect(screen.queryByText('You owe')).toBeNull()
})
