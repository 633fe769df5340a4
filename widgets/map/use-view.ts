import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Position } from './depot'
import { farthest, nearest, type Size, toPoint, type View, viewOf, worldAt } from './projection'

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Which part of the world is seen, and how a person changes that: by keys, by buttons, by dragging. */
export function useView(positions: readonly Position[]) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 640, height: 360 })
  const [own, setView] = useState<View | null>(null)
  const drag = useRef<{ x: number; y: number } | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width && height) setSize({ width, height })
    }
    measure()
    if (typeof ResizeObserver !== 'function') return
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  const view = own ?? viewOf(positions, size)
  const shift = (x: number, y: number) => {
    const world = worldAt(view.zoom)
    const within = (at: number) => Math.min(1, Math.max(0, at))
    setView({
      ...view,
      centre: { x: within(view.centre.x + x / world), y: within(view.centre.y + y / world) },
    })
  }
  const zoomTo = (zoom: number, at?: Position) =>
    setView({ centre: at ? toPoint(at) : view.centre, zoom: Math.min(nearest, Math.max(farthest, zoom)) })
  const step = (x: number, y: number) => shift((x * size.width) / 3, (y * size.height) / 3)
  return {
    frame,
    size,
    view,
    step,
    zoomTo,
    showAll: () => setView(null),
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        // Of the map itself; its buttons and links have keys of their own.
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
        const arrow = arrows[event.key]
        if (arrow) step(...arrow)
        else if (event.key === '+' || event.key === '=') zoomTo(view.zoom + 1)
        else if (event.key === '-') zoomTo(view.zoom - 1)
        else return
        event.preventDefault()
      },
      onPointerDown(event: PointerEvent) {
        if (event.button || (event.target as Element).closest('button,a')) return
        drag.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        if (!drag.current) return
        shift(drag.current.x - event.clientX, drag.current.y - event.clientY)
        drag.current = { x: event.clientX, y: event.clientY }
      },
      onPointerUp() {
        drag.current = null
      },
      onPointerCancel() {
        drag.current = null
      },
    },
  }
}
