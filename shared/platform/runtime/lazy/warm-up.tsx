import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

function Scene() {
  const [isPressed, press] = useState(false)
  useLayoutEffect(() => {})
  useEffect(() => {})
  return (
    <button type="button" className="" style={{ margin: 0 }} onClick={() => press(true)}>
      {isPressed && <b />}
    </button>
  )
}

/** Renders and clicks an invisible button, so that the browser has run React's code before the first real press. */
export function warmUp(): void {
  const stage = document.createElement('div')
  const root = createRoot(stage)
  flushSync(() => root.render(<Scene />))
  stage.querySelector('button')?.click()
  root.unmount()
}
