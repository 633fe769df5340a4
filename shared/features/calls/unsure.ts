import { useContext, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { PlaceContext } from '../../ui/dialog/inherit-theme'

/** The changes and reads of one widget that got no answer. */
type Unanswered = {
  /** The number of shown changes with an unknown outcome. */
  changes: number
  /** Called when that number changes. */
  listeners: Set<() => void>
  /** Repeat the failed reads that are hidden because a change has an unknown outcome. */
  reads: Set<() => void>
}

const ofWidgets = new WeakMap<object, Unanswered>()

function useUnanswered(): Unanswered {
  const widget = useContext(PlaceContext) ?? document
  const known = ofWidgets.get(widget) ?? { changes: 0, listeners: new Set(), reads: new Set() }
  ofWidgets.set(widget, known)
  return known
}

/** Adds to a set; returns a function that removes it again. */
const join = (set: Set<() => void>, one: () => void) => {
  set.add(one)
  return () => void set.delete(one)
}
const callAll = (set: Set<() => void>) => {
  for (const one of [...set]) one()
}

/**
 * Hides failed reads of the same widget while a change is shown with an unknown outcome. Returns a function that
 * repeats those reads.
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
 * Returns whether to show a failed read. While a change has an unknown outcome, both are one failure of the shop,
 * and one button retries both (J-70).
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
