import { type BoxOrder, isRepeating } from '../../domain/rules/boxes/box-order'
import { dayInWords } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { RadioGroup } from '../../ui/form/RadioGroup'
import { daysOfBox } from './box-words'
import { cancelMessages } from './cancel-messages'

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
  const messages = useMessages(cancelMessages)
  const { date } = box
  const days = daysOfBox(box, messages)
  const allFuture = interpolate(messages.allFuture, days)
  if (!date) return <p>{`${allFuture}. ${messages.allFutureHint}`}</p>
  const day = dayInWords(date, messages)
  if (!isRepeating(box)) return <p>{interpolate(messages.notCharged, { day })}</p>
  const thisWeek = interpolate(messages.thisWeek, days)
  return (
    <RadioGroup
      legend={messages.cancelWhich}
      isLegendHidden
      name="cancel"
      value={scope}
      onChange={value => onChoose(value === 'all' ? 'all' : 'week')}
      options={[
        {
          value: 'week',
          label: thisWeek.includes(day) ? thisWeek : `${thisWeek} (${day})`,
          hint: messages.thisWeekHint,
        },
        { value: 'all', label: allFuture, hint: messages.allFutureHint },
      ]}
    />
  )
}
