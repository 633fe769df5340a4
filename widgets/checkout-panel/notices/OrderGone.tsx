import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'

type OrderGoneProps = { isGuest: boolean }

/** Shown when the order was confirmed or cancelled, here or elsewhere; the shop does not say which. */
export const OrderGone = ({ isGuest }: OrderGoneProps) => {
  const messages = useMessages(checkoutPanelMessages)
  return (
    <Alert tone="warning" title={messages.gone} messages={[messages.goneWhy]}>
      <p className={styles.ways}>
        {!isGuest && <TextLink href={pages.orders}>{messages.orders}</TextLink>}
        <TextLink href={pages.featured}>{messages.shop}</TextLink>
      </p>
    </Alert>
  )
}
