import { moveId } from '../essentials/day-moves'
import { openFrom } from '../essentials/essential-checks'
import { type Delivery, planOf } from '../essentials/essential-deliveries'
import type { DayNoteState } from '../essentials/essential-state'
import { findProduct, type Product } from '../products/catalogue'
import { penceOf, poundsOf } from '../server/amounts'
import type { Visitor } from '../visitor'
import { addDays, londonDate } from './calendar'
import { cutoffOf, daysBetween } from './cutoff'
import { isPausedOn } from './day-reason'

/** One product on one day, with every change of that day. */
export type WeekLine = Delivery & {
  id: number
  product: Product
  /** Null until something has been delivered. */
  delivered: number | null
  /** The price in pence. */
  price: number
  isPastCutoff: boolean
  isPaused: boolean
  isLimited: boolean
  /** True if the product is out of stock. */
  isUnavailable: boolean
  /** True if the product is not available on that day. */
  isMissing: boolean
  rolledBack: { at: string; quantity: number } | null
}

const lineId = ({ orderId, date }: Delivery): number => orderId * 100_000 + daysBetween('2000-01-01', date)

/** Returns the delivered quantity; the shop records it when the day is over. */
function deliveredOf(
  line: Omit<WeekLine, 'delivered' | 'price'>,
  note: DayNoteState | undefined,
  today: string,
) {
  const isStopped =
    line.isPaused || line.movedBy || line.isUnavailable || line.isMissing || line.isLimited || !line.quantity
  if (isStopped) return null
  if (line.date < today) return note?.delivered ?? line.quantity
  return line.date === today ? (note?.delivered ?? null) : null
}

function lineOf(
  visitor: Visitor,
  delivery: Delivery,
  { today, open }: { today: string; open: string },
): WeekLine[] {
  const product = findProduct(delivery.productId)
  if (!product) return []
  const { date } = delivery
  const note = visitor.dayNotes.find(each => each.date === date && each.productId === product.id)
  const line = {
    ...delivery,
    id: lineId(delivery),
    product,
    isPastCutoff: date < open,
    isPaused: isPausedOn(visitor, date),
    isLimited: note?.isLimited ?? false,
    isUnavailable: !product.is_available,
    isMissing: note?.isUnavailable ?? false,
    rolledBack: note?.rolledBack ?? null,
  }
  const delivered = deliveredOf(line, note, today)
  // Free products and scarce ones cost nothing.
  const isFree = line.isFree || line.isLimited
  const price = isFree ? 0 : penceOf(product.order_price) * (delivered ?? line.quantity)
  return [{ ...line, delivered, price }]
}

/** Returns the daily essentials of the week that begins on that Sunday, day by day. */
export function linesOfWeek(visitor: Visitor, now: Date, start: string): WeekLine[] {
  const plan = planOf(visitor, start, addDays(start, 6))
  const times = { today: londonDate(now), open: openFrom(now) }
  return [0, 1, 2, 3, 4, 5, 6].flatMap(offset =>
    plan.on(addDays(start, offset)).flatMap(delivery => lineOf(visitor, delivery, times)),
  )
}

/** Returns true if the line counts towards the week's total (HB-16). */
export const isCounted = ({ isPaused, movedBy, isUnavailable, isMissing }: WeekLine): boolean =>
  !(isPaused || movedBy || isUnavailable || isMissing)

/** Returns a line as the server sends it; older code writes flags as 0 and 1, and ids as text. */
export function wireLine(line: WeekLine, isOldHand: boolean) {
  const { product, date, movedBy, parentId, rolledBack } = line
  const flag = (is: boolean) => (isOldHand ? Number(is) : is)
  return {
    id: isOldHand ? String(line.id) : line.id,
    product_id: product.id,
    product_name: product.name,
    product,
    quantity_ordered: line.quantity,
    quantity_delivered: line.delivered,
    total_price: poundsOf(line.price),
    delivery_date: date,
    past_cutoff: flag(line.isPastCutoff),
    cutoff: cutoffOf(date),
    paused: flag(line.isPaused),
    shifted: flag(movedBy !== null),
    limited: flag(line.isLimited),
    modified: flag(parentId !== null),
    unavailable: flag(line.isUnavailable),
    temp_unavailable: flag(line.isMissing),
    rolledback_at: rolledBack?.at ?? null,
    rolledback_quantity: rolledBack?.quantity ?? null,
    orderproduct: {
      is_free: flag(line.isFree),
      order: {
        id: line.orderId,
        type: 'de',
        frequency: line.frequency,
        daymove_id: movedBy && moveId(movedBy),
        parent_id: parentId,
      },
    },
  }
}
