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

/** Renders and presses what nobody sees: browsers run faster what has run before, and a first press would wait for that. */
export function warmUp(): void {
  const stage = document.createElement('div')
  const root = createRoot(stage)
  flushSync(() => root.render(<Scene />))
  stage.querySelector('button')?.click()
  root.unmount()
}
