import { pages } from '../../shared/page/addresses'
import { Alert } from '../../shared/ui/Alert'
import { TextLink } from '../../shared/ui/TextLink'
import styles from './CheckoutPanel.module.css'
import type { CheckoutWording } from './checkout-wording'

/** Says to a guest what the shop would only say once everything is filled in (CO-41). */
export const GuestNote = ({ labels }: { labels: CheckoutWording }) => (
  <Alert tone="info" isSilent messages={[labels.guest]}>
    <p className={styles.ways}>
      <TextLink href={pages.register}>{labels.register}</TextLink>
      <TextLink href={pages.login}>{labels.logIn}</TextLink>
    </p>
  </Alert>
)
