/** `document.querySelector` that an element named "querySelector" on the page cannot stand in for. */
export const findInPage = (selector: string): Element | null =>
  Document.prototype.querySelector.call(document, selector)

/** The page's body, or its root element while there is no body yet. */
export const pageBody = (): Element => findInPage('body') ?? document.documentElement
