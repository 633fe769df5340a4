import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visitor } from '../../../demo-pages/shop/visitor'
import { expectElement } from '../../support/expect-element'
import { detailOf } from '../../support/page/detail-of'
import { openPage } from '../../support/page/open-page'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

const at = '2026-11-25T12:00:00Z'
const boxOf = (state: Visitor, order: number, date: string) =>
  boxesBetween(state, new Date(at), date, date).find(box => box.order_id === order)
const placeholder = (order: unknown) =>
  `<div data-widget="box-order-detail"><script type="application/json">${JSON.stringify({ order })}</script></div>`
const open = (order: number, date: string, more: object = {}) =>
  openShopPage(({ state }) => placeholder({ ...boxOf(state, order, date), ...more }), { at })
const detail = () => screen.findByRole('region', { name: /^Best of Local box/ })
const press = (name: string) => screen.getByRole('button', { name })
const posted = (calls: (method?: string) => string[]) =>
  calls('POST').map(call => JSON.parse(call.slice(call.indexOf('{'))))

describe('the page of a box', () => {
  it('BD-01 BD-02 BD-03 BD-04 BD-05 The page shows products, quantities, prices and the three sums', async () => {
    await open(802, '2026-11-24')
    const table = within(await detail()).getByRole('table')
    const rows = within(table)
      .getAllByRole('row')
      .map(row => row.textContent)
    expect(rows).toEqual([
      'ProductQtyPrice',
      'Seasonal veg box1£14.00',
      'English apples2£6.40',
      'Subtotal£20.40',
      'Discount amountminus £1.02−£1.02',
      'Grand total£19.38',
    ])
  })

  it('BD-01 The page says which products came short and which are no longer sold', async () => {
    await open(801, '2026-11-12')
    expect(within(await detail()).getByRole('table')).toHaveTextContent('Dry cured back bacon1 of 2')
  })

  it.each([
    ['BD-06', 802, '2026-11-24', {}, 'Confirmed order and was delivered'],
    ['BD-06', 806, '2026-12-05', { past_cutoff: true }, 'Confirmed order and will be delivered'],
    ['BD-07', 805, '2026-11-07', {}, 'This order has been cancelled and was not delivered'],
    [
      'BD-07',
      806,
      '2026-12-05',
      { cancelled: true },
      'This order has been cancelled and will not be delivered',
    ],
    ['BD-08', 801, '2026-10-29', {}, 'This order has failed: We could not get to your door'],
    ['BD-09', 801, '2026-12-03', {}, 'This order is failing: Your card was declined.'],
    ['BD-10', 804, '2026-11-18', {}, 'Order marked as undeliverable and will NOT be delivered'],
    ['A-64', 806, '2026-12-05', {}, 'You can change this order until the cutoff'],
  ] as const)(
    'BD-06 BD-07 BD-08 BD-09 BD-10 BD-11 %s order %d of %s %j: %s',
    async (_, order, date, more, words) => {
      await open(order, date, more)
      expect(await detail()).toHaveTextContent(words)
    },
  )

  it.each([
    ['past its cutoff', { past_cutoff: true }],
    ['paid', { paid: true }],
  ])('BD-13 A box that is %s cannot be deleted, and the page shows how to ask', async (_, more) => {
    await open(806, '2026-12-05', more)
    expect(within(await detail()).queryByRole('button', { name: 'Delete order' })).toBeNull()
    expect(screen.getByRole('link', { name: /get in touch/ })).toHaveAttribute('href', '/contact')
  })
})

it('A-64 A box that can be changed says until when', async () => {
  await open(806, '2026-12-05')
  expect(await detail()).toHaveTextContent('Changes close at 9pm on Friday 4 December.')
})

