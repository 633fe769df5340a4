import { useBasket } from '../../shared/domain/hooks/use-basket'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { formatPence } from '../../shared/platform/values/money'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { basket } from '../../shared/ui/button/icon-shapes'
import { totalsOf } from './known-totals'
import styles from './MobileBasketButton.module.css'
import { mobileBasketButtonMessages } from './mobile-basket-button-messages'

type BasketBarProps = {
  /** The number of items, in words. */
  words: string
  busy: string | false
  onPress: () => void
}

/** A bar for the foot of a phone: the number of items, their sum, and a button that shows the basket. */
export function BasketBar({ words, busy, onPress }: BasketBarProps) {
  const messages = useMessages(mobileBasketButtonMessages)
  const total = useBasket(state => totalsOf(state)?.total ?? null)
  return (
    <Button block aria-haspopup="dialog" busy={busy} onPress={onPress}>
      <span className={styles.bar}>
        <Icon shape={basket} />
        <span>{words}</span> {total !== null && <span className={styles.sum}>{formatPence(total)}</span>}{' '}
        <span className={styles.view}>{messages.view}</span>
      </span>
    </Button>
  )
}
