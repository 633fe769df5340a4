import openings from 'react-modal/lib/helpers/portalOpenInstances.js'

// A bundler and a test runner import the default of a CommonJS module differently.
const registry = 'default' in openings ? openings.default : openings

/**
 * Postpones react-modal's focus guards by a frame. One of them is inserted at the start of the page: if the host has
 * a rule such as `* + *`, the browser restyles the whole page, and the dialog had to wait for that.
 */
export function postponeGuards(): void {
  registry.subscribers = registry.subscribers.map(
    guard =>
      (...news) =>
        void requestAnimationFrame(() => setTimeout(() => guard(...news))),
  )
}
