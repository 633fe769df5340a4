import type { Option } from '../../platform/options/options'
import { optionTitle, spacedTitle } from '../contract/option-titles'
import { heldOf, textOf } from './block-facts'
import { type Field, type Held, isShown, MemberField } from './members'
import { make, type Props } from './wp'

/** The props of an option's control in the sidebar. */
type ControlProps = {
  name: string
  field: Field
  option: Option<unknown>
  held: unknown
  faults: readonly string[]
  put: (value: unknown) => void
}

const modes: Readonly<Record<string, string>> = { number: 'numeric', amount: 'decimal', address: 'url' }

/** Returns the label, description and faults of every control. */
function common({ name, option, faults }: ControlProps): Props {
  return {
    label: `${optionTitle(name)}${option.isRequired ? ' (needed)' : ''}`,
    help: faults.length
      ? make('span', { role: 'alert', style: { color: '#b32d2e' } }, faults.join(' '))
      : option.about,
    'aria-invalid': faults.length > 0 || undefined,
  }
}

const shownFallback = ({ option: { fallback } }: ControlProps) =>
  fallback === undefined || typeof fallback === 'object' ? undefined : String(fallback)

const isDay = (held: unknown) => held === undefined || /^\d{4}-\d\d-\d\d$/.test(String(held))

function TextControl(props: ControlProps) {
  const { field, held, put } = props
  return make(wp.components.TextControl, {
    ...common(props),
    type: field.kind === 'date' && isDay(held) ? 'date' : 'text',
    inputMode: modes[field.kind],
    autoComplete: 'off',
    placeholder: shownFallback(props),
    value: held === undefined ? '' : textOf(held),
    onChange: (typed: string) => put(typed || undefined),
  })
}

function ChoiceControl(props: ControlProps) {
  const { option, held, put } = props
  const fallback = shownFallback(props)
  const shown = held === undefined ? '' : textOf(held)
  const known = option.values ?? []
  const values = shown && !known.includes(shown) ? [...known, shown] : known
  const none =
    fallback === undefined ? (option.isRequired ? 'Choose one' : 'Not said') : `${fallback} (default)`
  return make(wp.components.SelectControl, {
    ...common(props),
    value: shown,
    options: [{ value: '', label: none }, ...values.map(value => ({ value, label: value }))],
    onChange: (value: string) => put(value || undefined),
  })
}

function FlagControl(props: ControlProps) {
  const { option, held, put } = props
  const isFlag = typeof held === 'boolean' || held === undefined || held === 'true' || held === 'false'
  if (typeof option.fallback !== 'boolean' || !isFlag) return ChoiceControl(props)
  return make(wp.components.ToggleControl, {
    ...common(props),
    checked: held === undefined ? option.fallback : String(held) === 'true',
    onChange: (isOn: boolean) => put(isOn === option.fallback ? undefined : isOn),
  })
}

/** A switch, and a field for the reason why it is on. */
function ReasonControl(props: ControlProps) {
  const { name, held, put } = props
  const isOn = held !== undefined && String(held) !== 'false'
  const reason = typeof held === 'string' && held !== 'true' ? held : ''
  return make(
    'div',
    null,
    make(wp.components.ToggleControl, {
      label: optionTitle(name),
      checked: isOn,
      onChange: (isOn: boolean) => put(isOn || undefined),
    }),
    make(wp.components.TextControl, {
      ...common(props),
      label: `${optionTitle(name)}: the reason`,
      autoComplete: 'off',
      value: reason,
      onChange: (typed: string) => put(typed || isOn || undefined),
    }),
  )
}

function JsonControl(props: ControlProps) {
  const { held, put } = props
  const [typed, setTyped] = wp.element.useState(() => textOf(held))
  // The value may have been changed by Undo.
  const text = JSON.stringify(heldOf(typed)) === JSON.stringify(held) ? typed : textOf(held)
  return make(wp.components.TextareaControl, {
    ...common(props),
    value: text,
    rows: Math.max(4, Math.min(14, text.split('\n').length + 1)),
    spellCheck: false,
    style: { fontFamily: 'monospace' },
    placeholder: /list/.test(props.option.expected) ? '[ … ]' : '{ … }',
    onChange: (value: string) => {
      setTyped(value)
      put(heldOf(value))
    },
  })
}

/** The members of a list or an object have fields; as JSON it can be copied and pasted whole. */
function MembersControl(props: ControlProps) {
  const { name, option, field, held, put, faults } = props
  if (field.of?.kind === 'json' || !isShown(field, held)) return make(JsonControl as never, props)
  return make(
    'div',
    null,
    MemberField({ label: optionTitle(name), field, held, put }),
    make('p', { style: { fontSize: 12 } }, option.about),
    faults.length > 0 && make('p', { role: 'alert', style: { color: '#b32d2e' } }, faults.join(' ')),
    make(
      'details',
      null,
      make('summary', null, 'As JSON'),
      make(JsonControl as never, { ...props, faults: [] }),
    ),
  )
}

const MarkupControl = (props: ControlProps) =>
  make(wp.components.TextareaControl, {
    ...common(props),
    value: textOf(props.held),
    rows: 5,
    onChange: (typed: string) => props.put(typed || undefined),
  })

/** Fields for each of a widget's labels, with the default shown as a placeholder. */
function WordsControl(props: ControlProps) {
  const { option, held, put } = props
  if (held !== undefined && (typeof held !== 'object' || held === null)) return JsonControl(props)
  const words = (held ?? {}) as Held
  const ours = option.messages ?? {}
  const names = [...new Set([...Object.keys(ours), ...Object.keys(words)])]
  return make(
    'div',
    null,
    make('p', null, option.about),
    props.faults.length > 0 &&
      make('p', { role: 'alert', style: { color: '#b32d2e' } }, props.faults.join(' ')),
    ...names.map(name =>
      make(wp.components.TextControl, {
        key: name,
        label: spacedTitle(name),
        placeholder: ours[name],
        value: textOf(words[name]),
        onChange: (typed: string) => {
          const { [name]: _, ...others } = words
          const next = typed ? { ...others, [name]: typed } : others
          put(Object.keys(next).length ? next : undefined)
        },
      }),
    ),
  )
}

const byKind: Readonly<Record<string, (props: ControlProps) => unknown>> = {
  text: TextControl,
  number: TextControl,
  amount: TextControl,
  date: TextControl,
  address: TextControl,
  flag: FlagControl,
  reason: ReasonControl,
  choice: ChoiceControl,
  list: MembersControl,
  table: MembersControl,
  object: MembersControl,
  json: JsonControl,
  words: WordsControl,
  markup: MarkupControl,
}

/** Returns the control for an option, by its kind; each is a component, so that it keeps its own state. */
export function controlOf(props: ControlProps) {
  const type = byKind[props.field.kind]
  if (!type) throw new Error(`No control is known for ${props.name}, which is ${props.field.kind}.`)
  return make(type as never, { ...props, key: props.name })
}
