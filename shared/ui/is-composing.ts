type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** Whether a key belongs to an input method, which chooses a word with it; 229 is how Safari says so of the last one. */
export const isComposing = (event: Key | { nativeEvent: Key }): boolean => {
  const { isComposing: isHeld, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isHeld || keyCode === 229
}
