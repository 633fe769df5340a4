import { screen, waitFor } from '@testing-library/react'
import { checkoutPanel } from '../../../demo-pages/pages/box-placeholders'
import { openShopPage } from '../../support/shop-page'

beforeEach(() => sessionStorage.clear())

const words = 'Key under the blue pot'
const option = (name: string) => screen.findByRole('combobox', { name })

/** The checkout of one visit, opened as often as its customer comes to it. */
const openTwice = async (order: (markup: string) => string = markup => markup) => {
  let markup = ''
  const first = await openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
    markup = checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup
    return markup
  })
  const { user } = first
  await user.selectOptions(await option('Delivery date'), '2026-11-27')
  await user.selectOptions(await option('Special instructions'), 'other')
  await user.type(await screen.findByRole('textbox', { name: 'Other Delivery' }), words)
  return { first, again: () => openShopPage(order(markup)) }
}

const end = async ({ visit, left, user }: Awaited<ReturnType<typeof openShopPage>>) => {
  visit.setFault({ kind: '401', match: '*', times: 'always' })
  await user.selectOptions(await option('Delivery date'), '2026-11-30')
  await waitFor(() => expect(left).toContain('/login'))
}

test('CALL-03 after a session that ended at the checkout, date and place are as they were chosen; the words for the roundsman were never kept', async () => {
  const { first, again } = await openTwice()
  await end(first)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(words)
  await again()
  await waitFor(async () => expect(await option('Delivery date')).toHaveValue('2026-11-30'))
  expect(screen.queryByDisplayValue(words)).toBeNull()
})

test('CALL-03 where no session ended, the page’s own order counts', async () => {
  const { again } = await openTwice()
  await again()
  expect(await option('Delivery date')).toHaveValue('')
})

test('CALL-03 another order takes nothing over', async () => {
  const { first, again } = await openTwice(markup => {
    const other = markup.replace(/"id":\d+/, '"id":4711')
    expect(other).not.toBe(markup)
    return other
  })
  await end(first)
  await again()
  expect(await option('Delivery date')).toHaveValue('')
})
