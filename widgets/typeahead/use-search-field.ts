import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { onCloseRequest } from '../../shared/platform/page/lifecycle/close-requests'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import { isComposing } from '../../shared/ui/is-composing'
import { takesEscape } from '../../shared/ui/takes-escape'
import { useArrowKeys } from './use-arrow-keys'
import { type Source, useSuggestions } from './use-suggestions'

type SearchFieldInput = Source & {
  name: string
  value: string | undefined
  /** True if choosing a suggestion starts a search at once; otherwise it only fills the field. */
  isSearch: boolean
}

/** Submits the field's own search form when a suggestion is chosen. */
function useSearchOf(timesChosen: number, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (timesChosen) field.current?.form?.requestSubmit()
  }, [timesChosen, field])
}

/** Returns the text in the field, whether its list is open, and the handlers for both. */
export function useSearchField({ name, value = '', isSearch, ...source }: SearchFieldInput) {
  const [typed, setTyped] = usePersistedState(name, value, persistedText)
  const { suggestions, ask, prepare } = useSuggestions(source)
  const [isWanted, setWanted] = useState(false)
  const [timesChosen, setTimesChosen] = useState(0)
  const fieldId = useId()
  const listId = `${fieldId}-list`
  const isOpen = isWanted && suggestions.length > 0
  const { field, list } = useArrowKeys(isOpen, suggestions)

  const type = (text: string) => {
    setTyped(text)
    ask(text)
    setWanted(true)
  }
  const choose = (chosen: string) => {
    setTyped(chosen)
    ask('')
    setWanted(false)
    setTimesChosen(timesChosen + 1)
  }
  useSearchOf(isSearch ? timesChosen : 0, field)
  const open = () => {
    ask(typed)
    setWanted(true)
  }
  // A response that arrives after the focus has left is not announced.
  const leave = () => {
    ask('')
    setWanted(false)
  }
  const closeAsked = useEffectEvent(() => setWanted(false))
  useEffect(() => (isOpen ? onCloseRequest(closeAsked) : undefined), [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open()
    // Escape closes only the list; the text stays, and so does a dialog around the field.
    if (isOpen && takesEscape(event)) setWanted(false)
  }
  return {
    typed,
    suggestions,
    isOpen,
    fieldId,
    listId,
    field,
    list,
    type,
    choose,
    open,
    leave,
    onKeyDown,
    prepare,
  }
}
