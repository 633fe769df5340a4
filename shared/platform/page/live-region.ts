import { hasFocus, setFocus } from './focus'
import { newcomers, partOf, shellIn, topPlace } from './top-of-page'

/** Polite messages wait until the reader pauses; assertive ones, for errors, interrupt. */
type Urgency = 'polite' | 'assertive'

/** The time of the last announcement, in `performance.now()` milliseconds. */
let saidAt = Number.NEGATIVE_INFINITY
/** The shell of the last announcement. */
let heardIn: Element | undefined

// A shell that was put back has announced nothing yet.
newcomers.add(shell => {
  if (shell === heardIn) saidAt = Number.NEGATIVE_INFINITY
})

const settleMs = 100
const apartMs = 1000
const clearMs = 3000

/** Every error is announced, but only the newest of the other messages. */
const waiting = { errors: [] as string[], news: '' }
let timer: ReturnType<typeof setTimeout> | undefined
let isErrorHeard = false

const after = (ms: number, act: () => void) => {
  clearTimeout(timer)
  // One text is said in a second, and goes after three. Ends with: itself.
  timer = setTimeout(act, ms)
}

const silence = () => {
  isErrorHeard = false
  for (const region of heardIn?.children ?? []) if (region.hasAttribute('role')) region.textContent = ''
}

const topShell = () => shellIn(topPlace(document.activeElement))

// A live region announces text only if it already exists and is empty a moment earlier.
const speakIn = (ms: number) => {
  silence()
  heardIn = topShell()
  partOf(heardIn, waiting.errors.length ? 'assertive' : 'polite')
  after(ms, speak)
}
const soon = () => speakIn(settleMs)

const speakInTurn = () => {
  const rest = Math.max(settleMs, Math.min(apartMs, saidAt + apartMs - performance.now()))
  // An error stays for a full second; other news would replace it before it was read.
  if (isErrorHeard) after(rest - settleMs, soon)
  else speakIn(rest)
}

function speak(): void {
  // A dialog of the page has opened since.
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
 * Makes a screen reader say the text once, even if it repeats the last text. The text is invisible and is removed
 * after 3 s. One text is announced per second: each error first, then the newest other message. An error cancels
 * waiting messages; an empty text cancels everything but errors.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const isError = urgency === 'assertive' && text !== ''
  waiting.news = isError ? '' : text
  if (isError && waiting.errors.at(-1) !== text) waiting.errors.push(text)
  topShell()
  speakInTurn()
}

/**
 * Focuses the field in which something is wrong, so that its message is read once: with the field, which the message
 * describes, or by itself if the field has the focus already (F-44).
 */
export function focusWrongField(field: HTMLElement | null | undefined, message: string): void {
  if (hasFocus(field)) announce(message, 'assertive')
  else setFocus(field)
}
