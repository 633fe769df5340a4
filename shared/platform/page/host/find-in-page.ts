/**
 * `document.querySelector` that an element named "querySelector" on the page cannot stand in for.
 * The page's `Document` is not asked: MooTools keeps a class of its own under that name.
 */
export const findInPage = (selector: string): Element | null =>
  (Object.getPrototypeOf(document) as Document).querySelector.call(document, selector)

/**
 * All elements of that name on the page. The browser keeps such a list until an element comes or goes, so asking again for
 * what a long page has none of costs nothing, where `findInPage` goes through all of it each time.
 */
export const elementsNamed = (name: string): Element[] => [
  ...(Object.getPrototypeOf(document) as Document).getElementsByTagName.call(document, name),
]

/** The page's body, or its root element while there is no body yet. */
export const pageBody = (): Element => findInPage('body') ?? document.documentElement
