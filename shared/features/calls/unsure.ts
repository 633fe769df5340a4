import { useContext, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { PlaceContext } from '../../ui/dialog/inherit-theme'

/** The messages of one widget about what the shop did not answer. */
type Unanswered = {
  /** How many changes have an unknown outcome that is shown. */
  changes: number
  /** Called when that number has changed. */
  listeners: Set<() => void>
  /** Repeats each failed read that is not told, because the outcome of a change is. */
  reads: Set<() => void>
}

const ofWidgets = new WeakMap<object, Unanswered>()

function useUnanswered(): Unanswered {
  const widget = useContext(PlaceContext) ?? document
  const known = ofWidgets.get(widget) ?? { changes: 0, listeners: new Set(), reads: new Set() }
  ofWidgets.set(widget, known)
  return known
}

/** Adds to a set; returns the undo. */
const join = (set: Set<() => void>, one: () => void) => {
  set.add(one)
  return () => void set.delete(one)
}
const callAll = (set: Set<() => void>) => {
  for (const one of [...set]) one()
}

/**
 * Tells the reads of the same widget that the outcome of a change is shown as unknown. Returns a function that repeats
 * those reads.
 */
export function useUnsureChange(isShown: boolean): () => void {
  const unanswered = useUnanswered()
  useLayoutEffect(() => {
    if (!isShown) return
    const count = (by: number) => {
      unanswered.changes += by
      callAll(unanswered.listeners)
    }
    count(1)
    return () => count(-1)
  }, [isShown, unanswered])
  return () => callAll(unanswered.reads)
}

/**
 * Whether a failed read is told. While the outcome of a change is unknown it is not: both are one failure of the shop,
 * and one button tries both again (J-70).
 */
export function useTellsRead(again: (() => void) | undefined): boolean {
  const unanswered = useUnanswered()
  const isUnsure = useSyncExternalStore(
    listener => join(unanswered.listeners, listener),
    () => unanswered.changes > 0,
  )
  const isHidden = isUnsure && again !== undefined
  const repeat = useEffectEvent(() => again?.())
  useEffect(() => (isHidden ? join(unanswered.reads, () => repeat()) : undefined), [isHidden, unanswered])
  return !isHidden
}
