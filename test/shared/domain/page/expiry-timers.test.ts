import { createExpiryTimers } from '../../../../shared/domain/page/expiry-timers'

const at = (second: number) => new Date(Date.UTC(2026, 5, 9, 20, 0, second))

test.each([
  ['in between', 1, 0],
  ['before it, which moved it', -60, 3600],
])(
  'L-06 A-115 What was read before a cut-off is read again soon after it, although an answer came %s',
  (_when, second, due) => {
    let now = at(-120)
    const alarms = new Map<() => void, Date>()
    const runAt = (moment: Date, ring: () => void) => {
      alarms.set(ring, moment)
      return () => void alarms.delete(ring)
    }
    const next = () => [...alarms][0] as [ring: () => void, moment: Date]
    const read = jest.fn()
    const { follow } = createExpiryTimers({ now: () => now, runAt }, read)
    follow('TB-1', [at(0)])
    now = at(second)
    follow('TB-1', [at(3600)])
    const [ring, moment] = next()
    expect(moment > at(due) && moment < at(due + 31)).toBe(true)
    alarms.clear()
    ring()
    expect(read.mock.calls).toEqual([['TB-1']])
    follow('TB-1', [at(3600)])
    expect(next()[1] > at(3600)).toBe(true)
  },
)
