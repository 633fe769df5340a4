// Plain JavaScript without dependencies: the build injects these functions into every file that the loader fetches.

/** The document from the loader, see host-proof-document.js. */
export const doorstepDocument = /* @__PURE__ */ (() => window.doorstepDocument)()

/** Returns the host-proof document of an element. */
export const doorstepOwner = ({ ownerDocument }) =>
  ownerDocument === document ? doorstepDocument : ownerDocument

/**
 * Returns the parent of a node; undefined for the window. Code that walks up from an event's target also reaches the
 * document.
 */
export const doorstepParent = node =>
  node === window ? undefined : Reflect.get(Node.prototype, 'parentNode', node)
