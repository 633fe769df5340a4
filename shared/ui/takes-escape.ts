import { isComposing } from './is-composing'

type Press = Parameters<typeof isComposing>[0] &
  Pick<KeyboardEvent, 'key' | 'stopPropagation' | 'preventDefault'>

/**
 * Returns whether a key press is an Escape that closes the element. If so, stops the event, so that an outer dialog
 * stays open.
 */
export function takesEscape(event: Press): boolean {
  if (event.key !== 'Escape' || isComposing(event)) return false
  event.stopPropagation()
  event.preventDefault()
  return true
}
