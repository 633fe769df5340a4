import { memberTitle } from '../contract/option-titles'
import { make } from './wp'

/** The control of a value, as the build makes it of the option's schema; the catalogue's forms read the same. */
/** The values that a block holds, by name. */
export type Held = Readonly<Record<string, unknown>>

export type Field = {
  kind: string
  values?: readonly string[]
  /** The rows of a list, or the values of a table. */
  of?: Field
  members?: readonly { name: string; field: Field; isRequired: boolean }[]
}

type Put = (value: unknown) => void
type FieldProps = { label: string; field: Field; held: unknown; put: Put }

const isRecord = (held: unknown): held is Held =>
  typeof held === 'object' && held !== null && !Array.isArray(held)

const isEmpty = (held: unknown) => held === undefined || held === null || held === ''

/** Returns a word for each member that a value lacks, with the way to it: "entry 2: Label". */
export function missingIn({ of, members, kind }: Field, held: unknown): string[] {
  if (kind === 'list' && of && Array.isArray(held))
    return held.flatMap((row, at) => missingIn(of, row).map(says => `entry ${at + 1}: ${says}`))
  if (!members || !isRecord(held)) return []
  return members.flatMap(({ name, field, isRequired }) => {
    if (isRequired && isEmpty(held[name])) return [memberTitle(name)]
    return missingIn(field, held[name]).map(says => `${memberTitle(name)}, ${says}`)
  })
}

/** Returns true if fields can show the value; text that is no JSON, and other shapes, stay JSON. */
export function isShown({ kind, of, members }: Field, held: unknown): boolean {
  if (held === undefined || held === null) return true
  if (kind === 'list') return Array.isArray(held) && held.every(row => !of || isShown(of, row))
  if (kind === 'table') return isRecord(held) && of?.kind !== 'json'
  if (members) return isRecord(held) && members.every(({ name, field }) => isShown(field, held[name]))
  return typeof held !== 'object'
}

const button = (words: string, onClick: () => void, label = words) =>
  make(
    'button',
    { type: 'button', className: 'components-button is-link', 'aria-label': label, onClick },
    words,
  )

const group = (label: string, ...children: Parameters<typeof make>[2][]) =>
  make(
    'fieldset',
    { style: { margin: '0 0 12px', padding: '0 0 0 8px', borderLeft: '2px solid #ddd' } },
    make('legend', { style: { fontWeight: 600 } }, label),
    ...children,
  )

function RowsField({ label, field, held, put }: FieldProps) {
  const rows = Array.isArray(held) ? held : []
  const of = field.of ?? { kind: 'text' }
  const next = (changed: readonly unknown[]) => put(changed.length ? changed : undefined)
  const swapped = (at: number) =>
    rows.map((row, each) => (each === at ? rows[at - 1] : each === at - 1 ? rows[at] : row))
  return group(
    label,
    ...rows.map((row, at) => {
      const entry = `${label}, entry ${at + 1}`
      return make(
        'div',
        { key: at },
        MemberField({
          label: entry,
          field: of,
          held: row,
          put: value => next(rows.map((each, other) => (other === at ? (value ?? '') : each))),
        }),
        at > 0 && button('Move up', () => next(swapped(at)), `Move up: ${entry}`),
        ' ',
        button('Remove', () => next(rows.filter((_, other) => other !== at)), `Remove: ${entry}`),
      )
    }),
    button('Add an entry', () => next([...rows, of.members ? {} : '']), `Add an entry: ${label}`),
  )
}

function TableField({ label, field, held, put }: FieldProps) {
  const pairs = Object.entries(isRecord(held) ? held : {})
  const next = (changed: readonly (readonly [string, unknown])[]) =>
    put(changed.length ? Object.fromEntries(changed) : undefined)
  const replaced = (at: number, pair: readonly [string, unknown]) =>
    next(pairs.map((each, other) => (other === at ? pair : each)))
  return group(
    label,
    ...pairs.map(([name, value], at) =>
      make(
        'div',
        { key: at },
        make(wp.components.TextControl, {
          label: `${label}, name ${at + 1}`,
          value: name,
          onChange: (typed: string) => replaced(at, [typed, value]),
        }),
        MemberField({
          label: `${label}, ${name || at + 1}`,
          field: field.of ?? { kind: 'text' },
          held: value,
          put: given => replaced(at, [name, given ?? '']),
        }),
        button('Remove', () => next(pairs.filter((_, other) => other !== at)), `Remove: ${label}, ${name}`),
      ),
    ),
    button('Add an entry', () => next([...pairs, ['', '']]), `Add an entry: ${label}`),
  )
}

const numberOf = (typed: string): unknown => (/^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed)

function LeafField({ label, field: { kind, values }, held, put }: FieldProps) {
  const value = isEmpty(held) ? '' : String(held)
  if (kind === 'flag')
    return make(wp.components.ToggleControl, { label, checked: value === 'true', onChange: put })
  if (kind === 'choice')
    return make(wp.components.SelectControl, {
      label,
      value,
      options: ['', ...(values ?? [])].map(each => ({ value: each, label: each || 'Choose one' })),
      onChange: (chosen: string) => put(chosen || undefined),
    })
  return make(wp.components.TextControl, {
    label,
    value,
    type: kind === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(value) ? 'date' : 'text',
    autoComplete: 'off',
    onChange: (typed: string) => put(typed ? (kind === 'number' ? numberOf(typed) : typed) : undefined),
  })
}

/** The fields of a list or an object, and of what is in it. */
export function MemberField(props: FieldProps): ReturnType<typeof make> {
  const { label, field, held, put } = props
  if (field.kind === 'list') return RowsField(props)
  if (field.kind === 'table') return TableField(props)
  if (!field.members) return LeafField(props)
  const own = isRecord(held) ? held : {}
  return group(
    label,
    ...field.members.map(({ name, field: of, isRequired }) => {
      const change = (value: unknown) => {
        const { [name]: _, ...others } = own
        const next = value === undefined ? others : { ...own, [name]: value }
        put(Object.keys(next).length ? next : undefined)
      }
      const title = `${memberTitle(name)}${isRequired ? ' (needed)' : ''}`
      // A field has the name of its group before it.
      const isGroup = of.members || of.of
      return make(
        'div',
        { key: name },
        MemberField({
          label: isGroup ? `${label}: ${title}` : title,
          field: of,
          held: own[name],
          put: change,
        }),
      )
    }),
  )
}
