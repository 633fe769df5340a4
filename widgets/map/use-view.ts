import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Position } from './depot'
import { farthest, nearest, type Point, type Size, toPoint, type View, viewOf, worldAt } from './projection'

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** So many CSS pixels of a drag share their marks: finding and drawing them at each movement would hold it up. */
const stride = 64

type Look = {
  view: View
  /** The view whose marks are drawn: a drag is followed in strides. */
  marked: View
  /** From where places are measured: it stays while the map is only moved, so that nothing on it is laid out anew. */
  origin: Point
}

const lookAt = (view: View): Look => ({ view, marked: view, origin: view.centre })

/** The same part of the world, moved by CSS pixels. */
function shifted({ view, marked, origin }: Look, x: number, y: number, isDrag: boolean): Look {
  const world = worldAt(view.zoom)
  const within = (at: number) => Math.min(1, Math.max(0, at))
  const centre = { x: within(view.centre.x + x / world), y: within(view.centre.y + y / world) }
  const went = Math.max(Math.abs(centre.x - marked.centre.x), Math.abs(centre.y - marked.centre.y))
  const next = { ...view, centre }
  return { view: next, marked: isDrag && went * world < stride ? marked : next, origin }
}

const zoomed = ({ view }: Look, zoom: number, at: Position | null = null): Look =>
  lookAt({
    centre: at ? toPoint(at) : view.centre,
    zoom: Math.min(nearest, Math.max(farthest, zoom)),
  })

/** Which part of the world is seen, and how a person changes that: by keys, by buttons, by dragging. */
export function useView(positions: readonly Position[]) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 640, height: 360 })
  const [own, setLook] = useState<Look | null>(null)
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

  const fitted = useMemo(() => lookAt(viewOf(positions, size)), [positions, size])
  const { view, marked, origin } = own ?? fitted
  const shift = useCallback(
    (x: number, y: number, isDrag = false) => setLook(look => shifted(look ?? fitted, x, y, isDrag)),
    [fitted],
  )
  const zoomTo = useCallback(
    (zoom: number, at: Position | null) => setLook(look => zoomed(look ?? fitted, zoom, at)),
    [fitted],
  )
  const zoomBy = useCallback(
    (by: 1 | -1) => setLook(look => zoomed(look ?? fitted, (look ?? fitted).view.zoom + by)),
    [fitted],
  )
  const step = useCallback(
    (x: number, y: number) => shift((x * size.width) / 3, (y * size.height) / 3),
    [shift, size],
  )
  const showAll = useCallback(() => setLook(null), [])
  const drop = () => {
    drag.current = null
    setLook(look => look && { ...look, marked: look.view })
  }
  return {
    frame,
    size,
    view,
    marked,
    origin,
    step,
    zoomTo,
    zoomBy,
    showAll,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        // Of the map itself; its buttons and links have keys of their own.
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
        const arrow = arrows[event.key]
        if (arrow) step(...arrow)
        else if (event.key === '+' || event.key === '=') zoomBy(1)
        else if (event.key === '-') zoomBy(-1)
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
        shift(drag.current.x - event.clientX, drag.current.y - event.clientY, true)
        drag.current = { x: event.clientX, y: event.clientY }
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  }
}
