/**
 * Calls the browser's own `document.querySelector`, which an element named "querySelector" would hide. It does not
 * use the page's `Document`, because MooTools has its own class of that name.
 */
export const findInPage = (selector: string): Element | null =>
  (Object.getPrototypeOf(document) as Document).querySelector.call(document, selector)

/**
 * Returns all elements of that tag name. The browser caches such a list, so repeated calls cost nothing on a long
 * page, unlike `findInPage`.
 */
export const elementsNamed = (name: string): Element[] => [
  ...(Object.getPrototypeOf(document) as Document).getElementsByTagName.call(document, name),
]

/** Returns the page's body, or the root element while there is no body. */
export const pageBody = (): Element => findInPage('body') ?? document.documentElement
