import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type EssentialsShop,
  essentialsShop,
  milk,
  openShopPage,
  placeholder,
  weekdays,
} from '../../shared/features/ordering/essentials-shop'
import { expectElement } from '../../support/expect-element'
import { detailOf } from '../../support/page/detail-of'
import type { PageOptions } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

const user = userEvent.setup({ delay: null })
const friday = '2026-08-14'
const name = 'Whole milk on Friday 14 August'

let shop: EssentialsShop
let heard: unknown[]
let prevents = false
const hear = (event: Event) => {
  heard.push(detailOf(event))
  if (prevents) event.preventDefault()
}
beforeEach(() => {
  shop = essentialsShop()
  shop.days[friday] = 3
  shop.regular = { weekdays: weekdays(2, 0, 2, 0, 2, 0) }
  heard = []
  prevents = false
  window.addEventListener('product-posted', hear)
})
afterEach(() => window.removeEventListener('product-posted', hear))

const show = (options = {}, page: PageOptions = {}, date = friday) =>
  openShopPage(placeholder('day-order', options, `data-selected-date="${date}"`), shop, page)
const open = async () => {
  await user.click(await screen.findByRole('button', { name: /^Change this day/ }))
  return within(await screen.findByRole('dialog'))
}
const openDay = async () => {
  const dialog = await open()
  await dialog.findByRole('spinbutton')
  return dialog
}
const press = (words: string) => user.click(screen.getByRole('button', { name: words }))
const plus = () => press(`Increase quantity of ${name}`)
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('after a change', () => {
  const change = async (page: PageOptions = {}, options = {}) => {
    const opened = await show(options, page)
    const dialog = await openDay()
    await plus()
    await press('Update order')
    await waitFor(() => expect(heard).toHaveLength(1))
    return { ...opened, dialog }
  }

  test('DO-13 EVT-05 The page gets an event', async () => {
    await change()
    expect(heard).toEqual([{ template: 'de', product: 101, quantity: 4 }])
  })

  test('DO-14 DO-15 UI-04 After one second the dialog closes, and then the page is reloaded', async () => {
    const { left } = await change()
    await pass(300)
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(left).toEqual([])
    await closed()
    expect(left).toEqual(['reload'])
  })

  test('G-62 Data that a change makes old is read on the reloaded page, and only once', async () => {
    const saved = () => screen.queryByText('Saved as you wished.', { selector: '[data-tone] *' })
    await change()
    await closed()
    await show()
    await screen.findByRole('button', { name: /^Change this day/ })
    expect(saved()).toBeVisible()
    await press('Done')
    expect(saved()).toBeNull()
    await show()
    await screen.findByRole('button', { name: /^Change this day/ })
    expect(saved()).toBeNull()
  })

  test('DO-15 A-68 A page that prevents the event is not reloaded', async () => {
    prevents = true
    const { left } = await change()
    await closed()
    await pass(50)
    expect(left).toEqual([])
  })

  test('DO-16 Choosing another product reloads the page at once', async () => {
    const { left } = await change({}, { product: { ...milk, template: 'bol' } })
    await pass(50)
    expect(left).toEqual(['reload'])
    await closed()
  })

  test('DO-16 A-68 Choosing another product does not reload a page that prevents the event', async () => {
    prevents = true
    const { left } = await change({}, { product: { ...milk, template: 'bol' } })
    await closed()
    expect(left).toEqual([])
  })

  test('DO-15 Closing the dialog early reloads the page at once, and only once', async () => {
    const { left } = await change()
    await user.keyboard('{Escape}')
    await closed()
    await pass(1200)
    expect(left).toEqual(['reload'])
  })

  test('DO-14 DO-15 A widget removed within the second does not reload the page', async () => {
    const { left } = await change()
    act(() => window.Doorstep?.unmount(expectElement(document.querySelector('[data-widget]'), Element)))
    await pass(1200)
    expect(left).toEqual([])
  })
})

describe('closing', () => {
  test('DO-17 DO-18 After closing, typed text, refusals and success messages are gone the next time', async () => {
    await show()
    const dialog = await openDay()
    await plus()
    shop.instead = ({ method }) =>
      method === 'POST' ? Response.json({ message: 'No.' }, { status: 422 }) : undefined
    await press('Update order')
    await dialog.findByRole('alert')
    await user.keyboard('{Escape}')
    await press('Close without saving')
    await closed()
    shop.instead = ({ method }) => (method === 'GET' ? new Promise<Response>(() => {}) : undefined)
    const again = await open()
    expect(again.queryByRole('alert')).toBeNull()
    expect(again.queryByRole('spinbutton')).toBeNull()
  })
})
