import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CalendarDate } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'
import { setFocus } from '../../platform/page/focus'
import { interpolate } from '../../platform/values/interpolate'
import { IconButton } from '../button/IconButton'
import { calendar } from '../button/icon-shapes'
import { DateInput } from '../DateInput'
import { Field, type FieldProps } from '../form/Field'
import { FieldMessage } from '../form/FieldMessage'
import { dateFieldMessages } from '../ui-messages'
import type { CalendarProps } from './Calendar'
import { CalendarFrame } from './CalendarFrame'
import styles from './DateField.module.css'
import { canFloat } from './float-below'
import { LazyCalendar, useLazyCalendar } from './LazyCalendar'
import { useTypedDate } from './use-typed-date'

type DateFieldProps = FieldProps &
  Omit<CalendarProps, 'value' | 'onChoose' | 'isFocused'> & {
    name?: string
    value: CalendarDate | null
    /**
     * Called with each complete, allowed date; with a date of a two-digit year when the field loses the focus; and
     * with null when it loses the focus with other text.
     */
    onChange: (date: CalendarDate | null) => void
    /** A typed date before `min` is replaced by `min`; called when that has happened (HM-12). */
    onRaised?: ((min: CalendarDate) => void) | undefined
    /** The initial text if it is not a date, as in a form that was refused. */
    typed?: string | undefined
    /** The format of typed and shown dates: year, month and day in any order (UI-02). */
    format?: string
    /** The element in which the calendar is rendered if the browser has no popovers; by default below the field. */
    calendarIn?: Element | null | undefined
  }

/** A field to type a date, or to choose it from a calendar that is fetched when first opened. */
export function DateField({
  label,
  hint,
  error,
  success,
  isOptional,
  isLabelHidden,
  id,
  name,
  value,
  onChange,
  typed,
  format = 'MM/dd/yyyy',
  calendarIn,
  ...days
}: DateFieldProps) {
  const messages = useMessages(dateFieldMessages)
  const calendarId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const fetched = useLazyCalendar(isOpen)
  const { input, text, type, leave, fault, show } = useTypedDate({ value, onChange, typed, format, ...days })

  const opener = () => box.current?.querySelector('button')
  const close = () => {
    setOpen(false)
    setFocus(opener())
  }
  const choose = (date: CalendarDate) => {
    show(date)
    close()
  }
  const popover = isOpen && (
    <CalendarFrame
      id={calendarId}
      label={interpolate(messages.chooseDay, { label })}
      opener={opener}
      field={() => box.current}
      onClose={() => setOpen(false)}
      onEscape={close}
    >
      <LazyCalendar
        {...days}
        {...{ fetched, value }}
        loading={messages.calendarLoading}
        missing={<CalendarMissing />}
        onChoose={choose}
        isFocused
      />
    </CalendarFrame>
  )
  return (
    <div className={styles.field}>
      <Field {...{ label, hint, error: error || fault, success, isOptional, isLabelHidden, id }}>
        {control => (
          <div className={styles.date} ref={box}>
            <DateInput
              {...{ ...control, name, input, leave, placeholder: format.toLowerCase() }}
              value={text}
              onType={type}
            />
            <IconButton
              label={interpolate(messages.openCalendar, { label })}
              shape={calendar}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? calendarId : undefined}
              onPress={() => setOpen(!isOpen)}
            />
          </div>
        )}
      </Field>
      {popover && calendarIn && !canFloat() ? createPortal(popover, calendarIn) : popover}
    </div>
  )
}

function CalendarMissing() {
  const { calendarMissing } = useMessages(dateFieldMessages)
  return (
    <div className={styles.box} data-ground="surface">
      <FieldMessage tone="error" role="alert">
        {calendarMissing}
      </FieldMessage>
    </div>
  )
}
