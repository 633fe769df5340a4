import { useLayoutEffect } from 'react'
import type { OptionValues } from '../../shared/platform/options/options'
import { partsIn } from '../../shared/platform/page/placeholders'
import type { options } from './equal-height.options'
import { evenOut, release } from './even-out'

/** The delay of the second measurement, by which fonts and images have usually loaded (IP-05). */
const againMs = 1000

/**
 * Keeps the columns of the page's rows equally high: at once, a second later and whenever their size changes (IP-04,
 *
 */
export function EqualHeight({ columns }: OptionValues<typeof options>) {
  useLayoutEffect(() => {
    const rows = partsIn(document, columns) as HTMLElement[]
    const measure = () => rows.forEach(evenOut)
    const letGo = () => rows.forEach(release)
    measure()
    // Columns as high as the highest, a second later too (IP-05). Ends with: the widget goes.
    const timer = setTimeout(measure, againMs)
    let frame = 0
    // In a frame of its own: changing sizes inside the observer's callback would report a "ResizeObserver loop" error.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    // Each column is observed too, also one that is added later: when one column shrinks, the others keep the row's
    // height the same.
    const watched = new WeakSet<Element>()
    const watch = () => {
      for (const element of rows.flatMap(row => [row, ...row.children])) {
        if (watched.has(element)) continue
        watched.add(element)
        sizes.observe(element)
      }
    }
    watch()
    const columnsCome = new MutationObserver(watch)
    for (const row of rows) columnsCome.observe(row, { childList: true })
    // Paper has other widths. The columns that change here are measured again, after the print.
    window.addEventListener('beforeprint', letGo)
    return () => {
      window.removeEventListener('beforeprint', letGo)
      columnsCome.disconnect()
      sizes.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      letGo()
    }
  }, [columns])
  return null
}
