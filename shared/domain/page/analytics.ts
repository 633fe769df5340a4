import { ownGlobal } from '../../platform/page/host/own-global'
import { onActivated } from '../../platform/page/lifecycle/activated'

type AnalyticsEvent = { event?: string; [field: string]: unknown }

/** Pushes an event at once. Never throws. */
export function push(event: AnalyticsEvent): void {
  try {
    // An element with the id `dataLayer` may hide the page's list.
    const layer = ownGlobal('dataLayer') as unknown[] | undefined
    if (typeof layer?.push === 'function') layer.push(event)
    else Reflect.set(window, 'dataLayer', [event])
  } catch {
    // A failure of the page's analytics must not break a widget.
  }
}

/** Runs the action at once, or on a prerendered page when the page becomes visible. */
export function whenSeen(act: () => void): void {
  // Nothing is reported of a page that is only prepared.
  if ((document as { prerendering?: boolean }).prerendering === true) onActivated(act)
  else act()
}

/** Pushes an event to the page's `dataLayer` (ANA-11). Never throws, and waits while the page is only prerendered. */
export const track = (event: AnalyticsEvent): void => whenSeen(() => push(event))
