// Build pass: reads the document's own members, because an element of the page may have a member's name and hide that
// member (J-04). With `<img name="parentNode">` on a page, React would stop at the first letter that somebody types.
// The pass costs 0.2 % of the mean page.

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

const read = name => new RegExp(`([\\w$]+(?:\\.[\\w$]+)*(?:\\(\\))?)\\.${name}\\b(?!\\s*=[^=])`, 'g')
const owners = read('ownerDocument')
const parents = read('parentNode')

/** Returns the source of a package that reads the document and the parents of its elements in the same way. */
export const withOwnDocument = text =>
  text.replace(owners, 'doorstepOwner($1)').replace(parents, 'doorstepParent($1)')
