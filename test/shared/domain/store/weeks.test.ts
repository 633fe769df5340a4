/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import type { ApiClient } from '../../../../shared/domain/api/client/client'
import { connectWeeks } from '../../../../shared/domain/page/connect-weeks'
import { createWeeksStore } from '../../../../shared/domain/store/weeks'
import { linkTabs } from '../../../../shared/platform/page/lifecycle/other-tabs'
import { createShopClock } from '../../../../shared/platform/page/shop-clock'
import { calendarDay } from '../../../support/calendar-day'
import { standIn } from '../../../support/stand-in'
import { installTabs } from '../../platform/page/tabs'

const sunday = calendarDay('2026-11-22')
const clock = { at: '2026-11-25T12:00:00Z' }
const now = () => new Date(clock.at)

type Waiting = { start: string; answer: (total: string) => void; fail: () => void; isAborted: boolean }

/** A shop whose answers come when the test says so. */
function openShop() {
  const asked: Waiting[] = []
  const call = (
    _: string,
    { query, signal, read }: Record<string, never> & { query: { start_of_week: string } },
  ) =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: query.start_of_week,
        isAborted: false,
        answer: total =>
          resolve(
            (read as unknown as (body: unknown, at: string) => unknown)(
              {
                products: [
                  { id: 1, total_price: total, delivery_date: query.start_of_week, quantity_ordered: 1 },
                ],
                orders: [],
              },
              '',
            ),
          ),
        fail: () => reject(new Error('no connection')),
      }
      ;(signal as AbortSignal | undefined)?.addEventListener('abort', () => {
        waiting.isAborted = true
        reject(new DOMException('left', 'AbortError'))
      })
      asked.push(waiting)
    })
  const api = standIn<ApiClient>({ call })
  const moved: (string | null)[] = []
  const weeks = createWeeksStore({ api: () => api, now, onMove: start => moved.push(start) })
  return { asked, moved, weeks }
}

const turn = () => jest.advanceTimersByTimeAsync(0)
/** The shop once its week is shown with that price. */
async function readIn<Shop extends Pick<ReturnType<typeof openShop>, 'asked' | 'weeks'>>(
  shop: Shop,
  price: string,
) {
  shop.weeks.subscribe(() => {})
  await turn()
  shop.asked[0]?.answer(price)
  await turn()
  return shop
}
const price = (weeks: ReturnType<typeof openShop>['weeks']) => weeks.getState().week.value?.lines[0]?.price

const disconnects: (() => void)[] = []
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

beforeEach(() => {
  clock.at = '2026-11-25T12:00:00Z'
  jest.useFakeTimers()
})
afterEach(() => {
  for (const disconnect of disconnects.splice(0)) disconnect()
  jest.useRealTimers()
})

