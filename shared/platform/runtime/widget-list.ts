import type { Inject } from '../providers/provider'
import type { IsInGesture } from './lazy/gestures'

/**
 * When a placeholder's widget is fetched: at once, when it nears the screen, at the first interaction, or, as the page has
 * printed its first state, once somebody turns to it or what it says is no longer so.
 */
export const loadStrategies = ['ready', 'visible', 'interaction', 'printed'] as const
export type LoadStrategy = (typeof loadStrategies)[number]

/** What a mounted widget offers the runtime. */
export type MountedWidget = {
  /** False when another script has thrown out of the placeholder what was shown there. */
  isIntact: () => boolean
  remount: () => void
  /** Takes the widget away and puts the server's content back. */
  unmount: () => void
}

/** What the runtime is told by a widget that it mounts. */
export type MountLife = {
  /** When its moment came, in milliseconds of the page. */
  since: number
  shown: () => void
  /** Another script has taken it out, or it is back. */
  changed?: (state: 'remounting' | 'mounted') => void
  failed: (message: string) => void
  /** The server's controls that the visitor has pressed meanwhile, in order. */
  pressed?: () => readonly HTMLElement[]
  isInGesture?: IsInGesture
  /** Given to the widget as it is; tests pass their own services. */
  providers?: Inject | undefined
}

export type LoadableWidget = { mount: (placeholder: HTMLElement, life: MountLife) => MountedWidget }

/** One line of the list: when a widget is fetched unless its placeholder says otherwise, and how. */
export type ListedWidget = { when: LoadStrategy; load: () => Promise<{ widget: LoadableWidget }> }
export type WidgetList = Readonly<Record<string, ListedWidget>>
