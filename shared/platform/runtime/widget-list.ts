import type { keptEvents } from '#site/kept-events'
import type { Inject } from '../providers/provider'
import type { IsInGesture } from './lazy/gestures'

/**
 * The moments at which a placeholder's widget is fetched: at once; near the screen; at the first interaction; or, if
 * its first state is server-rendered, when somebody focuses or presses it or the state is out of date.
 */
export const loadStrategies = ['ready', 'visible', 'interaction', 'printed'] as const
export type LoadStrategy = (typeof loadStrategies)[number]

/** The functions of a mounted widget that the runtime calls. */
export type MountedWidget = {
  /** Mounts the widget again if another script has removed its root from the placeholder. */
  mend: () => void
  /** Removes the widget and restores the server's content. */
  unmount: () => void
}

/** The callbacks and data from the runtime for a widget that it mounts. */
export type MountLife = {
  /** The time when loading began, in milliseconds since the page started. */
  since: number
  shown: () => void
  /** Called when another script has removed the widget, and when the widget is back. */
  changed?: (state: 'remounting' | 'mounted') => void
  failed: (message: string) => void
  /** The controls of the server's content that the visitor has pressed so far, in order; it grows. */
  pressed?: readonly HTMLElement[]
  isInGesture?: IsInGesture
  /** Passed to the widget unchanged; tests pass their own services. */
  providers?: Inject | undefined
}

export type LoadableWidget = { mount: (placeholder: HTMLElement, life: MountLife) => MountedWidget }

/**
 * An entry of the list: when the widget is fetched by default, the event that may fetch it earlier, and the function
 * that loads it.
 */
export type ListedWidget = {
  when: LoadStrategy
  /** The build writes 0 if there is none. */
  wakesAt?: (typeof keptEvents)[number] | 0 | undefined
  load: () => Promise<{ widget: LoadableWidget }>
}
export type WidgetList = Readonly<Record<string, ListedWidget>>
