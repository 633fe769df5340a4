// What is said of a placeholder before its definition is read; by the page, its doctor and the command line alike.
import { closestMatch } from '../values/closest-match'
import { loadStrategies } from './widget-list'

/** What to say of a name that no widget has; nothing where it is probably another library's, unless all is asked for. */
export function misnamed(name: string, known: readonly string[], isAllAsked: boolean): string | undefined {
  const meant = closestMatch(name, known)
  if (!meant && !isAllAsked) return undefined
  return `there is no widget "${name}"; ${meant ? `write data-widget="${meant}"` : `known are ${known.join(', ')}`}.`
}

/** What to say of a placeholder that holds a part of the page around it. */
export function unclosed(name: string, part: string, inner: string | null): string {
  const shown = `<${part}${inner ? ` data-widget="${inner}"` : ''}>`
  return `${name}: it holds ${shown}, which is no fallback; close its tag with </div>, as <div … /> does not close itself.`
}

/** What to say of a moment that there is not. */
export const wrongStrategy = (name: string, strategy: string): string =>
  `${name}: data-load is "${strategy}"; expected one of ${loadStrategies.join(', ')}.`
