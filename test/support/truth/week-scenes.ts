import {
  headerBasket,
  weekButton,
  weeklyCost,
} from '../../../demo-pages/pages/essentials/essential-placeholders'
import type { PageData } from '../../../demo-pages/shop/page-data'
import type { Visit } from '../../../demo-pages/shop/visit'
import {
  boxStates,
  leadsAway,
  markup,
  noTime,
  notPressed,
  notSaved,
  onlyTime,
  pauseOn,
  says,
  weekTotal,
} from './reading'
import { press, type Scene } from './scene'

const openWeek = (data: PageData) =>
  markup(headerBasket(data)).replace('data-widget', 'data-open data-widget')
const wholePage = (data: PageData) => openWeek(data) + markup(weekButton(data), weeklyCost(data))

const thursday = 'Thursday 26 November'
/** A pattern for a text in one day of the week. */
const onDay = (day: string, what: string) =>
  new RegExp(`\\| ${day}(?:, Today)? \\|(?![^|]*\\| Week total)(?:(?!\\| \\w+day \\d).)*?${what}`)

const change = (visit: Visit, id: number, quantity: number) =>
  visit.call('POST', '/api/product/regular-modified', { id, date: '2026-11-26', quantity })

export const week: Scene = {
  name: 'the week',
  at: '2026-11-25T20:59:00Z',
  page: wholePage,
  async elsewhere(visit) {
    await change(visit, 101, 5)
    await change(visit, 109, 0)
    await visit.call('POST', '/api/product/oneoff', { id: 106, date: '2026-11-27', quantity: 2 })
    await visit.call('POST', '/api/basket/cancel-bol', { order_id: 807, date: null })
    // A paused day has nothing that comes on another.
    visit.state.pauses = []
    pauseOn(visit, '2026-11-27')
    visit.state.dayMoves.push({ from: '2026-11-28', to: '2026-11-30', name: 'Flood' })
  },
  moments: ['2026-11-25T21:00:00Z', '2026-11-26T00:00:00Z'],
  deed: {
    async press() {
      await press(/^Change Whole milk, Thursday/)
      await press(/^Increase quantity of Whole milk on Thursday/)
      await press(/^Save changes/)
    },
    call: 'POST /api/product/regular-modified',
  },
  sentences: [
    says('header-basket.today', /(\w+day \d+ \w+), Today/, { not: onlyTime }),
    says('header-basket.nextDelivery', /Next delivery \| (\w+day \d+ \w+)/, { not: onlyTime }),
    says('header-basket.together', onDay(thursday, 'Together[ |]*(£[\\d.]+)')),
    says('header-basket.editUntil', onDay(thursday, '(Change until[^|]*|Closed)'), { not: onlyTime }),
    says('header-basket.edit', /(Change Whole milk, Thursday 26 November)/, { not: onlyTime }),
    says('header-basket.changeLine', onDay(thursday, 'Whole milk £[\\d.]+ (\\d+) × £1.35'), { not: noTime }),
    says('header-basket.free', onDay(thursday, 'Semi-skimmed milk (Free[^|]*)'), { not: onlyTime }),
    says('header-basket.badgeModified', onDay(thursday, 'Whole milk[^|]*?(Every week|Changed)'), {
      not: noTime,
    }),
    says('header-basket.badgeDelivering', onDay('Wednesday 25 November', 'Whole milk[^|]*?(Deliver\\w+)'), {
      not: onlyTime,
    }),
    says('header-basket.skipped', onDay(thursday, 'Strawberry live yoghurt[^|]*(Skipped)'), {
      not: { ...notPressed, ...noTime },
    }),
    says('header-basket.paused', onDay('Friday 27 November', '(Deliveries paused)'), {
      not: { ...notPressed, ...noTime },
    }),
    says('header-basket.comesOn', onDay('Saturday 28 November', '(Comes on[^|]*)'), {
      not: { ...notPressed, ...noTime },
    }),
    says('header-basket.badgeOneOff', onDay('Friday 27 November', 'Free range eggs([^|]*)'), {
      not: { ...notPressed, ...noTime },
    }),
    says(
      'header-basket.badgeCancelled',
      onDay(thursday, 'box (?=£[^29][\\d.]+[^|]*Delivering|[^|£]*Cancelled)[^|]*?(Cancelled|Delivering)'),
      {
        not: notPressed,
      },
    ),
    says('header-basket.boxes', /Best of Local \| (£[\d.]+)/, { not: notPressed }),
    says('header-basket.essentials', /Daily essentials \| (£[\d.]+)/, { not: noTime }),
    says('header-basket.total', /Week total \| (£[\d.]+) \| (?:\d|What|$)/, { shop: weekTotal }),
    says('header-basket.items', /(\d+ items over \d+ days)/, { not: noTime }),
    says('weekly-view-link.open', /\| Your week ?(£[\d.]+)/, { shop: weekTotal }),
    says('weekly-cost.total', /Total cost this week (£[\d.]+)/, { shop: weekTotal }),
    notSaved('header-basket'),
  ],
}

const ends = { not: { ...onlyTime, 'another tab': 'only time ends a week' } } as const

export const weekEnd: Scene = {
  name: 'the end of a week',
  at: '2026-11-28T23:59:00Z',
  page: wholePage,
  moments: ['2026-11-29T00:00:00Z'],
  not: ends.not,
  sentences: [
    says('header-basket.previous', /Previous week[^|]*\| (Sun [^|]*) \| Next week[^|]*\| Close/),
    says('header-basket.firstDelivery', /(?:Next|First) delivery \| ([^|]+) \|/),
    says('header-basket.nothing', /\| (\w+day \d+ \w+)(?:, Today)? \| Nothing due/),
    says('header-basket.total', /Daily essentials \| £[\d.]+ \| Week total \| (£[\d.]+)/, {
      shop: weekTotal,
    }),
    says('weekly-view-link.open', /\| Your week ?(£[\d.]+)/, { shop: weekTotal }),
    says('weekly-cost.total', /Next week[^|]*\| Total cost this week (£[\d.]+)/),
    says('weekly-cost.previous', /Previous week[^|]*\| (Sun [^|]*) \| Next week[^|]*\| Total/),
  ],
}

export const boxOfWeek: Scene = {
  name: 'a box of the week',
  at: '2026-11-25T20:59:00Z',
  page: openWeek,
  // The first of two boxes of that day.
  open: () => press(/^(Change|View) Best of Local box, Thursday/),
  elsewhere: visit => visit.call('POST', '/api/basket/cancel-bol', { order_id: 801, date: '2026-11-26' }),
  moments: ['2026-11-25T21:00:00Z'],
  not: leadsAway,
  sentences: [
    says('header-basket.boxOpen', boxStates),
    says('header-basket.closesAt', /(Changes close[^|]*)/),
    says('header-basket.editWeek', /(Change only [^|]*|Order again)/),
    says('header-basket.grandTotal', /Total \| (£[\d.]+)/, { not: noTime }),
  ],
}
