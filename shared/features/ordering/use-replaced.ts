import { useRef, useState } from 'react'
import { isWholeNumber } from '../../domain/rules/quantity'
import { useMessages } from '../../platform/messages/use-messages'
import { announce } from '../../platform/page/live-region'
import { interpolate } from '../../platform/values/interpolate'
import { replacedMessages } from './editor-messages'

export type Replaced = ReturnType<typeof useReplaced>

/**
 * Explains that a typed quantity was replaced. A press on the send button moves the focus out of the field, which
 * may replace its quantity. The press then meant the typed quantity, so `isNews` returns true and nothing must be
 * sent.
 */
export function useReplaced() {
  const messages = useMessages(replacedMessages)
  const [words, setWords] = useState('')
  const times = useRef(0)
  const timesAtPress = useRef<number | null>(null)
  return {
    words,
    /** Shows and announces the replacement of `text`; `what` is the day or "the quantity". */
    explain(text: string, { by, max, what }: { by: number; max: number; what: string }) {
      if (!text) return setWords('')
      const sentence = isWholeNumber(text) ? messages.tooMany : messages.notWhole
      const said = interpolate(sentence, { text: text.slice(0, 20), max, what, by })
      times.current++
      setWords(said)
      announce(said, 'assertive')
    },
    forget: () => setWords(''),
    /** Event handlers for the element around the fields and the send button. */
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
