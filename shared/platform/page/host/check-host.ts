// The build replaces what host libraries are known to break harmlessly (bind, Array.from, Date.parse, define).
// What is left here is what no build step can answer for.
// Their names, in the same order, are in runtime/diagnostics.ts: only a page with a fault fetches those.
const needs: readonly (() => unknown)[] = [
  () => [...new Set([1, 1]), ...[2].map(n => n)].length === 2,
  () => Object.hasOwn(Object.assign({}, { a: 1 }), 'a'),
  () => new WeakMap([[document, 1]]).get(document),
  () => Promise.resolve().finally,
  () => new CustomEvent('x', { detail: 1 }).detail,
  () => new MutationObserver(() => {}).takeRecords(),
]

/** Whether Prototype 1.6 has given built-ins of its own time another meaning, which can be given back. */
export const canPatch = (): unknown => Object.keys(Object.create({ a: 1 }))[0]

/** Which built-in a script of the page has broken, the first of them; -1 where none is. */
export const brokenBuiltIn = (): number =>
  needs.findIndex(need => {
    try {
      return !need()
    } catch {
      return true
    }
  })
