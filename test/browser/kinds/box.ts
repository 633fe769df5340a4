import type { Locator } from 'playwright-core'
import type { Asked } from '../../support/servers/bare-server'
import type { Turn } from './play-rows'

// A Best of Local basket as the shop answers it, and the box in which a person sees it.

export const line = (id: number | string, more: object = {}, product: object = {}) => ({
  id,
  product_id: 200 + Number(id),
  quantity: 2,
  product: {
    id: 200 + Number(id),
    name: `Cheese ${id}`,
    template: 'bol',
    order_price: '4.80',
    max_qty_allowed: 9,
    ...product,
  },
  ...more,
})
export const basketOf = (products: unknown, basket: unknown = {}) => ({
  basket,
  order: { id: 900, frequency: 0, date: '2030-11-27' },
  products,
})
export const isRead = (asked: Asked, path: RegExp) => asked.method === 'GET' && path.test(asked.path)
export const region = ({ page }: Turn) => page.getByRole('region', { name: 'Your Best of Local box' })
export const plus = (within: Locator, name: string) =>
  within.getByRole('button', { name: `Increase quantity of ${name}` })
export const noAlert = async ({ page }: Turn) =>
  expect(await page.getByRole('alert').filter({ hasText: /./ }).allInnerTexts()).toEqual([])
