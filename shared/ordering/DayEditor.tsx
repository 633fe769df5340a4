import { announce } from '../page/shell'
import { type CalendarDate, formatDate } from '../rules/dates'
import type { Product } from '../rules/product'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { DialogActions } from '../ui/DialogActions'
import { QuantityStepper } from '../ui/QuantityStepper'
import { Skeleton } from '../ui/Skeleton'
import styles from './Editors.module.css'
import { type DayWording, dayWording } from './editor-wording'
import { OrderFailure } from './OrderFailure'
import { useDayOrder } from './use-day-order'
import { useOrderBlock } from './use-order-block'
import type { EditorHost } from './use-posting'

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
  const { reading, posting, quantity, regular } = day
  const dateName = formatDate(date, 'dddd Do MMMM')
  const nothing = !day.ordered && !quantity && !day.saved ? labels.nothing : undefined
  return (
    <div className={styles.editor}>
      <p className={styles.date}>{dateName}</p>
      {block && <Alert tone={block.tone} messages={[block.reason]} />}
      {reading.failure && <OrderFailure failure={reading.failure} onAgain={reading.again} />}
      {posting.failure && <OrderFailure title={labels.refused} failure={posting.failure} />}
      {day.saved && <Alert tone="success" messages={[day.saved]} isSilent />}
      {!reading.failure && (
        <div className={styles.part}>
          <div className={styles.row} aria-busy={day.isWaiting || undefined}>
            <span className={styles.legend}>{labels.quantity}</span>
            {day.isWaiting ? (
              <Skeleton height="47px" width="143px" />
            ) : (
              <QuantityStepper
                of={`${product.name} on ${dateName}`}
                value={quantity}
                max={day.max}
                disabledReason={block?.reason}
                onChange={day.setQuantity}
                onReplaced={(text, by) => announce(`${text.slice(0, 20)} was changed to ${by}`)}
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
                  onPress={() => day.setQuantity(Math.min(regular, day.max))}
                >
                  {labels.backToRegular} ({regular})
                </Button>
              )}
            </p>
          )}
          {quantity === 0 && day.ordered > 0 && (
            <p className={styles.note}>
              {labels.skip} {dateName}.
            </p>
          )}
        </div>
      )}
      {isShown && (
        <DialogActions>
          <Button
            busy={posting.doing}
            disabledReason={
              block?.reason ??
              (reading.failure || day.isWaiting ? 'Your order has to be read first' : nothing)
            }
            showReason={!block && !day.isWaiting && !reading.failure}
            onPress={day.submit}
          >
            Update order
          </Button>
        </DialogActions>
      )}
    </div>
  )
}
