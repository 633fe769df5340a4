import { useState } from 'react'
import { type CalendarDate, formatDate } from '../rules/dates'
import { fill } from '../text/fill'
import type { CalendarProps } from './Calendar'
import { isWhole, typedDate } from './typed-date'
import { dateFieldWording } from './ui-wording'
import { useWording } from './use-wording'

type TypedDate = Pick<CalendarProps, 'value' | 'min' | 'max' | 'reasonAgainst'> & {
  format: string
  onChange: (date: CalendarDate | null) => void
}

/** What is typed stays as typed until it is a date; a new value from outside replaces it. */
export function useTypedDate({ value, onChange, format, min, max, reasonAgainst }: TypedDate) {
  const labels = useWording(dateFieldWording)
  const shown = (date: CalendarDate | null | undefined) =>
    date ? formatDate(date, format.toUpperCase()) : ''
  const [text, setText] = useState(shown(value))
  const [fault, setFault] = useState<string>()
  const [told, setTold] = useState(value)
  if (value !== told) {
    setTold(value)
    if (value) setFault(undefined)
    if (value ? typedDate(text, format) !== value : !fault) setText(shown(value))
  }
  const faultOf = (date: CalendarDate | null) => {
    if (!date) return fill(labels.dateLike, { date: shown('2026-12-31' as CalendarDate) })
    if (min && date < min) return fill(labels.dateTooEarly, { date: shown(min) })
    if (max && date > max) return fill(labels.dateTooLate, { date: shown(max) })
    const reason = reasonAgainst?.(date)
    return reason && fill(labels.dateRefused, { date: shown(date), reason })
  }
  const tell = (date: CalendarDate | null) => {
    if (date !== value) onChange(date)
  }
  return {
    text,
    fault,
    type(next: string) {
      setText(next)
      const date = isWhole(next, format) ? typedDate(next, format) : null
      if (!date || faultOf(date)) return
      setFault(undefined)
      tell(date)
    },
    leave() {
      const date = typedDate(text, format)
      const next = text.trim() ? faultOf(date) : undefined
      setFault(next)
      if (date) setText(shown(date))
      tell(next ? null : date)
    },
    show(date: CalendarDate) {
      setText(shown(date))
      setFault(undefined)
      tell(date)
    },
  }
}
