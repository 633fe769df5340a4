// The build replaces what host libraries are known to break harmlessly (bind, Array.from, Date.parse, define).
// What is left here is what no build step can answer for.
const needs: Readonly<Record<string, () => unknown>> = {
  'array iteration': () => [...new Set([1, 1]), ...[2].map(n => n)].length === 2,
  Object: () => Object.hasOwn(Object.assign({}, { a: 1 }), 'a'),
  WeakMap: () => new WeakMap([[document, 1]]).get(document),
  Promise: () => Promise.resolve().finally,
  CustomEvent: () => new CustomEvent('x', { detail: 1 }).detail,
  MutationObserver: () => new MutationObserver(() => {}).takeRecords(),
  'the DOM': () => document.createElement('p').ownerDocument === document && document.body instanceof Node,
}

/** The first built-in that a script of the page has broken, if any. */
export function brokenBuiltIn(): string | undefined {
  return Object.keys(needs).find(name => {
    try {
      return !needs[name]?.()
    } catch {
      return true
    }
  })
}
