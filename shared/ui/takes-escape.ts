import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing'

/** Whether a key press asks the element that hears it to close; a dialog around it, ours or the page's, then stays open. */
export function takesEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || isComposing(event)) return false
  event.stopPropagation()
  event.preventDefault()
  return true
}
