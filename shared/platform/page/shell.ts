import { hasFocus, isFocusLost, setFocusInPlace } from './focus'
import { parentOf } from './host/elements'
import { elementsNamed, pageBody } from './host/find-in-page'
import { pageWide } from './host/page-wide'
import { unhidden } from './host/unhidden'
import { outOfReach, shellAttribute } from './placeholders'

/** Polite words wait for the reader to pause; assertive ones, for errors, interrupt. */
type Urgency = 'polite' | 'assertive'

const marks = {
  polite: ['role', 'status'],
  assertive: ['role', 'alert'],
  dialogs: ['data-doorstep-dialogs', ''],
} as const
type Part = keyof typeof marks

/** When something was said last, in the page's own milliseconds. */
let saidAt = Number.NEGATIVE_INFINITY
/** Where it is said. */
let heardIn: Element | undefined

// Known by what they stand in and not by their markup: a page that a router has kept brings copies of them. A second
// copy of the bundle shares them, and one that a host script took out still holds what React has put into it.
const shells = pageWide('shells', () => new WeakMap<Element, Element>())

let inUse: EventTarget | null = null

/** Puts back what a script of the page has taken out with an open dialog in it, and the focus that was there. */
export function restoreShell(): void {
  const shell = shells.get(pageBody())
  if (!shell || shell.isConnected) return
  pageBody().append(shell)
  for (const each of shell.querySelectorAll<HTMLElement>('[popover]')) each.showPopover()
  if (isFocusLost() && inUse instanceof Element && shell.contains(inUse)) setFocusInPlace(inUse)
}

function shellIn(place: Element): Element {
  const shell = shells.get(place) ?? document.createElement('div')
  if (shell.parentNode === place) return shell
  shells.set(place, shell)
  shell.className = 'doorstep'
  shell.setAttribute(shellAttribute, '')
  shell.addEventListener('focusin', ({ target }) => (inUse = target))
  Object.assign(shell, { doorstep: true })
  place.append(shell)
  if (shell === heardIn) saidAt = Number.NEGATIVE_INFINITY
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
function topPlace(from: Element | null): Element {
  const top = topLayer(from)
  const isInReach = (place: Element) => !(shells.get(place) ?? place).closest(outOfReach)
  if (isInReach(top)) return top
  const around: Element[] = []
  for (let at = from && parentOf(from); at && at !== top; at = parentOf(at)) around.unshift(at)
  return around.find(isInReach) ?? top
}

function partOf(parent: Element, name: Part): HTMLElement {
  const [attribute, value] = marks[name]
  const found = [...parent.children].find(child => child.getAttribute(attribute) === value)
  if (found) return found as HTMLElement
  const made = document.createElement('div')
  made.setAttribute(attribute, value)
  parent.append(made)
  return made
}

/** The element, last in the page or in what of the page is on top, into which dialogs are rendered. */
export const dialogLayer = (place: Element = pageBody()): HTMLElement => partOf(shellIn(place), 'dialogs')

/** The dialog layer over all that the page shows where a widget stands. */
export const layerOver = (widget: Element | null): HTMLElement => dialogLayer(topPlace(widget))

/** All that a modal dialog covers; the live regions beside it are not among it, so they are heard while it is open. */
export function pageBehindDialogs(layer: Element = dialogLayer()): Element[] {
  const behind: Element[] = []
  const body = pageBody()
  for (let own = shellOf(layer); own && own !== body; own = parentOf(own)) {
    const parent = parentOf(own)
    for (const child of parent ? unhidden(parent).children : [])
      if (child !== own && !/^(script|style|link|template)$/.test(unhidden(child).localName))
        behind.push(child)
  }
  return behind
}

/** The shell that a dialog hangs in. */
export const shellOf = (layer: Element): Element | null => layer.closest(`[${shellAttribute}]`)

const settleMs = 100
const apartMs = 1000
const clearMs = 3000

/** Each error is said; of other news only the newest, since it tells how things stand. */
const waiting = { errors: [] as string[], news: '' }
let timer: ReturnType<typeof setTimeout> | undefined
let isErrorHeard = false

const after = (ms: number, act: () => void) => {
  clearTimeout(timer)
  timer = setTimeout(act, ms)
}

const silence = () => {
  isErrorHeard = false
  for (const region of heardIn?.children ?? []) if (region.hasAttribute('role')) region.textContent = ''
}

const topShell = () => shellIn(topPlace(document.activeElement))

// A region speaks when words arrive in it: it must be there, and be empty, a moment earlier.
const speakIn = (ms: number) => {
  silence()
  heardIn = topShell()
  partOf(heardIn, waiting.errors.length ? 'assertive' : 'polite')
  after(ms, speak)
}
const soon = () => speakIn(settleMs)

const speakInTurn = () => {
  const rest = Math.max(settleMs, Math.min(apartMs, saidAt + apartMs - performance.now()))
  // An error stays for a full second: other news at once would replace it before it was heard.
  if (isErrorHeard) after(rest - settleMs, soon)
  else speakIn(rest)
}

function speak(): void {
  // A dialog of the page has opened in the meantime.
  if (heardIn !== topShell()) {
    soon()
    return
  }
  const error = waiting.errors.shift()
  const text = error ?? waiting.news
  if (error === undefined) waiting.news = ''
  if (!text) return
  saidAt = performance.now()
  isErrorHeard = error !== undefined
  partOf(heardIn, error === undefined ? 'polite' : 'assertive').textContent = text
  if (waiting.errors.length || waiting.news) after(apartMs - settleMs, soon)
  else after(clearMs, silence)
}

/**
 * Has a screen reader say the text once, again if it is the same as before; seen by nobody, gone after 3 s. One text is
 * said in a second: errors first, each of them, then the newest of what else there is to say. An error takes back what
 * was to be said before it; no text takes back everything but errors.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const isError = urgency === 'assertive' && text !== ''
  waiting.news = isError ? '' : text
  if (isError && waiting.errors.at(-1) !== text) waiting.errors.push(text)
  topShell()
  speakInTurn()
}
