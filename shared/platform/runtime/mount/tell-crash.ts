// Fetched only by a page on which a widget has crashed.
import { tell } from '../../page/events/window-events'
import { checksum } from '../../values/checksum'

// Matches only the file's own name in an address, as the rest may contain the visitor's data.
const frame = /[\w.-]{1,60}\.js:\d{1,9}:\d{1,9}/g

/** Reports a crash to the page's own monitoring: the kind of error and where it was thrown, never its message. */
export function tellCrash(widget: string, problem: unknown): void {
  const error = problem instanceof Error ? problem.constructor.name : typeof problem
  const frames = (problem instanceof Error && problem.stack?.match(frame)?.slice(0, 5)) || []
  const fingerprint = checksum([widget, error, ...frames].join(' '))
  tell('doorstep:error', { widget, version: window.Doorstep?.version ?? '', error, fingerprint })
}
