import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { openPage } from '../../support/open-page'

const drawn: string[] = []
jest.mock('../../../shared/ui/QuantityStepper', () => {
  const { QuantityStepper } = jest.requireActual('../../../shared/ui/QuantityStepper')
  return {
    QuantityStepper(given: ComponentProps<typeof QuantityStepper>) {
      drawn.push(given.of)
      return QuantityStepper(given)
    },
  }
})
jest.mock('../../../shared/basket/BasketSum', () => {
  const actual = jest.requireActual('../../../shared/basket/BasketSum')
  return {
    ...actual,
    BasketSum(given: ComponentProps<typeof actual.BasketSum>) {
      drawn.push('totals')
      return actual.BasketSum(given)
    },
  }
})

/** A shop that sells so many products and has one of each in the basket. */
function openShop(count: number) {
  const amounts = new Map(
    Array(count)
      .fill(0)
      .map((_, index) => [String(index), 1]),
  )
  const lines = () =>
    [...amounts].map(([id, quantity]) => ({
      id,
      product_id: id,
      quantity,
      product: { id, name: `Product ${id}`, template: 'bol', order_price: '1.10' },
    }))
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method === 'GET')
      return Response.json({ basket: { discount_amount: 0 }, order: null, products: lines() })
    const { quantity } = (await request.json()) as { quantity: number }
    amounts.set(request.url.split('/').at(-1) as string, quantity)
    return Response.json({ success: true })
  }
  return { fetch: fetch as typeof globalThis.fetch, amounts }
}

test('in a basket of two hundred lines a changed quantity renders its own line and the totals, through saving and reading', async () => {
  // So long a list is not looked through at every tick.
  jest.useRealTimers()
  const { fetch, amounts } = openShop(200)
  await openPage('<div data-widget="bol-basket"></div>', {
    fetch,
    globals: { hasPostcode: true, isGuest: false },
  })
  await screen.findByText('Product 100')
  expect(drawn.filter(name => name === 'Product 199')).toHaveLength(1)
  drawn.length = 0
  const plus = document.querySelectorAll('[aria-label="Increase quantity of Product 100"]')[0] as HTMLElement
  fireEvent.click(plus)
  expect(new Set(drawn)).toEqual(new Set(['Product 100', 'totals']))
  await waitFor(() => expect(amounts.get('100')).toBe(2))
  const basket = document.querySelector('[data-basket]')
  await waitFor(() => expect(basket).not.toHaveAttribute('aria-busy'))
  expect(new Set(drawn)).toEqual(new Set(['Product 100', 'totals']))
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('£221.10')
})
