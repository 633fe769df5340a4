import { memo } from 'react'
import { useBasket } from '../../domain/hooks/use-basket'
import { useShop } from '../../domain/hooks/use-shop'
import { type Basket, isAmendment, totalsWith } from '../../domain/rules/basket'
import { hasFailed, isStale } from '../../domain/store/basket/basket-state'
import { useMessages } from '../../platform/messages/use-messages'
import { pages } from '../../platform/page/addresses'
import { useLazy } from '../../platform/providers/use-lazy'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence, type Pence } from '../../platform/values/money'
import { IconButton } from '../../ui/button/IconButton'
import { cross } from '../../ui/button/icon-shapes'
import { TextLink } from '../../ui/button/TextLink'
import { Title } from '../../ui/layout/Title'
import { Alert } from '../../ui/status/Alert'
import { Skeleton } from '../../ui/status/Skeleton'
import { BasketAlerts } from './BasketAlerts'
import { BasketCode } from './BasketCode'
import { BasketLines } from './BasketLines'
import styles from './BasketPanel.module.css'
import { BasketSum, BelowMinimum } from './BasketSum'
import { type BasketMessages, basketMessages } from './basket-messages'
import { basketView } from './basket-view'
import { CancelOrder } from './CancelOrder'
import { CheckoutLink } from './CheckoutLink'
import { EmptyBasket, LoadingBasket } from './EmptyBasket'
import { fallback } from './row-focus'
import { useBasketNews, useLeaveWarning } from './use-basket-news'

// Fetched only for an amendment, as nothing else here needs the code for dates.
const loadBand = () => import('./AmendmentBand')

type BasketPanelProps = {
  /** The minimum order; null for none. */
  minimum: Pence | null
  hidesCheckout?: boolean
  /** Called by the Close button; without it there is no button (BB-30). */
  onClose?: (() => void) | undefined
  /** Set in a dialog that has a title of its own. */
  hidesTitle?: boolean
}

const reasonsFor = (messages: BasketMessages, minimum: number | null) => ({
  'no-postcode': messages.postcode,
  empty: messages.empty,
  loading: messages.loading,
  'below-minimum': interpolate(messages.minimum, { amount: formatPence(minimum) }),
})

const BasketHead = memo(function BasketHead({ onClose }: Pick<BasketPanelProps, 'onClose'>) {
  const messages = useMessages(basketMessages)
  return (
    <div className={styles.head}>
      <Title size="small" {...fallback}>
        {messages.title}
      </Title>
      {onClose && <IconButton label={messages.close} shape={cross} onPress={onClose} />}
    </div>
  )
})

/** A component of its own, so that its updates render nothing else. */
function BasketNews() {
  useBasketNews()
  useLeaveWarning()
  return null
}

/**
 * The content of an empty basket; if the last line has just been removed, its row with the undo button stays above.
 */
function NothingInside({ words, hasRemoved }: { words: string; hasRemoved: boolean }) {
  const messages = useMessages(basketMessages)
  if (hasRemoved) return <p>{words}</p>
  return (
    <EmptyBasket>
      <p>{words}</p>
      {pages.featured !== location.pathname && <TextLink href={pages.featured}>{messages.shop}</TextLink>}
    </EmptyBasket>
  )
}

function Amendment({ draft }: { draft: NonNullable<Basket['draft']> }) {
  const band = useLazy(loadBand)
  if (band === null) return <Skeleton height="78px" />
  return band === 'missing' ? null : <band.AmendmentBand draft={draft} />
}

type ContentsProps = {
  view: ReturnType<typeof basketView>
  total: Pence | null
  minimum: Pence | null
  reasons: ReturnType<typeof reasonsFor>
}

/** The lines or what stands in their place, what is missing for an order, and the promotional code. */
function Contents({ view, total, minimum, reasons }: ContentsProps) {
  const hasRemoved = useBasket(state => state.removed.length > 0)
  const isGuest = useShop(({ session }) => session.isGuest)
  const { hasLines, nothing, blocker } = view
  return (
    <>
      {view.isLoading && <LoadingBasket />}
      {(hasLines || hasRemoved) && <BasketLines />}
      {nothing && <NothingInside words={reasons[nothing]} hasRemoved={hasRemoved} />}
      {view.warnsOfPostcode && <Alert tone="warning" isSilent messages={[reasons['no-postcode']]} />}
      {blocker === 'below-minimum' && minimum !== null && <BelowMinimum total={total} minimum={minimum} />}
      {hasLines && !isGuest && <BasketCode />}
    </>
  )
}

/** The Best of Local basket: lines, promotional code, totals, checkout link and cancel button. */
export function BasketPanel({ minimum, hidesCheckout, onClose, hidesTitle }: BasketPanelProps) {
  const messages = useMessages(basketMessages)
  const basket = useBasket(state => state.basket)
  const isUpdating = useBasket(state => state.isUpdating)
  const { accepted } = useBasket(state => state.unread)
  const isUnread = useBasket(hasFailed)
  const isUnsure = useBasket(isStale)
  const isPostcodeConfirmed = useShop(({ session }) => session.isPostcodeConfirmed)

  const amended = basket && isAmendment(basket) ? basket.draft : null
  const totals = totalsWith(basket, accepted, isUnsure)
  const view = basketView({ basket, totals, isUnread, accepted, isPostcodeConfirmed, minimum })
  const reasons = reasonsFor(messages, minimum)
  const root = { 'data-basket': '', ...(hidesTitle && fallback) }
  return (
    <section
      className={styles.basket}
      aria-label={messages.title}
      aria-busy={isUpdating || undefined}
      {...root}
    >
      <BasketNews />
      {!hidesTitle && <BasketHead onClose={onClose} />}
      {amended && <Amendment draft={amended} />}
      <BasketAlerts />
      {basket?.isPartial && <Alert tone="warning" messages={[messages.partly]} />}
      <Contents {...{ view, minimum, reasons }} total={totals.total} />
      {view.hasSum && (
        <BasketSum
          // Where there is no way to the checkout, the checkout stands beside the box and says it.
          before={(!hidesCheckout && amended?.previousTotal) || null}
          {...{ totals, isUpdating }}
        />
      )}
      {!hidesCheckout && (
        <CheckoutLink
          reason={view.blocker ? reasons[view.blocker] : undefined}
          words={amended ? messages.reviewChanges : messages.checkout}
        />
      )}
      {view.canCancel && <CancelOrder />}
    </section>
  )
}
