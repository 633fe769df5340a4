// The build replaces what host libraries are known to break harmlessly (bind, Array.from, Date.parse, define).
// What is left here is what no build step can answer for.
const needs: [name: string, works: () => unknown][] = [
  ['Array iteration', () => [...new Set([1, 1])].length === 1],
  [
    'Array.prototype',
    () =>
      [3, 4]
        .map(n => n + 1)
        .filter(n => n > 4)
        .find(n => n === 5) === 5,
  ],
  ['Object', () => Object.hasOwn(Object.assign({}, { a: 1 }), 'a') && Object.keys({ a: 1 }).length === 1],
  ['Map', () => new Map([[1, 2]]).get(1) === 2],
  ['WeakMap', () => new WeakMap([[document, 2]]).get(document) === 2],
  ['Promise', () => typeof Promise.resolve().finally === 'function'],
  ['CustomEvent', () => new CustomEvent('x', { detail: 1 }).detail === 1],
  ['MutationObserver', () => new MutationObserver(() => {}).takeRecords().length === 0],
  ['the DOM', () => document.createElement('p').ownerDocument === document && document.body instanceof Node],
]

/** The first built-in that a script of the page has broken, if any. */
export function brokenBuiltIn(): string | undefined {
  return needs.find(([, works]) => {
    try {
      return !works()
    } catch {
      return true
    }
  })?.[0]
}
