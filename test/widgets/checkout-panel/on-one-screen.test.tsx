import { screen, waitFor, within } from '@testing-library/react'
import { checkoutCompletePage } from '../../../demo-pages/pages/boxes/box-pages'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { activate } from '../../support/page/inactive-page'
import { openShopPage } from '../../support/page/shop-page'
import { inOwnWords } from '../../support/words/own-words'

const at = '2026-11-25T12:00:00Z'
const checkout = '/shop/best-of-local/checkout'
/** Its line does not break between the day and the month. */
const day = 'Tuesday 1\u00a0December'
const direct = `By Direct Debit, next collected on ${day}`

beforeEach(() => sessionStorage.clear())

const open = async (change: (markup: string) => string = markup => markup) => {
  const page = await openShopPage(
    async visit => {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      return change(inOwnWords(checkoutPanel(visit.page(checkout), { tiles: true }).markup))
    },
    { at },
  )
  await activate('checkout-panel')
  return { ...page, panel: within(await screen.findByRole('region', { name: 'Checkout' })) }
}

describe('J-68 the checkout on one screen', () => {
  it('CO-02 CO-16 The dates are tiles; a chosen one is sent, and a full one says so', async () => {
    const { panel, user, calls } = await open(markup =>
      markup.replace(/("dates":\[\{[^}]*"reason":)("[^"]*"|null)/, '$1"Full"'),
    )
    const dates = within(panel.getByRole('group', { name: 'Delivery date' })).getAllByRole('radio')
    expect(dates).toHaveLength(6)
    // The line of a tile does not break between the day and the month.
    expect(dates[1]?.closest('label')?.textContent).toBe('Friday 27\u00a0November')
    expect(dates[0]).toBeDisabled()
    expect(dates[0]).toHaveAccessibleDescription('Full')
    await user.click(dates[1] as HTMLElement)
    await waitFor(() => expect(calls('POST').filter(call => call.includes('update-date'))).toHaveLength(1))
    expect(dates[1]).toBeChecked()
  })

  it('CO-04 CO-05 The places are tiles, and Other asks for words', async () => {
    const { panel, user } = await open()
    const where = within(panel.getByRole('group', { name: 'Special instructions' }))
    await user.click(where.getByRole('radio', { name: 'Somewhere else' }))
    expect(panel.getByRole('textbox', { name: 'Other Delivery' })).toHaveFocus()
    await user.click(panel.getByRole('radio', { name: 'Ring the bell' }))
    expect(panel.queryByRole('group', { name: 'Special instructions' })).toBeNull()
  })

  it('The panel names the address with a link to change it, the payment and the delivery charge', async () => {
    const { panel } = await open()
    expect(panel.getByText(/14 Greville Street/)).toBeVisible()
    expect(panel.getByRole('link', { name: 'Change the address' })).toHaveAttribute(
      'href',
      '/account/addresses',
    )
    expect(panel.getByText(direct.replace('\u00a0', ' '))).toBeVisible()
    expect(panel.getByText('Free')).toBeVisible()
  })
})

it('J-68 The confirmation names the address and the payment', async () => {
  const { visit } = await open()
  await visit.call('POST', '/api/bol-checkout/update-date', { date: '2026-11-30', day: null, frequency: 0 })
  const answer = await visit.call('POST', '/api/bol-checkout/confirm', {
    frequency: 0,
    delivery_slot_id: 1,
    delivery_instructions: '',
    other_delivery_instruction: '',
  })
  const { id } = (await answer.json()).data
  const thanks = checkoutCompletePage(visit.page(`${checkout}-complete/${id}`), String(id))
  expect(thanks).toContain('14 Greville Street, BS3 4TN')
  expect(thanks).toContain(`You pay by Direct Debit, next collected on ${day}.`)
})
