import { useEffect, useRef } from 'react'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { focusOutcome } from '../../../shared/platform/page/focus-outcome'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'

type OrderGoneProps = { isGuest: boolean }

/**
 * Shown when the order was confirmed or cancelled, here or elsewhere; the shop does not say which. This notice
 * takes a lost focus.
 */
export const OrderGone = ({ isGuest }: OrderGoneProps) => {
  const messages = useMessages(checkoutPanelMessages)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => focusOutcome(shown.current, `${messages.gone} ${messages.goneWhy}`), [messages])
  return (
    <div ref={shown} tabIndex={-1}>
      <Alert tone="warning" isSilent title={messages.gone} messages={[messages.goneWhy]}>
        <p className={styles.ways}>
          {!isGuest && <TextLink href={pages.orders}>{messages.orders}</TextLink>}
          <TextLink href={pages.featured}>{messages.shop}</TextLink>
        </p>
      </Alert>
    </div>
  )
}
