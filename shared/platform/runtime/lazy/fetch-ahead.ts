// Fetched once the page is idle, and only if a widget's first state is server-rendered.

import { activateName } from '../../page/events/activate'
import { offAttribute, placeholderSelector } from '../../page/placeholders'
import { type FileName, filesOf } from './built-ahead'

const nearPx = 200
// A passing mouse leaves sooner; a mouse that is about to press stays longer.
const restMs = 65
// Momentum scrolling has ended if nothing scrolls for this long.
const stillMs = 150
const waitingSelector = `${placeholderSelector}[data-widget-state=waiting]:not([${offAttribute}] *)`

type Line = { saveData?: boolean; effectiveType?: string }

/** Returns whether the connection is too expensive or too slow for files that may never be needed. */
const isDear = ({ saveData, effectiveType = '' }: Line): boolean =>
  saveData === true || effectiveType.includes('2g')

const isWithin = (px: number) => (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > -px && top < innerHeight + px
}
const isNear = isWithin(nearPx)
const isInSight = isWithin(0)

/** Activates the placeholder of an element; not while text is selected, as mounting would lose the selection. */
function activate(element: Element): void {
  if (getSelection()?.isCollapsed !== false)
    element.dispatchEvent(new CustomEvent(activateName, { bubbles: true, detail: 'ready' }))
}

// A press finds its files. Ends with: all files have run.
const quiet = () => new Promise(resolve => requestIdleCallback(resolve))

let scrolling: ReturnType<typeof setTimeout> | undefined

function markScrolled(): void {
  clearTimeout(scrolling)
  scrolling = setTimeout(() => {
    scrolling = undefined
  }, stillMs)
}

const moment = () => new Promise(resolve => setTimeout(resolve, stillMs))

/** Resolves once nothing has scrolled for a moment: running scripts during a scroll costs frames. */
async function stillness(): Promise<void> {
  while (scrolling) await moment()
}

const quietly = { capture: true, passive: true }

// Signs that somebody may press something soon.
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Returns the sort key of a file: shared scripts come after those that they import, and a widget's script after its
 * style sheet. Keys are plain text, because numeric collation costs a slow phone a tenth of a second.
 */
const inTurn = (file: FileName): string => `${file}`.padStart(3, '0')

/** Returns whether every widget of the list needs the file. */
const isForAll = (file: FileName): boolean => Object.values(filesOf).every(files => files.includes(file))

/**
 * Fetches the remaining files at the first sign of a person, and runs them one by one while the page is idle and
 * does not scroll, so that a press need not wait. Resolves once all have run. If a file did not arrive, never
 * resolves, as a press fetches the file again.
 */
const runAhead = (files: readonly FileName[], sharedFiles: readonly string[]): Promise<void> =>
  new Promise(resolve => {
    const run = async () => {
      void askAhead(
        files.filter(file => !isForAll(file)),
        sharedFiles,
      )
      for (const file of files) {
        await stillness()
        await quiet()
        await window.doorstepPart?.(file)
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
 * Activates the widget of a control under a resting mouse, once all files have run, so that a press finds it
 * mounted. Only widgets of the build's list: an editor may want any other to wait for a press. Not while a button is
 * held, as mounting would interrupt a drag.
 */
function activatePointedAt(hasRun: Promise<void>): void {
  document.addEventListener('pointerover', ({ target, pointerType, buttons }) => {
    if (pointerType !== 'mouse' || buttons) return
    // Scripts may dispatch this event on the document, which has no `closest`; a field may hide its form's
    // `closest`.
    if (!(target instanceof Element) || typeof target.closest !== 'function') return
    const control = target.closest(`${waitingSelector} :is(a,button,input,summary)`)
    const placeholder = control?.closest<HTMLElement>(waitingSelector)
    if (!control || !filesOf[placeholder?.dataset.widget ?? '']) return
    hasRun.then(() => setTimeout(() => control.matches(':hover') && activate(control), restMs))
  })
}

/**
 * Activates widgets on a touch screen, which has no hover. Once a finger has left the screen and scrolling has
 * ended, it activates the visible widgets whose files have all run, one at a time while the page is idle. Each then
 * sends the requests of a press. Without a touch nothing is activated, as screen reader users would lose their
 * place.
 */
function activateInSight(hasRun: Promise<void>, files: readonly FileName[]): void {
  const activateAll = async () => {
    // A tap ends with its click, and momentum begins only now.
    await moment()
    await stillness()
    const waiting = document.querySelectorAll<HTMLElement>(waitingSelector)
    for (const each of [...waiting].filter(isInSight)) {
      if (!filesOf[each.dataset.widget ?? '']?.every(file => files.includes(file))) continue
      await quiet()
      if (isInSight(each)) activate(each)
    }
  }
  document.addEventListener('touchend', () => hasRun.then(activateAll))
}

/** Prefetches the files one by one while the page is idle: all at once would block a slow phone. */
async function askAhead(files: readonly FileName[], sharedFiles: readonly string[]): Promise<void> {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = new URL(`../${sharedFiles[file as number] ?? file}`, import.meta.url).href
    document.head.append(link)
    await quiet()
  }
}

/**
 * Fetches the files that all widgets share, if an inactive widget is near the screen. After the first sign of a
 * person, fetches and runs all files of the widgets near the screen, so that a press finds them ready.
 */
export function fetchAhead(sharedFiles: readonly string[]): void {
  if (isDear((navigator as { connection?: Line }).connection ?? {})) return
  const waiting = document.querySelectorAll<HTMLElement>(waitingSelector)
  const files = [...waiting].filter(isNear).flatMap(({ dataset }) => filesOf[dataset.widget ?? ''] ?? [])
  const needed = [...new Set(files)].sort((one, other) => (inTurn(one) < inTurn(other) ? -1 : 1))
  void askAhead(needed.filter(isForAll), sharedFiles)
  // Added before the listener that starts running files, so that a scroll is noted first.
  window.addEventListener('scroll', markScrolled, quietly)
  const hasRun = runAhead(needed, sharedFiles)
  activatePointedAt(hasRun)
  activateInSight(hasRun, needed)
}
