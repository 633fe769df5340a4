import type { Place } from './fields'

/** A change that a person makes in the form. */
export type Change =
  | { do: 'put'; at: Place; value: unknown }
  | { do: 'add'; at: Place; row: unknown }
  | { do: 'remove'; at: Place; index: number }
  | { do: 'move'; at: Place; index: number; to: number }

type Holder = Readonly<Record<string | number, unknown>>

function put(held: unknown, [step, ...more]: Place, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(held)
  const inner = put((held as Holder | undefined)?.[step], more, change)
  if (Array.isArray(held)) return held.map((each, at) => (at === step ? inner : each))
  const { [step]: _, ...others } = (held ?? {}) as Holder
  return inner === undefined ? others : { ...(held as Holder), [step]: inner }
}

const rowsOf = (held: unknown): readonly unknown[] => (Array.isArray(held) ? held : [])

function moved(rows: readonly unknown[], from: number, to: number): unknown[] {
  const others = rows.filter((_, at) => at !== from)
  return [...others.slice(0, to), rows[from], ...others.slice(to)]
}

/** Returns the values after a change; the earlier values are not changed. */
export function changed<T>(held: T, change: Change): T {
  return put(held, change.at, value => {
    switch (change.do) {
      case 'put':
        return change.value
      case 'add':
        return [...rowsOf(value), change.row]
      case 'remove':
        return rowsOf(value).filter((_, at) => at !== change.index)
      case 'move':
        return moved(rowsOf(value), change.index, change.to)
    }
  }) as T
}
