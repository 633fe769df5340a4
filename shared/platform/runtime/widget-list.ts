import type { keptEvents } from '#site/kept-events'
import type { Inject } from '../providers/provider'
import type { IsInGesture } from './lazy/gestures'

/**
 * When the widget of a placeholder is fetched: at once; when it nears the screen; at the first interaction; or, if
 * the page has printed its first state, once somebody focuses or presses it or the printed state is out of date.
 */
export const loadStrategies = ['ready', 'visible', 'interaction', 'printed'] as const
export type LoadStrategy = (typeof loadStrategies)[number]

/** The functions of a mounted widget that the runtime calls. */
export type MountedWidget = {
  /** False when another script has removed the widget's root from the placeholder. */
  isIntact: () => boolean
  remount: () => void
  /** Takes the widget away and puts the server's content back. */
  unmount: () => void
}

/** The callbacks and data that the runtime gives to a widget it mounts. */
export type MountLife = {
  /** When loading began, in milliseconds since the page started. */
  since: number
  shown: () => void
  /** Called when another script has removed the widget, and when it is back. */
  changed?: (state: 'remounting' | 'mounted') => void
  failed: (message: string) => void
  /** The controls of the server's content that the visitor has pressed so far, in order. */
  pressed?: () => readonly HTMLElement[]
  isInGesture?: IsInGesture
  /** Passed to the widget unchanged; tests pass their own services. */
  providers?: Inject | undefined
}

export type LoadableWidget = { mount: (placeholder: HTMLElement, life: MountLife) => MountedWidget }

/**
 * One entry of the list: when the widget is fetched unless its placeholder says otherwise, the event that may fetch it
 * earlier, and the function that loads it.
 */
export type ListedWidget = {
  when: LoadStrategy
  /** Without one, the build writes 0. */
  wakesAt?: (typeof keptEvents)[number] | 0 | undefined
  load: () => Promise<{ widget: LoadableWidget }>
}
export type WidgetList = Readonly<Record<string, ListedWidget>>
