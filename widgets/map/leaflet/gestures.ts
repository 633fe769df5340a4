/** Why the map has left a gesture to the page. */
export type Left = 'wheel' | 'touch'

/**
 * Leaves to the page what scrolls it, before the map hears of it: a wheel without Ctrl or Cmd, and a finger that goes up
 * or down. The wheel with such a key, a finger that goes sideways, and two fingers are the map's.
 * @param tell is called with what was left.
 * @returns what ends that.
 */
export function leaveScrolling(stage: HTMLElement, tell: (left: Left) => void): () => void {
  const ended = new AbortController()
  const options = { capture: true, passive: true, signal: ended.signal }
  let start: { x: number; y: number } | null = null
  let isScrolling = false
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
