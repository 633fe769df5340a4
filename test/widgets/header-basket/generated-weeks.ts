/* Weeks as a shop may send them, with totals from a second implementation of HB-16, HB-17 and A-121. */

/** mulberry32, so that every run has the same weeks. */
export function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (most: number) => Math.floor(next() * most),
    chance: (share: number) => next() < share,
  }
}
type Random = ReturnType<typeof randomFrom>

type Flag = boolean | number | string
export type WireLine = {
  product_name: string
  delivery_date: string
  total_price: string | null
  paused: Flag
  shifted: Flag
  unavailable: Flag
  temp_unavailable: Flag
  past_cutoff: Flag
  quantity_ordered: number
  quantity_delivered: number | null
  orderproduct: {
    is_free: Flag
    order: { frequency: number; parent_id: number | null; daymove_id: number | null }
  }
}
export type WireOrder = {
  id: number
  order_id: number
  start_date: string
  grand_total: string | null
  cancelled: Flag
  shifted: Flag
  paused: Flag
  delivered: Flag
  past_cutoff: Flag
  failed: { status: Flag }
  order: { id: number; frequency: number; parent_id: number | null; daymove_id: number | null }
}
export type WireWeek = {
  products: WireLine[]
  orders: WireOrder[]
  pauses: { start_date: string; end_date: string }[]
  moves: []
  activeBolOrder: null
}

export const start = '2026-11-22'
const days = [
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
]
const day = ({ below }: Random) => days[below(7)] ?? start
const pounds = ({ below, chance }: Random, missing: number) =>
  chance(missing) ? null : (below(5000) / 100).toFixed(2)
const flag = ({ below, chance }: Random, share: number): Flag =>
  [
    [false, 0, '0'],
    [true, 1, '1'],
  ][Number(chance(share))]?.[below(3)] ?? false
const moved = (random: Random) => ({
  frequency: random.below(3),
  parent_id: random.chance(0.2) ? 7 : null,
  daymove_id: random.chance(0.3) ? 5 : null,
})

function lineFrom(random: Random, at: number, missing: number): WireLine {
  return {
    product_name: `Product ${at}`,
    delivery_date: day(random),
    total_price: pounds(random, missing),
    paused: flag(random, 0.2),
    shifted: flag(random, 0.2),
    unavailable: flag(random, 0.1),
    temp_unavailable: flag(random, 0.1),
    past_cutoff: flag(random, 0.5),
    quantity_ordered: random.below(4),
    quantity_delivered: random.chance(0.3) ? random.below(4) : null,
    orderproduct: { is_free: flag(random, 0.1), order: moved(random) },
  }
}

function orderFrom(random: Random, at: number, missing: number): WireOrder {
  return {
    id: 100 + at,
    order_id: 800 + at,
    start_date: day(random),
    grand_total: pounds(random, missing),
    cancelled: flag(random, 0.2),
    shifted: flag(random, 0.2),
    paused: flag(random, 0.3),
    delivered: flag(random, 0.2),
    past_cutoff: flag(random, 0.5),
    failed: { status: flag(random, 0.1) },
    order: { id: 800 + at, ...moved(random) },
  }
}

/** A week of up to eight products and four boxes; a third of the weeks lack prices. */
export function weekFrom(random: Random): WireWeek {
  const missing = random.below(3) === 0 ? 0.2 : 0
  const pause = random.chance(0.3) ? days.slice(random.below(7)).slice(0, 1 + random.below(3)) : []
  const pauses = pause.length ? [{ start_date: pause[0] ?? '', end_date: pause.at(-1) ?? '' }] : []
  return {
    products: Array.from({ length: random.below(9) }, (_, at) => lineFrom(random, at, missing)),
    orders: Array.from({ length: random.below(5) }, (_, at) => orderFrom(random, at, missing)),
    pauses,
    moves: [],
    activeBolOrder: null,
  }
}

const is = (given: Flag) => given === true || given === 1 || given === '1'
const penceOf = (given: string) => Number(given.replace('.', ''))
const inPounds = (pence: number) =>
  `£${Math.floor(pence / 100).toLocaleString('en-GB')}.${String(pence % 100).padStart(2, '0')}`

/** The sentences that the widget should show for that week. */
export function expectedOf({ products, orders, pauses }: WireWeek) {
  const isPaused = (line: WireLine) =>
    is(line.paused) ||
    pauses.some(
      ({ start_date, end_date }) => start_date <= line.delivery_date && line.delivery_date <= end_date,
    )
  const isGone = (line: WireLine) => is(line.unavailable) || is(line.temp_unavailable)
  const lines = products.filter(line => !isPaused(line) && !is(line.shifted) && !isGone(line))
  const boxes = orders.filter(order => !is(order.cancelled) && !is(order.shifted))
  const sum = (amounts: (string | null)[]) =>
    amounts.reduce((all, amount) => all + (amount === null ? 0 : penceOf(amount)), 0)
  const unpricedLines = lines.filter(line => line.total_price === null && !is(line.orderproduct.is_free))
  const unpricedBoxes = boxes.filter(({ grand_total }) => grand_total === null)
  const amount = (pence: number, isWhole: boolean) => {
    if (!isWhole && !pence) return 'not known yet—'
    return inPounds(pence) + (isWhole ? '' : ' (what is known)')
  }
  const ofLines = sum(lines.map(({ total_price }) => total_price))
  const ofBoxes = sum(boxes.map(({ grand_total }) => grand_total))
  const left = [
    products.some(isPaused) && 'paused products',
    [...products, ...orders].some(({ shifted }) => is(shifted)) && 'what is moved to another day',
    products.some(isGone) && "products that can't come",
    orders.some(({ cancelled }) => is(cancelled)) && 'cancelled boxes',
  ].filter(each => each !== false)
  const names = [
    ...new Set([
      ...unpricedLines.map(line => line.product_name),
      ...unpricedBoxes.map(() => 'Best Of Local Box'),
    ]),
  ]
  return {
    boxes: amount(ofBoxes, !unpricedBoxes.length),
    essentials: amount(ofLines, !unpricedLines.length),
    all: amount(ofLines + ofBoxes, !names.length),
    sentences: [
      ...(left.length ? [`Not counted: ${left.join(', ')}.`] : []),
      ...(names.length ? [`Without the price of ${names.join(', ')}, which is not known yet.`] : []),
    ].join(' '),
  }
}
