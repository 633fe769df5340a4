// Fetched only by a page on which a widget has crashed.
import { tell } from '../../page/window-events'

// Of an address only the file's own name: what else it says may be the visitor's.
const frame = /[\w.-]+\.js:\d+:\d+/g

/** FNV-1a, 32 bits: a short name for a text, not a secret. */
function fingerprintOf(text: string): string {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** Tells the page's own monitoring that a widget crashed: the kind of error and where it came from, never what it said. */
export function tellCrash(widget: string, problem: unknown): void {
  const error = problem instanceof Error ? problem.constructor.name : typeof problem
  const frames = (problem instanceof Error && problem.stack?.match(frame)?.slice(0, 5)) || []
  const fingerprint = fingerprintOf([widget, error, ...frames].join(' '))
  tell('doorstep:error', { widget, version: window.Doorstep?.version ?? '', error, fingerprint })
}
