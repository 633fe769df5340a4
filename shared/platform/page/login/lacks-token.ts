import { readPageGlobals } from '../globals'
import { report, reported } from '../report'

/** The report about a page without a token. */
export const noToken =
  'this page names no CSRF token, so no widget on it can send anything; write it into ' +
  '<meta name="csrf-token" content="…"> or window.csrfToken.'

/** Returns whether the page names neither a token nor a token source; reports that once. */
export function lacksToken(): boolean {
  const { csrfToken, csrfUrl } = readPageGlobals()
  if (csrfToken || csrfUrl) return false
  if (!reported().includes(noToken)) report(noToken)
  return true
}
