// Fetched when a page has been quiet, by one that has printed the first state of a widget.
import { placeholderSelector } from '../page/placeholders'
import { filesOf } from './built-ahead'

const nearPx = 200

type Line = { saveData?: boolean; effectiveType?: string }

/** Whether what may never be needed would cost somebody dear. */
const isDear = ({ saveData, effectiveType = '' }: Line): boolean =>
  saveData === true || effectiveType.includes('2g')

const isNear = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > -nearPx && top < innerHeight + nearPx
}

/** Asks, after all else, for the files of what waits near the screen, and runs none of them: a press finds them there. */
export function fetchAhead(): void {
  if (isDear((navigator as { connection?: Line }).connection ?? {})) return
  const waiting = document.querySelectorAll<HTMLElement>(`${placeholderSelector}[data-widget-state=waiting]`)
  const files = [...waiting].filter(isNear).flatMap(({ dataset }) => filesOf[dataset.widget ?? ''] ?? [])
  for (const file of new Set(files)) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = new URL(`../${file}`, import.meta.url).href
    document.head.append(link)
  }
}
