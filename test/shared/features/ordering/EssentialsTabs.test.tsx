import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EssentialsTabs } from '../../../../shared/features/ordering/EssentialsTabs'
import { productFrom } from '../../../../shared/features/ordering/product.options'
import { Dialog } from '../../../../shared/ui/dialog/Dialog'
import { type EssentialsShop, essentialsShop, inAlert, milk, weekdays } from './essentials-shop'
import { showOrdering } from './show-ordering'

const user = userEvent.setup({ delay: null })
const product = productFrom(milk)
const onPosted = jest.fn()
const onBusy = jest.fn()

let shop: EssentialsShop
beforeEach(() => {
  sessionStorage.clear()
  onPosted.mockClear()
  onBusy.mockClear()
  shop = essentialsShop()
})

const tabs = <EssentialsTabs {...{ product, onPosted, onBusy }} />
const tab = (name: string) => screen.getByRole('tab', { name })
const monday = () => screen.findByRole('spinbutton', { name: 'Quantity of Whole milk on Monday' })
const warning = () => document.querySelector('[data-tone=warning]')
const plus = () => screen.getByRole('button', { name: 'Increase quantity of Whole milk on Monday' })

/** Waits until the data of the shown tab has arrived. */
const answered = () => act(() => new Promise<void>(done => void setTimeout(done, 20)))

test('OD-02 The dialog has a tab for the regular and one for the one-off order, and reads only the shown one', async () => {
  showOrdering(tabs, shop)
  expect(screen.getAllByRole('tab').map(each => each.textContent)).toEqual(['Regular Order', 'One-off Order'])
  await monday()
  expect(shop.reads()).toEqual(['/api/product/regular/101'])
  await user.click(tab('One-off Order'))
  expect(await screen.findByRole('combobox', { name: 'Delivery date' })).toBeVisible()
  expect(screen.queryByRole('spinbutton', { name: /Monday/ })).toBeNull()
})

test('An arrow key alone fetches nothing, as a tab is chosen with Enter', async () => {
  showOrdering(tabs, shop)
  await monday()
  act(() => tab('Regular Order').focus())
  await user.keyboard('{ArrowRight}')
  expect(shop.reads()).toHaveLength(1)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shop.reads().length).toBeGreaterThan(1))
})

test('J-72 What is ordered stands once: in the regular editor, or on its tab while the other one is shown', async () => {
  shop.regular = { weekdays: weekdays(2, 0, 2) }
  showOrdering(tabs, shop)
  await monday()
  await waitFor(() => expect(screen.getAllByText(/^4 items each week/)).toHaveLength(1))
  expect(tab('Regular Order')).not.toHaveAccessibleDescription()
  await user.click(tab('One-off Order'))
  expect(tab('Regular Order')).toHaveAccessibleDescription('4 items each week')
})

test('F-28 The regular tab says what is ordered while hidden too, and the other tab says it for its day', async () => {
  shop.regular = { weekdays: weekdays(0, 0, 0, 3) }
  showOrdering(<EssentialsTabs {...{ product, onPosted, onBusy }} tab="one-off" />, shop)
  await screen.findByRole('combobox', { name: 'Delivery date' })
  await waitFor(() => expect(tab('Regular Order')).toHaveAccessibleDescription('3 items each week'))
  expect(
    await screen.findByText(
      'Your regular order has 3 on Thursday, each week. This order comes on top of it.',
    ),
  ).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox'), '2026-11-27')
  await waitFor(() => expect(screen.queryByText(/^Your regular order has/)).toBeNull())
})

test('The last used tab is shown first the next time', async () => {
  const { show } = showOrdering(tabs, shop)
  await user.click(tab('One-off Order'))
  show(null)
  show(tabs)
  expect(tab('One-off Order')).toHaveAttribute('aria-selected', 'true')
})

test('Text typed in one tab stays, and the other tab says that it is not saved', async () => {
  showOrdering(tabs, shop)
  await monday()
  await user.click(plus())
  await user.click(tab('One-off Order'))
  await answered()
  expect(warning()).toHaveTextContent('Your changes to the regular order are not saved yet.')
  await user.click(tab('Regular Order'))
  expect(await monday()).toHaveAttribute('aria-valuenow', '1')
  expect(warning()).toBeNull()
})

test('The owner of the tabs is told when something is being saved and when it is saved', async () => {
  showOrdering(tabs, shop)
  await monday()
  await user.click(plus())
  await user.click(screen.getByRole('button', { name: 'Add to my order' }))
  await screen.findByText('Saved as you wished.', inAlert)
  expect(onBusy.mock.calls).toEqual([[true], [false]])
  expect(onPosted).toHaveBeenCalledTimes(1)
  expect(onPosted).toHaveBeenCalledWith(expect.objectContaining({ mayReload: true }))
})

test('In a dialog the footer has only the buttons of the shown tab', async () => {
  shop.oneOff['2026-11-26'] = { quantity: 1, order_id: 7, frequency: 0 }
  showOrdering(
    <Dialog isOpen title="Order Whole milk" onClose={() => {}}>
      {tabs}
    </Dialog>,
    shop,
  )
  await monday()
  const add = screen.getByRole('button', { name: 'Add to my order' })
  expect(screen.getByRole('tabpanel')).not.toContainElement(add)
  expect(screen.getByRole('dialog')).toContainElement(add)
  await user.click(tab('One-off Order'))
  expect(await screen.findByRole('button', { name: 'Remove order' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to my order' })).toBeNull()
})
