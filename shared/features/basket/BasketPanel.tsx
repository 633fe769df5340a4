import { useBasket } from '../../domain/hooks/use-basket'
import { useShop } from '../../domain/hooks/use-shop'
import { checkoutBlocker, isAmendment, totalsWith } from '../../domain/rules/basket'
import { hasFailed, isStale } from '../../domain/store/basket/basket-state'
import { pages } from '../../platform/page/addresses'
import { useLazy } from '../../platform/providers/use-lazy'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence, type Pence } from '../../platform/values/money'
import { IconButton } from '../../ui/button/IconButton'
import { cross } from '../../ui/button/icon-shapes'
import { TextLink } from '../../ui/button/TextLink'
import { Title } from '../../ui/layout/Title'
import { Alert } from '../../ui/status/Alert'
import { BasketAlerts } from './BasketAlerts'
import { BasketCode } from './BasketCode'
import { BasketLines } from './BasketLines'
import styles from './BasketPanel.module.css'
import { BasketSum, BelowMinimum } from './BasketSum'
import type { BasketMessages } from './basket-messages'
import { CancelOrder } from './CancelOrder'
import { CheckoutLink } from './CheckoutLink'
import { EmptyBasket, LoadingBasket } from './EmptyBasket'
import { fallback } from './row-focus'
import { useBasketNews, useLeaveWarning } from './use-basket-news'

// Fetched only for an amendment: nothing else here needs the code for dates.
const loadBand = () => import('./AmendmentBand')
const never = () => new Promise<never>(() => {})

type BasketPanelProps = {
  /** The minimum order; null for none. */
  minimum: Pence | null
  hidesCheckout?: boolean
  labels: BasketMessages
  /** Called by the Close button; without it there is no button (BB-30). */
  onClose?: (() => void) | undefined
  /** Set in a dialog that has a title of its own. */
  hidesTitle?: boolean
}

const reasonsFor = (labels: BasketMessages, minimum: number | null) => ({
  'no-postcode': labels.postcode,
  empty: labels.empty,
  loading: labels.loading,
  'below-minimum': interpolate(labels.minimum, { amount: formatPence(minimum) }),
})

function BasketHead({ onClose, labels }: Pick<BasketPanelProps, 'onClose' | 'labels'>) {
  return (
    <div className={styles.head}>
      <Title size="small" {...fallback}>
        {labels.title}
      </Title>
      {onClose && <IconButton label={labels.close} shape={cross} onPress={onClose} />}
    </div>
  )
}

/**
 * The content of an empty basket; if the last line has just been removed, its row with the undo button stays above.
 */
function NothingInside({ hasRemoved, labels }: { hasRemoved: boolean } & Pick<BasketPanelProps, 'labels'>) {
  if (hasRemoved) return <p>{labels.empty}</p>
  return (
    <EmptyBasket>
      <p>{labels.empty}</p>
      <TextLink href={pages.featured}>{labels.shop}</TextLink>
    </EmptyBasket>
  )
}

/** The Best of Local basket: lines, promotional code, totals, checkout link and cancel button. */
export function BasketPanel({ minimum, hidesCheckout, labels, onClose, hidesTitle }: BasketPanelProps) {
  const basket = useBasket(state => state.basket)
  const isUpdating = useBasket(state => state.isUpdating)
  const hasRemoved = useBasket(state => state.removed.length > 0)
  const { accepted } = useBasket(state => state.unread)
  const isUnread = useBasket(hasFailed)
  const isUnsure = useBasket(isStale)
  const isGuest = useShop(({ session }) => session.isGuest)
  const isPostcodeConfirmed = useShop(({ session }) => session.isPostcodeConfirmed)
  useBasketNews(labels)
  useLeaveWarning()

  const amended = basket && isAmendment(basket) ? basket.draft : null
  const band = useLazy(amended ? loadBand : never)

  const totals = totalsWith(basket, accepted, isUnsure)
  const isUnknown = !totals.items && (!basket || isUnread || basket.isPartial)
  const found = checkoutBlocker({ totals, isPostcodeConfirmed, minimum })
  // A basket that could not be read may not be empty, so the checkout stays open and shows what is in it.
  const blocker =
    !basket && isUnknown && !isUnread ? 'loading' : isUnknown && found === 'empty' ? null : found
  const hasLines = basket !== null && basket.lines.length > 0
  const root = { 'data-basket': '', ...(hidesTitle && fallback) }
  return (
    <section
      className={styles.basket}
      aria-label={labels.title}
      aria-busy={isUpdating || undefined}
      {...root}
    >
      {!hidesTitle && <BasketHead {...{ onClose, labels }} />}
      {amended && band && band !== 'missing' && <band.AmendmentBand draft={amended} labels={labels} />}
      <BasketAlerts labels={labels} />
      {basket?.isPartial && <Alert tone="warning" messages={[labels.partly]} />}
      {!basket && !isUnread && <LoadingBasket />}
      {(hasLines || hasRemoved) && <BasketLines labels={labels} />}
      {blocker === 'empty' && <NothingInside {...{ hasRemoved, labels }} />}
      {blocker === 'no-postcode' && <Alert tone="warning" isSilent messages={[labels.postcode]} />}
      {blocker === 'below-minimum' && minimum !== null && (
        <BelowMinimum total={totals.total} minimum={minimum} labels={labels} />
      )}
      {hasLines && !isGuest && <BasketCode labels={labels} />}
      {(hasLines || isUnknown || accepted.length > 0) && (
        <BasketSum before={amended?.previousTotal ?? null} {...{ totals, isUpdating, labels }} />
      )}
      {!hidesCheckout && (
        <CheckoutLink
          reason={blocker ? reasonsFor(labels, minimum)[blocker] : undefined}
          words={amended ? labels.saveChanges : labels.checkout}
          labels={labels}
        />
      )}
      {basket && (hasLines || isAmendment(basket)) && <CancelOrder labels={labels} />}
    </section>
  )
}
