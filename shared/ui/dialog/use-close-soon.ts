import { useEffect, useRef } from 'react'

const closeMs = 1000

/**
 * Closes a dialog one second after an order is saved in it (UI-04, OD-10), unless it is closed before or the person
 * goes on using it: spread `stay` on an element around the content.
 */
export function useCloseSoon(isOpen: boolean, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies(isOpen): opening or closing it ends the wait
  useEffect(() => () => clearTimeout(timer.current), [isOpen])
  return {
    closeSoon() {
      stop()
      // A dialog closes a second after a save. Ends with: any key or press in it.
      timer.current = setTimeout(close, closeMs)
    },
    stay: { onKeyDownCapture: stop, onPointerDownCapture: stop },
  }
}
