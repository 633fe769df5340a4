import { readPageGlobals } from '../globals'
import { report } from '../report'

/** What to say of a page without a token. */
export const noToken =
  'this page names no CSRF token, so no widget on it can send anything; write it into ' +
  '<meta name="csrf-token" content="…"> or window.csrfToken.'

let isSaid = false

/** True where the page names neither a token nor a source of one; its developers are told so, once. */
export function lacksToken(): boolean {
  const { csrfToken, csrfUrl } = readPageGlobals()
  if (csrfToken || csrfUrl) return false
  if (!isSaid) report(noToken)
  isSaid = true
  return true
}
