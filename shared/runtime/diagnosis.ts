// Fetched only by a page on which something is wrong.
import { isDebugging } from '../page/placeholders'
import { nearest } from '../text/nearest'
import { moments } from './widget-list'

// In the order of page/check-host.ts.
const builtIns = [
  'array iteration',
  'Object',
  'WeakMap',
  'Promise',
  'CustomEvent',
  'MutationObserver',
  'the DOM',
]

/** What to say of a bundle that leaves the page alone: an earlier one has it, or nothing could be trusted there. */
export const idle = (first: string | undefined, version: string, broken: number): string =>
  first
    ? `the bundle is on this page twice (${first} and ${version}); remove one script.`
    : `nothing was mounted: a script of this page has broken ${builtIns[broken]}; update it or load it later.`

/** What to say of a name that no widget has; nothing where it is probably another library's. */
function misnamed(name: string, known: readonly string[]): string | undefined {
  const meant = nearest(name, known)
  if (!meant && !isDebugging()) return undefined
  return `there is no widget "${name}"; ${meant ? `write data-widget="${meant}"` : `known are ${known.join(', ')}`}.`
}

// How browsers, and fetch-chunk.ts, say that a file did not arrive; anything else was thrown by one that did.
const isMissing = /dynamically imported|importing a module|\.css\b/i

/** What to say of a widget whose files did not all arrive, or did and could not be run. */
export const unloaded = (name: string, problem: unknown): string =>
  isMissing.test(String(problem))
    ? `${name} could not be fetched (${problem}); check that every file of the bundle is deployed and allowed.`
    : `${name} was fetched but could not start (${problem}); check that all files are of one release, and what other scripts of this page change.`

/** What to say of a placeholder that holds a part of the page around it. */
function unclosed(name: string, part: Element): string {
  const inner = part.getAttribute('data-widget')
  const shown = `<${part.localName}${inner ? ` data-widget="${inner}"` : ''}>`
  return `${name}: it holds ${shown}, which is no fallback; close its tag with </div>, as <div … /> does not close itself.`
}

/** What can be seen to be wrong with a placeholder before its widget is fetched. */
export function faultOf(
  { widget, listed }: { widget: string; listed?: object | undefined },
  swallowed: Element | undefined,
  moment: string,
  known: readonly string[],
): string | undefined {
  if (!listed) return misnamed(widget, known)
  if (swallowed) return unclosed(widget, swallowed)
  return `${widget}: data-load is "${moment}"; expected one of ${moments.join(', ')}.`
}

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
