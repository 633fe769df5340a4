// Host libraries break some built-ins, and the build replaces those that can be replaced (bind, Array.from,
// Date.parse, define). The others are tested here. Their names, in the same order, are in
// runtime/diagnostics.ts, which only a page with an error fetches.
const needs: readonly (() => unknown)[] = [
  // Prototype 1.6 has given this another meaning, which can be taken back.
  () => !Object.keys(Object.create({ a: 1 }))[0],
  () => [...new Set([1, 1]), ...[2].map(n => n)].length === 2,
  () => Object.hasOwn(Object.assign({}, 0, { a: 1 }), 'a'),
  () => new WeakMap([[document, 1]]).get(document),
  () => Promise.resolve().finally,
  () => new CustomEvent('x', { detail: 1 }).detail,
  // What a library of the page has broken. Ends with: nothing that lasts.
  () => new MutationObserver(() => {}).takeRecords(),
]

/** Returns the index of the first built-in that a script of the page has broken; -1 if there is none. */
export const brokenBuiltIn = (): number =>
  needs.findIndex(need => {
    try {
      return !need()
    } catch {
      return true
    }
  })
