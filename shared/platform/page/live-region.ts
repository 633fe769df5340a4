import { newcomers, partOf, shellIn, topPlace } from './top-of-page'

/** Polite words wait for the reader to pause; assertive ones, for errors, interrupt. */
type Urgency = 'polite' | 'assertive'

/** When something was said last, in the page's own milliseconds. */
let saidAt = Number.NEGATIVE_INFINITY
/** Where it is said. */
let heardIn: Element | undefined

// A region that was away has said nothing yet.
newcomers.add(shell => {
  if (shell === heardIn) saidAt = Number.NEGATIVE_INFINITY
})

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
