import {
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { fill } from '../../shared/text/fill'
import { imageAddress } from '../../shared/text/image-address'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { IconButton } from '../../shared/ui/IconButton'
import { chevronLeft, chevronRight, cross, minus, pin, plus } from '../../shared/ui/icon-shapes'
import styles from './Chart.module.css'
import { createClusters, type Spot } from './clusters'
import { DepotDetails } from './DepotDetails'
import { type Depot, type Overlay, type Position, placed } from './depot'
import type { MapWording } from './map-wording'
import {
  boundsOf,
  nearest,
  type Point,
  type Size,
  tileSize,
  tilesOf,
  toPoint,
  type View,
  worldAt,
} from './projection'
import { useFewAtOnce } from './use-few-at-once'
import { useView } from './use-view'

export type ChartProps = {
  depots: readonly Depot[]
  overlay: Overlay | undefined
  /** Address of a tile, with {z}, {x} and {y} in it. */
  tiles: string
  labels: MapWording
  /** The depot that was chosen in the list. */
  asked: { depot: Depot } | null
  /** Not one tile could be had. */
  onMissing: () => void
}

/** A map of tiles with its markers; by keys, by buttons, and by dragging. */
export function Chart({ depots, overlay, tiles, labels, asked, onMissing }: ChartProps) {
  const spotsIn = useMemo(() => createClusters(depots), [depots])
  const positions = useMemo(() => placed(depots), [depots])
  const { frame, size, view, marked, origin, step, zoomTo, showAll, handlers } = useView(positions)
  const spots = useFewAtOnce(
    useMemo(() => spotsIn(boundsOf(marked, size), marked.zoom), [spotsIn, marked, size]),
  )
  const [open, setOpen] = useState<Depot | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const ground = useMemo(() => ({ origin, zoom: view.zoom }), [origin, view.zoom])
  const start = startOf(ground)
  const world = worldAt(view.zoom)
  const goTo = useEffectEvent((depot: Depot) => {
    if (!depot.position) return
    opener.current = document.activeElement as HTMLElement | null
    zoomTo(Math.max(view.zoom, 14), depot.position)
    setOpen(depot)
  })
  useEffect(() => {
    if (asked) goTo(asked.depot)
  }, [asked])

  const press = useCallback(
    (spot: Spot, button: HTMLElement) => {
      if (spot.kind === 'cluster') {
        zoomTo(Math.min(nearest, spot.splitsAt()), spot.position)
        // The button may be gone now.
        frame.current?.focus()
        return
      }
      opener.current = button
      setOpen(spot.depot)
    },
    [zoomTo, frame],
  )
  const close = () => {
    setOpen(null)
    const back = opener.current
    ;(back?.isConnected ? back : frame.current)?.focus()
  }
  return (
    <div className={styles.chart}>
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        aria-label={labels.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
        tabIndex={0}
        {...handlers}
      >
        <div
          className={styles.ground}
          style={movedTo({
            left: Math.round(start.x - view.centre.x * world + size.width / 2),
            top: Math.round(start.y - view.centre.y * world + size.height / 2),
          })}
        >
          <Tiles address={tiles} view={view} size={size} start={start} onMissing={onMissing} />
          {overlay && <Laid overlay={overlay} ground={ground} />}
          <Marks spots={spots} ground={ground} open={open} labels={labels} onPress={press} />
        </div>
      </div>
      <Controls labels={labels} zoomBy={by => zoomTo(view.zoom + by)} step={step} showAll={showAll} />
      {open && <InfoWindow depot={open} labels={labels} onClose={close} />}
    </div>
  )
}

/** What tiles, marks and pictures lie on: it is moved as one, which costs neither style nor paint of theirs. */
type Ground = { origin: Point; zoom: number }

/** Where a ground begins, in whole CSS pixels of its zoom. */
const startOf = ({ origin, zoom }: Ground): Point => ({
  x: Math.round(origin.x * worldAt(zoom)),
  y: Math.round(origin.y * worldAt(zoom)),
})

function placeOn(ground: Ground, position: Position): Place {
  const start = startOf(ground)
  const { x, y } = toPoint(position)
  const world = worldAt(ground.zoom)
  return { left: x * world - start.x, top: y * world - start.y }
}

type TilesProps = { address: string; view: View; size: Size; start: Point; onMissing: () => void }

/** The ground of the map. */
function Tiles({ address, view, size, start, onMissing }: TilesProps) {
  const hasTile = useRef(false)
  return tilesOf(view, size).map(({ x, y, z }) => (
    <img
      key={`${z}/${x}/${y}`}
      className={styles.tile}
      src={fill(address, { z, x, y })}
      alt=""
      draggable={false}
      style={movedTo({ left: x * tileSize - start.x, top: y * tileSize - start.y })}
      onLoad={() => {
        hasTile.current = true
      }}
      onError={() => hasTile.current || onMissing()}
    />
  ))
}

type ControlsProps = {
  labels: MapWording
  zoomBy: (by: number) => void
  step: (x: number, y: number) => void
  showAll: () => void
}

/** What dragging and keys do, for those who can do neither. */
function Controls({ labels, zoomBy, step, showAll }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton isLined label={labels.zoomIn} shape={plus} onPress={() => zoomBy(1)} />
      <IconButton isLined label={labels.zoomOut} shape={minus} onPress={() => zoomBy(-1)} />
      <IconButton isLined label={labels.left} shape={chevronLeft} onPress={() => step(-1, 0)} />
      <IconButton isLined label={labels.right} shape={chevronRight} onPress={() => step(1, 0)} />
      <span className={styles.turned}>
        <IconButton isLined label={labels.up} shape={chevronLeft} onPress={() => step(0, -1)} />
        <IconButton isLined label={labels.down} shape={chevronRight} onPress={() => step(0, 1)} />
      </span>
      <Button tone="secondary" onPress={showAll}>
        {labels.showAll}
      </Button>
    </div>
  )
}

type Place = { left: number; top: number }

/** Moved and not laid out: a movement of the map costs no layout. */
const movedTo = ({ left, top }: Place) => ({ transform: `translate(${left}px, ${top}px)` })

/** A picture that lies on the map (MP-03). */
function Laid({ overlay, ground }: { overlay: Overlay; ground: Ground }) {
  const { north, south, east, west } = overlay
  const src = imageAddress(overlay.image, location.origin)
  if (!src) return null
  const { left, top } = placeOn(ground, { lat: north, lng: west })
  const end = placeOn(ground, { lat: south, lng: east })
  return (
    <img
      className={styles.laid}
      src={src}
      alt=""
      draggable={false}
      style={{ ...movedTo({ left, top }), width: end.left - left, height: end.top - top }}
    />
  )
}

type MarksProps = {
  spots: readonly Spot[]
  ground: Ground
  open: Depot | null
  labels: MapWording
  onPress: MarkProps['onPress']
}

/** What stands on the map; not looked at again while the map is only moved. */
const Marks = memo(function Marks({ spots, ground, open, labels, onPress }: MarksProps) {
  return spots.map(spot => (
    <Mark
      key={spot.key}
      spot={spot}
      at={placeOn(ground, spot.position)}
      isOpen={spot.kind === 'depot' && spot.depot === open}
      labels={labels}
      onPress={onPress}
    />
  ))
})

type MarkProps = {
  spot: Spot
  at: Place
  isOpen: boolean
  labels: MapWording
  onPress: (spot: Spot, button: HTMLElement) => void
}

function Mark({ spot, at, isOpen, labels, onPress }: MarkProps) {
  const isCluster = spot.kind === 'cluster'
  return (
    <button
      type="button"
      className={isCluster ? styles.cluster : styles.marker}
      data-large={(isCluster && spot.isLarge) || undefined}
      aria-label={isCluster ? fill(labels.cluster, { count: spot.count }) : spot.depot.infoTitle}
      aria-expanded={isCluster ? undefined : isOpen}
      style={movedTo(at)}
      onClick={event => onPress(spot, event.currentTarget)}
    >
      {isCluster ? spot.count : <Icon shape={pin} />}
    </button>
  )
}

/** What is known of a marker (MP-02). */
function InfoWindow({ depot, labels, onClose }: { depot: Depot; labels: MapWording; onClose: () => void }) {
  const window = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies(depot): another one is another window
  useEffect(() => window.current?.focus(), [depot])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
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
      <IconButton label={fill(labels.close, { name: depot.infoTitle })} shape={cross} onPress={onClose} />
    </div>
  )
}
