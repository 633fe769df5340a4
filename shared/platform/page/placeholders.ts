import { closestTo, elementsIn } from './host/elements'

/**
 * Where a placeholder stands in its life, mirrored for people in `data-widget-state`; a widget that is `remounting` has been
 * taken out by another script, and comes back once the page is at rest.
 */
export type WidgetState = 'waiting' | 'loading' | 'mounted' | 'remounting' | 'failed'

export const placeholderSelector = '[data-widget]'

/** On an element of the page: no placeholder in it is ours, as where visitors write. */
export const offAttribute = 'data-doorstep-off'

/** Is the placeholder switched off, by itself or by what is around it? */
export const isOff = (placeholder: Element): boolean => closestTo(placeholder, `[${offAttribute}]`) !== null

/** Attributes of a placeholder that belong to the runtime, not to a widget's options; one of them may hold the JSON. */
export const jsonAttribute = 'data-json'
export const printedAttribute = 'data-printed'
export const runtimeAttributes = [
  'data-widget',
  'data-widget-state',
  'data-load',
  jsonAttribute,
  printedAttribute,
]

/** Marks the element that React owns, and the inert copy of what the server put in the placeholder. */
export const rootAttribute = 'data-doorstep-root'
export const fallbackAttribute = 'data-doorstep-fallback'

/** Marks what holds our dialogs and live regions, what a dialog has covered, and the root element while one is open. */
export const shellAttribute = 'data-doorstep-shell'
export const coveredAttribute = 'data-doorstep-covered'

/** What the page has put out of reach, for everybody or for screen readers; not what our own dialogs cover. */
export const outOfReach = `[inert],[aria-hidden="true"]:not([${coveredAttribute}])`
export const openClass = 'doorstep-dialog-open'

/** Every placeholder at or below `node`, in document order. */
export function placeholdersIn(node: Element | Document | DocumentFragment): HTMLElement[] {
  return elementsIn(node, placeholderSelector) as HTMLElement[]
}

/**
 * The placeholders of that widget, in document order; none that is switched off. Whatever looks for a widget elsewhere on the
 * page asks here.
 */
export const placeholdersOf = (widget: string, state?: WidgetState): HTMLElement[] =>
  placeholdersIn(document).filter(
    each => each.dataset.widget === widget && (!state || each.dataset.widgetState === state) && !isOff(each),
  )

/** True where the page's address or its root element asks for messages that an editor can see. */
export const isDebugging = (): boolean =>
  location.search.includes('doorstep-debug') || document.documentElement.hasAttribute('data-doorstep-debug')
