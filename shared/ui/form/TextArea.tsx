import { type ComponentProps, useEffect, useRef } from 'react'
import { type Translated, useMessages } from '../../platform/messages/use-messages'
import { announce } from '../../platform/page/live-region'
import { interpolate } from '../../platform/values/interpolate'
import { plainWords } from '../../platform/values/plain-letters'
import { ShownValue, text } from '../ShownValue'
import { charactersMessages } from '../ui-messages'
import { Field, type FieldProps, splitField } from './Field'
import styles from './TextArea.module.css'

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string
    onChange: (value: string) => void
    /** The maximum number of characters. More can be typed, but the field is then invalid and says how many are too many. */
    maxLength?: number
  }

const fewLeft = 20
const pauseMs = 1000

/**
 * A field for several lines of text with a label; with `maxLength` it shows how many characters are left or too many.
 */
export function TextArea({ value, onChange, maxLength, rows = 3, ref, ...props }: TextAreaProps) {
  const messages = useMessages(charactersMessages)
  const [field, attributes] = splitField(props)
  const left = maxLength === undefined ? null : maxLength - value.length
  const room = left === null ? '' : roomInWords(left, messages)
  useSaidRoom(left, room)
  return (
    <Field {...field}>
      {control => (
        <>
          <ShownValue {...{ access: text, value, onChange, outer: ref, clean: plainWords }}>
            {(inner, hear) => (
              <textarea
                {...attributes}
                {...control}
                ref={inner}
                aria-describedby={
                  [control['aria-describedby'], room && `${control.id}-left`].filter(Boolean).join(' ') ||
                  undefined
                }
                aria-invalid={control['aria-invalid'] ?? (left !== null && left < 0 ? true : undefined)}
                rows={rows}
                className={styles.area}
                value={value}
                onChange={hear}
              />
            )}
          </ShownValue>
          {room && (
            <p className={styles.left} id={`${control.id}-left`} data-over={(left ?? 0) < 0 || undefined}>
              {room}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

function roomInWords(left: number, messages: Translated<typeof charactersMessages>): string {
  const count = Math.abs(left)
  if (left < 0) return count === 1 ? messages.characterOver : interpolate(messages.charactersOver, { count })
  return count === 1 ? messages.characterLeft : interpolate(messages.charactersLeft, { count })
}

/** Announces the remaining characters when typing pauses, only near the limit, so as not to interrupt the reading of keys. */
function useSaidRoom(left: number | null, room: string): void {
  const before = useRef(left)
  useEffect(() => {
    if (left === before.current) return
    before.current = left
    if (left === null || left > fewLeft) return
    // The letters left are said when typing pauses. Ends with: one second.
    const timer = setTimeout(() => announce(room), pauseMs)
    return () => clearTimeout(timer)
  }, [left, room])
}
