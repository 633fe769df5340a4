import { useState } from 'react'
import { useLazyDialog } from '../../../shared/platform/providers/use-lazy'
import type { usePostcodeCheck } from '../check/use-postcode-check'

const loadResults = () => import('./ResultDialog')
type Part = Awaited<ReturnType<typeof loadResults>>

/** To be called when somebody may ask soon: what arrives before the answer need not be waited for. */
export const fetchResults = () => void loadResults().catch(() => {})

/** The dialog of the answer, which most visitors of a page never see; null until it is there. */
export function useResults(check: ReturnType<typeof usePostcodeCheck>) {
  const [questions, setQuestions] = useState(0)
  const [isMissing, setMissing] = useState(false)
  // Where it is there before the answer is, the dialog opens with the answer.
  const [early, setEarly] = useState<Part | null>(null)
  const late = useLazyDialog(loadResults, check.result && !early ? questions + 1 : 0, () => {
    setMissing(true)
    check.dismiss()
  })
  return {
    part: early ?? late,
    /** It did not arrive: the answer cannot be shown, and the question can be asked again. */
    isMissing,
    ask(typed: string) {
      setMissing(false)
      setQuestions(questions + 1)
      loadResults().then(setEarly, () => {})
      return check.ask(typed)
    },
  }
}
