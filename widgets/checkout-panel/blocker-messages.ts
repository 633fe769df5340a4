import { type Blocker, isWait, type Wait } from '../../shared/domain/rules/boxes/checkout'
import { setFocus } from '../../shared/platform/page/focus'
import { interpolate } from '../../shared/platform/values/interpolate'
import { formatPence, type Pence } from '../../shared/platform/values/money'
import type { CheckoutPanelMessages } from './checkout-panel-messages'

/** Returns the element ids of the controls that an error may point to. */
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

/** Focuses the field that sets the delivery time: the date, or else the weekday. */
export function focusWhen(id: string): void {
  const { date, day } = controlIds(id)
  setFocus(document.getElementById(date) ?? document.getElementById(day))
}

type Context = {
  messages: CheckoutPanelMessages
  id: string
  minimum: Pence | null
  byDate: boolean
  /** The customer's own delivery instruction. */
  other: string
}

/** Returns a sentence for each blocker that the customer can resolve, with the id of the control that resolves it. */
export function blockerMessages(
  blockers: readonly Blocker[],
  { messages, id, minimum, byDate, other }: Context,
) {
  const ids = controlIds(id)
  const when = byDate ? ids.date : ids.day
  const entries: Record<Exclude<Blocker, Wait>, { controlId: string; message: string }> = {
    frequency: { controlId: ids.frequency, message: messages.chooseOften },
    date: { controlId: when, message: byDate ? messages.chooseDate : messages.chooseDay },
    cutoff: { controlId: ids.date, message: messages.pastCutoff },
    other: { controlId: ids.other, message: other.trim() ? messages.otherTooLong : messages.needsOther },
    'date-failed': { controlId: when, message: messages.dateNeeded },
    changed: { controlId: when, message: messages.chooseBetween },
    unavailable: { controlId: ids.unavailable, message: messages.unavailable.replace(/:$/, '.') },
    minimum: {
      controlId: ids.total,
      message: interpolate(messages.minimum, { amount: formatPence(minimum) }),
    },
  }
  return blockers.flatMap(blocker => (isWait(blocker) ? [] : [{ blocker, ...entries[blocker] }]))
}
