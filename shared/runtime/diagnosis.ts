// Fetched only by a page on which something is wrong.
import { nearest } from '../text/nearest'

/** What to say of a name that no widget has; nothing where it is probably another library's. */
export function misnamed(name: string, known: readonly string[], isDebugging: boolean): string | undefined {
  const meant = nearest(name, known)
  if (!meant && !isDebugging) return undefined
  return `there is no widget "${name}"; ${meant ? `write data-widget="${meant}"` : `known are ${known.join(', ')}`}.`
}

/** What to say of a `data-load` that is none of the words. */
export const mistimed = (name: string, found: string, known: readonly string[]): string =>
  `${name}: data-load is "${found}"; expected one of ${known.join(', ')}.`

/** Shows an editor, in the page itself, what to change in a placeholder; only where debugging is on. */
export function showEditorNote(placeholder: HTMLElement, message: string): void {
  const note = document.createElement('p')
  note.setAttribute('role', 'note')
  note.dataset.doorstepNote = ''
  note.textContent = `Doorstep: ${message}`
  const look: Partial<CSSStyleDeclaration> = {
    border: '2px solid #a62b1f',
    background: '#fbe7e1',
    color: '#1b2620',
    font: '16px/1.5 system-ui, sans-serif',
    padding: '12px 16px',
    margin: '0 0 12px',
    overflowWrap: 'anywhere',
  }
  Object.assign(note.style, look)
  placeholder.prepend(note)
}
