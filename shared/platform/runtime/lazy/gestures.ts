import { onDispose } from '../on-dispose'

// The end event of each gesture and its start event. A touch does not end at `pointerup`: some browsers dispatch
// `mouseup` and `click` a moment later, and only if the pressed element still exists.
const ends: Readonly<Record<string, string>> = {
  compositionend: 'compositionstart',
  mouseup: 'pointerdown',
  click: 'pointerdown',
  pointercancel: 'pointerdown',
  keyup: 'keydown',
}

/**
 * Returns whether somebody is composing text with an input method in the placeholder, or holds a key, button or
 * finger down in it.
 */
export type IsInGesture = (placeholder: Element) => boolean

/** Follows gestures from start to end, because a page cannot be asked later whether one has started. */
export function watchGestures(until?: AbortSignal): IsInGesture {
  const begun = new Map<string, EventTarget | null>()
  const note = ({ type, target, key = ' ' }: Event & { key?: string }) => {
    const beginning = ends[type]
    if (beginning) begun.delete(beginning)
    // The space bar presses a button when released; no other key counts as a gesture.
    else if (key === ' ') begun.set(type, target)
  }
  const names = Object.entries(ends).flat()
  // Nothing is swapped under a finger or in a composition. Ends with: each gesture's own end.
  for (const name of names) document.addEventListener(name, note, true)
  onDispose(until, () => {
    for (const name of names) document.removeEventListener(name, note, true)
  })
  return placeholder => [...begun.values()].some(target => placeholder.contains(target as Node))
}
