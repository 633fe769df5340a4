import { oftenInWords } from '../../../domain/rules/boxes/often'
import { formatDate, parseDate, weekdayName } from '../../../domain/rules/dates/dates'
import type { RegularDay } from '../../../domain/rules/essentials/regular-order'
import type { Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { interpolate } from '../../../platform/values/interpolate'
import { Button } from '../../../ui/button/Button'
import { Icon } from '../../../ui/button/Icon'
import { bin } from '../../../ui/button/icon-shapes'
import { DialogActions } from '../../../ui/dialog/DialogActions'
import { Alert } from '../../../ui/status/Alert'
import { EditorAlerts } from '../EditorAlerts'
import styles from '../Editors.module.css'
import { type OneOffMessages, oneOffMessages } from '../editor-messages'
import { HiddenFields } from '../HiddenFields'
import { useOrderBlock } from '../use-order-block'
import type { EditorHost } from '../use-posting'
import { type Replaced, useReplaced } from '../use-replaced'
import { useReport } from '../use-report'
import { OneOffForm } from './OneOffForm'
import { OneOffSaved } from './OneOffSaved'
import { type OneOff, useOneOff } from './use-one-off'

type OneOffEditorProps = EditorHost & {
  product: Product
  /** The date that is selected first, in the shop's own format; by default the first that the shop offers. */
  date?: string | undefined
  /** The maximum quantity if the product has none of its own. */
  maxQuantity?: number | null | undefined
  /** The reason why the page has closed ordering. */
  blocked?: string | false
  /**
   * The prefix of the field names inside the page's own form; if set, quantity and date are posted with that form and
   * there is no button.
   */
  fieldPrefix?: string | undefined
  /** The quantity in a refused form. */
  initialQuantity?: number | undefined
  /** The product is a gift of a code, so the customer's own orders of it do not count. */
  isGift?: boolean
  /** The editor is on the page itself, not in a dialog. */
  isInline?: boolean
  /** False while another tab is selected: typed values are kept, the buttons are hidden. */
  isShown?: boolean
  /** The regular order of the product, if known. */
  regular?: readonly RegularDay[]
}

/** Adds, changes or removes an order for one date (OO-01 to OO-19). */
export function OneOffEditor({
  product,
  date,
  maxQuantity,
  blocked = false,
  fieldPrefix,
  initialQuantity,
  isGift,
  isInline,
  isShown = true,
  regular = [],
  ...host
}: OneOffEditorProps) {
  const messages = useMessages(oneOffMessages)
  const block = useOrderBlock(blocked)
  const isPart = fieldPrefix !== undefined
  const canRead = block?.tone !== 'warning'
  const oneOff = useOneOff({
    product,
    date,
    maxQuantity,
    canRead,
    initialQuantity,
    isGift,
    isInline,
    ...host,
  })
  const { reading, posting, saved, isUnsaved } = oneOff
  const isUnread = reading.failure !== null || oneOff.isWaiting
  const replaced = useReplaced()
  useReport(isUnsaved, host.onUnsaved)

  if (saved)
    return (
      <div className={styles.editor}>
        <OneOffSaved {...{ saved, isShown }} productName={product.name} onAnother={oneOff.startAnother} />
      </div>
    )
  const hasNoDates = canRead && reading.value !== null && !oneOff.isWaiting && oneOff.chosen === null
  return (
    <div className={styles.editor} {...replaced.presses}>
      <EditorAlerts
        {...{ block, posting }}
        // Inside a form, an unreadable order counts as none, but a date must be offered.
        failure={isPart && oneOff.groups.length ? null : reading.failure}
        onReadAgain={reading.again}
        refused={messages.refused}
      >
        {hasNoDates && <Alert tone="info" messages={[messages.noDates]} />}
      </EditorAlerts>
      {/* Without a date there is nothing to choose, so the message of the failed read stands in the place of the form. */}
      {(!reading.failure || oneOff.chosen !== null) && (
        <OneOffForm
          productName={product.name}
          regularly={regularly(regular, oneOff.chosen, messages)}
          disabledReason={block?.reason}
          price={product.price}
          {...{ oneOff, replaced }}
        />
      )}
      {/* Posts nothing without a date, or while the quantity has not been read. */}
      {isPart && oneOff.chosen !== null && (isGift || !oneOff.isWaiting || oneOff.isAsked) && (
        <PostedOneOff prefix={fieldPrefix} quantity={oneOff.quantity} date={oneOff.chosen} />
      )}
      {!isPart && isShown && (
        <OneOffActions
          {...{ oneOff, replaced }}
          isAvailable={product.isAvailable}
          lock={block?.reason ?? (hasNoDates ? messages.noDates : isUnread ? messages.readFirst : undefined)}
        />
      )}
    </div>
  )
}

type PostedOneOffProps = { prefix: string; quantity: number; date: string }

/** The fields that the page's own form posts. */
const PostedOneOff = ({ prefix, quantity, date }: PostedOneOffProps) => (
  <HiddenFields
    prefix={prefix}
    fields={[
      { name: ['quantity'], value: quantity },
      { name: ['date'], value: date },
    ]}
  />
)

type OneOffActionsProps = {
  oneOff: OneOff
  replaced: Replaced
  isAvailable: boolean
  lock: string | undefined
}

function OneOffActions({ oneOff, replaced, isAvailable, lock }: OneOffActionsProps) {
  const messages = useMessages(oneOffMessages)
  const { hasOrder, isModification, quantity, max, posting, save, remove } = oneOff
  const missing = isAvailable ? (quantity > 0 ? undefined : messages.needsOne) : messages.outOfStock
  const excess = quantity > max ? interpolate(messages.mostOf, { max }) : undefined
  return (
    <DialogActions>
      {hasOrder && (
        <Button tone="quiet-danger" busy={posting.removing} disabledReason={lock} onPress={remove}>
          <Icon shape={bin} />
          {isModification ? messages.removeChange : messages.removeOrder}
        </Button>
      )}
      <Button
        busy={posting.saving}
        disabledReason={lock ?? excess ?? (hasOrder ? undefined : missing)}
        showReason={!lock}
        onPress={() => replaced.isNews() || save()}
      >
        {hasOrder ? messages.updateOrder : messages.addOrder}
      </Button>
    </DialogActions>
  )
}

/** Returns a text about the regular order on the weekday of a date; empty if there is none. */
function regularly(days: readonly RegularDay[], written: string | null, messages: OneOffMessages): string {
  const date = parseDate(written)
  const day = date && days.find(({ weekday }) => String(weekday) === formatDate(date, 'd'))
  if (!day?.quantity) return ''
  const { quantity, weekday, frequency } = day
  return interpolate(messages.alsoRegular, {
    quantity,
    day: weekdayName(weekday, messages),
    often: oftenInWords(frequency, messages),
  })
}
