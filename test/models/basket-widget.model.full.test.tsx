import { act, fireEvent, screen, within } from '@testing-library/react'
import { basketTotals } from '../../demo-pages/shop/boxes/box-basket'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { findProduct } from '../../demo-pages/shop/products/catalogue'
import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import { formatPence } from '../../shared/platform/values/money'
import { expectElement } from '../support/expect-element'
import fc from '../support/fast-check'
import { openPage } from '../support/page/open-page'
import { pass } from '../support/test-time'
import { runs } from './runs'

const now = new Date('2026-11-25T12:00:00Z')
const shop = createDemoShop({ now: () => now })

const doings = [
  'more',
  'more',
  'fewer',
  'type',
  'remove',
  'undo',
  'code',
  'cancel',
  'event',
  'again',
  'wait',
  'wait',
] as const
const kinds: FaultKind[] = [
  'slow',
  'offline',
  'drop-after',
  '500-before',
  '500-after',
  '429',
  'malformed',
  'empty',
]
const steps = fc.array(
  fc.record({
    do: fc.constantFrom(...doings),
    at: fc.nat(3),
    ms: fc.constantFrom(10, 200, 400, 1500),
    fault: fc.option(fc.constantFrom(...kinds), { freq: 4 }),
  }),
  { minLength: 5, maxLength: 25, size: 'max' },
)
type Steps = typeof steps extends fc.Arbitrary<infer S> ? S : never

const all = (name: RegExp) => screen.queryAllByRole('button', { name })
const press = (name: RegExp, at: number) => {
  const buttons = all(name)
  const button = buttons[at % Math.max(1, buttons.length)]
  button?.focus()
  if (button) fireEvent.click(button)
}

async function play(script: Steps) {
  const visit = shop.visit({ as: 'customer' })
  visit.state.box.lines = [201, 203, 221].map((productId, index) => ({
    id: 700 + index,
    productId,
    quantity: 2,
  }))
  await openPage('<main><div data-widget="bol-basket"></div></main>', {
    fetch: visit.fetch,
    globals: { csrfToken: visit.csrfToken, hasPostcode: true, isGuest: false },
  })
  await screen.findByText('Seasonal veg box')
  jest.useFakeTimers()
  const doing: Record<(typeof doings)[number], (at: number) => void> = {
    more: at => press(/^Increase/, at),
    fewer: at => press(/^Decrease/, at),
    type(at) {
      const fields = screen.queryAllByRole('spinbutton')
      const field = fields[at % Math.max(1, fields.length)]
      if (!field) return
      fireEvent.change(field, { target: { value: String(at * 2) } })
      fireEvent.blur(field)
    },
    remove: at => press(/^Remove (?!SPRING5)/, at),
    undo: at => press(/^Undo/, at),
    code(at) {
      const field = screen.queryByRole('textbox', { name: 'Promotional code' })
      if (field) fireEvent.change(field, { target: { value: at % 2 ? 'SPRING5' : 'NO' } })
      press(/^Apply$|^Remove SPRING5$/, 0)
    },
    cancel(at) {
      press(/^Cancel order$/, 0)
      press(at % 3 ? /^No$/ : /^Yes$/, 0)
    },
    event: () => void window.dispatchEvent(new CustomEvent('basket-updated')),
    again() {
      const main = expectElement(document.querySelector('main'), HTMLElement)
      const widget = expectElement(main.firstElementChild, HTMLElement)
      widget.remove()
      main.append(widget)
    },
    wait: () => {},
  }
  for (const { do: name, at, ms, fault } of script) {
    if (fault) visit.setFault({ kind: fault, ms: 300 })
    act(() => doing[name](at))
    await pass(ms)
  }
  visit.heal()
  await pass(40_000)
  const retry = screen.queryByRole('button', { name: 'Try again' })
  if (retry) fireEvent.click(retry)
  act(() => void window.dispatchEvent(new CustomEvent('basket-updated')))
  await pass(40_000)
  return visit.state
}

afterEach(() => jest.useRealTimers())

test("I1 I10 I11 The basket on the screen ends equal to the server's, whatever is pressed and whatever fails", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async script => {
      jest.useRealTimers()
      const state = await play(script)
      const basket = screen.getByRole('region', { name: 'Your Best of Local box' })
      const shown = within(basket)
        .queryAllByRole('spinbutton')
        .map(field => `${field.getAttribute('aria-label')}: ${expectElement(field, HTMLInputElement).value}`)
      const served = state.box.lines.map(
        ({ productId, quantity }) => `Quantity of ${findProduct(productId)?.name}: ${quantity}`,
      )
      expect(shown).toEqual(served)
      const total = screen.queryByText('Total')?.nextElementSibling?.textContent
      if (served.length) expect(total).toBe(formatPence(basketTotals(state, now).total))
      expect(!!within(basket).queryByText(/^SPRING5 applied/)).toBe(
        state.coupon !== null && served.length > 0,
      )
      expect(basket).not.toHaveAttribute('aria-busy')
      expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0)
    }),
    { numRuns: runs(15) },
  )
}, 36_000_000)
