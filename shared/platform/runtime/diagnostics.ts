// Only a page with an error fetches this file.
import { patchBuiltIns } from '../page/host/patch-built-ins'
import { isDebugging } from '../page/placeholders'
import { report } from '../page/report'
import { misnamed, unclosed, wrongStrategy } from './sentences'
import type { WidgetList } from './widget-list'

// In the same order as `needs` in page/host/check-host.ts.
const builtIns = [
  'Object.keys',
  'array iteration',
  'Object',
  'WeakMap',
  'Promise',
  'CustomEvent',
  'MutationObserver',
]

/** Opens the page's doctor; `stopped` says why nothing is mounted. */
export const openDoctor = async (widgets: WidgetList, stopped?: string): Promise<void> =>
  (await import('../../tools/doctor/doctor')).openDoctor(widgets, { stopped })

/**
 * Reports why this bundle mounts nothing: an earlier copy has the page, or a script has broken a built-in. A broken
 * `Object.keys` is mended instead, and the bundle starts again.
 */
export function idle(first: string | undefined, version: string, broken: number, again: () => void): void {
  if (!first && !broken) {
    patchBuiltIns()
    again()
  } else report(whyIdle(first, version, broken))
}

function whyIdle(first: string | undefined, version: string, broken: number): string {
  // The doctor of the first copy reports this as well.
  if (first) return `the bundle is on this page twice (${first} and ${version}); remove one script.`
  const stopped = `nothing was mounted: a script of this page has broken ${builtIns[broken]}; update it or load it later.`
  if (isDebugging()) void openDoctor({}, stopped)
  return stopped
}

// Matches how browsers and fetch-chunk.ts report a missing file; any other error was thrown by a file that arrived.
const isMissing = /dynamically imported|importing a module|\.css\b/i

// The query that fetch-chunk.ts appends to a retry; no file name contains it.
const attempt = /(\.(?:js|css))\?\d+/g

/** Returns the message of a widget whose files did not all arrive, or could not run. */
export function unloaded(name: string, problem: unknown): string {
  const message = String(problem).replace(attempt, '$1')
  return isMissing.test(message)
    ? `${name} could not be fetched (${message}); check that every file of the bundle is deployed and allowed.`
    : `${name} was fetched but could not start (${message}); check that all files are of one release and that no other script of this page interferes.`
}

/** Returns the message of an error that is known before the widget is fetched; undefined if there is none. */
export function faultOf(
  { widget, listed }: { widget: string; listed?: object | undefined },
  swallowed: Element | undefined,
  strategy: string | undefined,
  widgets: WidgetList,
): string | undefined {
  if (!listed) return misnamed(widget, Object.keys(widgets), isDebugging())
  if (swallowed) return unclosed(widget, swallowed.localName, swallowed.getAttribute('data-widget'))
  return wrongStrategy(widget, `${strategy}`)
}
