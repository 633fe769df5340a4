import { onDispose } from '../on-dispose'

// How each gesture ends, and how it has begun. Some browsers click a while after a finger has left, and only if what it was
// put on is still there: with the click, and not before it, comes the release of a mouse that there is none of.
const ends: Readonly<Record<string, string>> = {
  compositionend: 'compositionstart',
  mouseup: 'pointerdown',
  click: 'pointerdown',
  pointercancel: 'pointerdown',
  keyup: 'keydown',
}

/** Whether somebody is composing a word there, or holds something down. */
export type IsInGesture = (placeholder: Element) => boolean

/** Follows gestures that have a beginning and an end: nothing on the page tells afterwards that one has begun. */
export function watchGestures(until?: AbortSignal): IsInGesture {
  const begun = new Map<string, EventTarget | null>()
  const note = ({ type, target, key = ' ' }: Event & { key?: string }) => {
    const beginning = ends[type]
    if (beginning) begun.delete(beginning)
    // The space bar presses a button when it is let go.
    else if (key === ' ') begun.set(type, target)
  }
  const names = Object.entries(ends).flat()
  for (const name of names) document.addEventListener(name, note, true)
  onDispose(until, () => {
    for (const name of names) document.removeEventListener(name, note, true)
  })
  return placeholder => [...begun.values()].some(target => placeholder.contains(target as Node))
}
