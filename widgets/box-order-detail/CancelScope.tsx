import { type BoxOrder, isRepeating } from '../../shared/domain/rules/boxes/box-order'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import { RadioGroup } from '../../shared/ui/form/RadioGroup'
import { boxOrderDetailMessages } from './box-order-detail-messages'

/** The scope of a cancellation: one delivery of a box, or all future ones. */
export type Scope = 'week' | 'all'

type CancelScopeProps = {
  box: BoxOrder
  scope: Scope
  onChoose: (scope: Scope) => void
}

/**
 * The scope of the cancellation: a choice for a repeating box, a sentence where there is nothing to choose (BD-14,
 *
 */
export function CancelScope({ box, scope, onChoose }: CancelScopeProps) {
  const messages = useMessages(boxOrderDetailMessages)
  const { date } = box
  if (!date) return <p>{`${messages.allFuture}. ${messages.allFutureHint}`}</p>
  if (!isRepeating(box)) return <p>{interpolate(messages.notCharged, { day: dayInWords(date, messages) })}</p>
  return (
    <RadioGroup
      legend={messages.remove}
      isLegendHidden
      name="cancel"
      value={scope}
      onChange={value => onChoose(value === 'all' ? 'all' : 'week')}
      options={[
        {
          value: 'week',
          label: `${messages.thisWeek} (${dayInWords(date, messages)})`,
          hint: messages.thisWeekHint,
        },
        { value: 'all', label: messages.allFuture, hint: messages.allFutureHint },
      ]}
    />
  )
}
