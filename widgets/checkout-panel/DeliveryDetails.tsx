import type { BoxDraft } from '../../shared/rules/box'
import { type Choices, goesByDate, type OfferedDate } from '../../shared/rules/checkout'
import { formatDate } from '../../shared/rules/dates'
import type { CheckoutState } from '../../shared/store/checkout'
import { Alert } from '../../shared/ui/Alert'
import type { CheckoutWording } from './checkout-wording'

type DeliveryDetailsProps = {
  draft: BoxDraft
  choices: Choices
  checkout: CheckoutState
  offered: OfferedDate | undefined
  labels: CheckoutWording
}

/** What is about to be confirmed, in a few words (CO-08, CO-11, A-44). */
export function DeliveryDetails({ draft, choices, checkout, offered, labels }: DeliveryDetailsProps) {
  const isEditing = draft.editingOrderId !== null || draft.parentId !== null
  const { nextDelivery } = checkout
  const next = nextDelivery ? formatDate(nextDelivery, 'dddd Do MMMM') : ''
  const date = goesByDate(choices, draft)
    ? offered?.date
      ? formatDate(offered.date, 'dddd Do MMMM')
      : ''
    : next
  const often = {
    0: labels.once,
    1: labels.weekly,
    2: labels.fortnightly,
    4: labels.fourWeekly,
  }[choices.frequency ?? -1]
  const lines = [
    date && `${labels.nextDelivery}: ${date}`,
    often && `${labels.howOften} ${often}`,
    `${labels.byEight}.`,
  ].filter((line): line is string => !!line)
  return <Alert tone="info" isSilent title={isEditing ? labels.changes : labels.details} messages={lines} />
}
