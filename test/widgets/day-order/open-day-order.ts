import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type EssentialsShop,
  essentialsShop,
  openShopPage,
  placeholder,
  weekdays,
} from '../../shared/features/ordering/essentials-shop'
import { detailOf } from '../../support/page/detail-of'
import type { PageOptions } from '../../support/page/open-page'

export const user = userEvent.setup({ delay: null })
export const friday = '2026-08-14'
export const name = 'Whole milk on Friday 14 August'

/** The shop of one test, with 3 pints on that Friday. */
export let shop: EssentialsShop
/** The details of each `product-posted`. */
export const heard: unknown[] = []
/** Whether the page prevents that event. */
export const host = { prevents: false }

const hear = (event: Event) => {
  heard.push(detailOf(event))
  if (host.prevents) event.preventDefault()
}
beforeEach(() => {
  shop = essentialsShop()
  shop.days[friday] = 3
  shop.regular = { weekdays: weekdays(2, 0, 2, 0, 2, 0) }
  heard.length = 0
  host.prevents = false
  window.addEventListener('product-posted', hear)
})
afterEach(() => window.removeEventListener('product-posted', hear))

export const show = (options = {}, page: PageOptions = {}, date = friday) =>
  openShopPage(placeholder('day-order', options, `data-selected-date="${date}"`), shop, page)
/** Opens the dialog. */
export const open = async () => {
  await user.click(await screen.findByRole('button', { name: /^Change this day/ }))
  return within(await screen.findByRole('dialog'))
}
/** Opens the dialog and waits until the quantity of the day is known. */
export const openDay = async () => {
  const dialog = await open()
  await dialog.findByRole('spinbutton')
  return dialog
}
export const press = (words: string) => user.click(screen.getByRole('button', { name: words }))
export const plus = () => press(`Increase quantity of ${name}`)
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
