import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { usePart } from '../../shared/mount/use-part'
import type { EssentialsTabs } from '../../shared/ordering/EssentialsTabs'
import type { Product } from '../../shared/rules/product'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { Skeleton } from '../../shared/ui/Skeleton'
import { useCloseSoon } from '../../shared/ui/use-close-soon'
import { BoxForm } from './BoxForm'
import styles from './OrderDialog.module.css'
import type { OrderDialogWording } from './order-dialog-wording'

const loadTabs = () => import('../../shared/ordering/EssentialsTabs')

type OrderWindowProps = {
  stage: 'closed' | 'postcode' | 'order'
  product: Product
  labels: OrderDialogWording
  reason: string | undefined
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** One dialog for both steps: the postcode, where none is confirmed, and then the order itself (OD-01 to OD-04). */
export function OrderWindow({ stage, product, labels, reason, onClose, returnFocusTo }: OrderWindowProps) {
  const [isBusy, setBusy] = useState(false)
  const { closeSoon, stay } = useCloseSoon(stage !== 'closed', onClose)
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(stage)
  useEffect(() => {
    const wasAsking = before.current === 'postcode'
    before.current = stage
    // What had the focus has gone with the question.
    if (wasAsking && stage === 'order')
      content.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('h2')?.focus()
  }, [stage])
  const host = { product, onPosted: closeSoon, onBusy: setBusy }
  return (
    <Dialog
      isOpen={stage !== 'closed'}
      title={stage === 'postcode' ? labels.checkPostcode : `Order ${product.name}`}
      isBusy={isBusy}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      width={product.template === 'de' ? 560 : 480}
    >
      <div ref={content} className={styles.window} {...stay}>
        {stage === 'postcode' && <PostcodeQuestion labels={labels} reason={reason} />}
        {stage === 'order' && product.template === 'bol' && (
          <BoxForm {...host} labels={labels} blocked={reason} />
        )}
        {stage === 'order' && product.template === 'de' && (
          <Essentials {...host} blocked={reason ?? false} labels={labels} />
        )}
      </div>
    </Dialog>
  )
}

type EssentialsProps = ComponentProps<typeof EssentialsTabs> & Pick<OrderWindowProps, 'labels'>

/** Fetched by itself, so that a page of boxes does without it. */
function Essentials({ labels, ...tabs }: EssentialsProps) {
  const [attempt, setAttempt] = useState(0)
  const part = usePart(loadTabs, attempt)
  if (part === null) return <Skeleton height="240px" />
  if (part !== 'missing') return <part.EssentialsTabs {...tabs} />
  return (
    <Alert tone="error" messages={[labels.unreachable]}>
      <div data-ground="surface">
        <Button tone="secondary" size="small" onPress={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      </div>
    </Alert>
  )
}

/** The panel is a widget like any other: the page's own script finds it here and mounts it. */
function PostcodeQuestion({ labels, reason }: Pick<OrderWindowProps, 'labels' | 'reason'>) {
  return (
    <>
      <Alert tone="warning" isSilent messages={[reason ?? labels.postcode]} />
      <div data-widget="postcode-panel" data-goes-on="" data-heading-level="3" data-load="ready">
        <Skeleton height="140px" />
      </div>
    </>
  )
}
