import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { imageAddress } from '../../shared/platform/values/image-address'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { IconButton } from '../../shared/ui/button/IconButton'
import { chevronLeft, chevronRight, cross, minus, pin, plus } from '../../shared/ui/button/icon-shapes'
import styles from './Chart.module.css'
import { createClusters, type Spot } from './clusters'
import { DepotDetails } from './DepotDetails'
import { type Depot, type Overlay, type Position, placed } from './depot'
import type { MapMessages } from './map-messages'
import { boundsOf, type Point, tileSize, tilesUnder, toPoint, worldAt } from './projection'
import { useFewAtOnce } from './use-few-at-once'
import { useView } from './use-view'

type ChartProps = {
  depots: readonly Depot[]
  overlay: Overlay | undefined
  /** Address of a tile, with {z}, {x} and {y} in it. */
  tiles: string
  labels: MapMessages
  /** The depot that was chosen in the list. */
  asked: { depot: Depot } | null
  /** Not one tile could be had. */
  onMissing: () => void
}

/** A map of tiles with its markers; by keys, by buttons, and by dragging. */
export function Chart({ depots, overlay, tiles, labels, asked, onMissing }: ChartProps) {
  const spotsIn = useMemo(() => createClusters(depots), [depots])
  const positions = useMemo(() => placed(depots), [depots])
  const { frame, size, view, marked, origin, step, zoomTo, zoomBy, showAll, handlers } = useView(positions)
  // What stands there is looked for once the movement shows.
  const settled = useDeferredValue(marked)
  const spots = useMemo(() => spotsIn(boundsOf(settled, size), settled.zoom), [spotsIn, settled, size])
  const [open, setOpen] = useState<Depot | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const ground = useMemo(() => ({ origin, zoom: view.zoom }), [origin, view.zoom])
  const start = startOf(ground)
  const world = worldAt(view.zoom)
  const goTo = useEffectEvent((depot: Depot) => {
    opener.current = document.activeElement as HTMLElement | null
    zoomTo(Math.max(view.zoom, 14), depot.position)
    setOpen(depot)
  })
  useEffect(() => {
    if (asked) goTo(asked.depot)
  }, [asked])

  const hasTile = useRef(false)
  const hearTile = useCallback(
    (isThere: boolean) => {
      hasTile.current ||= isThere
      if (!hasTile.current) onMissing()
    },
    [onMissing],
  )
  const press = useCallback(
    (spot: Spot, button: HTMLElement) => {
      if (spot.kind === 'cluster') {
        zoomTo(spot.splitsAt(), spot.position)
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
          // What was drawn for another zoom goes as one.
          key={`${ground.zoom} ${start.x} ${start.y}`}
          className={styles.ground}
          style={movedTo({
            left: Math.round(start.x - view.centre.x * world + size.width / 2),
            top: Math.round(start.y - view.centre.y * world + size.height / 2),
          })}
        >
          <Tiles address={tiles} ground={ground} {...tilesUnder(view, size)} onTile={hearTile} />
          {overlay && <Laid overlay={overlay} ground={ground} />}
          <Marks spots={spots} ground={ground} open={open} labels={labels} onPress={press} />
        </div>
      </div>
      <Controls labels={labels} zoomBy={zoomBy} step={step} showAll={showAll} />
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
  return { left: Math.round(x * world) - start.x, top: Math.round(y * world) - start.y }
}

type TilesProps = {
  address: string
  ground: Ground
  west: number
  north: number
  east: number
  south: number
  /** A tile has come, or cannot be had. */
  onTile: (isThere: boolean) => void
}

/** So many come in a frame. */
const tilesAtOnce = 1
const marksAtOnce = 3

/** The pictures of the map; not looked at again until others come into view. */
const Tiles = memo(function Tiles({ address, ground, west, north, east, south, onTile }: TilesProps) {
  const { zoom } = ground
  const tiles = useMemo(() => {
    const row = Array.from({ length: east - west + 1 }, (_, at) => west + at)
    const rows = Array.from({ length: south - north + 1 }, (_, at) => north + at)
    return rows.flatMap(y => row.map(x => ({ key: `${zoom}/${x}/${y}`, x, y })))
  }, [zoom, west, north, east, south])
  const start = startOf(ground)
  return useFewAtOnce(tiles, tilesAtOnce).map(({ key, x, y }) => (
    <Tile
      key={key}
      src={interpolate(address, { z: zoom, x, y })}
      left={x * tileSize - start.x}
      top={y * tileSize - start.y}
      onTile={onTile}
    />
  ))
})

type TileProps = Place & { src: string; onTile: TilesProps['onTile'] }

/** Drawn once: a browser would begin to fetch a picture anew whose address is set again. */
const Tile = memo(function Tile({ src, left, top, onTile }: TileProps) {
  return (
    <img
      className={styles.tile}
      src={src}
      alt=""
      draggable={false}
      style={{ left, top }}
      onLoad={() => onTile(true)}
      onError={() => onTile(false)}
    />
  )
})

type ControlsProps = {
  labels: MapMessages
  zoomBy: (by: 1 | -1) => void
  step: (x: number, y: number) => void
  showAll: () => void
}

/** What dragging and keys do, for those who can do neither. */
const Controls = memo(function Controls({ labels, zoomBy, step, showAll }: ControlsProps) {
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
})

type Place = { left: number; top: number }

/** Moved as one and not laid out: a movement of the map costs no layout. */
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
      style={{ left, top, width: end.left - left, height: end.top - top }}
    />
  )
}

type MarksProps = {
  spots: readonly Spot[]
  ground: Ground
  open: Depot | null
  labels: MapMessages
  onPress: MarkProps['onPress']
}

/** What stands on the map; not looked at again while the map is only moved. */
const Marks = memo(function Marks({ spots, ground, open, labels, onPress }: MarksProps) {
  return useFewAtOnce(spots, marksAtOnce).map(spot => (
    <Mark
      key={spot.key}
      spot={spot}
      ground={ground}
      isOpen={spot.kind === 'depot' && spot.depot === open}
      labels={labels}
      onPress={onPress}
    />
  ))
})

type MarkProps = {
  spot: Spot
  ground: Ground
  isOpen: boolean
  labels: MapMessages
  onPress: (spot: Spot, button: HTMLElement) => void
}

const Mark = memo(function Mark({ spot, ground, isOpen, labels, onPress }: MarkProps) {
  const isCluster = spot.kind === 'cluster'
  return (
    <button
      type="button"
      className={isCluster ? styles.cluster : styles.marker}
      data-large={(isCluster && spot.isLarge) || undefined}
      aria-label={isCluster ? interpolate(labels.cluster, { count: spot.count }) : spot.depot.infoTitle}
      aria-expanded={isCluster ? undefined : isOpen}
      style={placeOn(ground, spot.position)}
      onClick={event => onPress(spot, event.currentTarget)}
    >
      {isCluster ? spot.count : <Icon shape={pin} />}
    </button>
  )
})

/** What is known of a marker (MP-02). */
function InfoWindow({ depot, labels, onClose }: { depot: Depot; labels: MapMessages; onClose: () => void }) {
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
      <IconButton
        label={interpolate(labels.close, { name: depot.infoTitle })}
        shape={cross}
        onPress={onClose}
      />
    </div>
  )
}
