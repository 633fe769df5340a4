// Fetched only by a page on which these have another meaning: Prototype 1.6 came before the language had them.

const ownNames = (of: object): string[] =>
  Object.getOwnPropertyNames(of).filter(name => Object.getOwnPropertyDescriptor(of, name)?.enumerable)

/** Prototype's takes nothing and gives the only entry of a list; the language's is known by its function. */
function reduceAs(old: (...given: never[]) => unknown) {
  return function reduce(this: unknown[], ...given: unknown[]): unknown {
    const [change, ...first] = given
    if (typeof change !== 'function') return old.apply(this, [])
    if (!this.length && !first.length) throw new TypeError('Reduce of empty array with no initial value')
    let at = first.length ? 0 : 1
    let result = first.length ? first[0] : this[0]
    for (; at < this.length; at++) if (at in this) result = change(result, this[at], at, this)
    return result
  }
}

/**
 * Gives `Object.keys`, `Object.values` and `reduce` back what the language means by them, and has what is an element be one
 * of the library's `Element` too, as in its later versions. What the page's library makes of them goes on: its names of a
 * plain object are the same, and `reduce` without a function is still its own.
 */
export function patchBuiltIns(): void {
  const define = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, writable: true, configurable: true, enumerable: false })
  define(Object, 'keys', ownNames)
  define(Object, 'values', (of: object) => ownNames(of).map(name => Reflect.get(Object(of), name)))
  const { Element: made, HTMLElement: own } = globalThis
  if (made && !(own.prototype instanceof made)) made.prototype = Object.getPrototypeOf(own.prototype)
  define(Array.prototype, 'reduce', reduceAs(Reflect.get(Array.prototype, 'reduce')))
}
