// Messages about a placeholder that need no definition of its widget; the page, its doctor and the command line
// share them.
import { closestMatch } from '../values/closest-match'
import { loadStrategies } from './widget-list'

/**
 * Returns the message for an unknown widget name. Undefined if the name is probably another library's, unless
 * `isAllAsked`.
 */
export function misnamed(name: string, known: readonly string[], isAllAsked: boolean): string | undefined {
  const [ours, another] = name.split(/\s+|^doorstep-/).filter(each => known.includes(each))
  if (another) return `there is no widget "${name}"; write a placeholder for each of the two names.`
  const meant = ours ?? closestMatch(name, known)
  if (!meant && !isAllAsked) return undefined
  return `there is no widget "${name}"; ${meant ? `write data-widget="${meant}"` : `known names are ${known.join(', ')}`}.`
}

/** Returns the message for a placeholder that contains an element of the page around it. */
export function unclosed(name: string, part: string, inner: string | null): string {
  const shown = `<${part}${inner ? ` data-widget="${inner}"` : ''}>`
  return `${name}: it holds ${shown}, which does not belong in a fallback; close its tag with </div>, as <div … /> does not close itself.`
}

/** Returns the message for a `data-load` value that does not exist. */
export const wrongStrategy = (name: string, strategy: string): string =>
  `${name}: data-load is "${strategy}"; expected one of ${loadStrategies.join(', ')}.`
