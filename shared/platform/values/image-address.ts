/**
 * Returns the absolute address of a picture that somebody else named: https, or from `origin` itself. Null for any
 * other address, and the picture is left out.
 */
export function imageAddress(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !value.trim()) return null
  try {
    const { protocol, origin: target, username, password, href } = new URL(value, origin)
    const isOwn = protocol === 'http:' && target === origin
    return (protocol === 'https:' || isOwn) && !username && !password ? href : null
  } catch {
    return null
  }
}
