/** The kind of a gesture that the map has left to the page. */
export type Left = 'wheel' | 'touch'

/**
 * Keeps gestures that scroll the page from the map: the wheel without Ctrl or Cmd, and a vertical drag with one finger.
 * The map gets the wheel with such a key, a horizontal drag, and two fingers.
 * @param tell is called with the kind of gesture that was left to the page.
 * @returns a function that stops it.
 */
export function leaveScrolling(stage: HTMLElement, tell: (left: Left) => void): () => void {
  const ended = new AbortController()
  const options = { capture: true, passive: true, signal: ended.signal }
  let start: { x: number; y: number } | null = null
  let isScrolling = false
  // Wheel and one finger scroll the page. Ends with: the widget goes.
  stage.addEventListener(
    'wheel',
    event => {
      if (event.ctrlKey || event.metaKey) return
      event.stopPropagation()
      tell('wheel')
    },
    options,
  )
  stage.addEventListener(
    'touchstart',
    ({ touches: [first, second] }) => {
      isScrolling = false
      start = first && !second ? { x: first.clientX, y: first.clientY } : null
    },
    options,
  )
  stage.addEventListener(
    'touchmove',
    event => {
      const [first] = event.touches
      if (start && first) {
        const x = Math.abs(first.clientX - start.x)
        const y = Math.abs(first.clientY - start.y)
        // After the first few pixels the direction of the finger is known.
        if (x + y < 3) return
        isScrolling = y > x
        start = null
        if (isScrolling) tell('touch')
      }
      if (isScrolling) event.stopPropagation()
    },
    options,
  )
  return () => ended.abort()
}
