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

/**
 * Returns the element that the fragment of the address names, with or without percent-encoding; null if there is none.
 * Newsletters and adverts append to a fragment what belongs before it: `#bill?utm_source=…`, `#bill&mc_cid=…`.
 */
export function namedInAddress(): HTMLElement | null {
  const { hash } = location
  let name = hash.slice(1)
  try {
    name = decodeURIComponent(name)
  } catch {
    // A percent sign of its own is part of the name.
  }
  return document.getElementById(name) ?? document.getElementById(/^[^?&=;/#]*/.exec(name)?.[0] ?? '')
}

/** Returns the page's body, or the root element while there is no body. */
export const pageBody = (): Element => findInPage('body') ?? document.documentElement
