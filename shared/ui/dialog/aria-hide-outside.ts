import { coveredAttribute, openClass } from '../../platform/page/placeholders'
import { pageBehindDialogs, shellOf } from '../../platform/page/shell'

const stack: Element[] = []
let covered: Element[] = []

/**
 * Makes a dialog's layer the only thing a screen reader finds, besides the live regions beside it;
 * returns its undoing. Of several layers the last one counts.
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

/** Covers the page for the layer that is on top now, where `before` was. */
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

// The page may open a dialog of its own over ours; react-modal's two focus guards are meant to be reached; what the page
// itself hides stays hidden afterwards.
const never = '[aria-hidden],[data-react-modal-body-trap],dialog,[popover]'

function cover(top: Element): void {
  covered = pageBehindDialogs(top).filter(element => !element.matches(never))
  for (const element of covered) {
    element.setAttribute('aria-hidden', 'true')
    element.setAttribute(coveredAttribute, '')
  }
  const root = document.documentElement
  root.toggleAttribute('data-doorstep-scrollbar', window.innerWidth > root.clientWidth)
  root.classList.add(openClass)
}

function uncover(): void {
  for (const element of covered) {
    element.removeAttribute('aria-hidden')
    element.removeAttribute(coveredAttribute)
  }
  covered = []
  document.documentElement.removeAttribute('data-doorstep-scrollbar')
  document.documentElement.classList.remove(openClass)
}
