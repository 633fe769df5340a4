import type { Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { Checkbox } from '../../../ui/form/Checkbox'
import styles from '../Editors.module.css'
import { regularMessages } from '../editor-messages'
import type { Replaced } from '../use-replaced'
import { FrequencyChoice } from './FrequencyChoice'
import { promiseInWords } from './period-in-words'
import { RegularRack } from './RegularRack'
import type { RegularOrderEditing } from './use-regular-order'

type RegularFieldsProps = {
  product: Product
  order: Pick<RegularOrderEditing, 'edit' | 'limits' | 'moveOn'>
  replaced: Replaced
  /** The reason why quantities and frequency cannot be changed. */
  disabledReason: string | undefined
  hasFrequency: boolean
  canDelete: boolean
}

/** The fields of a regular order: quantity for each day, frequency, and whether to delete it. */
export function RegularFields({
  product,
  order: { edit, limits, moveOn },
  replaced,
  disabledReason,
  hasFrequency,
  canDelete,
}: RegularFieldsProps) {
  const messages = useMessages(regularMessages)
  return (
    <>
      <RegularRack {...{ product, edit, limits, replaced, disabledReason }} onChange={moveOn} />
      {hasFrequency && (
        <FrequencyChoice
          days={edit.days}
          frequency={edit.frequency}
          isDisabled={disabledReason !== undefined}
          onChoose={(frequency, weekday) => {
            edit.setFrequency(frequency, weekday)
            moveOn()
          }}
        />
      )}
      <p className={styles.summary}>{promiseInWords(edit.days, product.price, messages)}</p>
      {canDelete && (
        <Checkbox
          label={messages.deleteRegular}
          isChecked={edit.isDeleted}
          onChange={isTicked => {
            edit.setDeleted(isTicked)
            moveOn()
          }}
        />
      )}
    </>
  )
}
