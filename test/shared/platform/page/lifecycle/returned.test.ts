/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { onReturned } from '../../../../../shared/platform/page/lifecycle/returned'
import { noteListeners } from '../listeners'

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new CustomEvent('visibilitychange'))
}
const leave = [() => setHidden(true), () => window.dispatchEvent(new Event('blur'))]
const comeBack = [() => setHidden(false), () => window.dispatchEvent(new Event('focus'))]

afterEach(() => Reflect.deleteProperty(document, 'hidden'))

test.each([
  ['its tab comes to the front', 0],
  ['its window gets the focus back', 1],
])('A-114 Looking at the page again counts when %s, once, and only after it was left', (_, at) => {
  let returns = 0
  const stop = onReturned(() => {
    returns += 1
  })
  comeBack[at]?.()
  expect(returns).toBe(0)
  leave[at]?.()
  expect(returns).toBe(0)
  comeBack[at]?.()
  comeBack[at]?.()
  expect(returns).toBe(1)
  stop()
})

test('F-38 After its end no listener is left, wherever the page was left', () => {
  const page = noteListeners()
  const stop = onReturned(() => {})
  expect(page.listening()).toEqual(['blur', 'focus', 'visibilitychange'])
  stop()
  expect(page.listening()).toEqual([])
  page.restore()
})
