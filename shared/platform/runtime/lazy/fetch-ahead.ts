// Fetched when a page has been quiet, by one that has printed the first state of a widget.

import { activateName } from '../../page/events/activate'
import { placeholderSelector } from '../../page/placeholders'
import { filesOf } from './built-ahead'

const nearPx = 200
// A mouse that only passes by is gone sooner; one that means to press takes longer.
const restMs = 65
// What a finger has set going stands still for longer than this only once it has come to its end.
const stillMs = 150
const waitingSelector = `${placeholderSelector}[data-widget-state=waiting]`

type Line = { saveData?: boolean; effectiveType?: string }

/** Whether what may never be needed would cost somebody dear. */
const isDear = ({ saveData, effectiveType = '' }: Line): boolean =>
  saveData === true || effectiveType.includes('2g')

const isWithin = (px: number) => (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > -px && top < innerHeight + px
}
const isNear = isWithin(nearPx)
const isInSight = isWithin(0)

/** Activates what a control stands in; not while text is marked, which would be lost. */
function activate(element: Element): void {
  if (getSelection()?.isCollapsed !== false)
    element.dispatchEvent(new CustomEvent(activateName, { bubbles: true, detail: 'ready' }))
}

const quiet = () => new Promise(resolve => requestIdleCallback(resolve))

let scrolling: ReturnType<typeof setTimeout> | undefined

function markScrolled(): void {
  clearTimeout(scrolling)
  scrolling = setTimeout(() => {
    scrolling = undefined
  }, stillMs)
}

/** Settles once nothing has been scrolled for a moment: what is run meanwhile costs frames. */
async function stillness(): Promise<void> {
  while (scrolling) await new Promise(resolve => setTimeout(resolve, stillMs))
}

const quietly = { capture: true, passive: true }

// What somebody does who may press something next.
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** A part is known by its place, as in the loader's list; all else by its file. */
function nameOf(file: string): number | string {
  const [, place] = /^c\/(\d+)-/.exec(file) ?? []
  return place ? Number(place) : file
}

/**
 * By what a file is sorted: a part stands after those that it takes from, and what a widget is made of after its style.
 * Compared as plain text, as the browser's own sorting of numbers in texts costs a slow phone a tenth of a second.
 */
const inTurn = (file: string): string => file.replace(/\d+/, place => place.padStart(3, '0'))

/**
 * From the first sign that somebody is there, has the files hold one by one, each once the page is quiet and stands
 * still: what is styled and run then is not styled and run at the press. Settles once all hold; never where one did not
 * arrive: it is asked for again when it is pressed.
 */
const runAhead = (files: readonly string[]): Promise<void> =>
  new Promise(resolve => {
    const run = async () => {
      for (const file of files) {
        await stillness()
        await quiet()
        await window.doorstepPart?.(nameOf(file), file)
      }
      resolve()
    }
    const begin = () => {
      for (const sign of signs) window.removeEventListener(sign, begin, quietly)
      run().catch(() => {})
    }
    for (const sign of signs) window.addEventListener(sign, begin, quietly)
  })

/**
 * Wakes what a mouse rests on where it may be pressed, once all has run: the press finds the widget there. Only what the
 * build has listed: an editor may let any other wait for a press. Who drags would lose what they hold.
 */
function activatePointedAt(hasRun: Promise<void>): void {
  document.addEventListener('pointerover', ({ target, pointerType, buttons }) => {
    if (pointerType !== 'mouse' || buttons) return
    // Scripts may raise such an event on the document.
    const control = (target as Element).closest?.(`${waitingSelector} :is(a,button,input,summary)`)
    const placeholder = control?.closest<HTMLElement>(waitingSelector)
    if (!control || !filesOf[placeholder?.dataset.widget ?? '']) return
    hasRun.then(() => setTimeout(() => control.matches(':hover') && activate(control), restMs))
  })
}

/**
 * A finger rests on nothing before it presses: once it has left the page, and the page stands still, activates what is in
 * sight and has all its files run, one at a time while the page is quiet. Each asks the shop what it would ask when it is
 * pressed. What only a screen reader moves through stays as it is, or its reader would lose their place.
 */
function activateInSight(hasRun: Promise<void>, files: readonly string[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const activateAll = async () => {
    timer = undefined
    const waiting = document.querySelectorAll<HTMLElement>(waitingSelector)
    for (const each of [...waiting].filter(isInSight)) {
      if (!filesOf[each.dataset.widget ?? '']?.every(file => files.includes(file))) continue
      await quiet()
      if (isInSight(each)) activate(each)
    }
  }
  const activateSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(activateAll, stillMs)
  }
  document.addEventListener('touchend', () => hasRun.then(activateSoon))
  document.addEventListener('scroll', () => timer && activateSoon())
}

/** Asks for the files one by one, each once the page is quiet: all at once they hold up a slow phone. */
async function askAhead(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = new URL(`../${file}`, import.meta.url).href
    document.head.append(link)
    await quiet()
  }
}

/**
 * Asks, after all else, for the files of what waits near the screen, and once somebody is there, has them hold: a
 * press finds them there.
 */
export function fetchAhead(): void {
  if (isDear((navigator as { connection?: Line }).connection ?? {})) return
  const waiting = document.querySelectorAll<HTMLElement>(waitingSelector)
  const files = [...waiting].filter(isNear).flatMap(({ dataset }) => filesOf[dataset.widget ?? ''] ?? [])
  const needed = [...new Set(files)].sort((one, other) => (inTurn(one) < inTurn(other) ? -1 : 1))
  void askAhead(needed)
  // Before whoever takes it for a sign that somebody is there.
  window.addEventListener('scroll', markScrolled, quietly)
  const hasRun = runAhead(needed)
  activatePointedAt(hasRun)
  activateInSight(hasRun, needed)
}
