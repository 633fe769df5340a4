import {
  type HolidayMove,
  hasSharedDay,
  joined,
  movedOutOf,
  type Pause,
} from '../../shared/domain/rules/essentials/pause'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './PausePicker.module.css'
import { joinNote, overlapNote, pausePickerMessages, shiftNote } from './pause-picker-messages'

type PauseNotesProps = {
  joins: boolean
  moves: readonly HolidayMove[]
  pause: Pause | null
  known: readonly Pause[]
  summaryOf: (pause: Pause) => string
}

/** The chosen pause in words, and the existing pauses that it overlaps. */
export function PauseNotes({ pause, known, joins, moves, summaryOf }: PauseNotesProps) {
  const messages = useMessages(pausePickerMessages)
  if (!pause) return null
  const met = known.filter(each => hasSharedDay(each, pause))
  const away = movedOutOf(joined(pause, known).whole, moves)
  return (
    <>
      <p className={styles.summary}>{summaryOf(pause)}</p>
      {away.length > 0 && (
        <Alert
          tone={away.some(({ comes }) => comes) ? 'warning' : 'info'}
          isSilent
          messages={away.map(move => shiftNote(move, messages))}
        />
      )}
      {met.length > 0 && (
        <Alert
          tone={joins ? 'info' : 'warning'}
          isSilent
          messages={
            joins ? [joinNote(joined(pause, known), messages)] : met.map(each => overlapNote(each, messages))
          }
        />
      )}
    </>
  )
}
