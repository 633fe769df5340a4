import type { BoxDraft } from '../../shared/domain/rules/basket'
import { isAmendment } from '../../shared/domain/rules/basket'
import {
  asksInstructions,
  asksOther,
  type Booking,
  type Choices,
} from '../../shared/domain/rules/boxes/checkout'
import { formatDate, parseDate } from '../../shared/domain/rules/dates/dates'
import { type CheckoutState, gateOf } from '../../shared/domain/store/checkout/checkout'
import { interpolate } from '../../shared/platform/values/interpolate'
import { formatPence } from '../../shared/platform/values/money'
import { Title } from '../../shared/ui/layout/Title'
import { oftenInWords } from './booking-words'
import styles from './CheckoutPanel.module.css'
import type { CheckoutMessages } from './checkout-messages'
import { type Option, wordsOf } from './offers'

type DeliveryDetailsProps = {
  draft: BoxDraft
  choices: Choices
  checkout: CheckoutState
  /** What the shop will do for certain; null while nobody can know. */
  booking: Booking | null
  nextDelivery: string | null
  deliveryOptions: readonly Option[]
  instructionOptions: readonly Option[]
  labels: CheckoutMessages
}

/** What is about to be confirmed, in a few words (CO-08, CO-11, A-44): what, when, how often and where. */
export function DeliveryDetails(props: DeliveryDetailsProps) {
  const { draft, booking, nextDelivery, labels } = props
  const next = parseDate(nextDelivery)
  const often = booking && oftenInWords(booking.frequency, labels)
  const where = placeOf(props)
  const lines = [
    draft.previousTotal !== null && `${labels.before}: ${formatPence(draft.previousTotal)}`,
    contentsOf(props),
    next && `${labels.nextDelivery}: ${formatDate(next, 'dddd Do MMMM', labels)}`,
    often && `${labels.often}: ${often}`,
    where && `${labels.leaveAt}: ${where}`,
    `${labels.byEight}.`,
  ].filter((line): line is string => !!line)
  const title = isAmendment({ draft }) ? labels.changes : labels.details
  return (
    <section className={styles.summary}>
      <Title level={3} size="small">
        {title}
      </Title>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

/** How many products come, and what they come to. */
function contentsOf({ checkout, labels }: DeliveryDetailsProps): string | null {
  const { value } = checkout.totals
  if (!value) return null
  const count = value.lines.reduce((sum, line) => sum + (line.isUnavailable ? 0 : line.quantity), 0)
  const products = count === 1 ? labels.oneProduct : interpolate(labels.products, { count })
  return `${labels.contents}: ${products}, ${formatPence(gateOf(checkout).total)}`
}

function placeOf({ choices, deliveryOptions, instructionOptions }: DeliveryDetailsProps): string {
  const { slot, instructions, other } = choices
  return [
    wordsOf(deliveryOptions, slot),
    asksOther(choices)
      ? other.trim() || wordsOf(instructionOptions, instructions)
      : asksInstructions(choices) && wordsOf(instructionOptions, instructions),
  ]
    .filter(Boolean)
    .join(', ')
}
