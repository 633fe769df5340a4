import { useId } from 'react'
import { FailedCall } from '../../shared/services/FailedCall'
import { useNavigation } from '../../shared/services/use-navigation'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { InterestForm } from './InterestForm'
import type { ResultProps } from './result-props'
import { ThankYou } from './ThankYou'
import { useInterest } from './use-interest'
import { notServed, thankYou } from './wording'

/** Where we do not deliver yet: details may be left if the shop gave the failed check an id. */
export function NotServedResult(props: ResultProps & { id: string | null }) {
  const { panel, result, id, onClose, returnFocusTo } = props
  const interest = useInterest(id)
  const { isSaved, isSaving } = interest
  const formId = useId()
  const hasForm = id !== null && !isSaved
  return (
    <Dialog
      isOpen
      title={isSaved ? thankYou : notServed}
      isBusy={isSaving}
      width={isSaved ? 440 : 560}
      {...{ onClose, returnFocusTo }}
      footer={
        <>
          {isSaved ? (
            <Button tone="secondary" onPress={onClose}>
              Close
            </Button>
          ) : (
            <WaysOut {...props} isSaving={isSaving} forget={interest.reset} />
          )}
          {hasForm && (
            <Button type="submit" form={formId} busy={isSaving && 'Submitting'}>
              Submit
            </Button>
          )}
        </>
      }
    >
      {result.failure && <FailedCall failure={result.failure} />}
      {hasForm && <p>{panel.labels.leaveDetails}</p>}
      {hasForm && <InterestForm {...{ formId, interest }} />}
      {isSaved && <ThankYou />}
    </Dialog>
  )
}

type WaysOutProps = ResultProps & { id: string | null; isSaving: boolean; forget: () => void }

/** The buttons beside Submit; which ones, is a matter of the page. */
function WaysOut({ panel, id, isAccount, isSaving, forget, onClose, onTryAgain }: WaysOutProps) {
  const { goTo } = useNavigation()
  const disabledReason = isSaving ? 'Please wait, this is being saved' : undefined
  const tryAgain = () => {
    forget()
    onTryAgain()
  }
  return (
    <>
      {isAccount && (
        <Button tone="quiet" {...{ disabledReason }} onPress={() => goTo('/account/addresses')}>
          Return to My Account
        </Button>
      )}
      {(isAccount || panel.variant === 'registration') && (
        <Button tone={id || isAccount ? 'quiet' : 'secondary'} {...{ disabledReason }} onPress={tryAgain}>
          Try Again
        </Button>
      )}
      {(isAccount || panel.variant === 'site') && (
        <Button tone="secondary" {...{ disabledReason }} onPress={onClose}>
          {isAccount ? 'Back' : 'Close'}
        </Button>
      )}
    </>
  )
}
