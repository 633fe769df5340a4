import { type ComponentProps, type ReactNode, useState } from 'react'
import { anyOfText, slipIn, textOfAny } from './any-text'
import { type Field, isShownBy } from './fields'
import { type ControlProps, idOf, useForm } from './form-context'
import { ObjectControl, WordsControl } from './objects'
import { RowsControl } from './rows'

/** The label, the hint and the fault of a control. */
export function Labelled({
  place,
  title,
  hint,
  isRequired,
  isInRow,
  note,
  children,
}: Omit<ControlProps, 'field' | 'held'> & {
  note?: string | undefined
  children: (id: string, described: Described) => ReactNode
}) {
  const { faultAt } = useForm()
  const id = idOf(place)
  const fault = faultAt(place) ?? note
  const about = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id} className={isInRow ? 'sr' : undefined}>
        {title}
        {isRequired && <span className="form__needed"> (needed)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(id, {
        ...(about && { 'aria-describedby': about }),
        ...(fault && { 'aria-invalid': true as const }),
      })}
      {fault && (
        <p className="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
type Described = { 'aria-describedby'?: string; 'aria-invalid'?: true }

const modes = { number: 'numeric', amount: 'decimal', address: 'url' } as const
const isIsoDate = (held: unknown) => !held || /^\d{4}-\d\d-\d\d$/.test(String(held))

// The minimum number of characters in a line.
const inALine = 40

function TextControl(props: ControlProps) {
  const { field, place, held, fallback } = props
  const { change } = useForm()
  const { kind } = field
  const mode = kind in modes ? modes[kind as keyof typeof modes] : undefined
  const put = (value: unknown) => change({ do: 'put', at: place, value })
  return (
    <Labelled {...props}>
      {(id, described) => {
        const common = {
          ...described,
          id,
          autoComplete: 'off',
          spellCheck: kind === 'text',
          placeholder: fallback === undefined ? undefined : String(fallback),
          value: String(held ?? ''),
        }
        // A long default has to be readable as a whole; typed text stays on one line.
        const lines = Math.ceil((common.placeholder ?? '').length / inALine)
        if (lines > 1)
          return (
            <textarea
              {...common}
              rows={Math.min(lines, 4)}
              onChange={({ target }) => put(target.value.replace(/\s*\n\s*/g, ' ') || undefined)}
            />
          )
        const type = kind === 'date' && isIsoDate(held) ? 'date' : 'text'
        return (
          <input
            {...common}
            type={type}
            inputMode={mode}
            onChange={({ target }) => put(target.value || undefined)}
          />
        )
      }}
    </Labelled>
  )
}

function FlagControl(props: ControlProps) {
  const { place, title, held, hint, fallback } = props
  const { change } = useForm()
  if (typeof fallback !== 'boolean')
    return <ChoiceControl {...props} field={{ kind: 'choice', values: ['yes', 'no'] }} />
  const id = idOf(place)
  return (
    <div className="field">
      <label className="check">
        <input
          id={id}
          type="checkbox"
          checked={held === undefined ? fallback : held === true}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target: { checked } }) =>
            change({ do: 'put', at: place, value: checked === fallback ? undefined : checked })
          }
        />
        {title}
      </label>
      {hint && (
        <p className="hint form__below" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** A switch, and a field for the reason why it is on. */
function ReasonControl(props: ControlProps) {
  const { place, title, held, fallback } = props
  const { change } = useForm()
  const put = (value: unknown) => change({ do: 'put', at: place, value })
  const isOn = held !== undefined && held !== false
  const id = `${idOf(place)}-on`
  return (
    <>
      <div className="field">
        <label className="check">
          <input
            id={id}
            type="checkbox"
            checked={isOn}
            onChange={({ target: { checked } }) => put(checked === fallback ? undefined : checked)}
          />
          {title}
        </label>
      </div>
      <Labelled {...props} title={`${title}: the reason`}>
        {(id, described) => (
          <input
            {...described}
            id={id}
            autoComplete="off"
            value={typeof held === 'string' ? held : ''}
            onChange={({ target }) => put(target.value || isOn || undefined)}
          />
        )}
      </Labelled>
    </>
  )
}

const words = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
])
const meanings = new Map<string, unknown>([
  ['yes', true],
  ['no', false],
])

function ChoiceControl(props: ControlProps<Field & { kind: 'choice' }>) {
  const { field, place, held, fallback, isRequired } = props
  const { change } = useForm()
  const isFlag = field.values.every(value => meanings.has(value))
  const shown = words.get(held) ?? String(held ?? '')
  const isKnown = !shown || field.values.includes(shown)
  const others = field.values.filter(value => value !== fallback)
  const none = isRequired ? 'Choose one' : 'Not said'
  return (
    <Labelled {...props}>
      {(id, described) => (
        <select
          {...described}
          id={id}
          value={shown === fallback ? '' : shown}
          onChange={({ target: { value } }) =>
            change({ do: 'put', at: place, value: isFlag ? meanings.get(value) : value || undefined })
          }
        >
          <option value="">{fallback === undefined ? none : `${fallback} (default)`}</option>
          {others.map(value => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
          {!isKnown && <option value={shown}>{shown}</option>}
        </select>
      )}
    </Labelled>
  )
}

/** A field for code or data. */
const CodeArea = (props: ComponentProps<'textarea'>) => (
  <textarea {...props} className="form__code" spellCheck={false} />
)

/** A value without a control of its own: a text, or JSON. */
function AnyControl(props: ControlProps) {
  const { place, held } = props
  const { change } = useForm()
  const [typed, setTyped] = useState(() => textOfAny(held))
  const isSame = textOfAny(anyOfText(typed)) === textOfAny(held)
  const text = isSame ? typed : textOfAny(held)
  return (
    <Labelled
      {...props}
      hint={props.hint ?? (props.isInRow ? undefined : 'Words, or a value in JSON.')}
      note={slipIn(text)}
    >
      {(id, described) => (
        <CodeArea
          {...described}
          id={id}
          rows={Math.min(6, Math.ceil((text.length + 1) / 40))}
          value={text}
          onChange={({ target: { value } }) => {
            setTyped(value)
            change({ do: 'put', at: place, value: anyOfText(value) })
          }}
        />
      )}
    </Labelled>
  )
}

/** A field for the editor's own markup. */
export function MarkupControl(props: ControlProps) {
  const { place, held } = props
  const { change } = useForm()
  return (
    <Labelled {...props}>
      {(id, described) => (
        <CodeArea
          {...described}
          id={id}
          rows={5}
          value={typeof held === 'string' ? held : ''}
          onChange={({ target: { value } }) => change({ do: 'put', at: place, value })}
        />
      )}
    </Labelled>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: each control takes the field of its own kind
type AnyControlOf = (props: ControlProps<any>) => ReactNode

/** The control for each kind of option. */
export const controls: Readonly<Record<Field['kind'], AnyControlOf>> = {
  text: TextControl,
  number: TextControl,
  amount: TextControl,
  date: TextControl,
  address: TextControl,
  flag: FlagControl,
  reason: ReasonControl,
  choice: ChoiceControl,
  list: RowsControl,
  table: RowsControl,
  object: ObjectControl,
  words: WordsControl,
  markup: MarkupControl,
  json: AnyControl,
}

/** The control of a value; a value that it cannot show is shown as JSON. */
export function Control(props: ControlProps) {
  const { field, held } = props
  const isShown = isShownBy(field, held) || (held === null && props.isNullable)
  const One = isShown ? controls[field.kind] : AnyControl
  return <One {...props} />
}
