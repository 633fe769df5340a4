const depthCap = 5
const messageCap = 50
const lengthCap = 500

/** Members outside `errors` that are never the message of a field. */
const reserved = /^(message|errors|data|success|status|id|redirect|exception|file|line|trace)$/

/** The words of a refusal: the first message of each field, and every message once, in body order. */
type Refusal = { fields: Record<string, string>; messages: string[] }

/** Flattens an error body in any spelling the shop uses (A-18, A-19, CALL-04); never throws. */
export function readRefusal(body: unknown): Refusal {
  const fields: Record<string, string> = Object.create(null)
  const messages = new Set<string>()
  const errors = ownMember(body, 'errors')
  const data = ownMember(body, 'data')
  const message = ownMember(body, 'message') ?? ownMember(data, 'message')
  // Beside a message, only lists are field messages: `{message, type: "error"}` has none.
  const isField = (name: string, value: unknown) =>
    !reserved.test(name) && (message === undefined || Array.isArray(value))
  for (const source of [errors, data, body]) {
    if (isRecord(source)) {
      for (const [field, value] of Object.entries(source)) {
        if (source !== errors && !isField(field, value)) continue
        const found = collect(value, 1)
        if (found[0]) fields[field] = found[0]
        for (const text of found) messages.add(text)
      }
    } else {
      for (const text of collect(source, 1)) messages.add(text)
    }
    if (messages.size) break
  }
  const all = messages.size ? [...messages] : collect(message, 1)
  return { fields, messages: all.slice(0, messageCap) }
}

function collect(value: unknown, depth: number): string[] {
  if (depth > depthCap) return []
  if (typeof value === 'string') {
    return value
      .split('\n')
      .map(line => line.trim().slice(0, lengthCap))
      .filter(line => line && line !== '[object Object]')
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(member => collect(member, depth + 1))
}

/** Is this an object with named members? */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A member of the object itself; what the page put on a prototype does not count. */
export function ownMember(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}
