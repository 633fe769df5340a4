import { hasFocus, isFocusLost, setFocusInPlace } from './focus'
import { parentOf } from './host/elements'
import { elementsNamed, pageBody } from './host/find-in-page'
import { pageWide } from './host/page-wide'
import { outOfReach, shellAttribute } from './placeholders'

const marks = {
  polite: ['role', 'status'],
  assertive: ['role', 'alert'],
  dialogs: ['data-doorstep-dialogs', ''],
} as const
type Part = keyof typeof marks

// Known by what they stand in and not by their markup: a page that a router has kept brings copies of them. A second
// copy of the bundle shares them, and one that a host script took out still holds what React has put into it.
const shells = pageWide('shells', () => new WeakMap<Element, Element>())

let inUse: EventTarget | null = null

/** Called with each shell that is put on the page, or is put back. */
export const newcomers = /* @__PURE__ */ new Set<(shell: Element) => void>()

/** Puts back what a script of the page has taken out with an open dialog in it, and the focus that was there. */
export function restoreShell(): void {
  const shell = shells.get(pageBody())
  if (!shell || shell.isConnected) return
  pageBody().append(shell)
  for (const each of shell.querySelectorAll<HTMLElement>('[popover]')) each.showPopover()
  if (isFocusLost() && inUse instanceof Element && shell.contains(inUse)) setFocusInPlace(inUse)
}

/** Our own element at the end of that place: dialogs and live regions stand in it. */
export function shellIn(place: Element): Element {
  const shell = shells.get(place) ?? document.createElement('div')
  if (shell.parentNode === place) return shell
  shells.set(place, shell)
  shell.className = 'doorstep'
  shell.setAttribute(shellAttribute, '')
  shell.addEventListener('focusin', ({ target }) => (inUse = target))
  Object.assign(shell, { doorstep: true })
  place.append(shell)
  for (const hear of newcomers) hear(shell)
  return shell
}

// A full-screen element that cannot show children, such as a video, is left alone.
const holdsNothing = ':not(.doorstep-dialog,video,iframe,canvas)'
const covering = `:is(:modal,:fullscreen)${holdsNothing}`
const over = `:is(:modal,:popover-open,:fullscreen)${holdsNothing}`

/**
 * What is above all else where the person is: the page's own modal dialog, which makes all around it inert, its popover,
 * what it shows on the whole screen; else its body.
 */
function topLayer(from: Element | null): Element {
  try {
    // Only dialogs are modal: a long page is not gone through for each thing that is said.
    const modals = document.fullscreenElement
      ? [...pageBody().querySelectorAll(covering)]
      : elementsNamed('dialog').filter(each => each.matches(covering))
    const top = modals.filter(each => hasFocus(each)).at(-1) ?? modals.at(-1)
    const near = from?.closest(over)
    return (top && !(near && top.contains(near)) ? top : near) ?? pageBody()
  } catch {
    // A browser that does not know these selectors has no such layers, or follows the order of the page.
    return pageBody()
  }
}

/**
 * The place in which dialogs can be pressed and words are heard: on top of the page. If the page has put that out of reach,
 * as a drawer does with all around it, the widest place around the person that is not.
 */
export function topPlace(from: Element | null): Element {
  const top = topLayer(from)
  const isInReach = (place: Element) => !(shells.get(place) ?? place).closest(outOfReach)
  if (isInReach(top)) return top
  const around: Element[] = []
  for (let at = from && parentOf(from); at && at !== top; at = parentOf(at)) around.unshift(at)
  return around.find(isInReach) ?? top
}

/** The part of a shell of that name, made where it is not there. */
export function partOf(parent: Element, name: Part): HTMLElement {
  const [attribute, value] = marks[name]
  const found = [...parent.children].find(child => child.getAttribute(attribute) === value)
  if (found) return found as HTMLElement
  const made = document.createElement('div')
  made.setAttribute(attribute, value)
  parent.append(made)
  return made
}
