import { useId, useRef } from 'react'
import { parseDate } from '../../shared/domain/rules/dates/dates'
import { comesAfter, noEnd, type Pause } from '../../shared/domain/rules/essentials/pause'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { announce } from '../../shared/platform/page/live-region'
import { SendOnce } from '../../shared/platform/providers/SendOnce'
import { usePersistedState } from '../../shared/platform/providers/use-draft'
import { useLazyCalendar } from '../../shared/ui/date/LazyCalendar'
import { Checkbox } from '../../shared/ui/form/Checkbox'
import { Surface } from '../../shared/ui/layout/Surface'
import { Alert } from '../../shared/ui/status/Alert'
import { dayMarks } from './day-marks'
import { knownMove, knownPause } from './known-pauses'
import { PauseCalendar } from './PauseCalendar'
import { PauseFields } from './PauseFields'
import { PauseLengths } from './PauseLengths'
import { PauseList } from './PauseList'
import { PauseNotes } from './PauseNotes'
import styles from './PausePicker.module.css'
import { pauseOf } from './pause-entry'
import type { options } from './pause-picker.options'
import { pausePickerMessages, pauseSummary } from './pause-picker-messages'
import { usePauseCalendar } from './use-pause-calendar'
import { usePauseEntry } from './use-pause-entry'

type PausePickerProps = OptionValues<typeof options>

/** Returns the day in the address of the page, such as that of the weekly basket's "Pause this week". */
const dayInAddress = (name: string): string | undefined =>
  /^\d\d\/\d\d\/\d{4}$/.exec(new URLSearchParams(location.search).get(name) ?? '')?.[0]

const readFlag = (left: unknown) => (typeof left === 'boolean' ? left : null)

/** The two dates of a pause, inside the page's own form. */
export function PausePicker(props: PausePickerProps) {
  const { weekStart, note, pauses, hidePauses, joins, deliveries, openEnd, ...given } = props
  const messages = useMessages(pausePickerMessages)
  const known = pauses.flatMap(each => knownPause(each, openEnd) ?? [])
  const moves = props.moves.flatMap(each => knownMove(each) ?? [])
  const due = { days: deliveries.flatMap(day => parseDate(day) ?? []), moves }
  const summaryOf = (pause: Pause) => pauseSummary(pause, comesAfter(pause, known, due), messages)
  const wasEndless = openEnd !== undefined && given.end_date === openEnd
  const asked = {
    ...given,
    start_date: given.start_date ?? dayInAddress('start_date'),
    end_date: wasEndless ? undefined : (given.end_date ?? dayInAddress('end_date')),
  }
  const [isEndless, setEndless] = usePersistedState('endless', wasEndless, readFlag)
  const { entry, show, type, range, today } = usePauseEntry(asked, summaryOf)
  const row = useRef<HTMLFieldSetElement>(null)
  const calendar = usePauseCalendar(entry, show, row, range.min, isEndless)
  const { open, setOpen, close, chooseLength, choose } = calendar
  const fetched = useLazyCalendar(open !== null)
  const calendarId = useId()

  const { start } = entry.dates
  const pause = isEndless ? start && { start, end: noEnd } : pauseOf(entry)
  const marks = dayMarks(known, due, messages)
  const shownCalendar = open && (
    <PauseCalendar
      id={calendarId}
      opener={() => row.current}
      onChoose={choose(open.field)}
      onClose={() => setOpen(null)}
      onEscape={close}
      {...open}
      {...marks}
      {...{ today, range, weekStart, fetched }}
      entry={isEndless ? { ...entry, dates: { start, end: null } } : entry}
    />
  )

  return (
    <Surface>
      <div className={styles.picker}>
        <PauseFields
          {...{ entry, show, type, range, calendar, calendarId, row, shownCalendar, openEnd, isEndless }}
        />
        {openEnd !== undefined && (
          <Checkbox
            label={messages.untilISay}
            isChecked={isEndless}
            onChange={isNow => {
              setEndless(isNow)
              if (isNow && start) announce(summaryOf({ start, end: noEnd }))
            }}
          />
        )}
        {isEndless && props.errors.end_date && (
          <Alert tone="error" messages={[props.errors.end_date]} isSilent />
        )}
        {!isEndless && <PauseLengths from={start} onChoose={chooseLength} />}
        <PauseNotes {...{ pause, known, joins, moves, summaryOf }} />
        {note && <p className={styles.note}>{note}</p>}
        {!hidePauses && <PauseList pauses={pauses} openEnd={openEnd} />}
        <SendOnce />
      </div>
    </Surface>
  )
}
