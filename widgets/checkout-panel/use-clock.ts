import { useEffect, useState } from 'react'
import { useNow } from '../../shared/mount/use-now'

const minuteMs = 60_000

/** The time, read again every minute: cut-offs pass while a page is open. */
export function useClock(): Date {
  const now = useNow()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minuteMs)
    return () => clearInterval(timer)
  }, [now])
  return time
}
