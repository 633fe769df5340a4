import { decoders, type SharedEvents } from '#site/events'
import { pageWide } from '../host/page-wide'
import { lastEvents } from './last-events'

/** What the page is told of the widgets' life; no widget listens to these. */
type LifeEvents = {
  'doorstep:mounted': { widget: string; element: Element }
  'doorstep:unmounted': { widget: string; element: Element }
  'doorstep:failed': { widget: string; element: Element; message: string }
  /** A widget crashed after it was shown; `fingerprint` is the same wherever the same line throws the same kind of error. */
  'doorstep:error': { widget: string; version: string; error: string; fingerprint: string }
  /** How long a widget or a call took, in milliseconds since the page's time origin, and what came of it. */
  'doorstep:measured': Measured
}

export type Measured = {
  of: 'widget' | 'call'
  name: string
  start: number
  duration: number
  outcome: string
}

/** Every event the widgets raise or hear on `window`, with its detail. */
export type WindowEvents = SharedEvents & LifeEvents

type CustomEvents = { [Name in keyof WindowEvents]: CustomEvent<WindowEvents[Name]> }
declare global {
  interface WindowEventMap extends CustomEvents {}
}

/** A clean copy of an event's detail as a stranger sent it, or false if it is not what the event promises. */
export function readDetail<Name extends keyof SharedEvents>(
  name: Name,
  detail: unknown,
): SharedEvents[Name] | false {
  try {
    // Own properties only, each read once: getters may throw or change their answer.
    return decoders[name](Object.assign(Object.create(null), detail))
  } catch {
    return false
  }
}

/** Who raised an event, so that a listener knows its own; the page never sees it. */
type Origin = symbol | string

const origins = /* @__PURE__ */ pageWide('origins', () => new WeakMap<Event, Origin>())

/** Who raised that event, if a widget did. */
export const originOf = (event: Event): Origin | undefined => origins.get(event)

/** Tells the page of a placeholder's life, which nobody answers. */
export const tell = <Name extends keyof LifeEvents>(name: Name, detail: LifeEvents[Name]): void =>
  void window.dispatchEvent(new CustomEvent(name, { detail }))

/** Tells the page and the other widgets; false if a cancelable event was prevented. */
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

/** Calls the listener with the checked detail of each such event, and with who raised it if a widget did. Returns the undo. */
export function listen<Name extends keyof SharedEvents>(name: Name, listener: Listener<Name>): () => void {
  const hear = listenerFor(name, listener)
  window.addEventListener(name, hear)
  return () => window.removeEventListener(name, hear)
}

/**
 * The same for what lives as long as the page. Its code may be fetched after an event: the last one since the loader
 * ran is given to the listener first (J-90).
 */
export function listenFromStart<Name extends keyof SharedEvents>(
  name: Name,
  listener: Listener<Name>,
): () => void {
  const last = lastEvents()[name]?.find(({ detail }) => readDetail(name, detail))
  if (last) listenerFor(name, listener)(last)
  return listen(name, listener)
}
