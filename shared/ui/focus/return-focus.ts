import { restoreFocus } from '../../platform/page/focus'

const openers = new WeakMap<Element, Element>()

/** Remembers what had the focus when a dialog opened. */
export function rememberOpener(dialog: Element, opener: Element): void {
  openers.set(dialog, opener)
}

/**
 * Puts the focus of a closed dialog back on its opener, unless another dialog or the person has moved it. Is that gone,
 * the caller's fallback gets it; else what opened the dialog the opener was in; else the first control of its widget.
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
