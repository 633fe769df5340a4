import { type KeyboardEvent, memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { setFocus } from '../../../shared/platform/page/focus'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { safeHref } from '../../../shared/platform/values/links'
import { Button } from '../../../shared/ui/button/Button'
import { IconButton } from '../../../shared/ui/button/IconButton'
import { chevronLeft, chevronRight, cross, minus, plus } from '../../../shared/ui/button/icon-shapes'
import { takesEscape } from '../../../shared/ui/takes-escape'
import { DepotDetails } from '../DepotDetails'
import type { Depot, Overlay } from '../depot'
import { mapMessages } from '../map-messages'
import styles from './Chart.module.css'
import { createDepotChart, type DepotChart, type Leaflet } from './depot-chart'
import { type Left, leaveScrolling } from './gestures'

type ChartProps = {
  leaflet: Leaflet
  depots: readonly Depot[]
  overlay: Overlay | undefined
  /** The URL template of a tile, with {z}, {x} and {y} in it. */
  tiles: string
  maxZoom: number
  /** The owner of the tiles, and the page about their terms. */
  attribution: string | undefined
  attributionUrl: string | undefined
  /** The depot that was chosen in the list. */
  asked: { depot: Depot } | null
  /** Called when not a single tile could be loaded. */
  onMissing: () => void
}

/** The pixels of one press of an arrow key. */
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
}

/** A map of tiles with its markers, usable by keyboard, buttons, mouse, wheel, and one or two fingers. */
export function Chart(props: ChartProps) {
  const messages = useMessages(mapMessages)
  const { asked, attribution, attributionUrl } = props
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Depot | null>(null)
  const opener = useRef<Element | null>(null)
  const show = (depot: Depot, from: Element | null) => {
    opener.current = from
    setOpen(depot)
  }
  const chart = useDepotChart(frame, props, show)
  const left = useLeft(stage)
  const goTo = useEffectEvent((depot: Depot) => {
    chart.current?.goTo(depot)
    show(depot, document.activeElement)
  })
  useEffect(() => {
    if (asked) goTo(asked.depot)
  }, [asked])
  useEffect(() => chart.current?.tellOpen(open), [open, chart])
  const panByKey = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by || event.target !== frame.current || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    // A page that is turned with these keys stays: Leaflet listens on the document, after the page.
    event.stopPropagation()
    const times = event.shiftKey ? 3 : 1
    chart.current?.pan(by[0] * times, by[1] * times)
  }
  const close = () => {
    setOpen(null)
    const back = opener.current
    setFocus(back?.isConnected ? back : frame.current)
  }
  return (
    <div className={styles.chart}>
      <div ref={stage} className={styles.stage}>
        <div
          ref={frame}
          className={styles.frame}
          role="group"
          aria-label={messages.map}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
          tabIndex={0}
          onKeyDown={panByKey}
        />
        {attribution && <Attribution text={attribution} address={attributionUrl} />}
        {/* Hidden from screen readers: the hint is about gestures, and keys and buttons do the same. */}
        <p className={styles.hint} data-shown={left !== null || undefined} aria-hidden="true">
          {left === 'touch'
            ? messages.twoFingers
            : interpolate(messages.wheel, { key: isMac() ? '⌘' : messages.ctrl })}
        </p>
      </div>
      <Controls chart={chart} />
      {open && <InfoWindow depot={open} onClose={close} />}
    </div>
  )
}

const isMac = () => /Mac|iP/.test(navigator.platform)

/** Returns the chart inside the frame; it is created again when its depots, overlay or tiles change. */
function useDepotChart(
  frame: { current: HTMLElement | null },
  { leaflet, depots, overlay, tiles, maxZoom, onMissing }: ChartProps,
  onOpen: (depot: Depot, mark: HTMLElement) => void,
) {
  const messages = useMessages(mapMessages)
  const chart = useRef<DepotChart>(null)
  const open = useEffectEvent(onOpen)
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    if (!frame.current) return
    const given = { depots, overlay, tiles, maxZoom, messages, onOpen: open, onMissing: miss }
    const made = createDepotChart(leaflet, frame.current, given)
    chart.current = made
    return () => {
      chart.current = null
      made.remove()
    }
  }, [leaflet, depots, overlay, tiles, maxZoom, messages, frame])
  return chart
}

const hintMs = 1600

/** Returns the gesture that the map has just left to the page; for a moment a hint tells how to use it on the map. */
function useLeft(stage: { current: HTMLElement | null }): Left | null {
  const [left, setLeft] = useState<Left | null>(null)
  useEffect(() => {
    if (!stage.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = leaveScrolling(stage.current, what => {
      clearTimeout(timer)
      // A hint how to move the map. Ends with: 1.6 seconds.
      timer = setTimeout(() => setLeft(null), hintMs)
      setLeft(what)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [stage])
  return left
}

function Attribution({ text, address }: { text: string; address: string | undefined }) {
  const href = safeHref(address)
  return (
    <p className={styles.attribution}>
      {href ? (
        <a href={href} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}

type ControlsProps = { chart: { current: DepotChart | null } }

/** Buttons for everybody who can neither drag nor use keys. */
const Controls = memo(function Controls({ chart }: ControlsProps) {
  const messages = useMessages(mapMessages)
  const zoomBy = (by: 1 | -1) => () => chart.current?.zoomBy(by)
  const step = (x: number, y: number) => () => chart.current?.step(x, y)
  return (
    // West is on the left in every script, so these buttons are not mirrored.
    <div className={styles.controls} dir="ltr">
      <IconButton isLined label={messages.zoomIn} shape={plus} onPress={zoomBy(1)} />
      <IconButton isLined label={messages.zoomOut} shape={minus} onPress={zoomBy(-1)} />
      <IconButton isLined label={messages.left} shape={chevronLeft} onPress={step(-1, 0)} />
      <IconButton isLined label={messages.right} shape={chevronRight} onPress={step(1, 0)} />
      <span className={styles.turned}>
        <IconButton isLined label={messages.up} shape={chevronLeft} onPress={step(0, -1)} />
        <IconButton isLined label={messages.down} shape={chevronRight} onPress={step(0, 1)} />
      </span>
      <Button tone="secondary" onPress={() => chart.current?.showAll()}>
        {messages.showAll}
      </Button>
    </div>
  )
})

/** The details of a marker (MP-02). */
function InfoWindow({ depot, onClose }: { depot: Depot; onClose: () => void }) {
  const messages = useMessages(mapMessages)
  const window = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies(depot): another depot opens another window
  useEffect(() => setFocus(window.current), [depot])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (takesEscape(event)) onClose()
  }
  return (
    <div
      ref={window}
      className={styles.info}
      role="group"
      aria-label={depot.infoTitle}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div>
        <strong>{depot.infoTitle}</strong>
        <DepotDetails depot={depot} />
      </div>
      <IconButton
        label={interpolate(messages.close, { name: depot.infoTitle })}
        shape={cross}
        onPress={onClose}
      />
    </div>
  )
}
