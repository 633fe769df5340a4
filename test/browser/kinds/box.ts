import type { Locator } from 'playwright-core'
import type { Asked, Said } from '../../support/servers/bare-server'
import { asDocumented, ok, type Turn, veg } from './play-rows'

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
const basketOf = (products: unknown, basket: unknown = {}) => ({
  basket,
  order: { id: 900, frequency: 0, date: '2030-11-27' },
  products,
})
const isRead = (asked: Asked, path: RegExp) => asked.method === 'GET' && path.test(asked.path)
export const region = ({ page }: Turn) => page.getByRole('region', { name: 'Your Best of Local box' })
export const plus = (within: Locator, name: string) =>
  within.getByRole('button', { name: `Increase quantity of ${name}` })
/** A shop that keeps a box of these lines, and whose box another device can change. */
export const keeps =
  (more: (lines: Map<string, number>, asked: Asked) => Said | undefined = () => undefined) =>
  () => {
    const lines = new Map<string, number>([
      ['1', 2],
      ['2', 2],
    ])
    return (asked: Asked): Said => {
      const own = more(lines, asked)
      if (own) return own
      const [, id = ''] = /^\/api\/bol-basket\/(\w+)/.exec(asked.path) ?? []
      if (asked.method === 'PUT') lines.set(id, (JSON.parse(asked.body) as { quantity: number }).quantity)
      if (asked.method === 'DELETE') lines.delete(id)
      if (asked.method === 'POST' && asked.path === '/api/product/bol') lines.set('5', 1)
      const now = [...lines].map(([each, quantity]) =>
        each === '5' ? { ...line(5), product_id: 333, quantity, product: veg } : line(each, { quantity }),
      )
      return isRead(asked, /^\/api\/bol-basket/)
        ? { status: 200, body: basketOf(now) }
        : asked.method === 'GET'
          ? asDocumented(asked)
          : ok
    }
  }
export const quantity = (turn: Turn, name = 'Cheese 1') =>
  region(turn).getByRole('spinbutton', { name: new RegExp(name) })
