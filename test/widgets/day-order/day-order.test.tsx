import { act, screen, waitFor } from '@testing-library/react'
import { held, milk, reported } from '../../shared/features/ordering/essentials-shop'
import { expectElement } from '../../support/expect-element'
import { closed, friday, name, open, openDay, plus, press, shop, show, user } from './open-day-order'

const quantity = () => screen.findByRole('spinbutton', { name: `Quantity of ${name}` })

describe('the dialog', () => {
  test('DO-01 The dialog has a tab for this day and one for all weeks', async () => {
    await show()
    const dialog = await open()
    expect(dialog.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
      'Change this day only',
      'Change all weeks',
    ])
    expect(dialog.getByRole('tab', { name: 'Change this day only' })).toHaveAttribute('aria-selected', 'true')
  })

  test('DO-02 DO-03 DO-04 L-85 A-132 The first tab shows the date as "Friday 14 August", a quantity and Update order', async () => {
    await show()
    const dialog = await openDay()
    expect(dialog.getByText('Friday 14 August')).toBeVisible()
    expect(await quantity()).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Update order' })).toBeVisible()
  })

  test('DO-07 CALL-36 The dialog shows the shop’s order for that day', async () => {
    await show()
    await openDay()
    expect(await quantity()).toHaveAttribute('aria-valuenow', '3')
    expect(shop.reads()).toContain('/api/product/regular-modified/101/2026-08-14')
  })

  test('DO-05 A-71 A product that comes every week has no tab for a single day', async () => {
    await show({ product: { ...milk, id: 133 } })
    const dialog = await open()
    expect(await dialog.findByRole('spinbutton', { name: 'Quantity of Whole milk on Monday' })).toBeVisible()
    expect(dialog.queryByRole('tab')).toBeNull()
    expect(shop.reads()).toEqual(['/api/product/regular/133'])
  })

  test('DO-06 The other tab edits the regular order', async () => {
    await show()
    const dialog = await openDay()
    await user.click(dialog.getByRole('tab', { name: 'Change all weeks' }))
    await user.click(await dialog.findByRole('button', { name: 'Increase quantity of Whole milk on Friday' }))
    await press('Update order')
    await dialog.findByText('Saved as you wished.')
    expect(shop.sent()).toMatchObject([{ id: 101, delete: false, weekdays: { 5: { quantity: 3 } } }])
    await closed()
  })

  test("The regular quantity stands beside the day's and can be restored", async () => {
    await show()
    const dialog = await openDay()
    expect(await dialog.findByText('Regular quantity: 2')).toBeVisible()
    await press('Back to regular (2)')
    expect(await quantity()).toHaveAttribute('aria-valuenow', '2')
    expect(dialog.queryByRole('button', { name: /Back to regular/ })).toBeNull()
  })

  test('Without a regular quantity the day can still be changed', async () => {
    shop.instead = ({ path }) =>
      path === '/api/product/regular/101' ? new Response('', { status: 404 }) : undefined
    await show()
    const dialog = await openDay()
    await plus()
    await press('Update order')
    await dialog.findByText('Saved as you wished.')
    expect(dialog.queryByText(/Regular quantity/)).toBeNull()
  })
})

describe('updating', () => {
  test('DO-09 A-16 CALL-37 Product, quantity and the shop’s own spelling of the date are sent', async () => {
    await show({}, {}, '14/08/2026')
    const dialog = await openDay()
    await plus()
    await press('Update order')
    await dialog.findByText('Saved as you wished.')
    expect(shop.sent()).toEqual([{ id: 101, date: '14/08/2026', quantity: 4 }])
    expect(shop.reads()).toContain('/api/product/regular-modified/101/2026-08-14')
  })

  test('A-15 0 skips the day, says so and is sent; 0 for a day without an order sends nothing', async () => {
    await show()
    const dialog = await openDay()
    await user.clear(await quantity())
    await user.type(await quantity(), '0{Enter}')
    expect(dialog.getByText('0 skips this day: nothing comes on Friday 14 August.')).toBeVisible()
    await press('Update order')
    await dialog.findByText('Saved as you wished.')
    expect(shop.sent()).toMatchObject([{ quantity: 0 }])
    shop.days[friday] = 0
    await show()
    await openDay()
    expect(screen.getByRole('button', { name: 'Update order' })).toHaveAttribute('aria-disabled', 'true')
    await press('Update order')
    expect(shop.sent()).toHaveLength(1)
  })

  test('DO-10 While it saves, the button is busy and does not save again', async () => {
    await show()
    await openDay()
    const { reply, letGo } = held({ success: true, message: 'Done.' })
    shop.instead = ({ method }) => (method === 'POST' ? reply : undefined)
    await press('Update order')
    const busy = await screen.findByRole('button', { name: 'Updating' })
    expect(busy).toHaveAttribute('aria-busy', 'true')
    await user.click(busy)
    letGo()
    await screen.findByText('Done.')
    expect(shop.sent()).toHaveLength(1)
  })

  test('DO-11 UI-05 The shop’s message stands in green', async () => {
    shop.message = 'Friday it is.'
    await show()
    const dialog = await openDay()
    await press('Update order')
    expect((await dialog.findByText('Friday it is.')).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    )
  })

  test('DO-12 ANA-07 A further change is compared with the saved quantity', async () => {
    await show()
    const dialog = await openDay()
    await plus()
    await press('Update order')
    await dialog.findByText('Saved as you wished.')
    await plus()
    expect(await quantity()).toHaveAttribute('aria-valuenow', '5')
    await user.click(await screen.findByRole('button', { name: 'Update order' }))
    await waitFor(() => expect(reported()).toHaveLength(2))
    expect(reported()).toMatchObject([
      { event: 'update_cart', order_type: 'one_off', ecommerce: { items: [{ quantity: 1 }] } },
      { event: 'update_cart', order_type: 'one_off', ecommerce: { items: [{ quantity: 1 }] } },
    ])
  })
})

test('J-99 DO-08 The dialog follows a date that the page changes, both open and closed', async () => {
  const saturday = '2026-08-15'
  shop.days[saturday] = 1
  const page = await show()
  const placeholderOf = () => expectElement(document.querySelector('[data-widget]'), HTMLElement)
  const change = (date: string) =>
    act(async () => {
      placeholderOf().dataset.selectedDate = date
    })
  expect(await screen.findByRole('button', { name: /Friday 14 August/ })).toBeVisible()
  await change(saturday)
  expect(await screen.findByRole('button', { name: /Saturday 15 August/ })).toBeVisible()
  const dialog = await openDay()
  await waitFor(() => expect(dialog.getByRole('spinbutton')).toHaveValue('1'))
  await change(friday)
  await waitFor(() => expect(dialog.getByRole('spinbutton', { name: /Friday 14/ })).toHaveValue('3'))
  expect(page).toBeDefined()
})

test('J-99 A-55 The dialog follows a page that blocks ordering later', async () => {
  await show()
  await act(async () =>
    expectElement(document.querySelector('[data-widget]'), HTMLElement).setAttribute(
      'data-blocked',
      'Closed until Monday.',
    ),
  )
  expect((await open()).getAllByText('Closed until Monday.')[0]).toBeVisible()
})
