/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import type { SharedEvents } from '#site/events'
import { emit, listen, readDetail } from '../../../../../shared/platform/page/events/window-events'
import fc from '../../../../support/fast-check'

const heardFrom = <Name extends keyof SharedEvents>(name: Name, raise: () => void) => {
  const heard: SharedEvents[Name][] = []
  const stop = listen(name, detail => heard.push(detail))
  raise()
  stop()
  return heard
}
const raise = (name: string, detail?: unknown) => () => {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}
const hostile = () => ({
  get postcode(): string {
    throw new Error('gotcha')
  },
})

test('EVT-01 A confirmed postcode reaches every other widget and the page', () => {
  const detail = { postcode: 'SW1A 1AA', quotaReached: false }
  const page: unknown[] = []
  const onPage = (event: CustomEvent<unknown>) => page.push(event.detail)
  window.addEventListener('valid-postcode', onPage)
  const heard = heardFrom('valid-postcode', () => emit('valid-postcode', detail))
  window.removeEventListener('valid-postcode', onPage)
  expect(heard).toEqual([detail])
  expect(page).toEqual([detail])
})

test('EVT-01 A page that announces only the postcode is understood', () => {
  expect(heardFrom('valid-postcode', raise('valid-postcode', { postcode: 'BS1 4DJ', depot: 7 }))).toEqual([
    { postcode: 'BS1 4DJ', quotaReached: false },
  ])
})

test('A page can prevent the default action after a posted product', () => {
  const detail = { template: 'de', product: 12, quantity: 2 }
  expect(emit('product-posted', detail, { cancelable: true })).toBe(true)
  const prevent = (event: Event) => event.preventDefault()
  window.addEventListener('product-posted', prevent)
  expect(emit('product-posted', detail, { cancelable: true })).toBe(false)
  expect(emit('product-posted', detail)).toBe(true)
  window.removeEventListener('product-posted', prevent)
})

test('A basket update is accepted with any detail', () => {
  expect(heardFrom('basket-updated', raise('basket-updated'))).toEqual([{}])
  expect(heardFrom('basket-updated', raise('basket-updated', hostile()))).toEqual([])
  expect(heardFrom('basket-updated', () => window.dispatchEvent(new CustomEvent('basket-updated')))).toEqual([
    {},
  ])
})

const malformed: [string, () => unknown][] = [
  ['nothing', () => null],
  ['text', () => 'SW1A 1AA'],
  ['an empty object', () => ({})],
  ['a number', () => ({ postcode: 7 })],
  ['markup', () => ({ postcode: '<b>SW1A</b>' })],
  ['a long text', () => ({ postcode: 'x'.repeat(400) })],
  ['a flag that is text', () => ({ postcode: 'SW1A 1AA', quotaReached: 'no' })],
  ['an inherited postcode', () => Object.create({ postcode: 'SW1A 1AA' })],
  ['a getter that throws', hostile],
]
test.each(malformed)('A postcode event with %s is ignored', (_what, detail) => {
  expect(heardFrom('valid-postcode', raise('valid-postcode', detail()))).toEqual([])
})

test('Any detail of any event is either accepted whole or ignored', () => {
  const names = fc.constantFrom<keyof SharedEvents>(
    'valid-postcode',
    'product-posted',
    'basket-updated',
    'open-weekly-basket',
  )
  const details = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }),
    fc.record(
      {
        postcode: fc.anything(),
        quotaReached: fc.anything(),
        template: fc.string(),
        product: fc.anything(),
        quantity: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(names, details, (name, detail) => {
      const read = readDetail(name, detail)
      if (!read || !('quantity' in read)) return
      expect(read).toEqual({
        template: expect.any(String),
        product: expect.anything(),
        quantity: expect.any(Number),
      })
    }),
  )
})
