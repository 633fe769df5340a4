import { type RefObject, useRef } from 'react'
import { hasFocus, setFocus } from '../../platform/page/focus'
import { useFocusOnRemoval } from '../../ui/focus/use-focus-on-removal'

/**
 * Attributes of the elements that take the focus of a removed row: another row (not its buttons), or the basket's
 * heading.
 */
export const restingPlace = { 'data-row': '', tabIndex: -1 }
export const fallback = { 'data-basket-fallback': '', tabIndex: -1 }

const headingOf = (part: Element) => {
  const basket = part.closest<HTMLElement>('[data-basket]')
  return basket?.querySelector<HTMLElement>('[data-basket-fallback]') ?? basket
}

function beside(row: Element): HTMLElement | null {
  for (const way of ['nextElementSibling', 'previousElementSibling'] as const) {
    for (let other = row[way]; other; other = other[way])
      if (other.matches('[data-row]')) return other as HTMLElement
  }
  return headingOf(row)
}

function useLeave(leave: (part: Element) => void): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(part, leave)
  return part
}

const toHeading = (part: Element) => setFocus(headingOf(part))
/** Moves the focus of a removed row to its replacement: the undo row of a removed line, or the line of a restored product. */
const toSuccessor = (row: Element) => {
  const list = row.parentElement
  const product = row.getAttribute('data-product')
  const other = beside(row)
  setFocus(other)
  // The replacement is in the page only after this commit.
  queueMicrotask(() => {
    const successor = [...(list?.children ?? [])].find(each => each.getAttribute('data-product') === product)
    if (hasFocus(other)) setFocus(successor)
  })
}

/**
 * Returns a ref for a row. If the row is removed with the focus, the focus moves to its replacement, else to the
 * next row, else to the heading (X2).
 */
export const useRowFocus = () => useLeave(toSuccessor)
/** Returns a ref for a part. If the part is removed with the focus, the focus moves to the basket's heading. */
export const usePartFocus = () => useLeave(toHeading)
