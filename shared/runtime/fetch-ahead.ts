// Fetched when a page has been quiet, by one that has printed the first state of a widget.
import { placeholderSelector } from '../page/placeholders'
import { filesOf } from './built-ahead'
import { style } from './fetch-chunk'

const nearPx = 200

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

/** A part is known by its place, as in the loader's list; a widget's own script by its file. */
function nameOf(script: string): number | string {
  const [, place] = /^c\/(\d+)-/.exec(script) ?? []
  return place ? Number(place) : script
}

/**
 * From the first sign that somebody is there, has the files hold one by one, each once the page is quiet: what is styled
 * and run then is not styled and run at the press.
 */
function runAhead(files: readonly string[]): void {
  const run = async () => {
    for (const file of files) {
      await quiet()
      await (file.endsWith('.css')
        ? window.doorstepPart?.(file, file, style)
        : window.doorstepPart?.(nameOf(file), file))
    }
  }
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, true)
    // What does not arrive is asked for again when it is pressed.
    run().catch(() => {})
  }
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true })
}

/**
 * Asks, after all else, for the files of what waits near the screen, and once somebody is there, has them hold: a
 * press finds them there.
 */
export function fetchAhead(): void {
  if (isDear((navigator as { connection?: Line }).connection ?? {})) return
  const waiting = document.querySelectorAll<HTMLElement>(`${placeholderSelector}[data-widget-state=waiting]`)
  const files = [...waiting].filter(isNear).flatMap(({ dataset }) => filesOf[dataset.widget ?? ''] ?? [])
  const needed = [...new Set(files)]
  for (const file of needed) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = new URL(`../${file}`, import.meta.url).href
    document.head.append(link)
  }
  // A part stands after those that it takes from.
  runAhead(needed.sort(new Intl.Collator('en', { numeric: true }).compare))
}
