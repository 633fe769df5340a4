import { useShop } from '../../../shared/domain/hooks/use-shop'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { Button } from '../../../shared/ui/button/Button'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import styles from '../PostcodePanel.module.css'
import { postcodePanelMessages } from '../postcode-panel-messages'
import { ContinueButton } from './ContinueButton'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './result-props'

/**
 * The result if we deliver there but accept no more customers today; the page decides whether that blocks the visitor
 * (A-51).
 */
export function QuotaResult({ panel, onClose, returnFocusTo }: ResultProps) {
  const messages = useMessages(postcodePanelMessages)
  const { quotaBlocks, continueUrl } = panel
  const isGuest = useShop(shop => shop.session.isGuest)
  return (
    <ResultFrame
      isInPlace={panel.goesOn}
      title={messages.fullToday}
      {...{ onClose, returnFocusTo }}
      width={480}
      footer={
        <>
          {!panel.goesOn && (
            <Button tone="secondary" onPress={onClose}>
              {messages.close}
            </Button>
          )}
          {!quotaBlocks && <ContinueButton to={continueUrl} words={messages.continue} onClose={onClose} />}
        </>
      }
    >
      <Alert tone="info" messages={[messages.quotaReached]} isSilent />
      {isGuest && (
        <p className={styles.small}>
          <TextLink href={pages.login}>{messages.login}</TextLink>
        </p>
      )}
    </ResultFrame>
  )
}
