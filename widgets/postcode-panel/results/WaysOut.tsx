import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { useNavigation } from '../../../shared/platform/providers/use-navigation'
import { Button } from '../../../shared/ui/button/Button'
import { postcodePanelMessages } from '../postcode-panel-messages'
import type { ResultProps } from './result-props'

type WaysOutProps = ResultProps & { id?: string | null; isSaving?: boolean; forget?: () => void }

/** Whether another postcode can be asked about from here. */
export const canTryOther = ({ panel, isAccount }: Pick<ResultProps, 'panel' | 'isAccount'>): boolean =>
  isAccount || panel.goesOn || panel.variant === 'registration'

/** The buttons beside Submit, which depend on the page. */
export function WaysOut({ panel, id, isAccount, isSaving, forget, onClose, onTryAgain }: WaysOutProps) {
  const messages = useMessages(postcodePanelMessages)
  const { goTo } = useNavigation()
  // Only two buttons: the form and another postcode, or without a form the account and another postcode (J-71).
  const isShort = panel.ways === 'two'
  const disabledReason = isSaving ? messages.dialogBusy : undefined
  const tryAgain = () => {
    forget?.()
    onTryAgain()
  }
  return (
    <>
      {isAccount && !(isShort && id) && (
        <Button tone="quiet" {...{ disabledReason }} onPress={() => goTo(pages.addresses)}>
          {messages.account}
        </Button>
      )}
      {((isAccount && !isShort) || (panel.variant === 'site' && !panel.goesOn)) && (
        <Button tone="secondary" {...{ disabledReason }} onPress={onClose}>
          {isAccount ? messages.back : messages.close}
        </Button>
      )}
      {canTryOther({ panel, isAccount }) && (
        // If nothing can be sent, this is the main button.
        <Button tone={id ? 'quiet' : 'primary'} {...{ disabledReason }} onPress={tryAgain}>
          {messages.tryOther}
        </Button>
      )}
    </>
  )
}
