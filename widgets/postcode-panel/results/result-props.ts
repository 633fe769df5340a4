import type { CheckResult } from '../check/postcode-question'
import type { PanelOptions } from '../postcode-panel.options'

/** The props of every result of a check. */
export type ResultProps = {
  panel: PanelOptions
  /** True if the check belongs to the account, for the current address or a future one. */
  isAccount: boolean
  result: CheckResult
  onClose: () => void
  /** Closes the result and focuses the field. */
  onTryAgain: () => void
  returnFocusTo: () => HTMLElement | null
}
