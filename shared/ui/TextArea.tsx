import type { ComponentProps } from 'react'
import { fill } from '../text/fill'
import { Field, type FieldProps, splitField } from './Field'
import styles from './TextArea.module.css'
import { charactersWording } from './ui-wording'
import { useWording } from './use-wording'

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string
    onChange: (value: string) => void
  }

const fewLeft = 20

/** Lines of text with their label; with a `maxLength` it tells how many characters are left. */
export function TextArea({ value, onChange, maxLength, rows = 3, ...props }: TextAreaProps) {
  const labels = useWording(charactersWording)
  const [field, attributes] = splitField(props)
  const left = maxLength === undefined ? null : maxLength - value.length
  return (
    <Field {...field}>
      {control => (
        <>
          <textarea
            {...attributes}
            {...control}
            aria-describedby={
              [control['aria-describedby'], left !== null && `${control.id}-left`]
                .filter(Boolean)
                .join(' ') || undefined
            }
            rows={rows}
            maxLength={maxLength}
            className={styles.area}
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
          />
          {left !== null && (
            // Only the last few are worth interrupting for.
            <p
              className={styles.left}
              id={`${control.id}-left`}
              aria-live={left <= fewLeft ? 'polite' : 'off'}
            >
              {left === 1 ? labels.characterLeft : fill(labels.charactersLeft, { count: left })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
