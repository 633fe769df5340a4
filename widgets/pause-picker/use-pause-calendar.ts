import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { CalendarDate } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { setFocus } from '../../shared/platform/page/focus'
import { interpolate } from '../../shared/platform/values/interpolate'
import { takesEscape } from '../../shared/ui/takes-escape'
import { chooseDate, chooseWeeks, type PauseEntry, type PauseField } from './pause-entry'
import { type PausePickerMessages, pausePickerMessages } from './pause-picker-messages'
import type { usePauseEntry } from './use-pause-entry'

const chooseNextIn = (messages: PausePickerMessages) =>
  interpolate(messages.chooseNext, { label: messages.end })

/**
 * Returns the calendar that is open for one of the fields, and the actions of its days and of the buttons for lengths.
 */
export function usePauseCalendar(
  entry: PauseEntry,
  show: ReturnType<typeof usePauseEntry>['show'],
  row: RefObject<HTMLFieldSetElement | null>,
  earliest: CalendarDate | null,
  isEndless: boolean,
) {
  const messages = useMessages(pausePickerMessages)
  const [open, setOpen] = useState<{ field: PauseField; isFocused: boolean } | null>(null)
  const openers = useRef<Partial<Record<PauseField, HTMLButtonElement | null>>>({})
  const close = () => {
    if (open) setFocus(openers.current[open.field])
    setOpen(null)
  }
  const chooseLength = (weeks: number) => {
    // Without a first day there is nothing to count from; that field shows the error.
    if (!entry.dates.start) setFocus(row.current?.querySelector('input'))
    show(chooseWeeks(entry, weeks, earliest), entry.dates.start ? 'end' : 'start')
  }
  const choose = (field: PauseField) => (date: CalendarDate) => {
    const isFirst = field === 'start'
    show(chooseDate(entry, field, date), field, isFirst && !isEndless ? chooseNextIn(messages) : '')
    if (isFirst && !isEndless) setOpen({ field: 'end', isFocused: true })
    else close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (open && takesEscape(event)) setOpen(null)
  }
  return { open, setOpen, openers, close, chooseLength, choose, closeOnEscape }
}
