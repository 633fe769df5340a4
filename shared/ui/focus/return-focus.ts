import { restoreFocus } from '../../platform/page/focus'

const openers = new WeakMap<Element, Element>()

/** Remembers the focused element when a dialog opened. */
export function rememberOpener(dialog: Element, opener: Element): void {
  openers.set(dialog, opener)
}

/**
 * Moves the focus from a closed dialog back to its opener, unless another dialog or the person has moved it. If the
 * opener is gone, the focus goes to the caller's fallback; else to the opener of the dialog around it; else to the
 * first control of its widget.
 */
export function returnFocus(dialog: Element, fallback: HTMLElement | null, root: Element | null): void {
  const opener = openers.get(dialog)
  const outer = opener?.closest('[role=dialog], [role=alertdialog]')
  restoreFocus([
    opener,
    fallback,
    outer && openers.get(outer),
    root?.querySelector('button, a[href], input, select, textarea'),
  ])
}
