import { screen, within } from '@testing-library/react'
import { exampleBox } from '../../../../shared/features/boxes/example-boxes'
import { openShopPage } from '../../../support/page/shop-page'
import { present } from '../../../support/present'

const declined = 'Your card was declined. Please check your payment details.'
const failing = { failing: { status: true, reason: declined } }
const place = (name: string, order: object) =>
  `<div data-widget="${name}" data-load="ready"><script type="application/json">${JSON.stringify({ order })}</script></div>`
const wayToPay = () => screen.queryByRole('link', { name: /^(Make a payment|Pay £)/ })

beforeEach(() => {
  window.scrollTo = () => {}
})

const anyPayment = ['Make a payment', '/account/payments']
const boxPayment = [
  "Pay £26.41 for Thursday's box",
  'https://shop.test/account/payments?amount=26.41&for=2026-11-26',
]
const told = [
  ['failing, declined', failing, boxPayment],
  ['failing without a reason', { failing: { status: true, reason: null } }, boxPayment],
  ['failing, of an unknown sum', { ...failing, grand_total: null }, anyPayment],
  ['failed, declined', { failed: { status: true, reason: declined } }, anyPayment],
] as const
const untold = [
  ['open', {}],
  ['failed at the door', { failed: { status: true, reason: 'We could not get to your door' } }],
  ['failing for the weather', { failing: { status: true, reason: 'The road is flooded.' } }],
  ['declined and then cancelled', { ...failing, cancelled: true }],
  ['declined and then paid', { ...failing, paid: true }],
] as const

describe.each([
  ['the page of a box', 'box-order-detail'],
  ['the dialog of a box', 'view-box'],
])('%s', (_, widget) => {
  const open = async (more: object) => {
    const { user } = await openShopPage(place(widget, exampleBox({ shifted: false, ...more })))
    const [button] = screen.queryAllByRole('button', { name: /^View/ })
    if (button) await user.click(button)
    await screen.findAllByText(/Seasonal veg box|Mature cheddar/)
  }

  it.each(told)('J-69 L-30 A box that is %s links to the payment page', async (__, more, way) => {
    await open(more)
    expect([wayToPay()?.textContent, wayToPay()?.getAttribute('href')]).toEqual(way)
  })

  it.each(untold)('J-69 A box that is %s offers no payment', async (__, more) => {
    await open(more)
    expect(wayToPay()).toBeNull()
  })
})

it('J-69 The week links from a declined box to the payment page', async () => {
  const { user } = await openShopPage('<div data-widget="header-basket" data-load="ready" data-open></div>')
  await user.click(await screen.findByRole('button', { name: /^Next week/ }))
  const entry = present((await screen.findByText(new RegExp(declined))).closest('li'))
  expect(within(entry).getByRole('link', { name: "Pay £29.95 for Thursday's box" })).toHaveAttribute(
    'href',
    'https://shop.test/account/payments?amount=29.95&for=2026-12-03',
  )
})

it('J-69 The site sets the address of its payment page', async () => {
  const site = JSON.stringify({ pages: { payments: '/konto/zahlung' } })
  await openShopPage(
    `<script type="application/json" data-doorstep-site>${site}</script>${place('box-order-detail', exampleBox(failing))}`,
  )
  expect(await screen.findByRole('link', { name: /^Pay £26.41/ })).toHaveAttribute(
    'href',
    'https://shop.test/konto/zahlung?amount=26.41&for=2026-11-26',
  )
})
