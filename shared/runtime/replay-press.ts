const fields = 'input,select,textarea'
const buttons = 'a[href],button,summary,[tabindex]'

/**
 * Remembers which of the placeholder's controls was pressed and whether it had the focus, and returns a
 * function that does the same to its counterpart in the mounted widget, once: the first field stands for the
 * first field, the second button for the second button. A text field is only focused.
 */
export function rememberPress(placeholder: Element, trigger: HTMLElement): () => void {
  const kind = trigger.matches(fields) ? fields : buttons
  const place = [...placeholder.querySelectorAll(kind)].indexOf(trigger)
  const hadFocus = placeholder.contains(document.activeElement)
  return () => {
    const now = [...placeholder.querySelectorAll<HTMLElement>(kind)]
    const counterpart = now[place] ?? now[0]
    // Somebody who has moved on meanwhile keeps their focus.
    const focused = document.activeElement
    if (hadFocus && (focused === document.body || placeholder.contains(focused))) counterpart?.focus()
    if (kind === buttons || counterpart?.matches('[type=checkbox],[type=radio]')) counterpart?.click()
  }
}
