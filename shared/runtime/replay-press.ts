import { counterpartFinder } from './handover'

/**
 * Remembers which of the placeholder's controls was pressed, and returns a function that presses its counterpart in the
 * mounted widget, once. A text field is not pressed: it has been handed the focus.
 */
export function rememberPress(placeholder: Element, trigger: HTMLElement): () => void {
  const find = counterpartFinder(placeholder, trigger)
  const isField = trigger.matches('input,select,textarea')
  return () => {
    const counterpart = find(placeholder)
    if (!isField || counterpart?.matches('[type=checkbox],[type=radio]')) counterpart?.click()
  }
}
