/**
 * Returns the document or an element with the browser's own members. `<img name="createElement">` hides a function
 * of the document, and `<input name="children">` hides the children of its form. Use this for every node in which
 * the page may name elements; the build does so for `document` (own-document.mjs).
 */
export function unhidden<Of extends Node>(node: Of): Of {
  const own = Object.getPrototypeOf(node)
  return new Proxy(node, {
    get(_, name) {
      const value = Reflect.get(name in own ? own : node, name, node)
      return typeof value === 'function' ? (...given: unknown[]) => Reflect.apply(value, node, given) : value
    },
    set: (_, name, value) => Reflect.set(own, name, value, node),
  })
}
