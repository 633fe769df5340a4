import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { createHistoryState, type HistoryState } from '../page/storage/history-state'
import { checksum } from '../values/checksum'
import { stringifyJson } from '../values/json'
import { type Provider, useProvider } from './provider'
import { reloadProvider } from './use-reload'

/** What a person has typed into one placeholder: outlives its React root, not its placeholder. */
export type Drafts = {
  values: Map<string, unknown>
  /**
   * The name of the server's field that had the focus when the widget took over: its value may be half typed
   * (A-118).
   */
  inUse: string | null
  /** The page's form was reset: what was left before counts no longer. */
  isReset?: boolean
  /** Tells the placeholder from the others of the page, also after it has been loaded again. */
  place: () => string
}

/** No drafts yet, for the placeholder of that place. */
export const noDrafts = (place = () => ''): Drafts => ({ values: new Map(), inUse: null, place })

/** The page's form was reset: what was typed, and what was left before, counts no longer. */
export function dropDrafts(drafts: Drafts): void {
  Object.assign(drafts, { values: new Map(), inUse: null, isReset: true })
}

/**
 * What was left in this history entry before, and what is left for the next time. Each page with a widget has it: it
 * loads the page again where somebody else has logged in since.
 */
export const historyStateProvider: Provider<HistoryState> = (inject, onDispose) =>
  createHistoryState(inject(reloadProvider), onDispose)

export const DraftsContext = createContext<Drafts>(noDrafts())

/** Identifies a record that the page has printed; another value once the record has changed. */
const markOf = (record: unknown) => (record === undefined ? '' : checksum(stringifyJson(record)))

/**
 * State that survives a remount of the same placeholder and starts from the same-named input of the server's content.
 * With `record` the state belongs to a record that the page has printed, and is dropped when the page prints another.
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
 * A draft that is there again when the person comes back to this page, or loads it again. It is kept in the
 * tab's storage until the login ends, and for the customer of the page only; with `record`, for as long as the page
 * prints that. `read` gives null for what an older release may have left. With `isReturned` it starts from what a
 * refused form came back with, which a server prints once: that is left at once. The third one forgets what was left,
 * as it is no longer half done.
 */
export function usePersistedState<T>(
  name: string,
  initial: T,
  read: (left: unknown) => T | null,
  isReturned = false,
  record?: unknown,
): [T, (value: T) => void, () => void] {
  const { place, isReset } = useContext(DraftsContext)
  const here = useProvider(historyStateProvider)
  const [key] = useState(() => `${place()} ${name}`)
  const [mark] = useState(() => markOf(record))
  const [found] = useState(() => (isReset ? null : read(unwrap(here.get(key), mark))) ?? initial)
  const [value, setValue] = useDraft(name, found, record)
  const [returned] = useState(isReturned || isReset ? value : undefined)
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

/** With the record that it is about. */
const wrap = (value: unknown, mark: string) => (mark ? { [mark]: value } : value)
const unwrap = (left: unknown, mark: string) =>
  mark ? (left as Readonly<Record<string, unknown>> | null | undefined)?.[mark] : left

/** For `usePersistedState`: a text. */
export const persistedText = (left: unknown): string | null => (typeof left === 'string' ? left : null)

/**
 * What was typed, chosen or ticked in the server's own fields before the widget took over, by name; fields that
 * share one have a list.
 */
export function useTakenIn(): (name: string) => unknown {
  const { values } = useContext(DraftsContext)
  const [taken] = useState(() => new Map(values))
  return name => taken.get(name)
}

/** The same for fields with a text; null where nothing was typed. */
export function useTypedBefore(): (name: string) => string | null {
  const taken = useTakenIn()
  return name => persistedText(taken(name))
}

/** The same for one field. */
export const useTyped = (name: string): string | null => useTypedBefore()(name)

/** The same for several fields, in their order. */
export const useAllTyped = (names: readonly string[]): (string | null)[] => names.map(useTypedBefore())

/** Whether somebody was in that field of the server's content as the widget took over. */
export const useIsFieldInUse = (name: string): boolean => useContext(DraftsContext).inUse === name

/** Fields that share a name, as `pname[]`: one that is touched means all, since only together they have an order. */
function takeInLists(values: Drafts['values'], placeholder: Element): void {
  const fields = [...placeholder.querySelectorAll<HTMLInputElement>('input[name$="[]"]')]
  if (!fields.some(field => field.value !== field.defaultValue || field === document.activeElement)) return
  for (const { name } of fields)
    values.set(
      name,
      fields.filter(field => field.name === name).map(({ value }) => value),
    )
}

/** Takes in what has been typed into the server's own inputs by now; untouched defaults are left out. */
export function takeInDrafts({ values }: Drafts, placeholder: Element): void {
  takeInLists(values, placeholder)
  for (const input of placeholder.querySelectorAll<HTMLInputElement>(
    'input[name]:not([name$="[]"]),textarea[name]',
  )) {
    const isText = input.type !== 'hidden' && input.type !== 'checkbox' && input.type !== 'radio'
    if (isText && input.value !== input.defaultValue) values.set(input.name, input.value)
    if (input.checked === input.defaultChecked) continue
    if (input.type === 'checkbox') values.set(input.name, input.checked)
    if (input.type === 'radio' && input.checked) values.set(input.name, input.value)
  }
  for (const select of placeholder.querySelectorAll('select')) {
    const { options, name, value } = select
    const usual = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
    if (name && value && value !== usual?.value) values.set(name, value)
  }
}
