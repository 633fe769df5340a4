import { decoders, type SharedEvents } from '#site/events'
import { pageWide } from '../host/page-wide'
import { lastEvents } from './last-events'

/** Events about a widget's lifecycle, for the page; no widget listens to them. */
type LifeEvents = {
  'doorstep:mounted': { widget: string; element: Element }
  'doorstep:unmounted': { widget: string; element: Element }
  'doorstep:failed': { widget: string; element: Element; message: string }
  /** A widget crashed after mounting; `fingerprint` is the same for the same kind of error at the same line. */
  'doorstep:error': { widget: string; version: string; error: string; fingerprint: string }
  /** The duration and the outcome of a widget's mount or of a call; times are in milliseconds from the page's time origin. */
  'doorstep:measured': Measured
}

export type Measured = {
  of: 'widget' | 'call'
  name: string
  start: number
  duration: number
  outcome: string
}

/** Every event that widgets dispatch or listen for on `window`, with its detail. */
export type WindowEvents = SharedEvents & LifeEvents

type CustomEvents = { [Name in keyof WindowEvents]: CustomEvent<WindowEvents[Name]> }
declare global {
  interface WindowEventMap extends CustomEvents {}
}

/** Returns a clean copy of an event's detail, or false if the detail is invalid. Any script may have dispatched the event. */
export function readDetail<Name extends keyof SharedEvents>(
  name: Name,
  detail: unknown,
): SharedEvents[Name] | false {
  try {
    // Only own properties are read, once each: getters may throw or change their answer.
    return decoders[name](Object.assign(Object.create(null), detail))
  } catch {
    return false
  }
}

/** The widget that dispatched an event, so that a listener recognises its own events; the page never sees it. */
type Origin = symbol | string

const origins = /* @__PURE__ */ pageWide('origins', () => new WeakMap<Event, Origin>())

/** Returns which widget dispatched the event; undefined if none did. */
export const originOf = (event: Event): Origin | undefined => origins.get(event)

/** Dispatches a lifecycle event. */
export const tell = <Name extends keyof LifeEvents>(name: Name, detail: LifeEvents[Name]): void =>
  void window.dispatchEvent(new CustomEvent(name, { detail }))

/** Dispatches an event to the page and the other widgets; returns false if a cancelable event was prevented. */
export function emit<Name extends keyof SharedEvents>(
  name: Name,
  detail: SharedEvents[Name],
  { cancelable = false, by }: { cancelable?: boolean; by?: Origin } = {},
): boolean {
  const event = new CustomEvent(name, { detail: { ...detail }, cancelable })
  if (by !== undefined) origins.set(event, by)
  return window.dispatchEvent(event)
}

type Listener<Name extends keyof SharedEvents> = (detail: SharedEvents[Name], by: Origin | undefined) => void

const listenerFor =
  <Name extends keyof SharedEvents>(name: Name, listener: Listener<Name>) =>
  (event: Event) => {
    const detail = readDetail(name, (event as CustomEvent<unknown>).detail)
    if (detail) listener(detail, originOf(event))
  }

/**
 * Calls the listener with each event's checked detail and its origin, if a widget dispatched it. Returns a function
 * that stops it.
 */
export function listen<Name extends keyof SharedEvents>(name: Name, listener: Listener<Name>): () => void {
  const hear = listenerFor(name, listener)
  // A widget hears an event of the page. Ends with: the undo.
  window.addEventListener(name, hear)
  return () => window.removeEventListener(name, hear)
}

/**
 * Listens for the life of the page. As this code may load after an event, the listener first gets the last event
 * since the loader ran (J-90).
 */
export function listenFromStart<Name extends keyof SharedEvents>(
  name: Name,
  listener: Listener<Name>,
): () => void {
  const last = lastEvents()[name]?.find(({ detail }) => readDetail(name, detail))
  if (last) listenerFor(name, listener)(last)
  return listen(name, listener)
}
