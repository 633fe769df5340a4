// Plain JavaScript without dependencies: the build injects these into every file that the loader fetches.

/** The document as the loader has made it, in host-proof-document.js. */
export const doorstepDocument = /* @__PURE__ */ (() => window.doorstepDocument)()

/** The document of an element, in the same way. */
export const doorstepOwner = ({ ownerDocument }) =>
  ownerDocument === document ? doorstepDocument : ownerDocument

/** The parent of a node: whoever walks up from what an event was dispatched on comes to the document, too. */
export const doorstepParent = node =>
  node === window ? undefined : Reflect.get(Node.prototype, 'parentNode', node)
