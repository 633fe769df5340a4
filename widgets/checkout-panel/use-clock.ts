import { useCallback, useEffect, useState } from 'react'
import { useNow } from '../../shared/services/use-now'

const minuteMs = 60_000

/** The time, read again every minute, as cut-offs pass while a page is open, and whenever `readClock` is called. */
export function useClock() {
  const now = useNow()
  const [clock, setClock] = useState(now)
  const readClock = useCallback(() => {
    const time = now()
    setClock(time)
    return time
  }, [now])
  useEffect(() => {
    readClock()
    const timer = setInterval(readClock, minuteMs)
    return () => clearInterval(timer)
  }, [readClock])
  return { clock, readClock }
}
