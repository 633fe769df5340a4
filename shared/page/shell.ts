import { findInPage, pageBody } from './find-in-page'

/** Polite words wait for the reader to pause; assertive ones, for errors, interrupt. */
export type Urgency = 'polite' | 'assertive'

const marks = {
  polite: ['role', 'status'],
  assertive: ['role', 'alert'],
  dialogs: ['data-doorstep-dialogs', ''],
} as const
type Part = keyof typeof marks

let kept: Element | undefined

// Found in the page before it is remembered: a second copy of the bundle shares the first one's shell.
// Remembered as well: a shell that a host script took out still holds what React has put into it.
function shell(): Element {
  kept = findInPage('body > [data-doorstep-shell]') ?? kept ?? document.createElement('div')
  if (!kept.isConnected) {
    kept.className = 'doorstep'
    kept.setAttribute('data-doorstep-shell', '')
    pageBody().append(kept)
  }
  return kept
}

function part(name: Part): HTMLElement {
  const [attribute, value] = marks[name]
  const parent = shell()
  const found = [...parent.children].find(child => child.getAttribute(attribute) === value)
  if (found) return found as HTMLElement
  const made = document.createElement('div')
  made.setAttribute(attribute, value)
  parent.append(made)
  return made
}

/** The element, last in the page, into which every dialog of every widget is rendered. */
export const dialogLayer = (): HTMLElement => part('dialogs')

/** All that a modal dialog covers; the live regions are not among it, so they are heard while a dialog is open. */
export const pageBehindDialogs = (): Element[] => {
  const own = shell()
  return [...pageBody().children].filter(
    child => child !== own && !child.matches('script,style,link,template'),
  )
}

const settleMs = 100
const clearMs = 3000
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {}

function say(text: string, urgency: Urgency): void {
  clearTimeout(timers[urgency])
  // A region speaks when words arrive in it: it must be there, and be empty, a moment earlier.
  part(urgency).textContent = ''
  if (!text) return
  timers[urgency] = setTimeout(() => {
    part(urgency).textContent = text
    timers[urgency] = setTimeout(() => say('', urgency), clearMs)
  }, settleMs)
}

/** Has a screen reader say the text once, again if it is the same as before; seen by nobody, gone after 3 s. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // Two regions at once talk over each other: an error silences the rest.
  if (urgency === 'assertive') say('', 'polite')
  say(text, urgency)
}
