/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { createShopClock } from '../../../../shared/platform/page/shop-clock'

const start = Date.parse('2026-11-25T12:00:00Z')
const second = 1000
const day = 86_400_000

/** A clock on a device that is this much ahead of the shop. */
function setUp(ahead: number) {
  let passed = 0
  let fault = ahead
  const clock = createShopClock(() => new Date(start + passed + fault))
  const corrections = jest.fn()
  const stop = clock.subscribe(corrections)
  return {
    ...clock,
    corrections,
    stop,
    wait: (ms: number) => {
      passed += ms
    },
    setDevice: (by: number) => {
      fault = by
    },
    hear: () => clock.note(new Date(start + passed)),
    wrongBy: () => clock.now().getTime() - start - passed,
  }
}

test.each([-400 * day, -day, -61 * second, 61 * second, day, 400 * day])(
  'A device %d ms ahead shows the shop’s time from the first reply on',
  ahead => {
    const { hear, wait, wrongBy, corrections } = setUp(ahead)
    expect(wrongBy()).toBe(ahead)
    hear()
    expect(wrongBy()).toBe(0)
    wait(3 * day)
    hear()
    expect(wrongBy()).toBe(0)
    expect(corrections).toHaveBeenCalledTimes(1)
  },
)

test.each([-60 * second, -second, 0, second, 60 * second])(
  'A device %d ms ahead counts as right, since a reply takes that long',
  ahead => {
    const { hear, wrongBy, reading, corrections } = setUp(ahead)
    const before = reading()
    hear()
    expect(wrongBy()).toBe(ahead)
    hear()
    expect(reading()).toBe(before)
    // The time is known now, so there is no second request.
    expect(corrections).toHaveBeenCalledTimes(1)
  },
)

test('A corrected device is right again at the next reply', () => {
  const { hear, setDevice, wrongBy, corrections } = setUp(day)
  hear()
  setDevice(0)
  expect(wrongBy()).toBe(-day)
  hear()
  expect(wrongBy()).toBe(0)
  expect(corrections).toHaveBeenCalledTimes(2)
})

test('A reader of the clock gets a new reading with the right time after a correction', () => {
  const { hear, reading, now } = setUp(day)
  const before = reading()
  hear()
  expect(reading()).not.toBe(before)
  expect(before()).toEqual(now())
  const after = reading()
  hear()
  expect(reading()).toBe(after)
})

test('A removed listener gets no correction', () => {
  const { hear, stop, corrections } = setUp(day)
  stop()
  hear()
  expect(corrections).not.toHaveBeenCalled()
})

describe('A-115 alarms of the clock', () => {
  const noon = new Date('2026-11-25T12:00:00Z')
  beforeEach(() => jest.useFakeTimers({ now: noon }))
  afterEach(() => jest.useRealTimers())
  const at = (ms: number) => new Date(noon.getTime() + ms)

  test('All listeners wait for a moment on one timer and are called once', () => {
    const { runAt } = createShopClock()
    const woken: string[] = []
    runAt(at(2 * second), () => woken.push('second'))
    runAt(at(second), () => woken.push('first'))
    expect(jest.getTimerCount()).toBe(1)
    jest.advanceTimersByTime(second - 1)
    expect(woken).toEqual([])
    jest.advanceTimersByTime(1)
    expect(woken).toEqual(['first'])
    jest.advanceTimersByTime(day)
    expect(woken).toEqual(['first', 'second'])
    expect(jest.getTimerCount()).toBe(0)
  })

  test('An alarm a month ahead rings too, where timers would overflow', () => {
    const { runAt } = createShopClock()
    const wake = jest.fn()
    runAt(at(31 * day), wake)
    jest.advanceTimersByTime(31 * day - 1)
    expect(wake).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(wake).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['pageshow', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
    ['the focus of the window', () => window.dispatchEvent(new Event('focus'))],
    ['the focus of a field', () => document.body.dispatchEvent(new Event('focus'))],
    ['a moved pointer', () => document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))],
    ['a press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a press by a screen reader', () => document.body.click()],
    ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['scrolling', () => document.dispatchEvent(new Event('scroll'))],
  ])('J-24 An alarm missed during sleep rings at the first sign of a person (%s)', (_, look) => {
    const { runAt } = createShopClock()
    const wake = jest.fn()
    runAt(at(second), wake)
    jest.setSystemTime(at(day))
    look()
    expect(wake).toHaveBeenCalledTimes(1)
  })

  test('J-24 An alarm missed during sleep rings within a minute without a person', () => {
    const { runAt } = createShopClock()
    const wake = jest.fn()
    runAt(at(day), wake)
    jest.setSystemTime(at(day))
    jest.advanceTimersByTime(60 * second)
    expect(wake).toHaveBeenCalledTimes(1)
  })

  test('An alarm rings when a reply shows that its moment has passed', () => {
    const { runAt, note } = createShopClock()
    const wake = jest.fn()
    runAt(at(day), wake)
    note(at(2 * day))
    expect(wake).toHaveBeenCalledTimes(1)
  })

  test('A removed alarm leaves no timer behind', () => {
    const { runAt } = createShopClock()
    const listen = jest.spyOn(window, 'addEventListener')
    const forget = jest.spyOn(window, 'removeEventListener')
    runAt(at(second), () => {})()
    expect(jest.getTimerCount()).toBe(0)
    expect(listen.mock.calls.length).toBeGreaterThan(0)
    expect(forget.mock.calls).toEqual(listen.mock.calls)
  })
})

test('J-50 The time is asked from the loader, as Chromium reads no header of a file that a server compresses with its earlier version', async () => {
  const ask = jest.fn().mockRejectedValue(new TypeError())
  const { fetch: before } = globalThis
  Object.assign(globalThis, { fetch: ask })
  jest.resetModules()
  const { shopClock } = await import('../../../../shared/platform/page/shop-clock')
  shopClock.ask()
  Object.assign(globalThis, { fetch: before })
  expect(ask.mock.calls).toEqual([
    ['https://shop.test/doorstep/loader.js', { method: 'HEAD', cache: 'no-store' }],
  ])
})
