import { boxTotals, checkoutHurdle, isAmendment } from '../rules/box'
import { formatPence, type Pence } from '../rules/money'
import { useBox } from '../services/use-box'
import { useShop } from '../services/use-shop'
import { fill } from '../text/fill'
import { Alert } from '../ui/Alert'
import { IconButton } from '../ui/IconButton'
import { cross } from '../ui/icon-shapes'
import { TextLink } from '../ui/TextLink'
import { Title } from '../ui/Title'
import styles from './BoxBasket.module.css'
import { BoxCode } from './BoxCode'
import { BoxLines } from './BoxLines'
import { BoxMessages } from './BoxMessages'
import { BelowMinimum, BoxSum } from './BoxSum'
import type { BoxWording } from './box-wording'
import { CancelOrder } from './CancelOrder'
import { CheckoutLink } from './CheckoutLink'
import { EmptyBox, LoadingBox } from './EmptyBox'
import { fallback } from './row-focus'
import { useBoxNews, useLeaveWarning } from './use-box-news'

export type BoxBasketProps = {
  /** The least an order must come to; null for none. */
  minimum: Pence | null
  hidesCheckout?: boolean
  labels: BoxWording
  /** Offers a Close control; without it there is none (BB-30). */
  onClose?: (() => void) | undefined
  /** For a dialog that has a title of its own. */
  hidesTitle?: boolean
}

const shop = '/shop/best-of-local/featured'

/** The Best of Local basket: its lines, its code, what it comes to, and the way to the checkout or out of it. */
export function BoxBasket({ minimum, hidesCheckout, labels, onClose, hidesTitle }: BoxBasketProps) {
  const box = useBox(state => state.box)
  const isUpdating = useBox(state => state.isUpdating)
  const hasRemoved = useBox(state => state.removed.length > 0)
  const isGuest = useShop(({ session }) => session.isGuest)
  const isPostcodeConfirmed = useShop(({ session }) => session.isPostcodeConfirmed)
  useBoxNews(labels)
  useLeaveWarning()

  const totals = box && boxTotals(box)
  const hurdle = totals && checkoutHurdle({ totals, isPostcodeConfirmed, minimum })
  const reasons = {
    'no-postcode': labels.postcode,
    empty: labels.empty,
    'below-minimum': fill(labels.minimum, { amount: formatPence(minimum) }),
  }
  const hasLines = box !== null && box.lines.length > 0
  const root = { 'data-box': '', ...(hidesTitle && fallback) }
  return (
    <section
      className={styles.basket}
      aria-label={labels.title}
      aria-busy={isUpdating || undefined}
      {...root}
    >
      {!hidesTitle && (
        <div className={styles.head}>
          <Title size="small" {...fallback}>
            {labels.title}
          </Title>
          {onClose && <IconButton label={labels.close} shape={cross} onPress={onClose} />}
        </div>
      )}
      <BoxMessages labels={labels} />
      {!box && <LoadingBox />}
      {(hasLines || hasRemoved) && <BoxLines labels={labels} />}
      {hurdle === 'empty' && !hasRemoved && (
        <EmptyBox>
          <p>{labels.empty}</p>
          <TextLink href={shop}>{labels.shop}</TextLink>
        </EmptyBox>
      )}
      {hurdle === 'empty' && hasRemoved && <Alert tone="warning" isSilent messages={[labels.empty]} />}
      {hurdle === 'no-postcode' && <Alert tone="warning" isSilent messages={[labels.postcode]} />}
      {hurdle === 'below-minimum' && minimum !== null && (
        <BelowMinimum total={totals?.total ?? null} minimum={minimum} labels={labels} />
      )}
      {hasLines && !isGuest && <BoxCode labels={labels} />}
      {(hasLines || !box) && <BoxSum totals={totals} isUpdating={isUpdating} labels={labels} />}
      {!hidesCheckout && (
        <CheckoutLink reason={hurdle ? reasons[hurdle] : box ? undefined : labels.loading} labels={labels} />
      )}
      {box && (hasLines || isAmendment(box)) && <CancelOrder labels={labels} />}
    </section>
  )
}
