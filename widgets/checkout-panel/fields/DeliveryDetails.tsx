import type { ReactNode } from 'react'
import type { BoxDraft } from '../../../shared/domain/rules/basket'
import { isAmendment } from '../../../shared/domain/rules/basket'
import { changesInWords, scopeInWords } from '../../../shared/domain/rules/boxes/box-changes'
import {
  asksInstructions,
  asksOther,
  type Booking,
  type Choices,
} from '../../../shared/domain/rules/boxes/checkout'
import { dayInWords, parseDate } from '../../../shared/domain/rules/dates/dates'
import type { CheckoutState } from '../../../shared/domain/store/checkout/checkout'
import { gateOf } from '../../../shared/domain/store/checkout/checkout-model'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { formatPence, type Pence } from '../../../shared/platform/values/money'
import { Title } from '../../../shared/ui/layout/Title'
import styles from '../CheckoutPanel.module.css'
import { type CheckoutPanelMessages, checkoutPanelMessages } from '../checkout-panel-messages'
import { type Option, wordsOf } from '../choices/offers'
import { oftenInWords } from './booking-words'

type DeliveryDetailsProps = {
  draft: BoxDraft
  choices: Choices
  checkout: CheckoutState
  /** The shop's booking; null while it is unknown. */
  booking: Booking | null
  nextDelivery: string | null
  deliveryOptions: readonly Option[]
  instructionOptions: readonly Option[]
  payment: string | undefined
  deliveryCost: Pence | undefined
  /** The total. */
  children?: ReactNode
}

/**
 * A summary before the confirmation: contents, time, frequency and place, followed by the total (CO-08, CO-11, A-44).
 */
export function DeliveryDetails({ children, ...props }: DeliveryDetailsProps) {
  const messages = useMessages(checkoutPanelMessages)
  const { draft, choices, booking, nextDelivery, payment, deliveryCost } = props
  const next = parseDate(nextDelivery)
  // If the choice differs from the booking, its row is left out: two different values would be shown otherwise.
  const isAsChosen = booking?.frequency === choices.frequency
  const isChanging = isAmendment({ draft })
  const scope = isChanging ? scopeInWords(draft, messages) : ''
  const day = next && dayInWords(next, messages)
  const rows = [
    [messages.changesFor, scope],
    // A change has its box and its fields in sight.
    [messages.contents, !isChanging && contentsOf(props, messages)],
    [messages.nextDelivery, day && !scope.includes(day) && day],
    [
      messages.often,
      // The change of one day cannot change how often the box comes.
      draft.parentId === null && booking && isAsChosen && oftenInWords(booking.frequency, messages),
    ],
    [messages.leaveAt, !isChanging && placeOf(props)],
    [messages.payment, payment],
    [
      messages.deliveryCost,
      deliveryCost !== undefined && (deliveryCost ? formatPence(deliveryCost) : messages.free),
    ],
    [messages.before, draft.previousTotal !== null && formatPence(draft.previousTotal)],
  ] as const
  return (
    <section className={styles.summary}>
      <Title>{isChanging ? messages.changes : messages.details}</Title>
      {isChanging && <Changes draft={draft} checkout={props.checkout} />}
      <dl className={styles.rows}>
        {rows.map(
          ([term, words]) =>
            words && (
              <div key={term}>
                <dt>{`${term}: `}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{`${messages.byEight}.`}</p>
      {children}
    </section>
  )
}

/** The changes of the box, one a line (J-61); nothing if the shop does not give the previous contents. */
function Changes({ draft, checkout }: Pick<DeliveryDetailsProps, 'draft' | 'checkout'>) {
  const messages = useMessages(checkoutPanelMessages)
  const { value } = checkout.totals
  if (!draft.previousLines || !value) return null
  const changes = changesInWords(draft.previousLines, value.lines, messages)
  if (changes.length === 0) return <p>{messages.nothingChanged}</p>
  return (
    <ul className={styles.changes}>
      {changes.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and two may read the same
        <li key={at}>{words}</li>
      ))}
    </ul>
  )
}

/** Returns how many products will be delivered, each counted once, however many of it come, and what they cost. */
function contentsOf({ checkout }: DeliveryDetailsProps, messages: CheckoutPanelMessages): string | null {
  const { value } = checkout.totals
  if (!value) return null
  const count = value.lines.filter(({ isUnavailable }) => !isUnavailable).length
  const { total } = gateOf(checkout)
  const products = count === 1 ? messages.oneProduct : interpolate(messages.products, { count })
  return total === null ? products : `${products}, ${formatPence(total)}`
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
