import { useId } from 'react'
import { FailedCall } from '../../shared/services/FailedCall'
import { useNavigation } from '../../shared/services/use-navigation'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { InterestForm } from './InterestForm'
import type { ResultProps } from './result-props'
import { ThankYou } from './ThankYou'
import { useInterest } from './use-interest'

/** Where we do not deliver yet: details may be left if the shop gave the failed check an id. */
export function NotServedResult(props: ResultProps & { id: string | null }) {
  const { panel, result, id, onClose, returnFocusTo } = props
  const { labels } = panel
  const interest = useInterest(id, labels)
  const { isSaved, isSaving } = interest
  const formId = useId()
  const hasForm = id !== null && !isSaved
  return (
    <Dialog
      isOpen
      title={isSaved ? labels.thankYou : labels.notServed}
      isBusy={isSaving}
      width={isSaved ? 440 : 560}
      {...{ onClose, returnFocusTo }}
      footer={
        <>
          {isSaved ? (
            <Button tone="secondary" onPress={onClose}>
              {labels.close}
            </Button>
          ) : (
            <WaysOut {...props} isSaving={isSaving} forget={interest.reset} />
          )}
          {hasForm && (
            <Button type="submit" form={formId} busy={isSaving && labels.submitting}>
              {labels.submit}
            </Button>
          )}
        </>
      }
    >
      {result.failure && <FailedCall failure={result.failure} />}
      {hasForm && <p>{labels.leaveDetails}</p>}
      {hasForm && <InterestForm {...{ formId, labels, interest }} />}
      {isSaved && <ThankYou words={labels.willContact} />}
    </Dialog>
  )
}

type WaysOutProps = ResultProps & { id: string | null; isSaving: boolean; forget: () => void }

/** The buttons beside Submit; which ones, is a matter of the page. */
function WaysOut({ panel, id, isAccount, isSaving, forget, onClose, onTryAgain }: WaysOutProps) {
  const { goTo } = useNavigation()
  const { labels } = panel
  const disabledReason = isSaving ? labels.dialogBusy : undefined
  const tryAgain = () => {
    forget()
    onTryAgain()
  }
  return (
    <>
      {isAccount && (
        <Button tone="quiet" {...{ disabledReason }} onPress={() => goTo('/account/addresses')}>
          {labels.account}
        </Button>
      )}
      {(isAccount || panel.variant === 'registration') && (
        <Button tone={id || isAccount ? 'quiet' : 'secondary'} {...{ disabledReason }} onPress={tryAgain}>
          {labels.tryOther}
        </Button>
      )}
      {(isAccount || panel.variant === 'site') && (
        <Button tone="secondary" {...{ disabledReason }} onPress={onClose}>
          {isAccount ? labels.back : labels.close}
        </Button>
      )}
    </>
  )
}
