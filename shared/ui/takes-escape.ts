import { isComposing } from './is-composing'

type Press = Parameters<typeof isComposing>[0] &
  Pick<KeyboardEvent, 'key' | 'stopPropagation' | 'preventDefault'>

/** Whether a key press asks the element that hears it to close; a dialog around it, ours or the page's, then stays open. */
export function takesEscape(event: Press): boolean {
  if (event.key !== 'Escape' || isComposing(event)) return false
  event.stopPropagation()
  event.preventDefault()
  return true
}
