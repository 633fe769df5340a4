import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expectElement } from '../../support/expect-element'
import { openPage } from '../../support/page/open-page'
import { present } from '../../support/present'

const drawn: string[] = []
jest.mock('../../../shared/ui/form/QuantityStepper', () => {
  const { QuantityStepper } = jest.requireActual('../../../shared/ui/form/QuantityStepper')
  return {
    QuantityStepper(given: ComponentProps<typeof QuantityStepper>) {
      drawn.push(given.of)
      return QuantityStepper(given)
    },
  }
})
jest.mock('../../../shared/features/basket/BasketSum', () => {
  const actual = jest.requireActual('../../../shared/features/basket/BasketSum')
  return {
    ...actual,
    BasketSum(given: ComponentProps<typeof actual.BasketSum>) {
      drawn.push('totals')
      return actual.BasketSum(given)
    },
  }
})

let selections = 0
jest.mock('zustand', () => {
  const { useStore, ...others } = jest.requireActual('zustand')
  return {
    ...others,
    useStore: (store: unknown, select: (state: unknown) => unknown) =>
      useStore(store, (state: unknown) => {
        selections += 1
        return select(state)
      }),
  }
})

/** A shop with this many products, one of each in the basket. */
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
    const { quantity }: { quantity: number } = await request.json()
    amounts.set(present(request.url.split('/').at(-1)), quantity)
    return Response.json({ success: true })
  }
  return { fetch: fetch, amounts }
}

/** Opens a basket of this many lines and waits until it has been read. */
async function openBasketOf(count: number) {
  // A longer interval, since each check looks through the whole list.
  jest.useRealTimers()
  const { fetch, amounts } = openShop(count)
  await openPage('<div data-widget="bol-basket"></div>', {
    fetch,
    globals: { hasPostcode: true, isGuest: false },
  })
  await screen.findByText(`Product ${count - 1}`)
  const plusOf = (line: number) =>
    expectElement(
      document.querySelectorAll(`[aria-label="Increase quantity of Product ${line}"]`)[0],
      HTMLElement,
    )
  return { amounts, plusOf }
}

test('Among two hundred lines a changed quantity renders only its own line and the totals', async () => {
  const { amounts, plusOf } = await openBasketOf(200)
  expect(drawn.filter(name => name === 'Product 199')).toHaveLength(1)
  drawn.length = 0
  fireEvent.click(plusOf(100))
  expect(new Set(drawn)).toEqual(new Set(['Product 100', 'totals']))
  await waitFor(() => expect(amounts.get('100')).toBe(2))
  const basket = document.querySelector('[data-basket]')
  await waitFor(() => expect(basket).not.toHaveAttribute('aria-busy'))
  expect(new Set(drawn)).toEqual(new Set(['Product 100', 'totals']))
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('£221.10')
})

test('BB-31 A press on plus reads the store as rarely among three hundred lines as among ten', async () => {
  const asked: number[] = []
  for (const count of [10, 300]) {
    const { plusOf } = await openBasketOf(count)
    selections = 0
    fireEvent.click(plusOf(5))
    asked.push(selections)
    await screen.findByText(`£${(count * 1.1 + 1.1).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`)
    cleanup()
  }
  expect(asked[0]).toBeGreaterThan(0)
  expect(asked[1]).toBe(asked[0])
})

test('BB-31 From a press on plus until it is saved, the long page is searched only for server-rendered facts', async () => {
  const { amounts, plusOf } = await openBasketOf(10)
  const [basket, plus] = [document.querySelector('[data-basket]'), plusOf(5)]
  const searched = new Set<string>()
  const note = (place: unknown, selector: string) =>
    // The body is always the second child, so that finding it is no search.
    [document, document.body].includes(place as never) && selector !== 'body' && searched.add(selector)
  const spied = [Document.prototype, Element.prototype].flatMap(kind =>
    (['querySelector', 'querySelectorAll'] as const).map(name => {
      const search = kind[name] as (selector: string) => never
      return jest.spyOn(kind, name).mockImplementation(function (this: unknown, selector: string) {
        note(this, selector)
        return search.call(this, selector)
      })
    }),
  )
  fireEvent.click(plus)
  await waitFor(() => expect(amounts.get('5')).toBe(2))
  await waitFor(() => expect(basket).not.toHaveAttribute('aria-busy'))
  const region = () => [...document.body.children].at(-1)?.textContent
  await waitFor(() => expect(region()).toContain('Total £12.10'))
  expect(spied[0]).toHaveBeenCalled()
  for (const each of spied) each.mockRestore()
  expect([...searched]).toEqual(['[data-doorstep-answer]'])
})

test('BB-31 For three hundred lines the browser observes three parts, and only icons near the screen are drawn', async () => {
  const page: { ContentVisibilityAutoStateChangeEvent?: unknown } = window
  page.ContentVisibilityAutoStateChangeEvent = Event
  await openBasketOf(300)
  const [first, second, ...others] = document.querySelectorAll('[role=list] > *')
  expect(others).toHaveLength(1)
  expect(first?.querySelectorAll('svg').length).toBeGreaterThan(0)
  expect(second?.querySelector('svg')).toBeNull()
  const tell = (skipped: boolean) =>
    second && fireEvent(second, Object.assign(new Event('contentvisibilityautostatechange'), { skipped }))
  tell(true)
  expect(second?.querySelector('svg')).toBeNull()
  tell(false)
  const drawnAtFirst = first?.querySelectorAll('svg').length
  expect(second?.querySelectorAll('svg')).toHaveLength(Number(drawnAtFirst))
  // Icons that were drawn once stay.
  tell(true)
  expect(second?.querySelectorAll('svg')).toHaveLength(Number(drawnAtFirst))
  delete page.ContentVisibilityAutoStateChangeEvent
})
