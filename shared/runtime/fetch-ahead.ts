// Fetched when a page has been quiet, by one that has printed the first state of a widget.
import { placeholderSelector } from '../page/placeholders'
import { wakeName } from '../page/wake'
import { filesOf } from './built-ahead'

const nearPx = 200
// A mouse that only passes by is gone sooner; one that means to press takes longer.
const restMs = 65
const waitingSelector = `${placeholderSelector}[data-widget-state=waiting]`

type Line = { saveData?: boolean; effectiveType?: string }

/** Whether what may never be needed would cost somebody dear. */
const isDear = ({ saveData, effectiveType = '' }: Line): boolean =>
  saveData === true || effectiveType.includes('2g')

const isNear = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > -nearPx && top < innerHeight + nearPx
}

const quiet = () => new Promise(resolve => requestIdleCallback(resolve))

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
 * From the first sign that somebody is there, has the files hold one by one, each once the page is quiet: what is styled
 * and run then is not styled and run at the press.
 */
function runAhead(files: readonly string[]): void {
  const run = async () => {
    for (const file of files) {
      await quiet()
      await window.doorstepPart?.(nameOf(file), file)
    }
  }
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, true)
    // What does not arrive is asked for again when it is pressed, and nothing is woken before.
    wakePointedAt(run().catch(() => new Promise(() => {})))
  }
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true })
}

/**
 * Wakes what a mouse rests on where it may be pressed, once all has run: the press finds the widget there. Only what the
 * build has listed: an editor may let any other wait for a press. A finger rests on nothing before it presses; who drags,
 * or has marked some text, would lose what they hold.
 */
function wakePointedAt(hasRun: Promise<void>): void {
  document.addEventListener('pointerover', ({ target, pointerType, buttons }) => {
    if (pointerType !== 'mouse' || buttons) return
    // Scripts may raise such an event on the document.
    const control = (target as Element).closest?.(`${waitingSelector} :is(a,button,input,summary)`)
    const placeholder = control?.closest<HTMLElement>(waitingSelector)
    if (!control || !filesOf[placeholder?.dataset.widget ?? '']) return
    const wake = () => {
      if (control.matches(':hover') && getSelection()?.isCollapsed !== false)
        control.dispatchEvent(new CustomEvent(wakeName, { bubbles: true, detail: 'ready' }))
    }
    hasRun.then(() => setTimeout(wake, restMs))
  })
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
  runAhead(needed)
}
