import { type Hurdle, isWait, type Wait } from '../../shared/domain/rules/boxes/checkout'
import { fill } from '../../shared/platform/values/fill'
import { formatPence, type Pence } from '../../shared/platform/values/money'
import type { CheckoutWording } from './checkout-wording'

/** The ids of what the customer must look at. */
export const controlIds = (id: string) => ({
  date: `${id}-date`,
  day: `${id}-day`,
  frequency: `${id}-frequency`,
  other: `${id}-other`,
  unavailable: `${id}-unavailable`,
  remove: `${id}-remove`,
  total: `${id}-total`,
  locked: `${id}-locked`,
  confirm: `${id}-confirm`,
})

type Context = {
  labels: CheckoutWording
  id: string
  minimum: Pence | null
  byDate: boolean
  /** The customer's own words. */
  other: string
}

/** A sentence for everything in the way that the customer can put right, and where. */
export function hurdleMessages(hurdles: readonly Hurdle[], { labels, id, minimum, byDate, other }: Context) {
  const ids = controlIds(id)
  const when = byDate ? ids.date : ids.day
  const told: Record<Exclude<Hurdle, Wait>, { controlId: string; message: string }> = {
    frequency: { controlId: ids.frequency, message: labels.chooseOften },
    date: { controlId: when, message: byDate ? labels.chooseDate : labels.chooseDay },
    cutoff: { controlId: ids.date, message: labels.pastCutoff },
    other: { controlId: ids.other, message: other.trim() ? labels.otherTooLong : labels.needsOther },
    'date-failed': { controlId: when, message: labels.dateNeeded },
    changed: { controlId: when, message: labels.chooseBetween },
    unavailable: { controlId: ids.unavailable, message: labels.unavailable.replace(/:$/, '.') },
    minimum: { controlId: ids.total, message: fill(labels.minimum, { amount: formatPence(minimum) }) },
  }
  return hurdles.flatMap(hurdle => (isWait(hurdle) ? [] : [{ hurdle, ...told[hurdle] }]))
}
