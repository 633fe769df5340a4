import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'

/** Tells a guest at the start what the shop would say only after the form is filled in (CO-41). */
export const GuestNote = () => {
  const messages = useMessages(checkoutPanelMessages)
  return (
    <Alert tone="info" isSilent messages={[messages.guest]}>
      <p className={styles.ways}>
        <TextLink href={pages.register}>{messages.register}</TextLink>
        <TextLink href={pages.login}>{messages.logIn}</TextLink>
      </p>
    </Alert>
  )
}
