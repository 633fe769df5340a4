import { useId } from 'react'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { Button } from '../../../shared/ui/button/Button'
import { ButtonLink } from '../../../shared/ui/button/ButtonLink'
import { InterestForm } from '../interest/InterestForm'
import { ThankYou } from '../interest/ThankYou'
import { useInterest } from '../interest/use-interest'
import { postcodePanelMessages } from '../postcode-panel-messages'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './result-props'
import { canTryOther, WaysOut } from './WaysOut'

/** The result if we do not deliver: the visitor may leave details if the shop has given the check an id. */
export function NotServedResult(props: ResultProps & { id: string | null }) {
  const messages = useMessages(postcodePanelMessages)
  const { panel, id, onClose, returnFocusTo } = props
  const interest = useInterest(id, panel.person)
  const { isSaved, isSaving } = interest
  const formId = useId()
  const hasForm = id !== null && !isSaved
  return (
    <ResultFrame
      isInPlace={panel.goesOn}
      title={messages.notServed}
      isBusy={isSaving}
      width={isSaved ? 440 : 560}
      {...{ onClose, returnFocusTo }}
      footer={
        <>
          {isSaved ? (
            <Button tone="secondary" onPress={onClose}>
              {messages.close}
            </Button>
          ) : (
            <WaysOut {...props} isSaving={isSaving} forget={interest.reset} />
          )}
          {id === null && !isSaved && (
            <ButtonLink href={pages.contact} tone={canTryOther(props) ? 'secondary' : 'primary'}>
              {messages.askUs}
            </ButtonLink>
          )}
          {hasForm && (
            <Button type="submit" form={formId} busy={isSaving && messages.submitting}>
              {messages.submit}
            </Button>
          )}
        </>
      }
    >
      {hasForm && <p>{messages.leaveDetails}</p>}
      {hasForm && <InterestForm {...{ formId, interest }} />}
      {isSaved && <ThankYou words={`${messages.thankYou} ${messages.willContact}`} />}
    </ResultFrame>
  )
}
