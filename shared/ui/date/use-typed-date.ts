import { useLayoutEffect, useRef, useState } from 'react'
import { type CalendarDate, dateMessages, formatDate } from '../../domain/rules/dates/dates'
import { type Translated, useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { dateFieldMessages } from '../ui-messages'
import type { CalendarProps } from './Calendar'
import { type DateFault, faultOfDate, isWhole, typedDate } from './typed-date'

type TypedDate = Pick<CalendarProps, 'value' | 'min' | 'max' | 'today' | 'reasonAgainst'> & {
  format: string
  /** The initial text if it is not a date. */
  typed?: string | undefined
  onChange: (date: CalendarDate | null) => void
  onRaised?: ((min: CalendarDate) => void) | undefined
}

const example = '2026-12-31' as CalendarDate

type Labels = Translated<typeof dateFieldMessages>

/** Returns the message for a text that is not a date. */
function faultWords(fault: DateFault, messages: Labels, likeThis: string): string {
  if (fault.part === 'day') return interpolate(messages.daysInMonth, { days: fault.daysInMonth })
  if (fault.part === 'month') return messages.monthsInYear
  if (fault.part === 'weekday') return messages.otherWeekday
  if (fault.part === 'year') return interpolate(messages.fullYear, { year: example.slice(0, 4) })
  return interpolate(messages.dateLike, { date: likeThis })
}

/** Returns the message for a date that cannot be chosen; undefined if it can. */
function refusalWords(
  date: CalendarDate,
  { min, max, reasonAgainst }: Pick<CalendarProps, 'min' | 'max' | 'reasonAgainst'>,
  messages: Labels,
  shown: (date: CalendarDate) => string,
): string | undefined {
  if (min && date < min) return interpolate(messages.dateTooEarly, { date: shown(min) })
  if (max && date > max) return interpolate(messages.dateTooLate, { date: shown(max) })
  const reason = reasonAgainst?.(date)
  return reason && interpolate(messages.dateRefused, { date: shown(date), reason })
}

/** Keeps the typed text until it is a date; a new value from outside replaces it. */
export function useTypedDate({ value, onChange, onRaised, format, typed, today, ...days }: TypedDate) {
  const messages = useMessages(dateFieldMessages)
  const words = useMessages(dateMessages)
  const { min, max } = days
  const shown = (date: CalendarDate | null | undefined) =>
    date ? formatDate(date, format.toUpperCase()) : ''
  // A field for future days has a `min`; without one, a field is for past days.
  const near = { min, max: max ?? today }
  const noDate = (text: string) =>
    faultWords(faultOfDate(text, format, words, near), messages, shown(example))
  const [text, setText] = useState(() => (value ? shown(value) : (typed ?? '')))
  const [fault, setFault] = useState(() => (text.trim() && !value ? noDate(text) : undefined))
  const input = useRef<HTMLInputElement>(null)
  // Makes the field invalid, so that no form can be submitted with a date that cannot be read.
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])
  const [previous, setPrevious] = useState(value)
  if (value !== previous) {
    setPrevious(value)
    if (value) setFault(undefined)
    if (value ? typedDate(text, format, words, near) !== value : !fault) setText(shown(value))
  }
  const faultOf = (date: CalendarDate) => refusalWords(date, days, messages, shown)
  const tell = (date: CalendarDate | null) => {
    if (date !== value) onChange(date)
  }
  const show = (date: CalendarDate) => {
    setText(shown(date))
    setFault(undefined)
    tell(date)
  }
  return {
    input,
    text,
    fault,
    type(next: string) {
      setText(next)
      const date = isWhole(next, format, words) ? typedDate(next, format, words) : null
      if (!date || faultOf(date)) return
      setFault(undefined)
      tell(date)
    },
    leave() {
      const date = typedDate(text, format, words, near)
      if (date && min && date < min && onRaised) {
        show(min)
        onRaised(min)
        return
      }
      const next = date ? faultOf(date) : text.trim() ? noDate(text) : undefined
      setFault(next)
      if (date) setText(shown(date))
      tell(next ? null : date)
    },
    show,
  }
}
