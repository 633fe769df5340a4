import { createContext, useCallback, useContext, useState } from 'react'

/** What a person has typed into one placeholder: outlives its React root, not its placeholder. */
export type Drafts = Map<string, unknown>

export const DraftsContext = createContext<Drafts>(new Map())

/** State that survives a remount of the same placeholder and starts from the same-named input of the server's content. */
export function useDraft<T>(name: string, initial: T): [T, (value: T) => void] {
  const drafts = useContext(DraftsContext)
  const [value, setValue] = useState<T>(() => (drafts.has(name) ? (drafts.get(name) as T) : initial))
  const keep = useCallback(
    (next: T) => {
      drafts.set(name, next)
      setValue(next)
    },
    [drafts, name],
  )
  return [value, keep]
}

/** What was typed into the server's own inputs before the widget took over; untouched defaults are left out. */
export function draftsFrom(placeholder: Element): Drafts {
  const drafts: Drafts = new Map()
  for (const input of placeholder.querySelectorAll<HTMLInputElement>('input[name],textarea[name]')) {
    const isText = input.type !== 'hidden' && input.type !== 'checkbox' && input.type !== 'radio'
    if (isText && input.value !== input.defaultValue) drafts.set(input.name, input.value)
    if (input.type === 'checkbox' && input.checked !== input.defaultChecked)
      drafts.set(input.name, input.checked)
  }
  return drafts
}
