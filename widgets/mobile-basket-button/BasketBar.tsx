import { useMessages } from '../../shared/platform/messages/use-messages'
import { formatPence, type Pence } from '../../shared/platform/values/money'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { basket } from '../../shared/ui/button/icon-shapes'
import styles from './MobileBasketButton.module.css'
import { mobileBasketButtonMessages } from './mobile-basket-button-messages'

type BasketBarProps = {
  /** How many items, in words. */
  words: string
  /** The sum; null while it is not known. */
  total: Pence | null
  busy: string | false
  onPress: () => void
}

/** A bar for the foot of a phone: what is in the basket, its sum, and the way to see it. */
export function BasketBar({ words, total, busy, onPress }: BasketBarProps) {
  const messages = useMessages(mobileBasketButtonMessages)
  return (
    <Button block aria-haspopup="dialog" busy={busy} onPress={onPress}>
      <span className={styles.bar}>
        <Icon shape={basket} />
        <span>{words}</span>
        {total !== null && <span className={styles.sum}>{formatPence(total)}</span>}
        <span className={styles.view}>{messages.view}</span>
      </span>
    </Button>
  )
}
