import { act, renderHook } from '@testing-library/react'
import { useSpinner } from '../../../../shared/ui/status/use-spinner'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const start = () => renderHook(({ isBusy }) => useSpinner(isBusy), { initialProps: { isBusy: true } })

test('An answer within 150 ms shows no spinner at all', () => {
  const { result, rerender } = start()
  pass(140)
  rerender({ isBusy: false })
  pass(1000)
  expect(result.current).toBe(false)
})

test('UI-01 A spinner that has appeared stays for at least 500 ms', () => {
  const { result, rerender } = start()
  pass(150)
  expect(result.current).toBe(true)
  pass(100)
  rerender({ isBusy: false })
  pass(399)
  expect(result.current).toBe(true)
  pass(1)
  expect(result.current).toBe(false)
})

test('A slow answer removes the spinner at once', () => {
  const { result, rerender } = start()
  pass(150)
  pass(2000)
  rerender({ isBusy: false })
  pass(1)
  expect(result.current).toBe(false)
})

test('A spinner needed again before it has gone stays', () => {
  const { result, rerender } = start()
  pass(200)
  rerender({ isBusy: false })
  pass(100)
  rerender({ isBusy: true })
  pass(5000)
  expect(result.current).toBe(true)
})
