import { useState } from 'react'
import { useLazyDialog } from '../../../shared/ui/status/use-lazy-dialog'
import type { usePostcodeCheck } from '../check/use-postcode-check'

const loadResults = () => import('./ResultDialog')
type Part = Awaited<ReturnType<typeof loadResults>>

/** To be called when somebody may ask soon: what arrives before the answer need not be waited for. */
export const fetchResults = () => void loadResults().catch(() => {})

/** The dialog of the answer, which most visitors of a page never see; null until it is there. */
export function useResults(check: ReturnType<typeof usePostcodeCheck>) {
  // Where it is there before the answer is, the dialog opens with the answer.
  const [early, setEarly] = useState<Part | null>(null)
  const { part, missing } = useLazyDialog(loadResults, check.result && !early)
  return {
    part: early ?? part,
    /** Says that it did not arrive: the answer is there, and cannot be shown. */
    missing,
    ask(typed: string) {
      loadResults().then(setEarly, () => {})
      return check.ask(typed)
    },
  }
}
