import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import { openPage, settled } from '../../support/page/open-page'
import { openShopPage } from '../../support/page/shop-page'
import { openMove } from '../../widgets/house-move/open-move'
import { lastDay, openPauses, posted, retype } from '../../widgets/pause-picker/pause-page'
import { panel, visitPanel } from '../../widgets/postcode-panel/visit-panel'

/*
 * A page that stays open past midnight or past a cut-off. test/shared/platform/page/shop-clock.test.ts proves the
 * clock; each widget that follows the clock has a row here.
 */

const at = '2026-11-25T12:00:00Z'
const friday = { date: '2026-11-27', day: null, frequency: 0 }
const fridays = { date: null, day: 5, frequency: 1 }

/** The moment passes while the device sleeps; then somebody looks at the page. */
const wakesAt = async (clock: { at: string }, moment: string) => {
  clock.at = moment
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(settled)
}
const dateIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('A-17 A-115 transaction-search: after midnight in London a preset period ends a day later', async () => {
  const clock = { at: '2026-08-20T22:59:00Z' }
  const providers = { now: () => new Date(clock.at) }
  await openPage('<div data-widget="transaction-search"></div>', { providers })
  await wakesAt(clock, '2026-08-20T23:00:01Z')
  await userEvent.click(await screen.findByText('Last 30 days'))
  expect(dateIn('To')).toBe('21/08/2026')
})

test('PP-03 A-115 pause-picker: after midnight in London unchanged days move on, and chosen days stay', async () => {
  const clock = { at: '2026-08-20T22:00:00Z' }
  await openPauses('', { now: () => new Date(clock.at) })
  expect(posted()).toEqual({ start_date: '22/08/2026', end_date: '22/08/2026' })
  await wakesAt(clock, '2026-08-20T23:30:00Z')
  expect(posted()).toEqual({ start_date: '23/08/2026', end_date: '23/08/2026' })
  retype(lastDay(), '25/08/2026')
  await wakesAt(clock, '2026-08-25T12:00:00Z')
  expect(posted()).toEqual({ start_date: '23/08/2026', end_date: '25/08/2026' })
})

test('HM-12 HM-13 A-115 house-move: after midnight the earliest day moves on, and the widget says so', async () => {
  const said = 'We can move you on Friday 27 November at the earliest, so we have set that day.'
  const move = await openMove({ earliest: '26/11/2026' })
  expect(move.posted()).toMatchObject({ move_date: '26/11/2026' })
  await wakesAt(move.clock, '2026-11-26T00:00:01Z')
  expect(move.posted()).toMatchObject({ move_date: '27/11/2026' })
  expect(screen.getByText(said)).toBeVisible()
  expect(move.asked().at(-1)).toMatchObject({ date: '27/11/2026' })
  await move.setDate('01/12/2026')
  expect(screen.queryByText(said)).toBeNull()
})

test('F-14 A-115 postcode-panel: at midnight the daily limit no longer blocks ordering', async () => {
  const clock = { at: '2026-11-25T23:59:58Z' }
  const { providers } = await visitPanel(panel('data-postcode="BS6 5AA" data-quota-reached'), {
    providers: { now: () => new Date(clock.at) },
  })
  const isBlocked = () => providers.store.getState().session.isBlocked
  expect(isBlocked()).toBe(true)
  await wakesAt(clock, '2026-11-26T00:00:30Z')
  expect(isBlocked()).toBe(false)
})

describe('header-basket', () => {
  const openWeek = async () => {
    const page = await openShopPage('<div data-widget="header-basket" data-open></div>', { at })
    await screen.findByRole('region', { name: /25 November, Today/ })
    return page
  }

  test('F-05 A-115 header-basket: at midnight another day is marked as today', async () => {
    const { clock } = await openWeek()
    await wakesAt(clock, '2026-11-26T00:00:01Z')
    expect(await screen.findByRole('region', { name: /26 November, Today/ })).toBeVisible()
    expect(screen.queryByRole('region', { name: /25 November, Today/ })).toBeNull()
  })

  test('F-05 A-115 header-basket: at a cut-off the Edit controls of its lines go, without a press', async () => {
    const { clock } = await openWeek()
    const edits = () => screen.queryAllByRole('button', { name: /^Edit / }).length
    await waitFor(() => expect(edits()).toBeGreaterThan(0))
    const before = edits()
    await wakesAt(clock, '2026-11-25T23:30:00Z')
    expect(edits()).toBeLessThan(before)
  })
})

test('F-12 A-115 box-order-detail: at its cut-off a box can no longer be changed', async () => {
  const { clock } = await openShopPage(
    ({ state }) => {
      const boxes = boxesBetween(state, new Date(at), '2026-12-05', '2026-12-05')
      const order = boxes.find(({ order_id }) => order_id === 806)
      return `<div data-widget="box-order-detail"><script type="application/json">${JSON.stringify({ order })}</script></div>`
    },
    { at },
  )
  await screen.findByText('You can change this order until the cutoff')
  await wakesAt(clock, '2026-12-05T05:00:00Z')
  expect(await screen.findByText('Confirmed order and will be delivered')).toBeVisible()
  expect(screen.queryByText('Delete order')).toBeNull()
})

describe('checkout-panel', () => {
  const summary = () => screen.getByText('Your delivery').parentElement
  const openCheckout = (when: object) =>
    openShopPage(
      async visit => {
        await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
        await visit.call('POST', '/api/bol-checkout/update-date', when)
        return checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup
      },
      { at },
    )

  test('F-12 A-115 checkout-panel: past the cut-off no text promises the date, without a press', async () => {
    const { clock } = await openCheckout(friday)
    await waitFor(() => expect(summary()).toHaveTextContent('Next delivery: Friday 27 November'))
    await wakesAt(clock, '2026-11-26T21:00:00Z')
    expect(summary()).not.toHaveTextContent('Next delivery')
    expect(screen.getByLabelText('Delivery date')).toHaveAccessibleDescription(
      /too late to order for that day/,
    )
  })

  test('F-12 A-115 checkout-panel: past its cut-off a repeating box comes later, as the shop says', async () => {
    const { clock } = await openCheckout(fridays)
    await waitFor(() => expect(summary()).toHaveTextContent('Next delivery: Friday 27 November'))
    await wakesAt(clock, '2026-11-26T21:00:00Z')
    await waitFor(() => expect(summary()).toHaveTextContent('Next delivery: Friday 4 December'))
    expect(summary()).not.toHaveTextContent('27 November')
  })
})
