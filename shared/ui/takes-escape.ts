import { isComposing } from './is-composing'

type Press = Parameters<typeof isComposing>[0] &
  Pick<KeyboardEvent, 'key' | 'stopPropagation' | 'preventDefault'>

const keepKeyUp = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation()
}

/**
 * Returns whether a key press is an Escape that closes the element. If so, stops the event, so that an outer dialog
 * stays open; older dialogs of pages close as the key goes up.
 */
export function takesEscape(event: Press): boolean {
  if (event.key !== 'Escape' || isComposing(event)) return false
  event.stopPropagation()
  event.preventDefault()
  // Ends with: the next key that goes up.
  window.addEventListener('keyup', keepKeyUp, { capture: true, once: true })
  return true
}
