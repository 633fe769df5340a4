import { isComposing } from './is-composing'

type Press = Parameters<typeof isComposing>[0] &
  Pick<KeyboardEvent, 'key' | 'stopPropagation' | 'preventDefault'>

/**
 * Whether a key press is an Escape that closes the element; if so, stops the event, so that a dialog around the
 * element stays open.
 */
export function takesEscape(event: Press): boolean {
  if (event.key !== 'Escape' || isComposing(event)) return false
  event.stopPropagation()
  event.preventDefault()
  return true
}
