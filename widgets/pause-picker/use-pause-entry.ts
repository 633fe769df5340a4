import { useEffect, useState } from 'react'
import { announce } from '../../shared/page/shell'
import { type CalendarDate, parseDate } from '../../shared/rules/dates'
import { today } from '../../shared/rules/london'
import { useDraft } from '../../shared/services/use-draft'
import { useNow } from '../../shared/services/use-now'
import { openEntry, type PauseEntry, type PauseField, pauseOf } from './pause-entry'
import { faultWords, movedNote, type PauseWording, pauseSummary } from './pause-wording'

export type PauseOptions = {
  start_date: string | undefined
  end_date: string | undefined
  min: string | undefined
  errors: Readonly<Record<string, string>>
}

/** Today in London, looked up again when the person comes back to the page. */
function useToday(): CalendarDate {
  const now = useNow()
  const [day, setDay] = useState(() => today(now()))
  useEffect(() => {
    const look = () => setDay(today(now()))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [now])
  return day
}

/** The two fields with all they remember; dates that nobody has chosen follow the calendar past midnight. */
export function usePauseEntry(
  { start_date, end_date, min: earliest, errors }: PauseOptions,
  labels: PauseWording,
) {
  const day = useToday()
  const min = parseDate(earliest)
  const [typedStart] = useDraft<string | null>('start_date', null)
  const [typedEnd] = useDraft<string | null>('end_date', null)
  const [changed, setChanged] = useDraft<PauseEntry | null>('pause', null)
  const opened = () =>
    openEntry({
      texts: { start: typedStart ?? start_date, end: typedEnd ?? end_date },
      refusals: { start: errors.start_date, end: errors.end_date },
      today: day,
      min,
    })
  const entry = changed ?? opened()

  /** Shows the next entry and says aloud what it changed; false when that is nothing. */
  const show = (next: PauseEntry, field: PauseField, then = ''): boolean => {
    const pause = pauseOf(next)
    if (next !== entry) setChanged(next)
    const isNews = next.dates.start !== entry.dates.start || next.dates.end !== entry.dates.end
    const moved = next.moved && next !== entry ? movedNote(next.moved, next, labels) : ''
    const fault = faultWords(next.faults[field], min, labels)
    if (fault && next !== entry) announce(fault, 'assertive')
    else if (then || isNews)
      announce([moved, then || (pause && pauseSummary(pause, day, labels))].filter(Boolean).join(' '))
    return next !== entry
  }
  return { entry, show, type: setChanged, min, today: day }
}
