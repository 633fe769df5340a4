import { isChangeable } from '../../../shared/domain/rules/boxes/box-offers'
import type { BoxName, BoxOrder } from '../../../shared/domain/rules/boxes/box-order'
import { countsBox } from '../../../shared/domain/rules/essentials/week'
import { BoxContents } from '../../../shared/features/boxes/BoxContents'
import { PayLink } from '../../../shared/features/boxes/PayLink'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { Icon } from '../../../shared/ui/button/Icon'
import { crate } from '../../../shared/ui/button/icon-shapes'
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden'
import { Price } from '../../../shared/ui/product/Price'
import { headerBasketMessages } from '../header-basket-messages'
import styles from './Entry.module.css'
import { BoxBadges } from './StateBadges'

type BoxEntryProps = {
  box: BoxOrder
  /** Tells the box apart from the others of its day. */
  named: BoxName | undefined
  onView: () => void
}

/** One Best of Local box on its day, with its status and a button to view it (HB-31 to HB-40). */
export function BoxEntry({ box, named, onView }: BoxEntryProps) {
  const messages = useMessages(headerBasketMessages)
  const view = isChangeable(box) ? messages.viewOpen : messages.view
  // The badge says only that there is a problem; this is the shop's text about it.
  const trouble = !box.isCancelled && (box.failed ?? box.failing)
  return (
    <li
      className={styles.entry}
      data-box
      data-void={box.isCancelled || undefined}
      data-soft={!countsBox(box) || undefined}
    >
      <span className={styles.name}>
        <Icon shape={crate} />
        <span>{`${messages.box}${named?.apart ?? ''}`}</span>
      </span>{' '}
      <span className={styles.price}>
        {!(box.isCancelled && box.total === 0) && <Price pence={box.total} />}
        {!countsBox(box) && <VisuallyHidden>{` ${messages.leftOut}`}</VisuallyHidden>}
      </span>{' '}
      {box.products.length > 0 && (
        <span className={styles.contents}>
          <BoxContents box={box} isSmall />
        </span>
      )}{' '}
      {!!box.discount && (
        <span className={styles.quantity}>
          <Price pence={box.subtotal} /> <Price pence={-box.discount} />
        </span>
      )}{' '}
      {trouble && (
        <span className={styles.more}>
          <span>{trouble}</span> <PayLink box={box} />
        </span>
      )}{' '}
      <span className={styles.state}>
        <BoxBadges box={box} />
        <button
          type="button"
          className={styles.action}
          aria-label={`${view} ${named?.name ?? ''}`}
          onClick={onView}
        >
          {view}
        </button>
      </span>
    </li>
  )
}
