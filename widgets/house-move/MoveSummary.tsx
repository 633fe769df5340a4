import { cancelled } from '../../shared/domain/rules/customers/house-move'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import styles from './HouseMove.module.css'
import { houseMoveMessages } from './house-move-messages'
import { endingInWords } from './MoveConflicts'
import type { HouseMoving } from './use-house-move'

type MoveSummaryProps = {
  moving: HouseMoving
  postcode: string
  /** Keeps only the place. */
  isHidden: boolean
}

/** A summary of what the button will do, once everything is chosen. */
export function MoveSummary({ moving, postcode, isHidden }: MoveSummaryProps) {
  const messages = useMessages(houseMoveMessages)
  const { answer, choices, date } = moving
  if (!answer || !date) return null
  const ended = answer.conflicts.filter(({ id }) => choices[id] === cancelled)
  const names = ended.map(conflict => endingInWords(conflict, messages)).join(', ')
  const count = answer.conflicts.length - ended.length
  return (
    <div className={styles.summary} aria-hidden={isHidden || undefined}>
      {!answer.conflicts.length && <p>{interpolate(messages.noClashes, { postcode })}</p>}
      <p>
        {interpolate(messages.ifConfirmed, {
          postcode,
          date: dayInWords(date, messages),
        })}
      </p>
      {count > 0 && <p>{interpolate(messages.willMove, { count })}</p>}
      {names && <p>{interpolate(messages.willEnd, { names })}</p>}
    </div>
  )
}
