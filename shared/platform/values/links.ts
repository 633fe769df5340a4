const hostLike = /^(?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?)$/u
const emailLike = /^[\w.!$'*+=^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i

/** An absolute http(s) address for a link somebody else wrote, or null when it must stay plain text; "www.farm.co.uk" gets https. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const host = hostLike.exec(value.trim())?.[1]
  return webAddress(host ? `https://${host}` : value)?.href ?? null
}

/** Where a reply may send the browser: an absolute address of this origin, or null. */
export function safeRedirect(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !value.trim()) return null
  const url = webAddress(value, origin)
  return url && url.origin === origin ? url.href : null
}

/** A tel: link for a number of digits, spaces and one leading plus; otherwise null, and the number stays text. */
export function telephoneHref(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\+?[\d\s]+$/.test(value.trim())) return null
  const number = value.replace(/\s/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null
}

/** A mailto: link for one plain e-mail address, or null. */
export function mailHref(value: unknown): string | null {
  const address = typeof value === 'string' ? value.trim() : ''
  return emailLike.test(address) ? `mailto:${address}` : null
}

function webAddress(text: string, base?: string): URL | null {
  try {
    const url = new URL(text, base)
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
  } catch {
    return null
  }
}
