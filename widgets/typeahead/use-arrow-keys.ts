import Combobox from '@github/combobox-nav'
import { useEffect, useRef } from 'react'
import { isComposing } from '../../shared/ui/is-composing'

/** Moves through an open list with the arrow keys of a field; Enter presses the active entry. */
export function useArrowKeys(isOpen: boolean, entries: unknown) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const keys = useRef<Combobox | null>(null)
  useEffect(() => {
    if (!field.current || !list.current) return
    const made = new Combobox(field.current, list.current, { tabInsertsSuggestions: false })
    keys.current = made
    const input = field.current
    // The library tracks compositions only while its list is open, but they begin and end at any time.
    const note = (event: KeyboardEvent) => {
      made.isComposing = isComposing(event)
    }
    // A key that a composition uses is left to it. Ends with: the field goes.
    input.addEventListener('keydown', note, true)
    return () => {
      input.removeEventListener('keydown', note, true)
      made.destroy()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies(entries): in a new list no entry is active
  useEffect(() => {
    if (!isOpen) return
    keys.current?.start()
    return () => keys.current?.stop()
  }, [isOpen, entries])
  return { field, list }
}
