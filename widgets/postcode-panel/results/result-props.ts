import type { CheckResult } from '../check/postcode-question'
import type { PanelOptions } from '../postcode-panel.options'

/** What each result of a check is given to show. */
export type ResultProps = {
  panel: PanelOptions
  /** The check was asked for by the account, for this address or a future one. */
  isAccount: boolean
  result: CheckResult
  onClose: () => void
  /** Closes and leads back to the field. */
  onTryAgain: () => void
  returnFocusTo: () => HTMLElement | null
}
