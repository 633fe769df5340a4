import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pass } from '../../../support/test-time'
import { essentialsShop, openShopPage, placeholder, weekdays } from './essentials-shop'

const user = userEvent.setup({ delay: null })
beforeEach(() => sessionStorage.clear())

const words = 'Saved as you wished.'
const note = () => screen.queryByText(words, { selector: '[data-tone] *' })

/** Saves one more on Monday and waits until the dialog has closed. */
async function save(widget: string, attributes = '') {
  const shop = essentialsShop()
  shop.regular = { weekdays: weekdays(2) }
  await openShopPage(placeholder(widget, {}, attributes), shop)
  await user.click(screen.getByRole('button', { name: /milk/i }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: /^Increase quantity of Whole milk on Monday/ }))
  await user.click(dialog.getByRole('button', { name: 'Update order' }))
  await dialog.findByText(words)
  await pass(1100)
  expect(screen.queryByRole('dialog')).toBeNull()
}

describe.each([['order-dialog'], ['order-edit']])(
  'G-62 the success message from the dialog of %s',
  widget => {
    test('The message shows for six seconds after the dialog has closed', async () => {
      await save(widget)
      expect(note()).toBeVisible()
      await pass(4000)
      expect(note()).toBeVisible()
      await pass(2500)
      expect(note()).toBeNull()
    })

    test('The message goes at once when Done is pressed', async () => {
      await save(widget)
      await user.click(screen.getByRole('button', { name: 'Done' }))
      expect(note()).toBeNull()
    })

    test('The message stays while somebody points at it', async () => {
      await save(widget)
      await user.hover(screen.getByRole('button', { name: 'Done' }))
      await pass(20_000)
      expect(note()).toBeVisible()
      await user.unhover(screen.getByRole('button', { name: 'Done' }))
      await act(() => pass(6500))
      expect(note()).toBeNull()
    })
  },
)
