/**
 * An absolute address for a picture that somebody else named: https, or from `origin` itself;
 * null for anything else, which leaves the picture out.
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
