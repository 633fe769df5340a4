import { useEffect, useEffectEvent } from 'react'
import { isWeeklyOnly, type Product } from '../rules/product'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { DialogActions } from '../ui/DialogActions'
import styles from './Editors.module.css'
import { type RegularWording, regularWording } from './editor-wording'
import { FrequencyChoice } from './FrequencyChoice'
import { HiddenFields } from './HiddenFields'
import { OrderFailure } from './OrderFailure'
import { RackSkeleton } from './RackSkeleton'
import { RegularRack } from './RegularRack'
import { useOrderBlock } from './use-order-block'
import type { EditorHost } from './use-posting'
import { useRegularOrder } from './use-regular-order'

/** How things stand in an editor, for whoever shows it. */
export type EditorState = {
  /** What is ordered already, in words; empty for nothing. */
  ordered: string
  isUnsaved: boolean
}

type RegularEditorProps = EditorHost & {
  product: Product
  /** The most of all days together; the shop sets none unless given. */
  totalMaximum?: number | null | undefined
  hasFrequency?: boolean
  /** Why the page lets nobody order now. */
  blocked?: string | false
  /** Set inside the page's own form: its fields carry the order under names with this prefix, and there is no button. */
  fieldPrefix?: string | undefined
  /** False while another tab is shown: what was typed stays, the button goes. */
  isShown?: boolean
  onState?: (state: EditorState) => void
  labels?: RegularWording
}

/** A quantity for each weekday, every one, two or four weeks (RO-01 to RO-16). */
export function RegularEditor({
  product,
  totalMaximum = null,
  hasFrequency = true,
  blocked = false,
  fieldPrefix,
  isShown = true,
  onState,
  labels = regularWording,
  ...host
}: RegularEditorProps) {
  const block = useOrderBlock(blocked)
  const isPart = fieldPrefix !== undefined
  const canRead = block?.tone !== 'warning'
  const savedWords = labels.saved
  const order = useRegularOrder({ product, totalMaximum, canRead, savedWords, ...host })
  const { reading, posting, limits, edit, items, saved, moveOn } = order
  const { hasOrder, isDeleted, isUnsaved, ordered, sent } = edit

  const report = useEffectEvent((state: EditorState) => onState?.(state))
  useEffect(() => report({ ordered, isUnsaved }), [ordered, isUnsaved])

  const isWaiting = reading.isReading && !reading.value
  const isFailed = reading.failure && !isPart
  const missing = product.isAvailable ? (items ? undefined : labels.nothing) : 'Out of Stock'
  const nothing = hasOrder ? undefined : missing
  const lock = block?.reason ?? (isDeleted ? labels.remove : undefined)
  return (
    <div className={styles.editor} aria-busy={isWaiting || undefined}>
      {block && <Alert tone={block.tone} messages={[block.reason]} />}
      {reading.failure && isFailed && <OrderFailure failure={reading.failure} onAgain={reading.again} />}
      {posting.failure && <OrderFailure title={labels.refused} failure={posting.failure} />}
      {saved && <Alert tone="success" messages={[saved]} isSilent />}
      {isWaiting && <RackSkeleton title={labels.howMany} />}
      {!isWaiting && !isFailed && (
        <>
          <RegularRack {...{ product, edit, limits, labels }} disabledReason={lock} onChange={moveOn} />
          {hasFrequency && !isWeeklyOnly(product) && (
            <FrequencyChoice
              title={labels.howOften}
              days={edit.days}
              frequency={edit.frequency}
              isDisabled={lock !== undefined}
              onChoose={(frequency, weekday) => {
                edit.setFrequency(frequency, weekday)
                moveOn()
              }}
            />
          )}
          {hasOrder && !isPart && (
            <Checkbox
              label={labels.remove}
              isChecked={isDeleted}
              onChange={isTicked => {
                edit.setDeleted(isTicked)
                moveOn()
              }}
            />
          )}
        </>
      )}
      {isPart && (
        <HiddenFields
          prefix={fieldPrefix}
          fields={sent.flatMap(({ key, quantity, frequency }) => [
            { name: ['weekdays', key, 'quantity'], value: quantity },
            { name: ['weekdays', key, 'frequency'], value: frequency },
          ])}
        />
      )}
      {!isPart && isShown && (
        <DialogActions>
          <Button
            {...(isDeleted && { tone: 'danger' })}
            busy={posting.doing}
            disabledReason={
              block?.reason ??
              (isFailed || isWaiting ? 'Your order has to be read first' : isDeleted ? undefined : nothing)
            }
            showReason={!block && !isFailed && !isWaiting}
            onPress={order.submit}
          >
            {isDeleted ? labels.removeNow : hasOrder ? 'Update order' : 'Add to my order'}
          </Button>
        </DialogActions>
      )}
    </div>
  )
}
