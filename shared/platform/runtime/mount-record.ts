import { pageParts } from '../options/grammar'
import { tell } from '../page/events/window-events'
import { unhidden } from '../page/host/unhidden'
import { placeholderSelector, type WidgetState } from '../page/placeholders'
import { report } from '../page/report'
import type { ListedWidget, MountedWidget, WidgetList } from './widget-list'

/** A placeholder in the result of `Doorstep.report()`. */
export type PlaceholderReport = { widget: string; element: HTMLElement; state: WidgetState; message?: string }

/** A placeholder that the runtime manages. */
export type MountRecord = Omit<PlaceholderReport, 'state'> & {
  /** Undefined once the placeholder has been released. */
  state?: WidgetState | undefined
  /** Whether the page's own content stands until somebody presses it, or the placeholder is woken. */
  isAsleep?: boolean
  listed?: ListedWidget | undefined
  mounted?: MountedWidget
  /** The controls that the visitor has pressed so far, in order. */
  presses: HTMLElement[]
}

// Fetched only if something is wrong.
export const diagnostics = () => import('./diagnostics')

/** Returns the name of the widget that an element asks for, without the spaces that editors put around it. */
export const widgetOf = (element: Element): string =>
  unhidden(element).getAttribute('data-widget')?.trim() ?? ''

/** Writes nothing that is there already, as scripts of the page may follow its attributes. */
export function setWidgetState(record: MountRecord, state: WidgetState | undefined): void {
  record.state = state
  if (record.element.dataset.widgetState !== state) record.element.dataset.widgetState = state
}

/** Leaves the server's content in the placeholder, and reports why to developers and the page. */
export function fail(record: MountRecord, message: string): void {
  record.message = message
  setWidgetState(record, 'failed')
  report(message, record.element)
  tell('doorstep:failed', { widget: record.widget, element: record.element, message })
}

/**
 * Returns the first element of the surrounding page inside a placeholder, which is there because the placeholder's
 * tag was not closed.
 */
export const swallowedBy = (element: Element, widgets: WidgetList): Element | undefined =>
  [...unhidden(element).querySelectorAll(pageParts)].find(
    each => !each.matches(placeholderSelector) || Object.hasOwn(widgets, widgetOf(each)),
  )
