import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DayOrderTabs } from '../../../shared/ordering/DayOrderTabs'
import { productFrom } from '../../../shared/ordering/product.options'
import { type EssentialsShop, essentialsShop, held, milk } from './essentials-shop'
import { showOrdering } from './show-ordering'

const user = userEvent.setup({ delay: null })
const product = productFrom(milk)

let shop: EssentialsShop
beforeEach(() => {
  shop = essentialsShop()
  shop.days = { '2026-08-14': 3, '2026-08-15': 1 }
})

const on = (date: string) => <DayOrderTabs product={product} date={date} />
const quantity = (day: string) =>
  screen.findByRole('spinbutton', { name: `Quantity of Whole milk on ${day}` })

test('DO-08 another date has its own quantity read, and what was typed for the first is gone', async () => {
  const { show } = showOrdering(on('2026-08-14'), shop)
  expect(await quantity('Friday 14th August')).toHaveAttribute('aria-valuenow', '3')
  await user.click(screen.getByRole('button', { name: /Increase/ }))
  show(on('2026-08-15'))
  expect(await quantity('Saturday 15th August')).toHaveAttribute('aria-valuenow', '1')
  expect(shop.reads().filter(path => path.includes('modified'))).toEqual([
    '/api/product/regular-modified/101/2026-08-14',
    '/api/product/regular-modified/101/2026-08-15',
  ])
})

test('DO-08 an answer for the date that was left is dropped', async () => {
  const { reply, letGo } = held({ quantity_ordered: 9 })
  shop.instead = ({ path }) => (path.endsWith('14') ? reply : undefined)
  const { show } = showOrdering(on('2026-08-14'), shop)
  show(on('2026-08-15'))
  await quantity('Saturday 15th August')
  letGo()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(await quantity('Saturday 15th August')).toHaveAttribute('aria-valuenow', '1')
})

test('a date that is none leaves only all weeks to be changed', async () => {
  showOrdering(on('31/02/2026'), shop)
  expect(await quantity('Monday')).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('what was typed for the day stays while all weeks are looked at', async () => {
  showOrdering(on('2026-08-14'), shop)
  await quantity('Friday 14th August')
  await user.click(screen.getByRole('button', { name: /Increase/ }))
  await user.click(screen.getByRole('tab', { name: 'Change all weeks' }))
  await quantity('Monday')
  expect(screen.getAllByRole('button', { name: /order$/ })).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'Change this day only' }))
  await waitFor(async () =>
    expect(await quantity('Friday 14th August')).toHaveAttribute('aria-valuenow', '4'),
  )
})
