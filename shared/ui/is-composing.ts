type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * Returns whether a key press belongs to an input method that is composing a word. Safari marks the last one with
 * key code 229.
 */
export const isComposing = (event: Key | { nativeEvent: Key }): boolean => {
  const { isComposing: isHeld, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isHeld || keyCode === 229
}
