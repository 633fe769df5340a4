import { useRef, useState } from 'react'
import { announce } from '../page/shell'

export type Replaced = ReturnType<typeof useReplaced>

/**
 * What became of a typed quantity that could not be taken as it was, in words. A press on the button that made the field
 * give it up was meant for what was typed: then `isNews`, and nothing is to be sent by it.
 */
export function useReplaced() {
  const [words, setWords] = useState('')
  const times = useRef(0)
  const timesAtPress = useRef<number | null>(null)
  return {
    words,
    /** Tells, for everybody, what `text` became; `what` is the day or "the quantity". */
    explain(text: string, { by, max, what }: { by: number; max: number; what: string }) {
      const fault = /^\d+$/.test(text) ? `is more than ${max}` : 'is not a whole number of items'
      const said = `“${text.slice(0, 20)}” ${fault}, so ${what} was set to ${by}.`
      times.current++
      setWords(said)
      announce(said, 'assertive')
    },
    forget: () => setWords(''),
    /** For the element around the fields and the button that sends. */
    presses: {
      onPointerDownCapture() {
        timesAtPress.current = times.current
      },
      onClick() {
        timesAtPress.current = null
      },
    },
    isNews: () => timesAtPress.current !== null && timesAtPress.current !== times.current,
  }
}
