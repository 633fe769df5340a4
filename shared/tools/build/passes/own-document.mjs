// Build pass: members of the document are read as its own, as an element of the page may have the name of one (J-04).

/** All members of the document that the bundle reads; a test holds the built files to this list. */
const members =
  'activeElement addEventListener body cookie createDocumentFragment createElement createElementNS createRange createTextNode currentScript defaultView dispatchEvent doctype documentElement execCommand fullscreenElement getElementById getElementsByTagName head hidden importNode onselectstart prerendering querySelector querySelectorAll readyState removeEventListener'.split(
    ' ',
  )

/** For esbuild's `define`. No browser that can run the bundle has a `documentMode`. */
export const ownDocumentDefine = {
  ...Object.fromEntries(members.map(name => [`document.${name}`, `doorstepDocument.${name}`])),
  'document.documentMode': 'undefined',
}

const owners = /([\w$]+(?:\.[\w$]+)*(?:\(\))?)\.ownerDocument\b(?!\s*=[^=])/g

/** The source of a package that reads the document of its elements in the same way. */
export const withOwnDocument = text => text.replace(owners, 'doorstepOwner($1)')
