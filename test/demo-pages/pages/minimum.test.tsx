import { screen } from '@testing-library/react'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { renderPage } from '../../../demo-pages/pages/render'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

test('BB-23 CO-28 CALL-22 A code that takes a box below the minimum is minded by box, checkout, shop and printed page alike', async () => {
  let printed = ''
  const { visit } = await openShopPage(
    async each => {
      for (const [id, quantity] of [
        [211, 1],
        [213, 2],
      ])
        await each.call('POST', '/api/product/bol', { id, quantity, increment: false })
      await each.call('POST', '/api/basket/apply-discount', { discount_code: 'SPRING5' })
      await each.call('POST', '/api/bol-checkout/update-date', {
        date: '2026-11-27',
        day: null,
        frequency: 0,
      })
      const path = '/shop/best-of-local/checkout'
      printed = renderPage(path, each.page(path)) ?? ''
      const { markup } = checkoutPanel(each.page(path))
      return `<div data-widget="bol-basket" data-load="ready" data-minimum-order-value="10.00"></div>${markup.replace(/data-load="\w+"/, 'data-load="ready"')}`
    },
    { at: '2026-11-25T12:00:00Z' },
  )
  await pass(1000)
  // £10.10 before the code.
  expect(document.querySelector('[data-widget=bol-basket]')).toHaveTextContent(
    'Add £0.41 more to reach the £10.00 minimum',
  )
  expect(document.querySelector('[data-widget=checkout-panel]')).toHaveTextContent('minimum order of £10.00')
  expect(printed).toContain('minimum order of £10.00')
  expect(await visit.call('POST', '/api/bol-checkout/confirm', {})).toMatchObject({ status: 422 })
  expect(screen.getAllByText('£9.59').length).toBeGreaterThan(0)
})
