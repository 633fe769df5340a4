import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { createHistoryState, type HistoryState } from '../page/storage/history-state'
import { checksum } from '../values/checksum'
import { stringifyJson } from '../values/json'
import { type Provider, useProvider } from './provider'
import { reloadProvider } from './use-reload'

/** The values that a person has typed into one placeholder. They outlive its React root. */
export type Drafts = {
  values: Map<string, unknown>
  /** The name of the server's field that had the focus when the widget was mounted: its value may be half typed. */
  inUse: string | null
  /** The page's form was reset, so persisted values no longer count. */
  isReset?: boolean
  /** Returns an identifier of the placeholder that is stable over a reload. */
  place: () => string
}

/** Creates empty drafts for a placeholder. */
export const noDrafts = (place = () => ''): Drafts => ({ values: new Map(), inUse: null, place })

/** Drops typed and persisted values after the page's form was reset. */
export function dropDrafts(drafts: Drafts): void {
  Object.assign(drafts, { values: new Map(), inUse: null, isReset: true })
}

/**
 * Provides the values of this history entry. Every page with a widget uses this provider, because it reloads the
 * page after another login.
 */
export const historyStateProvider: Provider<HistoryState> = (inject, onDispose) =>
  createHistoryState(inject(reloadProvider), onDispose)

export const DraftsContext = createContext<Drafts>(noDrafts())

/** Returns a checksum of a server-rendered record, which changes with the record. */
const markOf = (record: unknown) => (record === undefined ? '' : checksum(stringifyJson(record)))

/**
 * Keeps state over a remount of the placeholder, and starts from the server's input of the same name. With `record`
 * the state belongs to a server-rendered record, and is dropped when the page has another record.
 */
export function useDraft<T>(of: string, initial: T, record?: unknown): [T, (value: T) => void] {
  const { values } = useContext(DraftsContext)
  const name = of + markOf(record)
  const [value, setValue] = useState<T>(() => (values.has(name) ? (values.get(name) as T) : initial))
  const keep = useCallback(
    (next: T) => {
      values.set(name, next)
      setValue(next)
    },
    [values, name],
  )
  return [value, keep]
}

/**
 * Keeps a draft over a return to the page or a reload. The draft is stored for the tab and the page's
 * customer until the login ends; with `record`, while the page has that record. `read` returns null for a value of
 * an older release that it cannot use. With `isReturned` the initial value comes from a refused form; the server
 * renders it only once, so it is stored at once, as is what was typed before the widget was mounted. The third result
 * deletes the stored draft.
 */
export function usePersistedState<T>(
  name: string,
  initial: T,
  read: (left: unknown) => T | null,
  isReturned = false,
  record?: unknown,
): [T, (value: T) => void, () => void] {
  const { place, isReset, values } = useContext(DraftsContext)
  const here = useProvider(historyStateProvider)
  const [key] = useState(() => `${place()} ${name}`)
  const [mark] = useState(() => markOf(record))
  const [found] = useState(() => (isReset ? null : read(unwrap(here.get(key), mark))) ?? initial)
  const [wasTyped] = useState(() => values.has(name + mark))
  const [value, setValue] = useDraft(name, found, record)
  const [returned] = useState(isReturned || isReset || wasTyped ? value : undefined)
  useEffect(() => {
    if (returned !== undefined) here.leave(key, wrap(returned, mark))
  }, [here, key, mark, returned])
  const keep = useCallback(
    (next: T) => {
      here.leave(key, wrap(next, mark))
      setValue(next)
    },
    [here, key, mark, setValue],
  )
  const forget = useCallback(() => here.leave(key, undefined), [here, key])
  return [value, keep, forget]
}

/** Wraps a value with the mark of its record. */
const wrap = (value: unknown, mark: string) => (mark ? { [mark]: value } : value)
const unwrap = (left: unknown, mark: string) =>
  mark ? (left as Readonly<Record<string, unknown>> | null | undefined)?.[mark] : left

/** Reads a persisted text; pass it to `usePersistedState`. */
export const persistedText = (left: unknown): string | null => (typeof left === 'string' ? left : null)

/**
 * Returns a function that gives the value of a server's field before the widget was mounted, if a person had changed
 * it; a list for fields that share a name.
 */
export function useTakenIn(): (name: string) => unknown {
  const { values } = useContext(DraftsContext)
  const [taken] = useState(() => new Map(values))
  return name => taken.get(name)
}

/**
 * Returns a function that gives the text typed into a server's field before the widget was mounted; null if there
 * was none.
 */
export function useTypedBefore(): (name: string) => string | null {
  const taken = useTakenIn()
  return name => persistedText(taken(name))
}

/** Returns the text typed into one server's field; null if there was none. */
export const useTyped = (name: string): string | null => useTypedBefore()(name)

/** Returns the texts typed into several server's fields, in their order. */
export const useAllTyped = (names: readonly string[]): (string | null)[] => names.map(useTypedBefore())

/** Returns whether that server's field had the focus when the widget was mounted. */
export const useIsFieldInUse = (name: string): boolean => useContext(DraftsContext).inUse === name

/** Copies fields that share a name, such as `pname[]`. If one was changed all are copied, since their order matters. */
function takeInLists(values: Drafts['values'], placeholder: Element): void {
  const fields = [...placeholder.querySelectorAll<HTMLInputElement>('input[name$="[]"]')]
  if (!fields.some(field => field.value !== field.defaultValue || field === document.activeElement)) return
  for (const { name } of fields)
    values.set(
      name,
      fields.filter(field => field.name === name).map(({ value }) => value),
    )
}

/** Returns what a person has changed an input to; undefined if it is unchanged. */
function changedTo({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) {
  if (type === 'checkbox') return checked === defaultChecked ? undefined : checked
  if (type === 'radio') return checked && !defaultChecked ? value : undefined
  return type === 'hidden' || value === defaultValue ? undefined : value
}

/** Copies the values typed into the server's inputs to the drafts; unchanged inputs are left out. */
export function takeInDrafts({ values }: Drafts, placeholder: Element): void {
  takeInLists(values, placeholder)
  for (const input of placeholder.querySelectorAll<HTMLInputElement>(
    'input[name]:not([name$="[]"]),textarea[name]',
  )) {
    const changed = changedTo(input)
    if (changed !== undefined) values.set(input.name, changed)
  }
  for (const select of placeholder.querySelectorAll('select')) {
    const { options, name, value } = select
    const usual = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
    if (name && value && value !== usual?.value) values.set(name, value)
  }
}
