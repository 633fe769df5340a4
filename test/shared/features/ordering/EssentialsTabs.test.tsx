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
const regularFirst = <EssentialsTabs {...{ product, onPosted, onBusy }} tab="regular" />
const tab = (name: string) => screen.getByRole('tab', { name })
const monday = () => screen.findByRole('spinbutton', { name: 'Quantity of Whole milk on Monday' })
const warning = () => document.querySelector('[data-tone=warning]')
const plus = () => screen.getByRole('button', { name: 'Increase quantity of Whole milk on Monday' })

/** Waits until the data of the shown tab has arrived. */
const answered = () => act(() => new Promise<void>(done => void setTimeout(done, 20)))

test('OD-02 A-126 The form has a tab for once and one for regularly, and says what the button will do', async () => {
  showOrdering(tabs, shop)
  expect(screen.getAllByRole('tab').map(each => each.textContent?.trim())).toEqual(['Just once', 'Regularly'])
  expect(await screen.findByText('1 × Whole milk on Thursday 26 November, once, £1.35')).toBeVisible()
  expect(screen.queryByRole('spinbutton', { name: /Monday/ })).toBeNull()
  await user.click(tab('Regularly'))
  await user.click(plus())
  expect(screen.getByText('1 every Monday, £1.35, until you change it.')).toBeVisible()
})

test.each([
  ['regularly', 2, undefined, 'Regularly'],
  ['nothing', 0, undefined, 'Just once'],
  ['regularly, as the page knows', 2, true, 'Regularly'],
  ['nothing, as the page knows', 0, false, 'Just once'],
])(
  'A-126 Where the customer gets %s, the form opens there and stays',
  async (_, quantity, isRegular, name) => {
    shop.regular = { weekdays: weekdays(quantity) }
    showOrdering(<EssentialsTabs {...{ product, isRegular }} />, shop)
    await waitFor(() => expect(screen.getByRole('button', { name: /my order|Update/ })).toBeVisible())
    expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  },
)

test('A-126 Whoever presses a tab before the shop has answered stays there', async () => {
  shop.regular = { weekdays: weekdays(2) }
  showOrdering(tabs, shop)
  await user.click(tab('Just once'))
  await screen.findByRole('combobox', { name: 'Delivery date' })
  await answered()
  expect(tab('Just once')).toHaveAttribute('aria-selected', 'true')
})

test('An arrow key alone fetches nothing; Enter selects the tab at once, and its form is made after that', async () => {
  showOrdering(regularFirst, shop)
  await monday()
  const selected = jest.fn()
  const create = document.createElement.bind(document)
  const spy = jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name === 'select') selected(screen.getByRole('tab', { selected: true }).textContent)
    return create(name)
  })
  act(() => tab('Regularly').focus())
  await user.keyboard('{ArrowLeft}')
  expect(shop.reads()).toHaveLength(1)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shop.reads().length).toBeGreaterThan(1))
  spy.mockRestore()
  expect(selected.mock.calls).toEqual([['Just once']])
})

test('J-72 What is ordered stands once: in the regular editor, or on its tab while the other one is shown', async () => {
  shop.regular = { weekdays: weekdays(2, 0, 2) }
  showOrdering(tabs, shop)
  await monday()
  await waitFor(() => expect(screen.getAllByText(/^2 every Monday and Wednesday, /)).toHaveLength(1))
  expect(tab('Regularly')).not.toHaveAccessibleDescription()
  await user.click(tab('Just once'))
  expect(tab('Regularly')).toHaveAccessibleDescription('2 every Monday and Wednesday')
})

test('F-28 The regular tab says what is ordered while hidden too, and the other tab says it for its day', async () => {
  shop.regular = { weekdays: weekdays(0, 0, 0, 3) }
  showOrdering(<EssentialsTabs {...{ product, onPosted, onBusy }} tab="one-off" />, shop)
  await screen.findByRole('combobox', { name: 'Delivery date' })
  await waitFor(() => expect(tab('Regularly')).toHaveAccessibleDescription('3 every Thursday'))
  expect(
    await screen.findByText(
      'Your regular order has 3 on Thursday, each week. This order comes on top of it.',
    ),
  ).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox'), '2026-11-27')
  await waitFor(() => expect(screen.queryByText(/^Your regular order has/)).toBeNull())
})

test('Text typed in one tab stays, and the other tab says that it is not saved', async () => {
  showOrdering(regularFirst, shop)
  await monday()
  await user.click(plus())
  await user.click(tab('Just once'))
  await answered()
  expect(warning()).toHaveTextContent('Your changes to the regular order are not saved yet.')
  await user.click(tab('Regularly'))
  expect(await monday()).toHaveAttribute('aria-valuenow', '1')
  expect(warning()).toBeNull()
})

test('The owner of the tabs is told when something is being saved and when it is saved', async () => {
  showOrdering(regularFirst, shop)
  await monday()
  await user.click(plus())
  await user.click(screen.getByRole('button', { name: /^Add to my order/ }))
  await screen.findByText('Saved as you wished.', inAlert)
  expect(onBusy.mock.calls).toEqual([[true], [false]])
  expect(onPosted).toHaveBeenCalledTimes(1)
  expect(onPosted).toHaveBeenCalledWith(expect.objectContaining({ mayReload: true }))
})

test('In a dialog the footer has only the buttons of the shown tab', async () => {
  shop.oneOff['2026-11-26'] = { quantity: 1, order_id: 7, frequency: 0 }
  showOrdering(
    <Dialog isOpen title="Order Whole milk" onClose={() => {}}>
      {regularFirst}
    </Dialog>,
    shop,
  )
  await monday()
  const add = screen.getByRole('button', { name: /^Add to my order/ })
  expect(screen.getByRole('tabpanel')).not.toContainElement(add)
  expect(screen.getByRole('dialog')).toContainElement(add)
  await user.click(tab('Just once'))
  expect(await screen.findByRole('button', { name: 'Remove order' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add to my order/ })).toBeNull()
})
