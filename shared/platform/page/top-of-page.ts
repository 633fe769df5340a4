import { hasFocus, isFocusLost, setFocusInPlace } from './focus'
import { parentOf } from './host/elements'
import { elementsNamed, pageBody } from './host/find-in-page'
import { pageWide } from './host/page-wide'
import { unhidden } from './host/unhidden'
import { outOfReach, shellAttribute } from './placeholders'

const marks = {
  polite: ['role', 'status'],
  assertive: ['role', 'alert'],
  dialogs: ['data-doorstep-dialogs', ''],
} as const
type Part = keyof typeof marks

// Shells by their parent. They are not found by markup, because a page that a router has kept contains copies of
// them. A second copy of the bundle shares the map, and a shell that a host script removed still holds React's
// content.
const shells = pageWide('shells', () => new WeakMap<Element, Element>())

let inUse: EventTarget | null = null

/** Called with each shell that is added to the page or put back. */
export const newcomers = /* @__PURE__ */ new Set<(shell: Element) => void>()

/** Puts back a shell that a script has removed with an open dialog in it, and its focus. */
export function restoreShell(): void {
  const shell = shells.get(pageBody())
  if (!shell || shell.isConnected) return
  pageBody().append(shell)
  for (const each of shell.querySelectorAll<HTMLElement>('[popover]')) each.showPopover()
  if (isFocusLost() && inUse instanceof Element && shell.contains(inUse)) setFocusInPlace(inUse)
}

/** Returns our own element at the end of that place, for dialogs and live regions. */
export function shellIn(place: Element): Element {
  const shell = shells.get(place) ?? document.createElement('div')
  if (shell.parentNode === place) return shell
  shells.set(place, shell)
  shell.className = 'doorstep'
  shell.setAttribute(shellAttribute, '')
  // Which layer is on top, and what in ours has the focus. Ends with: the shell is taken out.
  shell.addEventListener('focusin', ({ target }) => (inUse = target))
  Object.assign(shell, { doorstep: true })
  // In an element with a shadow only what has a slot is shown.
  const { shadowRoot, children } = unhidden(place)
  if (shadowRoot) shell.slot = [...children].map(unhidden).find(each => each.assignedSlot)?.slot ?? ''
  place.append(shell)
  for (const hear of newcomers) hear(shell)
  return shell
}

// A full-screen element that cannot show children, such as a video, is left alone.
const holdsNothing = ':not(.doorstep-dialog,video,iframe,canvas)'
const covering = `:is(:modal,:fullscreen)${holdsNothing}`
// A script that keeps the focus in a dialog of the page takes it back from everywhere else.
const keeping = ':is([role=dialog],[role=alertdialog],[aria-modal=true]):not(.doorstep *)'
const over = `:is(:modal,:popover-open,:fullscreen)${holdsNothing},${keeping}`

/**
 * Returns the layer of the page around an element. If an element of the page has it in its shadow, as a drawer of a
 * component library does, this is that element: what is put into it is shown in the layer.
 */
function layerAround(from: Element | null): Element | null {
  if (!from || unhidden(from).matches(over)) return from
  return unhidden(from).assignedSlot?.closest(over) ? parentOf(from) : layerAround(parentOf(from))
}

/**
 * Returns the page's top layer at an element: the page's own modal dialog, a popover, or a full-screen element; else
 * the body.
 */
function topLayer(from: Element | null): Element {
  try {
    // Only dialogs are modal, so a long page is not searched at each announcement.
    const modals = document.fullscreenElement
      ? [...pageBody().querySelectorAll(covering)]
      : elementsNamed('dialog').filter(each => each.matches(covering))
    const top = modals.filter(each => hasFocus(each)).at(-1) ?? modals.at(-1)
    const near = layerAround(from)
    return (top && !(near && top.contains(near)) ? top : near) ?? pageBody()
  } catch {
    // A browser that does not know these selectors has no such layers.
    return pageBody()
  }
}

/**
 * Returns the place on top of the page where dialogs can be used and live regions are heard. If the page has made
 * that inert, as a drawer does, it returns the widest usable place around the element.
 */
export function topPlace(from: Element | null): Element {
  const top = topLayer(from)
  const isInReach = (place: Element) => !(shells.get(place) ?? place).closest(outOfReach)
  if (isInReach(top)) return top
  const around: Element[] = []
  for (let at = from && parentOf(from); at && at !== top; at = parentOf(at)) around.unshift(at)
  return around.find(isInReach) ?? top
}

/** Returns the named part of a shell, and creates it if needed. */
export function partOf(parent: Element, name: Part): HTMLElement {
  const [attribute, value] = marks[name]
  const found = [...parent.children].find(child => child.getAttribute(attribute) === value)
  if (found) return found as HTMLElement
  const made = document.createElement('div')
  made.setAttribute(attribute, value)
  parent.append(made)
  return made
}
