import { type BoxOrder, isRepeating } from '../../shared/domain/rules/boxes/box-order'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { interpolate } from '../../shared/platform/values/interpolate'
import { RadioGroup } from '../../shared/ui/form/RadioGroup'
import type { BoxDetailMessages } from './box-order-detail-messages'

/** Whether one delivery of a box is cancelled, or all future ones. */
export type Scope = 'week' | 'all'

type CancelScopeProps = {
  box: BoxOrder
  scope: Scope
  labels: BoxDetailMessages
  onChoose: (scope: Scope) => void
}

/** What is cancelled: a choice for a repeating box, a sentence where there is nothing to choose (BD-14, A-31). */
export function CancelScope({ box, scope, labels, onChoose }: CancelScopeProps) {
  const { date } = box
  if (!date) return <p>{`${labels.allFuture}. ${labels.allFutureHint}`}</p>
  if (!isRepeating(box)) return <p>{interpolate(labels.notCharged, { day: dayInWords(date, labels) })}</p>
  return (
    <RadioGroup
      legend={labels.remove}
      isLegendHidden
      name="cancel"
      value={scope}
      onChange={value => onChoose(value === 'all' ? 'all' : 'week')}
      options={[
        {
          value: 'week',
          label: `${labels.thisWeek} (${dayInWords(date, labels)})`,
          hint: labels.thisWeekHint,
        },
        { value: 'all', label: labels.allFuture, hint: labels.allFutureHint },
      ]}
    />
  )
}
