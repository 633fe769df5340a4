import { screen, waitFor } from '@testing-library/react'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { openShopPage } from '../../support/page/shop-page'
import { inOwnWords } from '../../support/words/own-words'

beforeEach(() => sessionStorage.clear())

const words = 'Key under the blue pot'
const option = (name: string) => screen.findByRole('combobox', { name })

/** The checkout of one visit, which a customer may open several times. */
const openTwice = async (order: (markup: string) => string = markup => markup) => {
  let markup = ''
  const first = await openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
    markup = inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup)
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

test('F-22 CALL-03 A-117 After a session that ended at the checkout, date, place and instructions are kept', async () => {
  const { first, again } = await openTwice()
  await end(first)
  const { visit } = await again()
  const date = await option('Delivery date')
  await waitFor(() => expect(date).toHaveValue('2026-11-30'))
  expect(await option('Special instructions')).toHaveValue('other')
  expect(screen.getByRole('textbox', { name: 'Other Delivery' })).toHaveValue(words)
  // The shop is sent the choices that it did not get.
  expect(
    visit.log.some(({ path, body }) => path.endsWith('update-date') && body.includes('2026-11-30')),
  ).toBe(true)
})

test('F-22 A-117 Once the order is placed, none of the choices are kept', async () => {
  const { first } = await openTwice()
  const confirm = screen.getByRole('button', { name: /^Confirm Order/ })
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
  await first.user.click(confirm)
  await waitFor(() => expect(first.left).toHaveLength(1))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(words)
})

test('A-117 A date that the shop has got comes from the page’s own order, not from storage', async () => {
  const { again } = await openTwice()
  await again()
  expect(await option('Delivery date')).toHaveValue('')
})

test('CALL-03 Another order takes over no stored choices', async () => {
  const { first, again } = await openTwice(markup => {
    const other = markup.replace(/"id":\d+/, '"id":4711')
    expect(other).not.toBe(markup)
    return other
  })
  await end(first)
  await again()
  expect(await option('Delivery date')).toHaveValue('')
})
