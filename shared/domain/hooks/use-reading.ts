import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Failure, failureOf } from '../api/client/failure'
import { useShop } from './use-shop'

type Reading<T> = {
  /** The newest answer, kept during the next read; null until the first answer. */
  value: T | null
  isReading: boolean
  failure: Failure | null
  again: () => void
  /** Sets the value without reading, after it has just been saved. */
  replace: (value: T) => void
}

/**
 * Reads `subject` from the shop, and again when it changes or when the page may be out of date (X7). Null reads
 * nothing. Only the newest read counts, and unmounting aborts it. `hear` subscribes to what others read of it (L-61).
 */
export function useReading<T>(
  subject: string | null,
  read: (signal: AbortSignal) => Promise<T>,
  hear?: (take: () => (value: T) => void) => () => void,
): Reading<T> {
  const [state, setState] = useState<Omit<Reading<T>, 'again' | 'replace'>>({
    value: null,
    isReading: subject !== null,
    failure: null,
  })
  const [tries, setTries] = useState(0)
  const outdated = useShop(({ session }) => session.outdated)
  // The numbers of the last read that has begun, here or elsewhere, and of the one whose answer is shown.
  const order = useRef({ begun: 0, shown: 0 })
  const ask = useEffectEvent(read)
  const listen = useEffectEvent(hear ?? (() => () => {}))

  // biome-ignore lint/correctness/useExhaustiveDependencies(tries): another try reads again
  // biome-ignore lint/correctness/useExhaustiveDependencies(outdated): what was read before is old
  useEffect(() => {
    if (subject === null) return
    const life = new AbortController()
    setState(({ value }) => ({ value, isReading: true, failure: null }))
    const begin = () => {
      const mine = ++order.current.begun
      return (failure: Failure | null, news?: { value: T }) => {
        if (life.signal.aborted || mine < order.current.shown) return
        if (news) order.current.shown = mine
        // A transition lets a press interrupt the rendering of the answer.
        startTransition(() => setState(({ value }) => ({ value, isReading: false, failure, ...news })))
      }
    }
    const answered = begin()
    ask(life.signal).then(
      value => answered(null, { value }),
      error => {
        const failure = failureOf(error)
        if (failure) answered(failure)
      },
    )
    // After the own read has begun, so that it is not told as well. Ends with: the next own read.
    const stop = listen(() => {
      const heard = begin()
      return value => heard(null, { value })
    })
    return () => {
      stop()
      life.abort()
    }
  }, [subject, tries, outdated])

  return {
    ...state,
    again: () => setTries(tries + 1),
    replace(value) {
      order.current.shown = ++order.current.begun
      setState({ value, isReading: false, failure: null })
    },
  }
}
