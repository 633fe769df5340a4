// Runs in the page: what a person would see, find and be able to press.
import { queryAllByRole } from '@testing-library/dom'

/** A control or element as a person would name it. */
export type Sought = {
  /** A role, or several as in `link or button`. */
  role: string
  /** The accessible name: whole, or a pattern's source. */
  name: string | { pattern: string }
  /** Its region, or the heading of its list item. */
  within?: string | undefined
}

/** The state of the page as a person sees it. */
export type Sight = {
  /** A new value after each navigation. */
  page: string
  dialogs: string[]
  focus: string
  hasLostFocus: boolean
  /** Faults of the top dialog, and complaints of scripts and policies. */
  faults: string[]
}

/** A point to press, or the reason why there is none. */
export type Spot = { x: number; y: number } | { problem: string }

export type Eyes = {
  spot(sought: Sought): Promise<Spot>
  valueIn(sought: Sought): string | null
  text(): string
  arrive(widget: string): boolean
  sight(): Promise<Sight>
}

const page = crypto.getRandomValues(new Uint32Array(2)).join('-')
const complaints: string[] = []

function listen(): void {
  window.addEventListener('error', ({ message }) => complaints.push(`error: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`content security: ${violatedDirective} ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    complaints.push(words.join(' '))
    error(...words)
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

const words = (element: Element | null): string => {
  const label = (element as HTMLInputElement | null)?.labels?.[0]
  const said = element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? ''
  return `${element?.localName} ${said.trim().replace(/\s+/g, ' ').slice(0, 60)}`
}

const titleOf = (dialog: Element): string => {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  return dialog.getAttribute('aria-label') ?? title?.textContent ?? ''
}

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2, width, height }
}

/** Waits for finite animations, so not for a spinner's. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), pause(1000)])
}

function scopeOf({ within }: Sought): HTMLElement | undefined {
  if (within === undefined) return document.body
  const [region] = queryAllByRole(document.body, 'region', { name: within })
  const [heading] = region ? [] : queryAllByRole(document.body, 'heading', { name: within })
  return region ?? heading?.closest('li') ?? undefined
}

const allIn = (scope: HTMLElement, { role }: Sought, named?: { name: string | RegExp }): HTMLElement[] =>
  role.split(' or ').flatMap(each => queryAllByRole(scope, each, named))

function find(sought: Sought): HTMLElement | undefined {
  const { name } = sought
  const scope = scopeOf(sought)
  const matcher = typeof name === 'string' ? name : new RegExp(name.pattern)
  return scope && allIn(scope, sought, { name: matcher })[0]
}

function absence(sought: Sought): string {
  const scope = scopeOf(sought)
  if (!scope) return 'is not there, nor is what it is in'
  return `is not there, but ${allIn(scope, sought).map(words).join(' · ')}`
}

/** The reason why a press would not reach an element; undefined when it would. */
function obstacle(element: Element): string | undefined {
  const { x, y, width, height } = middleOf(element)
  if (width === 0 || height === 0) return 'has no height'
  const hit = document.elementFromPoint(x, y)
  if (!hit) return 'is outside the window'
  return element.contains(hit) ? undefined : `is covered by ${words(hit)}`
}

/** A drawn circle stands for a visually hidden radio button: people press its label. */
const pressable = (found: HTMLElement): HTMLElement =>
  found instanceof HTMLInputElement && /radio|checkbox/.test(found.type) && obstacle(found)
    ? (found.labels?.[0] ?? found)
    : found

async function spot(sought: Sought): Promise<Spot> {
  const found = find(sought)
  if (!found) return { problem: absence(sought) }
  if (found.matches('[aria-disabled=true], :disabled')) return { problem: 'is disabled' }
  const element = pressable(found)
  if (obstacle(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await settled()
  const before = middleOf(element)
  await pause(30)
  const { x, y } = middleOf(element)
  const problem = before.x === x && before.y === y ? obstacle(element) : 'does not stand still'
  return problem ? { problem } : { x, y }
}

/**
 * Each button and link of a dialog can be seen and pressed, after scrolling if need be; the focus is in the
 * dialog.
 */
function dialogFaults(dialog: Element): string[] {
  const name = titleOf(dialog)
  const faults: string[] = []
  if (!dialog.contains(document.activeElement))
    faults.push(`the focus is on ${words(document.activeElement)}, outside the dialog "${name}"`)
  const tops = [dialog, ...dialog.querySelectorAll('*')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map(element => [element, element.scrollTop] as const)
  for (const control of dialog.querySelectorAll('button, a[href]')) {
    if (control.closest('[hidden], details:not([open]) > :not(summary)')) continue
    // The editor of another tab, which keeps its place.
    if (getComputedStyle(control).visibility === 'hidden') continue
    if (obstacle(control)) control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const problem = obstacle(control)
    if (problem) faults.push(`${words(control)} in the dialog "${name}" ${problem}`)
  }
  for (const [element, top] of tops) element.scrollTop = top
  return faults
}

async function sight(): Promise<Sight> {
  await settled()
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')]
  const top = dialogs.at(-1)
  return {
    page,
    dialogs: dialogs.map(titleOf),
    focus: words(document.activeElement),
    hasLostFocus: !document.activeElement || document.activeElement === document.body,
    faults: [...complaints, ...(top ? dialogFaults(top) : [])],
  }
}

/** Whether a widget is on the page; one that loads on visibility is scrolled into view. */
function arrive(widget: string): boolean {
  const placeholder = document.querySelector<HTMLElement>(`[data-widget="${widget}"]`)
  if (placeholder?.dataset.widgetState === 'mounted') return true
  placeholder?.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A sleeping widget is woken as the page itself would.
  placeholder?.dispatchEvent(new CustomEvent('doorstep:wake', { bubbles: true, detail: 'ready' }))
  return false
}

function valueIn(sought: Sought): string | null {
  const found = find(sought)
  if (!found) return null
  return 'value' in found ? String(found.value) : (found.textContent ?? '')
}

listen()
const eyes: Eyes = { spot, valueIn, text: () => document.body.innerText, arrive, sight }
Object.assign(window, { doorstepEyes: eyes })
