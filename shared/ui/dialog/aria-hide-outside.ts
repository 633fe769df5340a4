import { setFocusInPlace } from '../../platform/page/focus'
import { unhidden } from '../../platform/page/host/unhidden'
import { pageBehindDialogs, shellOf } from '../../platform/page/layer'
import { coveredAttribute, openClass } from '../../platform/page/placeholders'

const stack: Element[] = []
let covered: Element[] = []

/**
 * Hides everything except a dialog's layer and the live regions from screen readers; returns a function that undoes
 * this. With several layers, the last one stays visible.
 */
export function ariaHideOutside(layer: Element): () => void {
  const below = stack.at(-1)
  stack.push(layer)
  coverFor(below)
  return () => {
    const top = stack.at(-1)
    stack.splice(stack.indexOf(layer), 1)
    coverFor(top)
  }
}

const shell = (layer: Element | undefined) => layer && shellOf(layer)

/** Hides the page behind the top layer; `before` is the previous top layer. */
function coverFor(before: Element | undefined): void {
  const top = stack.at(-1)
  if (shell(top) !== shell(before)) {
    uncover()
    if (top) cover(top)
  }
  for (const layer of stack) {
    if (layer === top) layer.removeAttribute('aria-hidden')
    else layer.setAttribute('aria-hidden', 'true')
  }
}

// Elements that are never hidden: dialogs and popovers that the page may open over ours, and elements that the page
// itself hides and that must stay hidden.
const never = '[aria-hidden],dialog,[popover]'

/** Who comes back from the browser's own controls with Tab is in the dialog, not in the page behind it. */
function keepFocus({ target, relatedTarget }: FocusEvent): void {
  const isBehind = !relatedTarget && target instanceof Element && target.closest(`[${coveredAttribute}]`)
  if (isBehind) setFocusInPlace(stack.at(-1)?.firstElementChild)
}

function cover(top: Element): void {
  const root = document.documentElement
  // Read before anything is hidden, so that the page is laid out once and not twice.
  const hasScrollbar = window.innerWidth > root.clientWidth
  covered = pageBehindDialogs(top).filter(element => !unhidden(element).matches(never))
  for (const element of covered) {
    unhidden(element).setAttribute('aria-hidden', 'true')
    unhidden(element).setAttribute(coveredAttribute, '')
  }
  root.toggleAttribute('data-doorstep-scrollbar', hasScrollbar)
  root.classList.add(openClass)
  // The focus that comes from outside the page. Ends with: the last dialog closes.
  document.addEventListener('focusin', keepFocus)
}

function uncover(): void {
  for (const element of covered) {
    unhidden(element).removeAttribute('aria-hidden')
    unhidden(element).removeAttribute(coveredAttribute)
  }
  covered = []
  document.documentElement.removeAttribute('data-doorstep-scrollbar')
  document.documentElement.classList.remove(openClass)
  document.removeEventListener('focusin', keepFocus)
}
