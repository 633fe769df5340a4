import { type RefObject, useRef } from 'react'
import { hasFocus, setFocus } from '../../platform/page/focus'
import { useFocusOnRemoval } from '../../ui/focus/use-focus-on-removal'

/** Marks what takes the focus when a row has gone: another row, which is no button, or the basket's heading. */
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
/** What stands in the place of a row that goes: of a product that was taken out, or is back. */
const toSuccessor = (row: Element) => {
  const list = row.parentElement
  const product = row.getAttribute('data-product')
  const other = beside(row)
  setFocus(other)
  // It stands there only when this commit is through.
  queueMicrotask(() => {
    const successor = [...(list?.children ?? [])].find(each => each.getAttribute('data-product') === product)
    if (hasFocus(other)) setFocus(successor)
  })
}

/** Hands the focus of a row that goes to what stands in its place, else to the row beside it, else to the heading (X2). */
export const useRowFocus = () => useLeave(toSuccessor)
/** Hands the focus of a part that goes to the basket's heading. */
export const usePartFocus = () => useLeave(toHeading)
