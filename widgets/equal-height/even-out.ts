import { zoomOf } from '../../shared/platform/page/host/zoom-of'

const columnsOf = (row: Element): HTMLElement[] =>
  [...row.children].filter(child => child instanceof HTMLElement)

/** The page's own inline `min-height` of each column. */
const written = new WeakMap<HTMLElement, string>()

/** Restores the natural heights of a row's columns. */
export function release(row: Element): void {
  for (const column of columnsOf(row)) {
    const own = written.get(column)
    if (own === undefined) continue
    column.style.minHeight = own
    if (!column.getAttribute('style')) column.removeAttribute('style')
    written.delete(column)
  }
}

/** Returns the column's padding and border, which `min-height` excludes unless `box-sizing` is `border-box`. */
function around(column: HTMLElement): number {
  const style = getComputedStyle(column)
  if (style.boxSizing === 'border-box') return 0
  const sides = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const
  return sides.reduce((sum, side) => sum + (Number.parseFloat(style[side]) || 0), 0)
}

/** Makes columns that stand side by side as high as the highest of them (IP-04). */
export function evenOut(row: Element): void {
  release(row)
  const shown = columnsOf(row)
    .map(column => {
      const { top, height } = column.getBoundingClientRect()
      return { column, top, height }
    })
    .filter(({ height }) => height > 0)
  for (const { column, top, height } of shown) {
    const beside = shown.filter(other => Math.abs(other.top - top) < 2)
    const highest = Math.max(...beside.map(other => other.height))
    if (highest - height < 0.5) continue
    written.set(column, column.style.minHeight)
    column.style.minHeight = `${highest / zoomOf(column) - around(column)}px`
  }
}
