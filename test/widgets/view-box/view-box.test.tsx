import { act, screen, waitFor, within } from '@testing-library/react'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import type { Visitor } from '../../../demo-pages/shop/visitor'
import { expectElement } from '../../support/expect-element'
import { openInactive, stateOf } from '../../support/page/inactive-page'
import { openShopPage } from '../../support/page/shop-page'

const boxOf = (state: Visitor, order: number, date: string, at: string) =>
  boxesBetween(state, new Date(at), date, date).find(box => box.order_id === order)
const placeholder = (order: unknown, attributes = '', more: object = {}) =>
  `<div data-widget="view-box" data-load="ready"${attributes}><script type="application/json">${JSON.stringify({ order, ...more })}</script><a href="/account/orders">View</a></div>`

const open = async (
  order = 806,
  date = '2026-12-05',
  attributes = '',
  more: object = {},
  at = '2026-11-25T12:00:00Z',
) => {
  const page = await openShopPage(
    ({ state }) => placeholder(boxOf(state, order, date, at), attributes, more),
    { at },
  )
  await page.user.click(await screen.findByRole('button', { name: /^View box/ }))
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'View Best Of Local Box' }) }
}
const press = (name: string) => screen.getByRole('button', { name })

describe('the View of a box', () => {
  it('VB-01 VB-02 The View shows a table of products and quantities, named after day and order', async () => {
    const { dialog } = await open()
    const table = within(dialog).getByRole('table', { name: 'Saturday 5 December, order 806' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(cell => cell.textContent),
    ).toEqual(['Product', 'Qty'])
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(row => row.textContent),
    ).toEqual([
      'Dry cured back bacon2',
      'Mature cheddar1',
      'Subtotal£13.00',
      'Discount amount£0.00',
      'Grand total£13.00',
    ])
  })

  it.each([
    ['without sums from the shop', {}],
    ['that is cancelled', { cancelled: true, grand_total: '9.00' }],
  ])('VB-02 L-40 A box %s shows none', async (_, more) => {
    const { user } = await openShopPage(
      placeholder({ id: 7, products: [{ product: { name: 'Apples' }, quantity: 2 }], ...more }),
    )
    await user.click(await screen.findByRole('button', { name: 'View box, order 7' }))
    const table = await screen.findByRole('table', { name: 'Order 7' })
    expect(within(table).getAllByRole('row')).toHaveLength(2)
  })

  it('A-64 The View says until when the box can be changed, and later since when it cannot', async () => {
    const { dialog } = await open()
    expect(dialog).toHaveTextContent('You can change this order until the cutoff')
    expect(dialog).toHaveTextContent('Changes close at 9pm on Friday 4 December.')
    const closed = await open(807, '2026-11-26', '', {}, '2026-11-25T22:00:00Z')
    expect(closed.dialog).toHaveTextContent('Changes closed at 9pm on Wednesday 25 November.')
  })

  it('A-65 BD-20 A refused edit keeps the dialog open and shows the shop’s words', async () => {
    const { dialog, user, visit, left } = await open()
    visit.setFault({ kind: '429', match: 'PUT /api/bol-order/*' })
    await user.click(press('Edit order'))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'That was a lot at once. Please wait a moment and try again.',
    )
    expect(left).toEqual([])
    await user.click(press('Edit order'))
    await waitFor(() => expect(left).toHaveLength(1))
  })

  it('A-65 An error is gone when the box is viewed again', async () => {
    const { dialog, user, visit } = await open()
    visit.setFault({ kind: '429', match: 'PUT /api/bol-order/*' })
    await user.click(press('Edit order'))
    await within(dialog).findByRole('alert')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: /^View box/ }))
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
  })

  it('VB-03 VB-04 VB-05 CALL-26 UA-07 Edit order puts to the box’s own id and goes to the shelves', async () => {
    const { user, calls, left } = await open()
    await user.click(press('Edit order'))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/featured']))
    expect(calls('PUT')).toEqual(['PUT /api/bol-order/edit/806-20261205'])
  })

  it('A-66 When the page prints nothing about an amendment, this week is read before the edit', async () => {
    const { user, calls, left } = await open()
    await user.click(press('Edit order'))
    await waitFor(() => expect(left).toHaveLength(1))
    expect(calls()[0]).toBe('GET /api/basket?start_of_week=2026-11-22')
  })

  it('A-66 A page that prints that there is no amendment is believed, and no call is made', async () => {
    const { user, calls, left } = await open(806, '2026-12-05', '', { activeBolOrder: null })
    await user.click(press('Edit order'))
    await waitFor(() => expect(left).toHaveLength(1))
    expect(calls()).toEqual(['PUT /api/bol-order/edit/806-20261205'])
  })

  it('A box that can no longer be changed says why and can be ordered again', async () => {
    const { dialog, user, left, calls } = await open(802, '2026-11-24')
    expect(dialog).toHaveTextContent('This box has been delivered.')
    expect(within(dialog).queryByRole('button', { name: 'Edit order' })).toBeNull()
    await user.click(press('Re-order'))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/checkout']))
    expect(calls('POST')[0]).toContain('"order_id":802')
  })
})

