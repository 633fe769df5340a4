import { nextMidnight } from '../../shared/domain/rules/dates/clock'
import { addDays, parseDate } from '../../shared/domain/rules/dates/dates'
import type { Pause } from '../../shared/domain/rules/essentials/pause'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { announce } from '../../shared/platform/page/live-region'
import { useAskedClock, useTime } from '../../shared/platform/providers/use-clock'
import { useDraft, useIsFieldInUse, usePersistedState } from '../../shared/platform/providers/use-draft'
import { today } from '../../shared/platform/values/london'
import { openEntry, type PauseEntry, type PauseField, pauseOf, refusalOf, typeInto } from './pause-entry'
import { faultWords, movedNote, pausePickerMessages } from './pause-picker-messages'

type PauseOptions = {
  start_date: string | undefined
  end_date: string | undefined
  min: string | undefined
  max: string | undefined
  prefill: 'usual' | 'none'
  errors: Readonly<Record<string, string>>
}

/** About two years: a pause further ahead is most likely a mistyped year. */
const furthest = 731

type Texts = Readonly<Record<PauseField, string | null | undefined>>

function persistedTexts(left: unknown): Texts | null {
  const { start, end } = (left as Partial<PauseEntry> | null)?.texts ?? {}
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : null
}

const hasSameDays = ({ dates: one }: PauseEntry, { dates: other }: PauseEntry) =>
  one.start === other.start && one.end === other.end

/** Returns the state of the two fields; default dates that nobody has changed move on at midnight. */
export function usePauseEntry(
  { start_date, end_date, min: earliest, max: latest, prefill, errors }: PauseOptions,
  summaryOf: (pause: Pause) => string,
) {
  const messages = useMessages(pausePickerMessages)
  const isKnown = useAskedClock()
  const day = today(useTime(nextMidnight))
  const range = { min: parseDate(earliest) ?? day, max: parseDate(latest) ?? addDays(day, furthest) }
  const [typedStart] = useDraft<string | null>('start_date', null)
  const [typedEnd] = useDraft<string | null>('end_date', null)
  const isInStart = useIsFieldInUse('start_date')
  const isInEnd = useIsFieldInUse('end_date')
  const openWith = (texts: Texts) =>
    openEntry({
      texts,
      refusals: { start: errors.start_date, end: errors.end_date },
      today: day,
      min: parseDate(earliest),
      // The device's clock may be days wrong, so no day is preselected by it (J-50).
      isEmpty: prefill === 'none' || !isKnown,
    })
  const opened = () => {
    const start = isInStart ? start_date : (typedStart ?? start_date)
    const end = isInEnd ? end_date : (typedEnd ?? end_date)
    const entry = openWith({ start, end })
    // The field has the focus, so its text is parsed only when it is left.
    if (isInStart && typedStart !== null) return typeInto(entry, 'start', typedStart)
    return isInEnd && typedEnd !== null ? typeInto(entry, 'end', typedEnd) : entry
  }
  const isReturned = Object.keys(errors).length > 0
  const [changed, setChanged] = usePersistedState<PauseEntry | null>(
    'pause',
    isReturned ? opened() : null,
    left => {
      const texts = persistedTexts(left)
      return texts && openWith(texts)
    },
    isReturned,
  )
  const entry = changed ?? opened()

  const summaryFor = (pause: ReturnType<typeof pauseOf>) => pause && summaryOf(pause)

  /** Shows the next state and announces what has changed; returns true if it must be read before it is sent. */
  const show = (next: PauseEntry, field: PauseField, then = ''): boolean => {
    if (next === entry) {
      if (then) announce(then)
      return false
    }
    setChanged(next)
    const isNews = !hasSameDays(next, entry)
    const moved = next.moved ? movedNote(next.moved, next, messages) : ''
    const fault = refusalOf(next, field) ?? faultWords(next.faults[field], range, messages)
    if (fault) announce(fault, 'assertive')
    else if (then || isNews) announce([moved, then || summaryFor(pauseOf(next))].filter(Boolean).join(' '))
    return Boolean(moved || fault || next.texts[field] !== entry.texts[field])
  }
  return { entry, show, type: setChanged, range, today: day }
}
