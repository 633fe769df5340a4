import { screen, waitFor } from '@testing-library/react'
import { openShopPage } from '../../../support/page/shop-page'
import { pass } from '../../../support/test-time'

const html = ['bol-basket', 'weekly-cost']
  .map(name => `<div data-widget="${name}" data-load="ready"></div>`)
  .join('')

const comeOnline = () => {
  for (let n = 0; n < 10; n += 1) window.dispatchEvent(new Event('online'))
}
const cost = () => screen.getByRole('region', { name: 'What this week costs' })

/** Opens the page for a customer with a full basket, with or without a connection. */
const open = (isOffline: boolean) =>
  openShopPage(async visit => {
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
    if (isOffline) visit.setFault({ kind: 'offline', times: 'always' })
    return html
  })

test('HB-52 CALL-14 Reads that failed without a connection are retried once when it is back', async () => {
  const page = await open(true)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  page.visit.heal()
  const before = page.calls().length
  comeOnline()
  expect(await screen.findByText('Mature cheddar')).toBeVisible()
  await waitFor(() => expect(cost()).toHaveTextContent(/£\d+\.\d\d/))
  await pass(1500)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(page.calls().slice(before).sort()).toEqual([
    expect.stringMatching(/^GET \/api\/basket\?start_of_week=/),
    'GET /api/bol-basket',
  ])
})

test('CALL-14 A change that failed without a connection is not sent when it is back: the shop’s basket is shown', async () => {
  const page = await open(false)
  const more = await screen.findByRole('button', { name: 'Increase quantity of Mature cheddar' })
  page.visit.setFault({ kind: 'offline', times: 'always' })
  await page.user.click(more)
  const puts = () => page.calls('PUT').length
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).not.toEqual([]))
  expect(puts()).toBe(1)
  page.visit.heal()
  comeOnline()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  await pass(1500)
  expect(puts()).toBe(1)
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Mature cheddar' })).toHaveValue('3')
})