describe('an unfinished amendment', () => {
  const unfinished = { activeBolOrder: { id: 801, date: '2026-12-03', frequency: 1, weekday: 4 } }
  const begin = async () => {
    const page = await open(806, '2026-12-05', '', unfinished)
    // Pretends that the amendment was begun on another page.
    await page.visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' })
    const before = page.visit.log.length
    await page.user.click(press('Edit order'))
    const asked = await screen.findByRole('alertdialog', {
      name: "You haven't finished your previous Best of Local amendments",
    })
    return { ...page, asked, calls: (method?: string) => page.calls(method).slice(method ? -1 : before) }
  }

  it('UA-01 UA-02 UA-03 The dialog asks about the amendment first, with the safe choice in focus', async () => {
    const { asked, calls } = await begin()
    expect(asked).toHaveTextContent('for Thursday 3 December, each week')
    expect(asked).toHaveAccessibleDescription(/cannot be undone/)
    expect(within(asked).getByRole('button', { name: 'Continue with amendments' })).toHaveFocus()
    expect(within(asked).getByRole('button', { name: 'Discard amendments' })).toBeInTheDocument()
    expect(calls()).toEqual([])
  })

  it("G-74 The dialog's main button stands last, on the right, as in every dialog", async () => {
    const { asked } = await begin()
    const buttons = within(asked).getAllByRole('button').slice(1)
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Discard amendments',
      'Go back',
      'Continue with amendments',
    ])
  })

  it('UA-05 CALL-16 Discard cancels the amendment and then starts the edit', async () => {
    const { user, calls, left, visit } = await begin()
    await user.click(press('Discard amendments'))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/featured']))
    expect(calls().filter(call => !call.startsWith('GET'))).toEqual([
      'POST /api/bol-basket/cancel {}',
      'PUT /api/bol-order/edit/806-20261205',
    ])
    expect(visit.state.box.draft).toMatchObject({ editingOrderId: 806 })
  })

  it('UA-06 Continue goes straight to the shelves without a call', async () => {
    const { user, calls, left } = await begin()
    await user.click(press('Continue with amendments'))
    expect(left).toEqual(['/shop/best-of-local/featured'])
    expect(calls()).toEqual([])
  })

  it('J-100 A-110 A discard that cannot be looked up is reported as unknown until Check again, or a second press, finds out', async () => {
    const { user, asked, visit, left, calls } = await begin()
    visit.setFault({ kind: '500-before', match: 'POST /api/bol-basket/cancel' })
    visit.setFault({ kind: '500-before', match: 'GET *', times: 'always' })
    await user.click(press('Discard amendments'))
    expect(await within(asked).findByText("We can't tell yet whether this was saved.")).toBeVisible()
    visit.heal()
    await user.click(within(asked).getByRole('button', { name: 'Check again' }))
    expect(await within(asked).findByText('That was not saved. Please try again.')).toBeVisible()
    expect(asked).not.toHaveTextContent('something went wrong')
    visit.setFault({ kind: '500-after', match: 'POST /api/bol-basket/cancel' })
    await user.click(await within(asked).findByRole('button', { name: 'Discard amendments' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/featured']))
    expect(calls('PUT')).toHaveLength(1)
  })

  it('When the edit fails after a discard, the dialog says that the amendment is gone', async () => {
    const { user, dialog, visit, left } = await begin()
    visit.setFault({ kind: '429', match: 'PUT /api/bol-order/*' })
    await user.click(press('Discard amendments'))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your amendments were discarded, but')
    expect(left).toEqual([])
  })

  it('UA-05 UA-07 After a discard the shop is asked, and the next Edit discards nothing again', async () => {
    const { user, dialog, visit, left, calls } = await begin()
    visit.setFault({ kind: '429', match: 'PUT /api/bol-order/*' })
    await user.click(press('Discard amendments'))
    await within(dialog).findByRole('alert')
    await user.click(press('Edit order'))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/featured']))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(visit.log.filter(({ path }) => path === '/api/bol-basket/cancel')).toHaveLength(1)
    expect(calls('PUT')).toEqual(['PUT /api/bol-order/edit/806-20261205'])
  })

  it("A-66 UA-07 A-73 An amendment cancelled in the page's basket no longer counts", async () => {
    const { user, left, providers } = await open(806, '2026-12-05', '', unfinished)
    await act(() => providers.basket.getState().cancel())
    await user.click(press('Edit order'))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/featured']))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('A-66 UA-03 Coming back to the page after starting an edit brings the question about it', async () => {
    const { user, left } = await open(806, '2026-12-05', '', { activeBolOrder: null })
    await user.click(press('Edit order'))
    await waitFor(() => expect(left).toHaveLength(1))
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(await screen.findByRole('button', { name: /^View box/ }))
    await user.click(press('Edit order'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('for Saturday 5 December')
    expect(left).toHaveLength(1)
  })

  it('UA-05 A page that comes back in the middle of a discard does not go on with the edit', async () => {
    const { user, visit, left, calls } = await begin()
    visit.setFault({ kind: 'drop-after', match: 'POST /api/bol-basket/cancel' })
    visit.setFault({ kind: 'slow', match: 'GET *', times: 'always', ms: 200 })
    await user.click(press('Discard amendments'))
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await act(() => new Promise(resolve => setTimeout(resolve, 900)))
    expect(calls('POST')).toEqual(['POST /api/bol-basket/cancel {}'])
    expect(left).toEqual([])
    expect(visit.state.box.draft).toBeNull()
  })

  it('OA-08 UA-05 When the re-order fails after a discard, the dialog reports both', async () => {
    const { user, visit, dialog } = await open(802, '2026-11-24', '', unfinished)
    await visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' })
    visit.setFault({ kind: '429', match: 'POST /api/basket/reorder-bol' })
    await user.click(press('Re-order'))
    await user.click(await screen.findByRole('button', { name: 'Discard amendments' }))
    const alert = await within(dialog).findByRole('alert')
    expect(alert).toHaveTextContent('Sorry, there was an error re-ordering this order.')
    expect(alert).toHaveTextContent('Your amendments were discarded, but')
  })

  it('OA-08 A-110 A re-order that cannot be looked up is reported as unknown, and Check again finds out', async () => {
    const { user, visit, dialog, calls, left } = await open(802, '2026-11-24', '', { activeBolOrder: null })
    visit.setFault({ kind: 'drop-after', match: 'POST /api/basket/reorder-bol' })
    visit.setFault({ kind: '500-before', match: 'GET /api/bol-basket', times: 'always' })
    await user.click(press('Re-order'))
    expect(await within(dialog).findByText("We can't tell yet whether this was saved.")).toBeVisible()
    expect(within(dialog).queryByText(/there was an error/)).toBeNull()
    visit.heal()
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/checkout']))
    expect(calls('POST')).toHaveLength(1)
  })
})

test('UA-03 A-110 A second, refused copy of an edit leaves the amendment of the first', async () => {
  const { user, visit, left } = await open(806, '2026-12-05', '', { activeBolOrder: null })
  visit.setFault({ kind: 'duplicate', match: 'PUT /api/bol-order/edit/*' })
  await user.click(press('Edit order'))
  await waitFor(() => expect(left).toEqual(['/shop/best-of-local/featured']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('UA-03 When another edit came first, the next press finds its amendment', async () => {
  const { user, visit } = await open(806, '2026-12-05', '', { activeBolOrder: null })
  visit.setFault({ kind: '409', match: 'PUT /api/bol-order/edit/*' })
  await user.click(press('Edit order'))
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeVisible())
  expect((await visit.call('PUT', '/api/bol-order/edit/806-20261205')).status).toBe(200)
  await user.click(press('Edit order'))
  expect(await screen.findByRole('button', { name: 'Continue with amendments' })).toBeVisible()
})

test('VB-01 A sleeping View reads nothing, and a press on its link opens the box without leaving the page', async () => {
  const { user, calls, left } = await openInactive('/account/orders', ['view-box'], { as: 'customer' })
  expect(stateOf('view-box')).toBe('waiting')
  await act(() =>
    user.click(expectElement(screen.getAllByRole('link', { name: /^(View|Change) box for/ })[0], Element)),
  )
  expect(await screen.findByRole('dialog', { name: 'Your Best of Local box' })).toBeVisible()
  await act(() => new Promise(resolve => setTimeout(resolve, 40)))
  expect([calls(), left]).toEqual([[], []])
})
