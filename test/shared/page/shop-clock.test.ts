import { createShopClock } from '../../../shared/page/shop-clock'

const start = Date.parse('2026-11-25T12:00:00Z')
const second = 1000
const day = 86_400_000

/** A clock on a device that is that much ahead of the shop. */
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
  'a device that is %d ms ahead tells the shop’s time from the first reply on',
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
  'a device that is %d ms ahead is right: so much is the way of a reply',
  ahead => {
    const { hear, wrongBy, corrections } = setUp(ahead)
    hear()
    expect(wrongBy()).toBe(ahead)
    expect(corrections).not.toHaveBeenCalled()
  },
)

test('a device that is put right is right again at the next reply', () => {
  const { hear, setDevice, wrongBy, corrections } = setUp(day)
  hear()
  setDevice(0)
  expect(wrongBy()).toBe(-day)
  hear()
  expect(wrongBy()).toBe(0)
  expect(corrections).toHaveBeenCalledTimes(2)
})

test('who keeps the reading sees another one after a correction, and the one it has tells the right time', () => {
  const { hear, reading, now } = setUp(day)
  const before = reading()
  hear()
  expect(reading()).not.toBe(before)
  expect(before()).toEqual(now())
  const after = reading()
  hear()
  expect(reading()).toBe(after)
})

test('who has stopped listening hears of no correction', () => {
  const { hear, stop, corrections } = setUp(day)
  stop()
  hear()
  expect(corrections).not.toHaveBeenCalled()
})
