const openers = new WeakMap<Element, Element>()

/** Remembers what had the focus when a dialog opened. */
export function rememberOpener(dialog: Element, opener: Element): void {
  openers.set(dialog, opener)
}

/**
 * Puts the focus of a closed dialog back on its opener. Is that gone, the caller's fallback gets it; else what opened
 * the dialog the opener was in; else the first control of the opener's widget.
 */
export function returnFocus(dialog: Element, fallback: HTMLElement | null, root: Element | null): void {
  // Something has already taken it: another dialog, or the person.
  if (document.activeElement && document.activeElement !== document.body) return
  const opener = openers.get(dialog)
  if (focusOn(opener) || focusOn(fallback)) return
  const outer = opener?.closest('[role=dialog], [role=alertdialog]')
  if (outer && focusOn(openers.get(outer))) return
  focusOn(root?.querySelector('button, a[href], input, select, textarea'))
}

function focusOn(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return false
  element.focus()
  return document.activeElement === element
}
