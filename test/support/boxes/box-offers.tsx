import { screen, waitFor, within } from '@testing-library/react'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import type { Visitor } from '../../../demo-pages/shop/visitor'
import { openShopPage } from '../page/shop-page'
import { present } from '../present'

const at = '2026-11-25T12:00:00Z'
const day = '2026-11-26'
const box = (state: Visitor) =>
  boxesBetween(state, new Date(at), day, day).find(({ order_id }) => order_id === 801)
const places = {
  'view-box': ({ state }: { state: Visitor }) =>
    `<div data-widget="view-box" data-load="ready"><script type="application/json">${JSON.stringify({ order: box(state) })}</script></div>`,
  'order-again': () => '<div data-widget="order-again" data-load="ready"></div>',
  'header-basket': () => '<div data-widget="header-basket" data-load="ready" data-open></div>',
}
const edit = ['Edit all weeks', 'Edit order']
const one = 'PUT /api/bol-order/edit/801-20261126'
/** The offers in each place, and the call that changes only this box. */
const rows = {
  'view-box': [['Delete order', ...edit], one],
  'order-again': [['Delete order', 'Re-order', ...edit], one],
  'header-basket': [
    ['Delete order', 'Edit all weeks', 'Edit this week only'],
    'POST /api/basket/edit-bol {"order":801,"date":"2026-11-26"}',
  ],
} as const

async function open(place: keyof typeof places) {
  const page = await openShopPage(places[place], { at })
  const find = () =>
    screen
      .getAllByRole('button', { name: /^View/ })
      .find(
        button =>
          place === 'view-box' || button.closest('li')?.textContent.includes('Mature cheddar, Dry cured'),
      )
  await waitFor(() => expect(find()).toBeDefined())
  await page.user.click(present(find()))
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'View Best Of Local Box' }) }
}
const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .slice(1)
    .map(({ textContent }) => textContent)

/** Tests the same box wherever a widget shows it. */
export function describeBoxOffers(place: keyof typeof places): void {
  const [offers, change] = rows[place]
  beforeEach(() => {
    window.scrollTo = () => {}
  })

  it('L-36 The box offers what its state allows: to cancel it, to change all of its order, and to change only this one', async () => {
    const { dialog, user, calls, left } = await open(place)
    expect(buttonsOf(dialog)).toEqual(offers)
    await user.click(within(dialog).getByRole('button', { name: offers.at(-1) ?? '' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/featured']))
    expect(calls().filter(call => /edit/.test(call))).toEqual([change])
  })

  it('L-36 The box changes all of its order, and cancelled is only ordered again', async () => {
    const { dialog, user, calls, visit } = await open(place)
    visit.setFault({ kind: '429', match: 'POST /api/basket/edit-bol' })
    await user.click(within(dialog).getByRole('button', { name: 'Edit all weeks' }))
    await within(dialog).findByRole('alert')
    expect(calls('POST')).toEqual(['POST /api/basket/edit-bol {"order":801,"date":null}'])
    await user.click(within(dialog).getByRole('button', { name: 'Delete order' }))
    await user.click(await screen.findByRole('button', { name: 'Yes cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 3000 })
    expect(calls('POST').at(-1)).toBe('POST /api/basket/cancel-bol {"order_id":801,"date":"2026-11-26"}')
    // The latest boxes have the next one of the order in its place.
    if (place === 'order-again') return
    expect(dialog).toHaveTextContent('This order has been cancelled and will not be delivered')
    expect(dialog).not.toHaveTextContent('£0.00')
    expect(buttonsOf(dialog)).toEqual(['Re-order'])
  })
}
