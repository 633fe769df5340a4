import { throttle } from '../../../../shared/platform/values/throttle'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('A thousand requests at once cost two runs: one at once, and one for the last', () => {
  const act = jest.fn()
  const ask = throttle(act, 250)
  for (let n = 0; n < 1000; n += 1) ask()
  expect(act).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(250)
  expect(act).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(5000)
  expect(act).toHaveBeenCalledTimes(2)
})

test('A single request costs one run', () => {
  const act = jest.fn()
  const ask = throttle(act, 250)
  ask()
  jest.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(1)
  ask()
  expect(act).toHaveBeenCalledTimes(2)
})

test('Endless requests cause one run in each window of time', () => {
  const act = jest.fn()
  const ask = throttle(act, 250)
  for (let ms = 0; ms < 1000; ms += 10) {
    ask()
    jest.advanceTimersByTime(10)
  }
  expect(act.mock.calls.length).toBeLessThanOrEqual(5)
})

test('A run that fails does not stop the throttle', () => {
  let runs = 0
  const ask = throttle(() => {
    runs += 1
    if (runs === 1) throw new Error('once')
  }, 250)
  expect(ask).toThrow('once')
  ask()
  jest.advanceTimersByTime(250)
  expect(runs).toBe(2)
})
