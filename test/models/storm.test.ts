import { readFileSync } from 'node:fs'
import { mostRepeats, waitToRepeat } from '../../shared/domain/api/client/repeats'
import { type CallName, routes } from '../../shared/domain/api/client/routes'
import { soonAfter } from '../../shared/platform/values/spread'

// 10,000 visitors of a shop that fails for five minutes and comes back, by the product's own policy.
const visitors = 10_000
const minute = 60_000
const failing = { from: 2 * minute, to: 7 * minute }
const day = 12 * minute

let seed = 65
/** A draw that is the same each time. */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0
  const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
beforeEach(() => void jest.spyOn(Math, 'random').mockImplementation(random))
afterEach(() => jest.restoreAllMocks())

type Down = { status: number; after?: string } | 'no connection'
const answerOf = (down: Down) =>
  down === 'no connection'
    ? null
    : new Response(null, { status: down.status, headers: down.after ? { 'Retry-After': down.after } : {} })

/** Notes the moments at which a call reaches the shop; returns when its last answer comes, and whether it is good. */
function send(name: CallName, at: number, down: Down, repeats: boolean, heard: number[]): [number, boolean] {
  for (let left = repeats ? mostRepeats(routes[name]) : 0; ; left--) {
    heard.push(at)
    if (at < failing.from || at >= failing.to) return [at, true]
    const wait = left > 0 ? waitToRepeat(answerOf(down)) : null
    if (wait === null) return [at, false]
    at += wait
  }
}

const reads = ['readBasket', 'readWeek', 'readOrdered'] as const

/** Plays a visit: a page with three reads, whose person presses again where one failed, and adds a product. */
function visit(begin: number, down: Down, repeats: boolean) {
  const load: number[] = []
  const press: number[] = []
  for (const name of reads) {
    let [at, isGood] = send(name, begin, down, repeats, load)
    for (let tries = 0; tries < 3 && !isGood; tries++)
      [at, isGood] = send(name, at + 4000 + 16_000 * random(), down, repeats, press)
  }
  const [at, isGood] = send('addToBasket', begin + 10_000 + 20_000 * random(), down, repeats, press)
  if (!isGood) send('readBasketQuantity', at, down, repeats, press)
  return { load, press }
}

const perSecond = (moments: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const at of moments) counts.set(Math.floor(at / 1000), (counts.get(Math.floor(at / 1000)) ?? 0) + 1)
  return counts
}
const most = (counts: ReadonlyMap<number, number>, from: number, to: number) =>
  Math.max(...[...counts].filter(([s]) => s >= from / 1000 && s < to / 1000).map(([, count]) => count))

function play(down: Down, repeats: boolean) {
  const visits = Array.from({ length: visitors }, () => visit(day * random(), down, repeats))
  const unlucky = visits.filter(({ load: [at = 0] }) => at >= failing.from && at < failing.to - minute)
  const mean = (part: 'load' | 'press') =>
    unlucky.reduce((sum, each) => sum + each[part].length, 0) / unlucky.length
  const counts = perSecond(visits.flatMap(({ load, press }) => [...load, ...press]))
  return {
    load: mean('load'),
    press: mean('press'),
    first: most(counts, failing.to, failing.to + 5000),
    peak: most(counts, failing.to, day),
    usual: most(counts, 0, failing.from),
  }
}

test.each<[string, Down]>([
  ['with 503', { status: 503 }],
  ['with 429 and a second of rest', { status: 429, after: '1' }],
  ['with 503 and two minutes of rest', { status: 503, after: '120' }],
  ['without a connection', 'no connection'],
])(
  'L-06 A shop that fails for five minutes %s gets at most twice the requests, and no wave when it is back',
  (_, down) => {
    const [with_, without] = [play(down, true), play(down, false)]
    if (process.env.FIGURES) process.stdout.write(`${JSON.stringify({ with_, without })}\n`)
    expect(with_.load).toBeLessThanOrEqual(2 * without.load)
    expect(with_.press).toBeLessThanOrEqual(2 * without.press)
    expect(with_.peak).toBeLessThanOrEqual(2 * without.peak)
    expect(with_.first).toBeLessThanOrEqual(2 * without.first)
  },
)

test('L-06 At midnight 10,000 tabs in sight ask over twenty seconds, and none in the first ten', () => {
  const midnight = Date.UTC(2026, 10, 29)
  const at = Array.from({ length: visitors }, () => soonAfter(new Date(midnight)).getTime() - midnight)
  expect(Math.min(...at)).toBeGreaterThanOrEqual(10_000)
  expect(most(perSecond(at), 0, minute)).toBeLessThan((visitors / 20) * 1.3)
})

test('L-06 The document says how often and after what wait each call is sent again', () => {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const bounds = (wait: () => number | null) =>
    [0, 1].map(chance => {
      jest.spyOn(Math, 'random').mockReturnValue(chance)
      return wait()
    })
  const busy = (status: number, after?: string) => answerOf({ status, ...(after && { after }) })
  const statuses = Array.from({ length: 400 }, (_, n) => 200 + n).filter(
    each => waitToRepeat(busy(each)) !== null,
  )
  const [last, words] = [statuses.pop(), statuses.join(', ')]
  const [from, to] = bounds(() => waitToRepeat(null))
  const [soon, late] = bounds(() => soonAfter(new Date(0)).getTime() / 1000)
  expect(document).toContain(
    `| a read without an answer, or with ${words} or ${last} | once | ${from} to ${to} ms | up to 3 s: ${from} to ${to} ms after it; longer: not at all |`,
  )
  expect(document).toContain(`at midnight or a cut-off | once | ${soon} to ${late} s |`)
  expect(bounds(() => waitToRepeat(busy(503, '3')))).toEqual([3000 + Number(from), 3000 + Number(to)])
  expect(waitToRepeat(busy(503, '4'))).toBeNull()
  expect(Object.values(routes).filter(each => mostRepeats(each) !== Number(!each.mutation))).toEqual([])
})
