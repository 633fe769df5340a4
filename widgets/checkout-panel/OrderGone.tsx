import { pages } from '../../shared/page/addresses'
import { Alert } from '../../shared/ui/Alert'
import { TextLink } from '../../shared/ui/TextLink'
import styles from './CheckoutPanel.module.css'
import type { CheckoutWording } from './checkout-wording'

type OrderGoneProps = { isGuest: boolean; labels: CheckoutWording }

/** The order was confirmed or cancelled somewhere else, and the shop does not tell which. */
export const OrderGone = ({ isGuest, labels }: OrderGoneProps) => (
  <Alert tone="warning" title={labels.gone} messages={[labels.goneWhy]}>
    <p className={styles.ways}>
      {!isGuest && <TextLink href={pages.orders}>{labels.orders}</TextLink>}
      <TextLink href={pages.featured}>{labels.shop}</TextLink>
    </p>
  </Alert>
)
