import type { usePostcodeCheck } from './check/use-postcode-check'
import type { PanelOptions } from './postcode-panel.options'

type Check = Pick<ReturnType<typeof usePostcodeCheck>, 'result' | 'isChecking'>

type PanelState = {
  look: PanelOptions['look']
  goesOn: PanelOptions['goesOn']
  check: Check
  /** The script of the result dialog has arrived. */
  hasResultPart: boolean
  isConfirmed: boolean
  isBlocked: boolean
}

/** Returns what the panel shows: the field or the confirmed postcode, and the result of a check. */
export function panelView({ look, goesOn, check, hasResultPart, isConfirmed, isBlocked }: PanelState) {
  const outcome = check.result?.outcome
  const isAnnouncedElsewhere = goesOn && outcome?.kind === 'matched' && !outcome.quotaReached
  const result = isAnnouncedElsewhere ? null : check.result
  const isChecking = check.isChecking || (result !== null && !hasResultPart)
  const isShown = isConfirmed && !isChecking
  const isQuotaShown = !check.result && isBlocked
  // Once the postcode is confirmed, the title no longer asks whether we deliver.
  const answers = isShown && !isQuotaShown && look !== 'band' && look !== 'plain'
  return { result, isChecking, isShown, isQuotaShown, answers }
}
