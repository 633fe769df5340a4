import openings from 'react-modal/lib/helpers/portalOpenInstances.js'

// A bundler and a test runner see an old module's default differently.
const registry = 'default' in openings ? openings.default : openings

/**
 * Lets react-modal's focus guards follow a frame later. One comes first in the page: where a host has a rule such as
 * `* + *`, the browser works out the style of the whole page again, and the dialog waited for that.
 */
export function postponeGuards(): void {
  registry.subscribers = registry.subscribers.map(
    guard =>
      (...news) =>
        void requestAnimationFrame(() => setTimeout(() => guard(...news))),
  )
}
