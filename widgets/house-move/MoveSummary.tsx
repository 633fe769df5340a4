import { cancelled } from '../../shared/domain/rules/customers/house-move'
import { formatDate } from '../../shared/domain/rules/dates/dates'
import { interpolate } from '../../shared/platform/values/interpolate'
import styles from './HouseMove.module.css'
import type { HouseMoveMessages } from './house-move-messages'
import { endingInWords } from './MoveConflicts'
import type { HouseMoving } from './use-house-move'

type MoveSummaryProps = { moving: HouseMoving; postcode: string; labels: HouseMoveMessages }

/** What the button will do, once everything is chosen. */
export function MoveSummary({ moving, postcode, labels }: MoveSummaryProps) {
  const { answer, choices, date } = moving
  if (!answer || !date) return null
  const ended = answer.conflicts.filter(({ id }) => choices[id] === cancelled)
  const names = ended.map(conflict => endingInWords(conflict, labels)).join(', ')
  const count = answer.conflicts.length - ended.length
  return (
    <div className={styles.summary}>
      {!answer.conflicts.length && <p>{interpolate(labels.noClashes, { postcode })}</p>}
      <p>
        {interpolate(labels.ifConfirmed, { postcode, date: formatDate(date, 'dddd D MMMM YYYY', labels) })}
      </p>
      {count > 0 && <p>{interpolate(labels.willMove, { count })}</p>}
      {names && <p>{interpolate(labels.willEnd, { names })}</p>}
    </div>
  )
}
