// Only a page with Prototype 1.6 fetches this file: that library is older than the standard versions of these
// built-ins.

const ownNames = (of: object): string[] =>
  Object.getOwnPropertyNames(of).filter(name => Object.getOwnPropertyDescriptor(of, name)?.enumerable)

/**
 * Combines both versions of `reduce`: Prototype's takes no function and returns the only entry of a list, the
 * standard one takes a function.
 */
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
 * Gives `Object.keys`, `Object.values` and `reduce` their standard behaviour, and makes elements instances of the
 * library's `Element`, as its later versions do. The library keeps working: its keys of a plain object are the same,
 * and `reduce` without a function is still its own.
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
