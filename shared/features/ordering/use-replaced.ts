import { useRef, useState } from 'react'
import { useMessages } from '../../platform/messages/use-messages'
import { announce } from '../../platform/page/shell'
import { interpolate } from '../../platform/values/interpolate'
import { replacedMessages } from './editor-messages'

export type Replaced = ReturnType<typeof useReplaced>

/**
 * What became of a typed quantity that could not be taken as it was, in words. A press on the button that made the field
 * give it up was meant for what was typed: then `isNews`, and nothing is to be sent by it.
 */
export function useReplaced() {
  const labels = useMessages(replacedMessages)
  const [words, setWords] = useState('')
  const times = useRef(0)
  const timesAtPress = useRef<number | null>(null)
  return {
    words,
    /** Tells, for everybody, what `text` became; `what` is the day or "the quantity". */
    explain(text: string, { by, max, what }: { by: number; max: number; what: string }) {
      if (!text) return setWords('')
      const sentence = /^\d+$/.test(text) ? labels.tooMany : labels.notWhole
      const said = interpolate(sentence, { text: text.slice(0, 20), max, what, by })
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
