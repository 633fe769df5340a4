import { useEffect, useRef } from 'react'

const closeMs = 1000

/** Closes a dialog one second after what was asked in it is done (UI-04, BD-18), unless it has closed before. */
export function useCloseLater(isOpen: boolean, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies(isOpen): opening or closing it ends the wait
  useEffect(() => () => clearTimeout(timer.current), [isOpen])
  return {
    closeLater() {
      clearTimeout(timer.current)
      timer.current = setTimeout(close, closeMs)
    },
  }
}
