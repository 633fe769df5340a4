import { pages } from '../../../shared/platform/page/addresses'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import styles from '../CheckoutPanel.module.css'
import type { CheckoutMessages } from '../checkout-messages'

type OrderGoneProps = { isGuest: boolean; labels: CheckoutMessages }

/** Shown when the order was confirmed or cancelled elsewhere; the shop does not say which. */
export const OrderGone = ({ isGuest, labels }: OrderGoneProps) => (
  <Alert tone="warning" title={labels.gone} messages={[labels.goneWhy]}>
    <p className={styles.ways}>
      {!isGuest && <TextLink href={pages.orders}>{labels.orders}</TextLink>}
      <TextLink href={pages.featured}>{labels.shop}</TextLink>
    </p>
  </Alert>
)
