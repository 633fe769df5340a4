/**
 * `document.querySelector` that an element named "querySelector" on the page cannot stand in for.
 * The page's `Document` is not asked: MooTools keeps a class of its own under that name.
 */
export const findInPage = (selector: string): Element | null =>
  (Object.getPrototypeOf(document) as Document).querySelector.call(document, selector)

const lists: Record<string, HTMLCollectionOf<Element>> = Object.create(null)

/**
 * All elements of that name on the page. The browser keeps such a list until an element comes or goes, so asking again for
 * what a long page has none of costs nothing, where `findInPage` goes through all of it each time.
 */
export function elementsNamed(name: string): Element[] {
  lists[name] ??= (Object.getPrototypeOf(document) as Document).getElementsByTagName.call(document, name)
  return [...lists[name]]
}

/** The page's body, or its root element while there is no body yet. */
export const pageBody = (): Element => findInPage('body') ?? document.documentElement
