import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShop } from '../../shared/domain/hooks/use-shop'
import type { Product } from '../../shared/domain/rules/product'
import { EditorDialog } from '../../shared/features/ordering/EditorDialog'
import type { OrderKind } from '../../shared/features/ordering/EssentialsTabs'
import { ProductSummary } from '../../shared/features/ordering/ProductSummary'
import type { EditorHost } from '../../shared/features/ordering/use-posting'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { setFocus } from '../../shared/platform/page/focus'
import { interpolate } from '../../shared/platform/values/interpolate'
import { stringifyJson } from '../../shared/platform/values/json'
import { Button } from '../../shared/ui/button/Button'
import { DialogActions } from '../../shared/ui/dialog/DialogActions'
import { Alert } from '../../shared/ui/status/Alert'
import { Skeleton } from '../../shared/ui/status/Skeleton'
import { useLazyDialog } from '../../shared/ui/status/use-lazy-dialog'
import { BasketForm } from './BasketForm'
import styles from './OrderDialog.module.css'
import { type OrderDialogMessages, orderDialogMessages } from './order-dialog-messages'
import type { Stage } from './order-stage'
import type { ProductFacts } from './sheet/product-facts'

// The height of what is loaded, so that the sheet opens as high as it stays. A wide one has two columns. With tabs the
// dialog keeps its head in place, and its height may differ.
const sheetHeight = 'clamp(408px, (600px - 100cqi) * 99, 640px)'
const tabsHeight = '42em'

const loadTabs = () => import('../../shared/features/ordering/EssentialsTabs')
const loadSheet = () => import('./sheet/ProductSheet')
const focusTitle = (within: Element | null) => setFocus(within?.closest('[role=dialog]')?.querySelector('h2'))

type OrderWindowProps = {
  stage: Stage
  product: Product
  facts: ProductFacts | undefined
  /** The labels of the postcode panel. */
  postcodeLabels: object | undefined
  reason: string | undefined
  /** The first tab for a daily essential. */
  tab: OrderKind | undefined
  /** Whether the customer already has a regular order; undefined while that is not known. */
  isRegular: boolean | undefined
  onAskPostcode: () => void
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
  /** Called with a sentence about the customer's orders of a daily essential, as the shop has stored them. */
  onComes: (kind: OrderKind, words: string) => void
}

/** One dialog for all steps: the postcode, if none is confirmed, and then the order itself (OD-01 to OD-04). */
export function OrderWindow({
  stage,
  product,
  facts,
  postcodeLabels,
  reason,
  tab,
  isRegular,
  onAskPostcode,
  onClose,
  returnFocusTo,
  onComes,
}: OrderWindowProps) {
  const messages = useMessages(orderDialogMessages)
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(stage)
  const [hasAsked, setAsked] = useState(false)
  useEffect(() => {
    const wasOpen = before.current !== 'closed' && before.current !== stage
    before.current = stage
    // The element that had the focus disappeared with the previous stage.
    if (wasOpen && stage !== 'closed') focusTitle(content.current)
    if (stage === 'closed') setAsked(false)
    else if (stage === 'postcode') setAsked(true)
  }, [stage])
  const blocked = reason ?? false
  // The same form, whether it was opened by the button or stands below the facts.
  const form = (host: EditorHost & { onBusy: (isBusy: boolean) => void }, closeSoon: () => void) =>
    product.template === 'bol' ? (
      <BasketForm product={product} blocked={reason} onBusy={host.onBusy} onPosted={closeSoon} />
    ) : (
      <LazyPart load={loadTabs} height={tabsHeight}>
        {({ EssentialsTabs }) => (
          <EssentialsTabs {...{ product, tab, isRegular, onComes, blocked }} {...host} />
        )}
      </LazyPart>
    )
  return (
    <EditorDialog
      isOpen={stage !== 'closed'}
      title={titleOf(stage, product, messages)}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      isSteady={(stage === 'order' || stage === 'sheet') && product.template === 'de'}
      width={stage === 'sheet' ? 720 : product.template === 'de' ? 560 : 480}
    >
      {(host, closeSoon) => (
        <div ref={content} className={styles.window}>
          {stage === 'postcode' && <PostcodeQuestion {...{ postcodeLabels, reason }} />}
          {stage === 'sheet' && facts && (
            <LazyPart load={loadSheet} height={sheetHeight}>
              {({ ProductSheet }) => (
                <ProductSheet {...{ product, facts, reason, onAskPostcode }}>
                  {form(host, closeSoon)}
                </ProductSheet>
              )}
            </LazyPart>
          )}
          {(stage === 'told' || (hasAsked && stage === 'order')) && <Delivered />}
          {stage === 'told' && (
            <DialogActions>
              <Button onPress={onClose}>{messages.goOnShopping}</Button>
            </DialogActions>
          )}
          {stage === 'order' && (
            <>
              <ProductSummary product={product} />
              {form(host, closeSoon)}
            </>
          )}
        </div>
      )}
    </EditorDialog>
  )
}

const titleOf = (stage: Stage, { name }: Product, messages: OrderDialogMessages): string => {
  if (stage === 'postcode') return messages.checkPostcode
  if (stage === 'sheet') return name
  return stage === 'told' ? messages.weDeliver : interpolate(messages.orderProduct, { name })
}

/** The delivery days and the roundsman, as far as the shop has named them (PC-19 to PC-22, F-29). */
function Delivered() {
  const messages = useMessages(orderDialogMessages)
  const round = useShop(({ session }) => session.round)
  if (!round) return null
  const sentences = [
    round.deliverySummary && interpolate(messages.deliveryDays, { days: round.deliverySummary }),
    round.roundsman && interpolate(messages.roundsman, { name: round.roundsman }),
  ].filter(Boolean)
  return <Alert tone="success" isSilent messages={sentences.length ? sentences : [messages.weDeliver]} />
}

type LazyPartProps<Part> = { load: () => Promise<Part>; height: string; children: (part: Part) => ReactNode }

/** A part of the dialog that is loaded separately, because not every page needs it. */
function LazyPart<Part extends object>({ load, height, children }: LazyPartProps<Part>) {
  const { part, missing } = useLazyDialog<Part>(load, true)
  return part ? children(part) : missing || <Skeleton height={height} />
}

/** The postcode panel as an ordinary placeholder, which the page's loader finds and mounts. */
function PostcodeQuestion({ postcodeLabels, reason }: Pick<OrderWindowProps, 'postcodeLabels' | 'reason'>) {
  const messages = useMessages(orderDialogMessages)
  return (
    <>
      {reason ? <Alert tone="warning" isSilent messages={[reason]} /> : <p>{messages.noPostcode}</p>}
      <div data-widget="postcode-panel" data-goes-on="" data-look="plain" data-load="ready">
        {postcodeLabels && (
          <script type="application/json">{stringifyJson({ labels: postcodeLabels })}</script>
        )}
        <Skeleton height="110px" />
      </div>
    </>
  )
}