describe('the weeks of a page', () => {
  it("HB-06 The weeks begin with this week's Sunday, and nothing is read before somebody subscribes", async () => {
    const { asked, weeks } = openShop()
    await turn()
    expect(weeks.getState()).toMatchObject({ start: sunday, week: { status: 'idle', value: null } })
    expect(asked).toEqual([])
  })

  it('HB-07 Any number of subscribers share one read of the week', async () => {
    const { asked, weeks } = openShop()
    for (let count = 0; count < 20; count++) weeks.subscribe(() => {})
    await turn()
    expect(asked.map(({ start }) => start)).toEqual([sunday])
    asked[0]?.answer('2.70')
    await turn()
    expect(price(weeks)).toBe(270)
  })

  it('HB-02 WC-01 Moving shows the week 7 days on at once and reads it', async () => {
    const { asked, weeks } = await readIn(openShop(), '1.00')
    weeks.getState().move(1)
    expect(weeks.getState()).toMatchObject({ start: '2026-11-29', week: { status: 'loading', value: null } })
    await jest.advanceTimersByTimeAsync(500)
    expect(asked.map(({ start }) => start)).toEqual([sunday, '2026-11-29'])
    weeks.getState().move(-1)
    expect(price(weeks)).toBe(100)
  })

  it('Ten quick presses read each week at most once, and no late answer is shown', async () => {
    const { asked, weeks } = openShop()
    weeks.subscribe(() => {})
    await turn()
    for (let press = 0; press < 10; press++) weeks.getState().move(1)
    await jest.advanceTimersByTimeAsync(1000)
    const starts = asked.map(({ start }) => start)
    expect(new Set(starts).size).toBe(starts.length)
    expect(starts.at(-1)).toBe('2027-01-31')
    expect(starts.length).toBeLessThanOrEqual(3)
    for (const { answer } of asked.slice(0, -1)) answer('9.99')
    await turn()
    expect(weeks.getState().week.value).toBeNull()
    asked.at(-1)?.answer('5.00')
    await turn()
    expect(weeks.getState()).toMatchObject({ start: '2027-01-31', week: { value: { start: '2027-01-31' } } })
    expect(price(weeks)).toBe(500)
  })

  it('HB-52 An unreadable week says so, keeps its content and can be retried', async () => {
    const { asked, weeks } = await readIn(openShop(), '2.70')
    weeks.invalidate()
    await jest.advanceTimersByTimeAsync(20)
    asked[1]?.fail()
    await turn()
    expect(weeks.getState().week).toMatchObject({ status: 'failed', value: { start: sunday } })
    void weeks.getState().refresh()
    await turn()
    asked[2]?.answer('4.05')
    await turn()
    expect(weeks.getState().week.status).toBe('ready')
    expect(price(weeks)).toBe(405)
  })

  it('A-69 A change makes every week stale: the shown one is read at once, the others when shown', async () => {
    const { asked, weeks } = await readIn(openShop(), '1.00')
    weeks.getState().move(1)
    await jest.advanceTimersByTimeAsync(500)
    asked[1]?.answer('2.00')
    await turn()
    weeks.invalidate()
    await jest.advanceTimersByTimeAsync(20)
    expect(asked.map(({ start }) => start)).toEqual([sunday, '2026-11-29', '2026-11-29'])
    weeks.getState().move(-1)
    await jest.advanceTimersByTimeAsync(500)
    expect(asked.map(({ start }) => start).at(-1)).toBe(sunday)
    expect(asked).toHaveLength(4)
  })

  it('An open basket prefetches the next week once', async () => {
    const { asked, weeks } = await readIn(openShop(), '1.00')
    weeks.getState().setOpen(true)
    await turn()
    expect(asked.map(({ start }) => start)).toEqual([sunday, '2026-11-29'])
    asked[1]?.answer('2.00')
    await turn()
    weeks.getState().move(1)
    expect(price(weeks)).toBe(200)
    await jest.advanceTimersByTimeAsync(500)
    expect(asked.filter(({ start }) => start === '2026-11-29')).toHaveLength(1)
  })

  it('The last subscriber to leave ends the read', async () => {
    const { asked, weeks } = openShop()
    const leave = weeks.subscribe(() => {})
    await turn()
    leave()
    await turn()
    expect(asked[0]?.isAborted).toBe(true)
  })

  it('A suggested week is shown until somebody chooses one', () => {
    const { weeks } = openShop()
    const later = calendarDay('2026-12-09')
    weeks.getState().suggest(later)
    expect(weeks.getState().start).toBe('2026-12-06')
    weeks.getState().suggest(sunday)
    expect(weeks.getState().start).toBe('2026-12-06')
  })

  it('The week of any date can be shown, and the present one again', () => {
    const { weeks } = openShop()
    weeks.getState().show(calendarDay('2026-12-31'))
    expect(weeks.getState().start).toBe('2026-12-27')
    weeks.getState().showNow()
    expect(weeks.getState().start).toBe(sunday)
  })

  describe('from Saturday to Sunday', () => {
    const openConnected = () => {
      const shop = openShop()
      disconnects.push(
        connectWeeks(
          shop.weeks,
          linkTabs(),
          createShopClock(() => new Date(clock.at)),
        ),
      )
      return shop
    }

    it('A-17 A page that comes back moves on from the past week and reads the new one once', async () => {
      const { asked, weeks } = await readIn(openConnected(), '1.00')
      clock.at = '2026-11-29T00:30:00Z'
      comeBack()
      expect(weeks.getState().start).toBe('2026-11-29')
      await jest.advanceTimersByTimeAsync(1000)
      expect(asked.map(({ start }) => start)).toEqual([sunday, '2026-11-29'])
    })

    it('F-05 A-115 A page open at midnight moves on to the new week and reads it', async () => {
      clock.at = '2026-11-28T23:59:50Z'
      const { asked, weeks } = await readIn(openConnected(), '1.00')
      clock.at = '2026-11-29T00:00:30Z'
      await jest.advanceTimersByTimeAsync(60_000)
      expect(weeks.getState().start).toBe('2026-11-29')
      expect(asked.map(({ start }) => start)).toEqual([sunday, '2026-11-29'])
    })

    it('F-05 A-115 At any other midnight the shown week is read again', async () => {
      clock.at = '2026-11-25T23:59:59Z'
      const { asked } = await readIn(openConnected(), '1.00')
      clock.at = '2026-11-26T00:00:30Z'
      await jest.advanceTimersByTimeAsync(60_000)
      expect(asked.map(({ start }) => start)).toEqual([sunday, sunday])
    })

    it('A-17 A chosen week stays on any day', () => {
      const { weeks } = openConnected()
      weeks.getState().move(-1)
      clock.at = '2026-11-29T00:30:00Z'
      comeBack()
      expect(weeks.getState().start).toBe('2026-11-15')
      jest.advanceTimersByTime(1000)
      weeks.getState().show(sunday)
      comeBack()
      expect(weeks.getState().start).toBe(sunday)
    })

    it('A-17 A change in another tab does not move the shown week', async () => {
      const tabs = installTabs()
      const { weeks } = openConnected()
      clock.at = '2026-11-29T00:30:00Z'
      new BroadcastChannel('doorstep').postMessage({ kind: 'orders-changed' })
      await jest.advanceTimersByTimeAsync(1000)
      expect(weeks.getState().start).toBe(sunday)
      tabs.restore()
    })

    it('A page that comes back on the same day can still get a starting week', () => {
      const { weeks } = openConnected()
      comeBack()
      weeks.getState().suggest(calendarDay('2026-12-09'))
      expect(weeks.getState().start).toBe('2026-12-06')
    })
  })

  describe('after a correction of the clock', () => {
    const openWrong = (at: string) => {
      clock.at = at
      const shop = openShop()
      disconnects.push(
        connectWeeks(
          shop.weeks,
          linkTabs(),
          createShopClock(() => new Date(clock.at)),
        ),
      )
      return shop
    }
    const putRight = ({ weeks }: ReturnType<typeof openShop>) => {
      clock.at = '2026-11-25T12:00:00Z'
      weeks.correct()
    }

    it('HB-06 The present week replaces a wrongly assumed one, and only the present week is read', async () => {
      const shop = openWrong('2028-01-01T12:00:00Z')
      const { asked, weeks } = shop
      weeks.subscribe(() => {})
      await turn()
      putRight(shop)
      await turn()
      expect(weeks.getState().start).toBe(sunday)
      expect(asked.map(({ start, isAborted }) => [start, isAborted])).toEqual([
        ['2027-12-26', true],
        [sunday, false],
      ])
    })

    it('A week set by the page or a person stays, even if it was once taken for the present one', () => {
      const shop = openWrong('2026-12-09T12:00:00Z')
      const { weeks } = shop
      weeks.getState().suggest(calendarDay('2026-12-09'))
      putRight(shop)
      expect(weeks.getState().start).toBe('2026-12-06')
      comeBack()
      expect(weeks.getState().start).toBe('2026-12-06')
    })

    it('A-17 A chosen week that turns out to be the present one moves on when it is over', () => {
      const shop = openWrong('2026-12-09T12:00:00Z')
      const { weeks } = shop
      weeks.getState().suggest(sunday)
      putRight(shop)
      clock.at = '2026-11-29T00:30:00Z'
      comeBack()
      expect(weeks.getState().start).toBe('2026-11-29')
    })
  })

  it('Only shown weeks other than the present one are remembered', () => {
    const { moved, weeks } = openShop()
    weeks.getState().move(1)
    weeks.getState().showNow()
    expect(moved).toEqual(['2026-11-29', null])
  })
})
