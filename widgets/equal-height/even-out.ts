const columnsOf = (row: Element): HTMLElement[] =>
  [...row.children].filter(child => child instanceof HTMLElement)

/** What the page itself had written there. */
const written = new WeakMap<HTMLElement, string>()

/** Gives the columns of a row back the heights that they have by themselves. */
export function release(row: Element): void {
  for (const column of columnsOf(row)) {
    const own = written.get(column)
    if (own === undefined) continue
    column.style.minHeight = own
    if (!column.getAttribute('style')) column.removeAttribute('style')
    written.delete(column)
  }
}

/** What a minimal height does not count where it is one of the content. */
function around(column: HTMLElement): number {
  const style = getComputedStyle(column)
  if (style.boxSizing === 'border-box') return 0
  const sides = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const
  return sides.reduce((sum, side) => sum + (Number.parseFloat(style[side]) || 0), 0)
}

/** Makes those columns of a row that stand beside each other as high as the highest of them (IP-04). */
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
    column.style.minHeight = `${highest - around(column)}px`
  }
}
