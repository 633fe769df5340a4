import { closestMatch } from '../../shared/platform/values/closest-match'

// Common mail hosts; the last ones are listed because they resemble others.
const hosts =
  'gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com yahoo.com yahoo.co.uk icloud.com btinternet.com live.co.uk virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk tiscali.co.uk protonmail.com mail.com email.com ymail.com rocketmail.com'.split(
    ' ',
  )

/** Returns the corrected address if its host is one slip away from a well-known one; null otherwise. */
export function meantAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1).toLowerCase()
  const meant = at > 0 ? closestMatch(host, hosts, 1) : undefined
  return meant && meant !== host ? address.slice(0, at + 1) + meant : null
}
