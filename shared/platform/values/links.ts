const hostLike = /^(?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?)$/u
const emailLike = /^[\w.!$'*+=^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i

/**
 * Returns an absolute http(s) address for a link that somebody else wrote; null if it must stay plain text.
 * "www.farm.co.uk" gets https.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const host = hostLike.exec(value.trim())?.[1]
  return webAddress(host ? `https://${host}` : value)?.href ?? null
}

/** Returns the address to which a reply may send the browser: on this origin, absolute; else null. */
export function safeRedirect(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !value.trim()) return null
  const url = webAddress(value, origin)
  return url && url.origin === origin ? url.href : null
}

/** Returns a tel: link for digits, spaces and one leading plus; null for any other text, which stays text. */
export function telephoneHref(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\+?[\d\s]+$/.test(value.trim())) return null
  const number = value.replace(/\s/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null
}

/** Returns a mailto: link for one plain e-mail address; else null. */
export function mailHref(value: unknown): string | null {
  const address = typeof value === 'string' ? value.trim() : ''
  return emailLike.test(address) ? `mailto:${address}` : null
}

/** Returns the address; null if it is none. Safari has `URL.canParse` only since 17, and `URL.parse` since 18. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

function webAddress(text: string, base?: string): URL | null {
  const url = parseUrl(text, base)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}
