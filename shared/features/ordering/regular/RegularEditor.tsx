import type { RegularDay } from '../../../domain/rules/essentials/regular-order'
import { isWeeklyOnly, type Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { Button } from '../../../ui/button/Button'
import { DialogActions } from '../../../ui/dialog/DialogActions'
import { Alert } from '../../../ui/status/Alert'
import { EditorAlerts } from '../EditorAlerts'
import styles from '../Editors.module.css'
import { regularMessages } from '../editor-messages'
import { HiddenFields } from '../HiddenFields'
import { useOrderBlock } from '../use-order-block'
import type { EditorHost } from '../use-posting'
import { type Replaced, useReplaced } from '../use-replaced'
import { useReport } from '../use-report'
import { RackSkeleton } from './RackSkeleton'
import { RegularFields } from './RegularFields'
import type { Edits } from './use-regular-edit'
import { useRegularOrder } from './use-regular-order'

type Reading = Pick<ReturnType<typeof useRegularOrder>['reading'], 'isReading' | 'value' | 'failure'>

type RegularEditorProps = EditorHost & {
  product: Product
  /** The maximum of all days together; none by default. */
  totalMaximum?: number | null | undefined
  hasFrequency?: boolean
  /** The reason why the page has closed ordering. */
  blocked?: string | false
  /**
   * The prefix of the field names inside the page's own form; if set, the order is posted with that form and there is
   * no button.
   */
  fieldPrefix?: string | undefined
  /** The choices in a refused form. */
  initialEdits?: Edits | undefined
  /** The product is a gift of a code, so the customer's own orders of it do not count. */
  isGift?: boolean
  /** The editor is on the page itself, not in a dialog. */
  isInline?: boolean
  /** False while another tab is selected: typed values are kept, the button is hidden. */
  isShown?: boolean
  /** Called with the saved order; null until it has been read. */
  onOrdered?: (days: readonly RegularDay[] | null) => void
}

/** Returns what the editor shows of its order. A part of the page's form has fields even if the order is not known. */
function editorView({ isReading, value, failure }: Reading, isPart: boolean) {
  const isWaiting = isReading && !value
  const isFailed = !!failure && !isPart
  return { isWaiting, isKnown: !isWaiting && !isFailed, hasFields: !isWaiting && (!isFailed || !!value) }
}

/** Edits a quantity for each weekday, every one, two or four weeks (RO-01 to RO-16). */
export function RegularEditor({
  product,
  totalMaximum = null,
  hasFrequency = true,
  blocked = false,
  fieldPrefix,
  initialEdits,
  isGift,
  isInline,
  isShown = true,
  onOrdered,
  ...host
}: RegularEditorProps) {
  const messages = useMessages(regularMessages)
  const block = useOrderBlock(blocked)
  const isPart = fieldPrefix !== undefined
  const canRead = block?.tone !== 'warning'
  const order = useRegularOrder({ product, totalMaximum, canRead, initialEdits, isGift, isInline, ...host })
  const { reading, posting, edit, saved } = order
  const replaced = useReplaced()
  const { hasOrder, isDeleted, isUnsaved, ordered, sent } = edit

  const { isWaiting, isKnown, hasFields } = editorView(reading, isPart)
  useReport(isWaiting ? null : ordered, onOrdered)
  useReport(isUnsaved, host.onUnsaved)

  const often = hasFrequency && !isWeeklyOnly(product)
  const lock = block?.reason ?? (isDeleted ? messages.deleteRegular : undefined)
  return (
    <div
      className={styles.editor}
      aria-busy={isWaiting || undefined}
      data-unread={hasFields ? undefined : often}
      {...replaced.presses}
    >
      <EditorAlerts
        {...{ block, posting }}
        failure={isPart ? null : reading.failure}
        onReadAgain={reading.again}
        refused={messages.refused}
      />
      {saved && <Alert tone="success" messages={[saved]} isSilent />}
      {isWaiting && <RackSkeleton title={messages.howMany} hasFrequency={often} />}
      {hasFields && (
        <RegularFields
          {...{ product, order, replaced }}
          disabledReason={lock}
          hasFrequency={often}
          canDelete={hasOrder && !isPart}
        />
      )}
      {isPart
        ? // Posts nothing before the order has been read: an unknown quantity is not 0.
          (!isWaiting || edit.isTouched) && <PostedDays prefix={fieldPrefix} days={sent} />
        : isShown && <RegularAction {...{ product, order, replaced, isKnown }} lock={block?.reason} />}
    </div>
  )
}

type PostedDaysProps = { prefix: string; days: ReturnType<typeof useRegularOrder>['edit']['sent'] }

/** The fields that the page's own form posts. */
const PostedDays = ({ prefix, days }: PostedDaysProps) => (
  <HiddenFields
    prefix={prefix}
    fields={days.flatMap(({ key, quantity, frequency }) => [
      { name: ['weekdays', key, 'quantity'], value: quantity },
      { name: ['weekdays', key, 'frequency'], value: frequency },
    ])}
  />
)

type RegularActionProps = {
  order: ReturnType<typeof useRegularOrder>
  replaced: Replaced
  product: Product
  isKnown: boolean
  /** The reason why nothing can be sent; it is shown elsewhere. */
  lock: string | undefined
}

function RegularAction({ order, replaced, product, isKnown, ...props }: RegularActionProps) {
  const messages = useMessages(regularMessages)
  const lock = props.lock ?? (isKnown ? undefined : messages.readFirst)
  const { hasOrder, isDeleted } = order.edit
  const missing = product.isAvailable ? (order.items ? undefined : messages.needsDay) : messages.outOfStock
  return (
    <DialogActions>
      <Button
        {...(isDeleted && { tone: 'danger' })}
        busy={order.posting.saving}
        disabledReason={lock ?? (isDeleted || hasOrder ? undefined : missing)}
        showReason={!lock}
        onPress={() => replaced.isNews() || order.submit()}
      >
        {isDeleted ? messages.deleteNow : hasOrder ? messages.updateOrder : messages.addOrder}
      </Button>
    </DialogActions>
  )
}
