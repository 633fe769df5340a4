import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { nextMidnight } from '../../shared/domain/rules/dates/clock'
import { coupleDates, type DateRange, lastDays } from '../../shared/domain/rules/dates/date-range'
import { type CalendarDate, formatDate, parseDate } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { announce } from '../../shared/platform/page/live-region'
import { useAskedClock, useClock, useTime } from '../../shared/platform/providers/use-clock'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import { interpolate } from '../../shared/platform/values/interpolate'
import { today } from '../../shared/platform/values/london'
import { typedDate } from '../../shared/ui/date/typed-date'
import { transactionSearchMessages } from './transaction-search-messages'

export const dateFormat = 'DD/MM/YYYY'
const daysShown = 30

type SearchOptions = {
  q: string | undefined
  start: string | undefined
  end: string | undefined
  errors: Readonly<Record<string, string>>
}

type Side = keyof DateRange
type Dates = { readonly [side in Side]: CalendarDate | null }

const read = (text: string) => parseDate(text) ?? typedDate(text, dateFormat)
const shown = (date: CalendarDate | null) => (date ? formatDate(date) : '')
const otherOf = (side: Side): Side => (side === 'start' ? 'end' : 'start')

/** Calls `follow` with the previous default dates when they have changed. */
function useCorrected(usual: DateRange, follow: (before: DateRange) => void) {
  const last = useRef(usual)
  const onChange = useEffectEvent(follow)
  useEffect(() => {
    const before = last.current
    last.current = usual
    if (before !== usual) onChange(before)
  }, [usual])
}

/** Returns the search values: a text, and two dates that are kept in order (TS-06, TS-07). */
export function useSearch({ q = '', start, end, errors }: SearchOptions) {
  const messages = useMessages(transactionSearchMessages)
  useAskedClock()
  const day = today(useTime(nextMidnight))
  const now = useClock()
  // Midnight does not change the default dates; a corrected clock does (J-50).
  const usual = useMemo(() => lastDays((end && read(end)) || today(now()), daysShown), [now, end])
  const [words, setWords] = usePersistedState('q', q, persistedText)
  const [from, setFrom] = usePersistedState('from', start ?? shown(usual.start), persistedText)
  const [to, setTo] = usePersistedState('to', end ?? shown(usual.end), persistedText)
  useCorrected(usual, before => {
    if (start === undefined && from === shown(before.start)) setFrom(shown(usual.start))
    if (end === undefined && to === shown(before.end)) setTo(shown(usual.end))
  })
  // The initial values, to which the server's messages belong.
  const [first] = useState({ from, to })
  const [moved, setMoved] = useState<Side | null>(null)
  const dates: Dates = { start: read(from), end: read(to) }
  const isAsGiven = from === first.from && to === first.to

  const keep = ({ start: next, end: last }: Dates) => {
    setFrom(shown(next))
    setTo(shown(last))
  }
  return {
    words,
    setWords,
    dates,
    /** The initial texts of the fields, for those that are not dates. */
    typed: { start: first.from, end: first.to },
    errors: isAsGiven ? { start: errors.start_date, end: errors.end_date } : {},
    today: day,
    moved,
    /** Returns the message if one date has moved the other. */
    movedNote: (side: Side) =>
      moved === side ? interpolate(messages[`${side}Moved`], { date: shown(dates[side]) }) : undefined,
    change(side: Side, date: CalendarDate | null) {
      const next = { ...dates, [side]: date }
      const other = otherOf(side)
      const range = next.start && next.end ? coupleDates({ start: next.start, end: next.end }, side) : next
      const hasMoved = range[other] !== dates[other]
      keep(range)
      setMoved(hasMoved ? other : null)
      if (hasMoved) announce(interpolate(messages[`${other}Moved`], { date: shown(range[other]) }))
    },
    choose(range: DateRange) {
      keep(range)
      setMoved(null)
      announce(interpolate(messages.chosen, { start: shown(range.start), end: shown(range.end) }))
    },
  }
}
