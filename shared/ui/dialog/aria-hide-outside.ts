import { pageBehindDialogs } from '../../platform/page/shell'

const stack: Element[] = []
let covered: Element[] = []

/**
 * Makes a dialog's layer the only thing a screen reader finds, besides the shell's live regions;
 * returns its undoing. Of several layers the last one counts.
 */
export function ariaHideOutside(layer: Element): () => void {
  if (stack.length === 0) coverAll()
  stack.push(layer)
  exposeTop()
  return () => {
    stack.splice(stack.indexOf(layer), 1)
    exposeTop()
    if (stack.length === 0) uncoverAll()
  }
}

function coverAll(): void {
  // What the page itself hides stays hidden afterwards; react-modal's two focus guards are meant to be reached.
  covered = pageBehindDialogs().filter(
    element => !element.matches('[aria-hidden], [data-react-modal-body-trap]'),
  )
  for (const element of covered) element.setAttribute('aria-hidden', 'true')
  const root = document.documentElement
  root.toggleAttribute('data-doorstep-scrollbar', window.innerWidth > root.clientWidth)
  root.classList.add('doorstep-dialog-open')
}

function uncoverAll(): void {
  for (const element of covered) element.removeAttribute('aria-hidden')
  covered = []
  document.documentElement.removeAttribute('data-doorstep-scrollbar')
  document.documentElement.classList.remove('doorstep-dialog-open')
}

function exposeTop(): void {
  for (const layer of stack) {
    if (layer === stack.at(-1)) layer.removeAttribute('aria-hidden')
    else layer.setAttribute('aria-hidden', 'true')
  }
}
