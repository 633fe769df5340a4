import { findInPage, pageBody } from './host/find-in-page'

/** Polite words wait for the reader to pause; assertive ones, for errors, interrupt. */
type Urgency = 'polite' | 'assertive'

const marks = {
  polite: ['role', 'status'],
  assertive: ['role', 'alert'],
  dialogs: ['data-doorstep-dialogs', ''],
} as const
type Part = keyof typeof marks

let kept: Element | undefined
/** When something was said last, in the page's own milliseconds. */
let saidAt = Number.NEGATIVE_INFINITY

// Found in the page before it is remembered: a second copy of the bundle shares the first one's shell.
// Remembered as well: a shell that a host script took out still holds what React has put into it. While it stands it
// is not looked for: every dialog asks for it whenever it renders.
function shell(): Element {
  if (!kept?.isConnected)
    kept = findInPage('body > [data-doorstep-shell]') ?? kept ?? document.createElement('div')
  if (!kept.isConnected) {
    kept.className = 'doorstep'
    kept.setAttribute('data-doorstep-shell', '')
    pageBody().append(kept)
    saidAt = Number.NEGATIVE_INFINITY
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
  for (const region of shell().children) if (region.hasAttribute('role')) region.textContent = ''
}

// A region speaks when words arrive in it: it must be there, and be empty, a moment earlier.
const speakIn = (ms: number) => {
  silence()
  after(ms, speak)
}
const soon = () => speakIn(settleMs)

const speakInTurn = () => {
  const rest = Math.max(settleMs, Math.min(apartMs, saidAt + apartMs - performance.now()))
  // What is said of an error stands for its second: taken back at once by some news it was not heard.
  if (isErrorHeard) after(rest - settleMs, soon)
  else speakIn(rest)
}

function speak(): void {
  const error = waiting.errors.shift()
  const text = error ?? waiting.news
  if (error === undefined) waiting.news = ''
  if (!text) return
  saidAt = performance.now()
  isErrorHeard = error !== undefined
  part(error === undefined ? 'polite' : 'assertive').textContent = text
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
  part(urgency)
  speakInTurn()
}
