import { closestTo, elementsIn } from './host/elements'

/**
 * The lifecycle state of a placeholder, also in `data-widget-state`. A `remounting` widget was removed by another
 * script and will be mounted again.
 */
export type WidgetState = 'waiting' | 'loading' | 'mounted' | 'remounting' | 'failed'

export const placeholderSelector = '[data-widget]'

/** Switches off all placeholders inside an element, such as visitors' comments. */
export const offAttribute = 'data-doorstep-off'

/** Returns whether the placeholder or an ancestor is switched off. */
export const isOff = (placeholder: Element): HTMLElement | null => closestTo(placeholder, `[${offAttribute}]`)

/**
 * Returns the elements of a page that match, for a widget that works on a part of the page, but none that is switched
 * off or that a widget shows. Such parts are found by nothing else.
 */
export const partsIn = (page: Document | DocumentFragment, selector: string): Element[] =>
  elementsIn(page, selector).filter(part => !isOff(part) && !closestTo(part, `[${rootAttribute}]`))

/** Returns the part of this page with that id, which another element may have as well. */
export const partWithId = (id: string): HTMLElement | null =>
  (partsIn(document, `[id="${id.replace(/["\\]/g, '\\$&')}"]`)[0] as HTMLElement | undefined) ?? null

/**
 * Attributes of a placeholder that belong to the runtime and not to a widget's options; `jsonAttribute` may hold the
 * JSON.
 */
export const jsonAttribute = 'data-json'
export const printedAttribute = 'data-printed'
export const runtimeAttributes = [
  'data-widget',
  'data-widget-state',
  'data-load',
  jsonAttribute,
  printedAttribute,
]

/** Mark the element that React owns, and the inert copy of the server's content of the placeholder. */
export const rootAttribute = 'data-doorstep-root'
export const fallbackAttribute = 'data-doorstep-fallback'

/**
 * Mark the shell of our dialogs and live regions, the elements that a dialog covers, and the root element while a
 * dialog is open.
 */
export const shellAttribute = 'data-doorstep-shell'
export const coveredAttribute = 'data-doorstep-covered'

/** Matches elements that the page has made inert or hidden from screen readers, but not those that our own dialogs cover. */
export const outOfReach = `[inert],[aria-hidden="true"]:not([${coveredAttribute}])`
export const openClass = 'doorstep-dialog-open'

/** Returns every placeholder at or below `node`, in document order. */
export function placeholdersIn(node: Element | Document | DocumentFragment): HTMLElement[] {
  return elementsIn(node, placeholderSelector) as HTMLElement[]
}

/**
 * Returns the placeholders of that widget, in document order, without those switched off. Use this to find a widget
 * elsewhere on the page.
 */
export const placeholdersOf = (widget: string, state?: WidgetState): HTMLElement[] =>
  placeholdersIn(document).filter(
    each =>
      each.dataset.widget?.trim() === widget &&
      (!state || each.dataset.widgetState === state) &&
      !isOff(each),
  )

/** Returns whether the page's address or root element asks for messages that an editor can see. */
export const isDebugging = (): boolean =>
  location.search.includes('doorstep-debug') || document.documentElement.hasAttribute('data-doorstep-debug')

/** Returns the first link of what the page itself has in the place of a widget, by the root of the widget. */
export const linkOfPage = (root: Element | null) =>
  root?.parentElement
    ?.querySelector<HTMLTemplateElement>(`:scope > [${fallbackAttribute}]`)
    ?.content.querySelector('a[href]')
