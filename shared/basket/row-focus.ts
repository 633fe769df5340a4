import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Marks what takes the focus when a row has gone: each row's own button, and the basket's heading. */
export const rowButton = { 'data-row-button': '' }
export const fallback = { 'data-box-fallback': '', tabIndex: -1 }

const buttonIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row-button]')

const headingOf = (part: Element) => {
  const basket = part.closest<HTMLElement>('[data-box]')
  return basket?.querySelector<HTMLElement>('[data-box-fallback]') ?? basket
}

function beside(row: Element): HTMLElement | null {
  for (const way of ['nextElementSibling', 'previousElementSibling'] as const) {
    for (let other = row[way]; other; other = other[way]) {
      const button = buttonIn(other)
      if (button) return button
    }
  }
  return headingOf(row)
}

/** Calls `leave` just before the element goes, if it has the focus. */
function useFocusWhenGone<Part extends HTMLElement>(leave: (part: Part) => void): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const mine = part.current
    return () => {
      if (mine?.contains(document.activeElement)) leave(mine)
    }
  }, [leave])
  return part
}

const toHeading = (part: Element) => headingOf(part)?.focus()
const toRowBeside = (row: Element) => beside(row)?.focus()
const toRowOfProduct = (removed: Element) => {
  const list = removed.parentElement
  const product = removed.getAttribute('data-removed')
  const other = beside(removed)
  other?.focus()
  // Its row stands there only when this commit is through.
  queueMicrotask(() => {
    const row = [...(list?.children ?? [])].find(each => each.getAttribute('data-product') === product)
    if (document.activeElement === other) buttonIn(row)?.focus()
  })
}

/** Hands the focus of a row that goes to the next row, else to the one before, else to the heading (X2). */
export const useRowFocus = () => useFocusWhenGone<HTMLDivElement>(toRowBeside)
/** Hands the focus of an undone removal to the row that is back. */
export const useUndoFocus = () => useFocusWhenGone<HTMLDivElement>(toRowOfProduct)
/** Hands the focus of a part that goes to the basket's heading. */
export const usePartFocus = () => useFocusWhenGone<HTMLDivElement>(toHeading)
