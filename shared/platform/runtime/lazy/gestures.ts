import { onDispose } from '../on-dispose'

// The event that ends each gesture, and the one that begins it. A touch does not end at `pointerup`: some browsers
// dispatch `mouseup` and `click` a moment later, and only if the pressed element is still there.
const ends: Readonly<Record<string, string>> = {
  compositionend: 'compositionstart',
  mouseup: 'pointerdown',
  click: 'pointerdown',
  pointercancel: 'pointerdown',
  keyup: 'keydown',
}

/**
 * Whether somebody is composing text with an input method in the placeholder, or holds a key, button or finger down
 * in it.
 */
export type IsInGesture = (placeholder: Element) => boolean

/** Follows gestures from beginning to end; afterwards nothing on the page tells that one has begun. */
export function watchGestures(until?: AbortSignal): IsInGesture {
  const begun = new Map<string, EventTarget | null>()
  const note = ({ type, target, key = ' ' }: Event & { key?: string }) => {
    const beginning = ends[type]
    if (beginning) begun.delete(beginning)
    // The space bar presses a button when it is released; no other key counts as a gesture.
    else if (key === ' ') begun.set(type, target)
  }
  const names = Object.entries(ends).flat()
  for (const name of names) document.addEventListener(name, note, true)
  onDispose(until, () => {
    for (const name of names) document.removeEventListener(name, note, true)
  })
  return placeholder => [...begun.values()].some(target => placeholder.contains(target as Node))
}
