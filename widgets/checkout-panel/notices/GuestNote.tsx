import { pages } from '../../../shared/platform/page/addresses'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import styles from '../CheckoutPanel.module.css'
import type { CheckoutMessages } from '../checkout-messages'

/** Tells a guest at the start what the shop would say only after the form is filled in (CO-41). */
export const GuestNote = ({ labels }: { labels: CheckoutMessages }) => (
  <Alert tone="info" isSilent messages={[labels.guest]}>
    <p className={styles.ways}>
      <TextLink href={pages.register}>{labels.register}</TextLink>
      <TextLink href={pages.login}>{labels.logIn}</TextLink>
    </p>
  </Alert>
)