describe('deleting a box', () => {
  it('G-66 BD-12 BD-16 Delete asks first with the focus on No, and No sends nothing', async () => {
    const { user, calls } = await open(806, '2026-12-05')
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    expect(within(asked).getByRole('button', { name: 'No' })).toHaveFocus()
    expect(within(asked).queryByRole('radio')).toBeNull()
    expect(within(asked).getByRole('button', { name: 'Yes delete' })).toBeInTheDocument()
    await user.click(press('No'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls()).toEqual([])
  })

  it('G-66 BD-16 BD-17 BD-18 BD-19 EVT-05 UI-04 Yes cancels the delivery, says so, announces it and closes the dialog after a second', async () => {
    const heard: unknown[] = []
    const hear = (event: Event) => heard.push(detailOf(event))
    window.addEventListener('product-posted', hear)
    const { user, calls, visit } = await open(806, '2026-12-05')
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    await user.click(press('Yes delete'))
    const asked = screen.getByRole('alertdialog')
    expect(await within(asked).findByText('Your order has been cancelled.')).toBeInTheDocument()
    expect(asked).toHaveAccessibleName('Order deleted')
    const doneAt = Date.now()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(Date.now() - doneAt).toBeGreaterThan(600)
    expect(posted(calls)).toEqual([{ order_id: 806, date: '2026-12-05' }])
    expect(visit.state.boxOrders.find(({ id }) => id === 806)?.days['2026-12-05']).toMatchObject({
      isCancelled: true,
    })
    expect(await detail()).toHaveTextContent('This order has been cancelled and will not be delivered')
    expect(heard).toEqual([{ template: 'bol', product: 806, quantity: 0 }])
    expect(screen.queryByRole('button', { name: 'Delete order' })).toBeNull()
    window.removeEventListener('product-posted', hear)
  })

  it('J-100 BD-14 BD-15 BD-17 CALL-28 For a repeating box one dialog asks whether to cancel this week’s delivery or all to come', async () => {
    const { user, calls } = await open(801, '2026-12-10')
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    expect(screen.getAllByText('Are you sure?')).toHaveLength(1)
    const week = screen.getByRole('radio', { name: /Cancel this week's order only \(Thursday 10 December\)/ })
    const all = screen.getByRole('radio', { name: /Cancel all future orders of this box/ })
    expect(week).toBeChecked()
    await user.click(all)
    await user.click(press('Yes cancel'))
    await waitFor(() => expect(posted(calls)).toEqual([{ order_id: 801, date: null }]))
  })

  it('BD-14 Cancelling this week only sends the date of the delivery', async () => {
    const { user, calls } = await open(801, '2026-12-10')
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    await user.click(press('Yes cancel'))
    await waitFor(() => expect(posted(calls)).toEqual([{ order_id: 801, date: '2026-12-10' }]))
  })

  it('BD-14 BD-15 A-31 Without its date a repeating box can only be cancelled altogether, and says so', async () => {
    const { user, calls } = await open(801, '2026-12-10', { start_date: null })
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    const asked = screen.getByRole('alertdialog')
    expect(within(asked).queryByRole('radio')).toBeNull()
    expect(asked).toHaveAccessibleDescription(/Cancel all future orders of this box/)
    await user.click(press('Yes cancel'))
    await waitFor(() => expect(posted(calls)).toEqual([{ order_id: 801, date: null }]))
  })

  it('A-31 A box known only by its id is not said to be a single delivery', async () => {
    const { user } = await openShopPage(placeholder({ id: 801 }))
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/all future orders of this box/)
  })

  it('BD-12 BD-14 BD-15 BD-16 Each choice says what happens to the money', async () => {
    const { user } = await open(801, '2026-12-10')
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    expect(screen.getByRole('radio', { name: /this week/ })).toHaveAccessibleDescription(
      /You will not be charged for it/,
    )
    expect(screen.getByRole('radio', { name: /all future/ })).toHaveAccessibleDescription(
      /You will not be charged for boxes that have not been delivered/,
    )
    const once = await open(806, '2026-12-05')
    await once.user.click(await screen.findByRole('button', { name: 'Delete order' }))
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/you will not be charged for it/)
  })

  it('BD-07 BD-13 BD-18 After cancelling, the focus is in the dialog, then on the new status, and the page shows how to order it again', async () => {
    const { user } = await open(806, '2026-12-05')
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    await user.click(press('Yes delete'))
    const asked = screen.getByRole('alertdialog')
    await within(asked).findByText('Your order has been cancelled.')
    expect(asked).toContainElement(expectElement(document.activeElement, HTMLElement))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(
        /^This order has been cancelled and will not be delivered$/,
      ),
    )
    expect(screen.getByRole('link', { name: 'To have it after all, order it again.' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /get in touch/ })).toBeNull()
  })

  it.each([
    ['until its cut-off', {}, true],
    ['after its cut-off', { past_cutoff: true }, false],
    ['of a site without a way back', {}, false],
  ])('L-40 A cancelled box %s has no zeros; Undo is there: %#', async (when, more, hasUndo) => {
    const html = ({ state }: { state: Visitor }) =>
      placeholder({
        ...boxOf(state, 806, '2026-12-05'),
        cancelled: true,
        grand_total: '0.00',
        ...more,
      }).replace(
        'data-widget',
        when.startsWith('of')
          ? 'data-widget'
          : 'data-undo-url="/account/orders/806-20261205/restore" data-widget',
      )
    await openShopPage(html, { at })
    expect(await detail()).not.toHaveTextContent('£')
    const undo = screen.queryByRole('button', { name: 'Undo' })
    expect(!!undo).toBe(hasUndo)
    if (undo) expect(undo.closest('form')).toHaveAttribute('action', '/account/orders/806-20261205/restore')
  })

  it('A-110 A call that the shop never got is reported as not saved, and a second press repeats it', async () => {
    const { user, visit, calls } = await open(806, '2026-12-05')
    visit.setFault({ kind: '500-before', match: 'POST /api/basket/cancel-bol' })
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    await user.click(press('Yes delete'))
    expect(await screen.findByText('That was not saved. Please try again.')).toBeInTheDocument()
    visit.setFault({ kind: 'drop-after', match: 'POST /api/basket/cancel-bol' })
    await user.click(press('Yes delete'))
    expect(await screen.findByText('Your order has been cancelled.')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls('POST')).toHaveLength(2)
  })

  it('G-11 A cancelled box that the shop then leaves out of the week counts as cancelled, not as lost', async () => {
    const visit = createDemoShop({ now: () => new Date(at) }).visit({ as: 'customer', hasPostcode: true })
    await openPage(placeholder(boxOf(visit.state, 806, '2026-12-05')), {
      globals: { ...visit.globals() },
      providers: { now: () => new Date(at) },
      fetch: async request => {
        const answer = await visit.fetch(request)
        if (!request.url.includes('start_of_week')) return answer
        const { orders, ...week } = await answer.json()
        return Response.json({
          ...week,
          orders: orders.filter((box: { cancelled: unknown }) => !box.cancelled),
        })
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete order' }))
    fireEvent.click(press('Yes delete'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await pass(5_000)
    expect(await detail()).toHaveTextContent('This order has been cancelled and will not be delivered')
    expect(await detail()).not.toHaveTextContent('We cannot find this box any more')
  })
})

describe('when the shop changes the box meanwhile', () => {
  const withView = (order: unknown) =>
    `${placeholder(order)}<div data-widget="view-box" data-load="ready"><script type="application/json">${JSON.stringify({ order })}</script></div>`

  it('F-07 A box cancelled on its page is cancelled in the View beside it too', async () => {
    const { user } = await openShopPage(({ state }) => withView(boxOf(state, 806, '2026-12-05')), { at })
    await user.click(await screen.findByRole('button', { name: 'Delete order' }))
    await user.click(press('Yes delete'))
    await screen.findByText('Your order has been cancelled.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(await screen.findByRole('button', { name: /^View box/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('This order has been cancelled and will not be delivered')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Edit order' })).toBeNull()
  })

  it('F-11 A paused box says that it does not come, whatever else the page prints', async () => {
    await open(802, '2026-11-24', { paused: true })
    expect(
      await screen.findByText('Your deliveries were paused on this day, so this box did not come'),
    ).toBeInTheDocument()
  })

  it('F-13 A box moved by the depot shows its new day and promises no cut-off', async () => {
    const order = {
      id: 'x1',
      order_id: 806,
      start_date: '2026-12-26',
      shifted: true,
      cutoff: '2026-12-25T20:00:00Z',
    }
    await openPage(placeholder(order), {
      globals: { isGuest: false, hasPostcode: true },
      fetch: async () =>
        Response.json({
          products: [],
          pauses: [],
          orders: [order],
          moves: [{ from: '2026-12-26', to: '2026-12-29', name: 'Boxing Day' }],
        }),
      providers: { now: () => new Date(at) },
    })
    expect(await screen.findByText('This box comes on Tuesday 29 December instead')).toBeInTheDocument()
    expect(screen.queryByText(/Changes close/)).toBeNull()
  })
})
