import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `move` when the value changes, because the control that was pressed to change it is gone. */
export function useFocusAfter(value: unknown, move: () => void): void {
  const before = useRef(value)
  const act = useEffectEvent(move)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    act()
  }, [value])
}
