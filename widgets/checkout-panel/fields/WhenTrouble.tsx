import { linesOf } from '../../../shared/domain/api/client/failure'
import type { BoxDraft } from '../../../shared/domain/rules/basket'
import { type Choices, dateRequest, whenOf } from '../../../shared/domain/rules/boxes/checkout'
import type { CheckoutState } from '../../../shared/domain/store/checkout/checkout'
import { FailedCall } from '../../../shared/features/calls/FailedCall'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { Button } from '../../../shared/ui/button/Button'
import { Alert } from '../../../shared/ui/status/Alert'
import { focusWhen } from '../blocker-messages'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'
import type { Option } from '../choices/offers'
import { whenInWords } from './booking-words'

type WhenTroubleProps = {
  id: string
  draft: BoxDraft
  choices: Choices
  checkout: CheckoutState
  days: readonly Option[]
}

/** Shown when the choice differs from the booking: not saved, or changed by somebody else. */
export function WhenTrouble(props: WhenTroubleProps) {
  const messages = useMessages(checkoutPanelMessages)
  const { choices, draft, checkout } = props
  const { date, dateFailure, isChangedElsewhere, refresh, setDate } = checkout
  if (isChangedElsewhere) return <ChangedElsewhere {...props} />
  if (date === 'known' || date === 'saving') return null
  const request = dateRequest(choices, draft)
  if (date === 'unsure')
    return (
      <Alert tone="warning" messages={[messages.dateUnsure]}>
        <div>
          <Button tone="secondary" size="small" onPress={() => void refresh()}>
            {messages.checkAgain}
          </Button>
        </div>
      </Alert>
    )
  // A refusal is shown in the shop's words and has no retry, because the same request would be refused again.
  const isFinal = date === 'refused'
  const sentences =
    dateFailure && (isFinal || dateFailure.isStale) ? linesOf(dateFailure, messages) : [messages.dateFailed]
  return (
    <FailedCall
      failure={{ messages: sentences, isStale: !!dateFailure?.isStale }}
      onAgain={isFinal || !request ? undefined : () => setDate(request)}
    />
  )
}

function ChangedElsewhere({ id, draft, choices, checkout, days }: WhenTroubleProps) {
  const messages = useMessages(checkoutPanelMessages)
  const { booking, request, takeBooking, setDate } = checkout
  const words = { draft, days, messages }
  const theirs = whenInWords(whenOf(booking), words)
  const own = request && dateRequest(choices, draft)
  const decide = (act: () => void) => () => {
    // The pressed buttons disappear once the decision is made.
    focusWhen(id)
    act()
  }
  return (
    <Alert tone="warning" messages={[interpolate(messages.changedElsewhere, { when: theirs })]}>
      {request && (
        <div className={styles.ways}>
          <Button tone="secondary" size="small" onPress={decide(takeBooking)}>
            {interpolate(messages.keepChanged, { when: theirs })}
          </Button>
          {own && (
            <Button tone="quiet" size="small" onPress={decide(() => setDate(own))}>
              {interpolate(messages.changeBack, { when: whenInWords(request, words) })}
            </Button>
          )}
        </div>
      )}
    </Alert>
  )
}
