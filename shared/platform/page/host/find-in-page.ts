/**
 * `document.querySelector` that an element named "querySelector" on the page cannot stand in for.
 * The page's `Document` is not asked: MooTools keeps a class of its own under that name.
 */
export const findInPage = (selector: string): Element | null =>
  (Object.getPrototypeOf(document) as Document).querySelector.call(document, selector)

/** The page's body, or its root element while there is no body yet. */
export const pageBody = (): Element => findInPage('body') ?? document.documentElement
