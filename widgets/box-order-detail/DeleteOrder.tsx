import { useRef, useState } from 'react'
import { cancelBoxOrder } from '../../shared/api/box-orders'
import { type Failure, failureOf } from '../../shared/api/failure'
import { numbered } from '../../shared/api/fields'
import { announce } from '../../shared/page/shell'
import { emit } from '../../shared/page/window-events'
import { type BoxOrder, isRepeating } from '../../shared/rules/box-order'
import { formatDate } from '../../shared/rules/dates'
import { FailedCall } from '../../shared/services/FailedCall'
import { useApi } from '../../shared/services/use-api'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { useCloseSoon } from '../../shared/ui/use-close-soon'
import styles from './BoxOrderDetail.module.css'
import type { BoxDetailWording } from './box-order-detail-wording'

type DeleteOrderProps = {
  box: BoxOrder
  isCancelled: boolean
  labels: BoxDetailWording
  onCancelled: () => void
  /** What gets the focus once the dialog is closed and its button has gone. */
  focusAfterwards: () => HTMLElement | null
}

type Scope = 'week' | 'all'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Asks, cancels one delivery or all that are to come, and shows what the shop says about it (BD-12 to BD-20). */
export function DeleteOrder({ box, isCancelled, labels, onCancelled, focusAfterwards }: DeleteOrderProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const [scope, setScope] = useState<Scope>('week')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const isSending = useRef(false)
  const no = useRef<HTMLButtonElement>(null)
  const { closeSoon, stay } = useCloseSoon(isOpen, () => setOpen(false))
  const repeats = isRepeating(box)
  const { date } = box

  // Without a date one delivery cannot be told from the others.
  const isAllFuture = date === null || (repeats && scope === 'all')

  const open = () => {
    setFailure(null)
    setDone(null)
    setOpen(true)
  }
  const cancel = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await cancelBoxOrder(api, box, { isAllFuture })
      const said = message || labels.cancelled
      setDone(said)
      announce(said)
      onCancelled()
      emit(
        'product-posted',
        { template: 'bol', product: numbered(box.orderId), quantity: 0 },
        { cancelable: true },
      )
      closeSoon()
    } catch (error) {
      const found = failureOf(error)
      setFailure(found?.isUnknown ? { ...found, messages: [labels.unknown], isStale: true } : found)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const words = repeats ? labels.confirm : labels.yes
  return (
    <>
      {!isCancelled && (
        <div className={styles.start}>
          <Button tone="quiet-danger" aria-haspopup="dialog" onPress={open}>
            {labels.remove}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={isOpen}
        isAlert
        title={labels.sure}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        initialFocus={() => no.current}
        returnFocusTo={focusAfterwards}
        footer={
          !done && (
            <>
              <Button
                ref={no}
                tone="secondary"
                onPress={() => setOpen(false)}
                disabledReason={isBusy ? 'Please wait' : undefined}
              >
                {labels.no}
              </Button>
              <Button tone="danger" busy={isBusy && labels.cancelling} onPress={() => void cancel()}>
                {words}
              </Button>
            </>
          )
        }
      >
        <div className={styles.question} {...stay}>
          {failure && <FailedCall failure={failure} />}
          {done && (
            // The button that had the focus has gone.
            <div ref={takeFocus} tabIndex={-1}>
              <Alert tone="success" messages={[done]} isSilent />
            </div>
          )}
          {!done && repeats && date && (
            <RadioGroup
              legend={labels.sure}
              isLegendHidden
              name="cancel"
              value={scope}
              onChange={value => setScope(value === 'all' ? 'all' : 'week')}
              options={[
                {
                  value: 'week',
                  label: `${labels.thisWeek} (${formatDate(date, 'ddd Do MMMM')})`,
                  hint: labels.thisWeekHint,
                },
                { value: 'all', label: labels.allFuture, hint: labels.allFutureHint },
              ]}
            />
          )}
          {!done && !repeats && date && (
            <p>
              Your box for {formatDate(date, 'dddd Do MMMM')} {labels.notCharged}
            </p>
          )}
          {!done && !date && (
            <p>
              {labels.allFuture}. {labels.allFutureHint}
            </p>
          )}
        </div>
      </Dialog>
    </>
  )
}
