import { useRef } from 'react'
import { type CalendarDate, formatDate } from '../rules/dates'
import type { Product } from '../rules/product'
import { defaultMaximum } from '../rules/quantity'
import { ChangeOutcome } from '../services/ChangeOutcome'
import { FailedCall } from '../services/FailedCall'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { DialogActions } from '../ui/DialogActions'
import { QuantityStepper } from '../ui/QuantityStepper'
import { Skeleton } from '../ui/Skeleton'
import styles from './Editors.module.css'
import { type DayWording, dayWording } from './editor-wording'
import { maximumInWords } from './period-in-words'
import { useDayOrder } from './use-day-order'
import { useOrderBlock } from './use-order-block'
import type { EditorHost } from './use-posting'
import { useReplaced } from './use-replaced'
import { useReport } from './use-report'

type DayEditorProps = EditorHost & {
  product: Product
  date: CalendarDate
  /** As the shop wrote it: it goes back unchanged. */
  writtenDate: string
  blocked?: string | false
  /** False while another tab is shown: what was typed stays, the button goes. */
  isShown?: boolean
  labels?: DayWording
}

/** How much of a regularly ordered product comes on one date (DO-02 to DO-04). */
export function DayEditor({
  product,
  date,
  writtenDate,
  blocked = false,
  isShown = true,
  labels = dayWording,
  ...host
}: DayEditorProps) {
  const block = useOrderBlock(blocked)
  const canRead = block?.tone !== 'warning'
  const day = useDayOrder({ product, date, writtenDate, canRead, savedWords: labels.saved, ...host })
  const { reading, posting, quantity, max, regular, isUnsaved } = day
  const replaced = useReplaced()
  const row = useRef<HTMLDivElement>(null)
  useReport(isUnsaved, host.onUnsaved)
  const change = (next: number) => {
    replaced.forget()
    day.setQuantity(next)
  }
  // The button that was pressed goes with what it changes.
  const focusQuantity = () => row.current?.querySelector('input')?.focus()
  const goBack = (to: number) => {
    change(Math.min(to, max))
    focusQuantity()
  }
  const skip = () => {
    focusQuantity()
    void day.skip()
  }
  const dateName = formatDate(date, 'dddd Do MMMM')
  const nothing = !day.ordered && !quantity && !day.saved ? labels.nothing : undefined
  const hurdle = quantity > max ? maximumInWords(max) : nothing
  const lock =
    block?.reason ?? (reading.failure || day.isWaiting ? 'Your order has to be read first' : undefined)
  const isSkipping = posting.doing === 'Skipping'
  return (
    <div className={styles.editor} {...replaced.presses}>
      <p className={styles.date}>{dateName}</p>
      {block && <Alert tone={block.tone} messages={[block.reason]} />}
      {reading.failure && <FailedCall isBroughtIntoView failure={reading.failure} onAgain={reading.again} />}
      <ChangeOutcome
        state={posting.state}
        title={labels.refused}
        onCheckAgain={posting.checkAgain}
        isBroughtIntoView
        labels={labels}
      />
      {day.hurdle && <Alert tone="warning" messages={[labels[day.hurdle]]} isSilent />}
      {day.saved && <Alert tone="success" messages={[day.saved]} isSilent />}
      {!reading.failure && (
        <div className={styles.part}>
          <div className={styles.row} ref={row} aria-busy={day.isWaiting || undefined}>
            <span className={styles.legend}>{labels.quantity}</span>
            {day.isWaiting ? (
              <Skeleton height="47px" width="143px" />
            ) : (
              <QuantityStepper
                of={`${product.name} on ${dateName}`}
                value={quantity}
                max={max}
                disabledReason={block?.reason}
                onChange={change}
                onReplaced={(text, by) => replaced.explain(text, { by, max, what: 'the quantity' })}
              />
            )}
          </div>
          {regular !== null && (
            <p className={styles.regular}>
              <span className={styles.note}>
                {labels.regular} {regular}
              </span>
              {regular !== quantity && !day.isWaiting && (
                <Button
                  tone="quiet"
                  size="small"
                  disabledReason={block?.reason}
                  onPress={() => goBack(regular)}
                >
                  {labels.backToRegular} ({regular})
                </Button>
              )}
            </p>
          )}
          {replaced.words && <p className={styles.replaced}>{replaced.words}</p>}
          {max < defaultMaximum && <p className={styles.note}>{maximumInWords(max)}</p>}
          {quantity === 0 && day.ordered > 0 && (
            <p className={styles.note}>
              {labels.skip} {dateName}.
            </p>
          )}
        </div>
      )}
      {isShown && (
        <DialogActions>
          {day.ordered > 0 && quantity > 0 && (
            <Button tone="secondary" busy={isSkipping && posting.doing} disabledReason={lock} onPress={skip}>
              {labels.skipDay}
            </Button>
          )}
          <Button
            busy={!isSkipping && posting.doing}
            disabledReason={lock ?? hurdle}
            showReason={!lock}
            onPress={() => replaced.isNews() || day.save()}
          >
            Update order
          </Button>
        </DialogActions>
      )}
    </div>
  )
}
