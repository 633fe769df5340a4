import type { TileLayer as Tiles } from 'leaflet'
import { setFocusInPlace } from '../../../shared/platform/page/focus'
import { closestTo } from '../../../shared/platform/page/host/elements'
import { pageOrigin } from '../../../shared/platform/page/host/page-origin'
import { imageAddress } from '../../../shared/platform/values/image-address'
import { createClusters, type Spot } from '../clusters/clusters'
import { nearestTo, stretchOf } from '../clusters/longitudes'
import { type Depot, type Overlay, type Position, placed } from '../depot'
import type { MapMessages } from '../map-messages'
import { drawMarks } from './draw-marks'

export type Leaflet = typeof import('./leaflet')

type ChartGiven = {
  depots: readonly Depot[]
  overlay: Overlay | undefined
  /** The URL template of a tile, with {z}, {x} and {y} in it. */
  tiles: string
  /** The highest zoom for which there are tiles. */
  maxZoom: number
  messages: MapMessages
  /** Called when a depot's mark was pressed. */
  onOpen: (depot: Depot, mark: HTMLElement) => void
  /** Called when not a single tile could be loaded. */
  onMissing: () => void
}

/** The commands of a chart. */
export type DepotChart = {
  zoomBy: (by: 1 | -1) => void
  /** Moves the map by a third of its visible size. */
  step: (x: number, y: number) => void
  /** Moves the map by so many pixels. */
  pan: (x: number, y: number) => void
  showAll: () => void
  goTo: (depot: Depot) => unknown
  /** Marks the depot whose window is open. */
  tellOpen: (depot: Depot | null) => void
  remove: () => void
}

// The limit of the Web Mercator projection.
const pole = 85.06

/**
 * Creates Leaflet's map: limited in latitude, endless in longitude, and without animation if the person prefers that.
 */
function createMap({ LeafletMap }: Leaflet, container: HTMLElement) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(container, {
    minZoom: 3,
    maxZoom: 18,
    maxBounds: [
      [-pole, -Infinity],
      [pole, Infinity],
    ],
    maxBoundsViscosity: 1,
    trackResize: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  })
  if (isStill)
    map.panBy = (by, options) => LeafletMap.prototype.panBy.call(map, by, { ...options, animate: false })
  return map
}

type LeafletMap = ReturnType<typeof createMap>

/**
 * Returns a function that queues commands until a zoom animation has ended, because Leaflet drops them meanwhile.
 * Presses of zoom keys are queued too.
 */
function afterZooming(map: LeafletMap, { LeafletMap }: Leaflet): (act: () => void) => void {
  let isZooming = false
  let waiting = 0
  const setZoom = (...given: Parameters<LeafletMap['setZoom']>) =>
    LeafletMap.prototype.setZoom.apply(map, given)
  map.setZoom = (zoom, options) => {
    const wanted = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), Math.round(zoom)))
    if (isZooming) waiting += zoom - map.getZoom()
    else if (wanted !== map.getZoom()) {
      isZooming = true
      setZoom(wanted, options)
    }
    return map
  }
  map.on('zoomanim', () => {
    isZooming = true
  })
  map.on('zoomend', () => {
    isZooming = false
    const by = waiting
    waiting = 0
    if (by) map.setZoom(map.getZoom() + by)
  })
  return act => void (isZooming ? map.once('zoomend', act) : act())
}

/** Adds the tiles; failed tiles are reported only if none at all has loaded. */
function layTiles(map: LeafletMap, { TileLayer }: Leaflet, { tiles, maxZoom, onMissing }: ChartGiven): Tiles {
  const layer = new TileLayer(tiles, { minZoom: 3, maxZoom: 18, maxNativeZoom: maxZoom })
  return layer
    .on('load', onMissing)
    .once('tileload', () => layer.off('load', onMissing))
    .addTo(map)
}

/** Adds an image to the map (MP-03), on the copy of the world in view. */
function layOverlay(map: LeafletMap, { ImageOverlay }: Leaflet, overlay: Overlay | undefined): void {
  const src = overlay && imageAddress(overlay.image, pageOrigin())
  if (!overlay || !src) return
  const width = (overlay.east - overlay.west + 360) % 360
  const edges = () => {
    const west = nearestTo(map.getCenter().lng, overlay.west + width / 2) - width / 2
    return [
      [overlay.south, west],
      [overlay.north, west + width],
    ] as [[number, number], [number, number]]
  }
  const layer = new ImageOverlay(src, edges()).addTo(map)
  map.on('moveend', () => void layer.setBounds(edges() as never))
}

/** Fits the map to all positions, again whenever its size changes, until somebody has moved it. */
function fitTo(map: LeafletMap, container: HTMLElement, positions: readonly Position[]) {
  const lats = positions.map(({ lat }) => lat)
  const { west, east } = stretchOf(positions.map(({ lng }) => lng))
  let isOwn = true
  const showAll = () => {
    const { x, y } = map.getSize()
    if (x && y)
      map.fitBounds(
        [
          [Math.min(...lats), west],
          [Math.max(...lats), east],
        ],
        // With a single depot, a street-level zoom would not show where it is.
        { padding: [x * 0.15, y * 0.15], maxZoom: 13, animate: false },
      )
    else map.setView([lats[0] ?? 0, west], 8, { animate: false })
    isOwn = true
  }
  map.on('movestart', () => {
    isOwn = false
  })
  const measure = () => {
    const { clientWidth, clientHeight } = container
    // In a hidden tab panel the map has no size; it keeps its view.
    if (!clientWidth || !clientHeight) return
    map.invalidateSize({ animate: false })
    if (isOwn) showAll()
  }
  showAll()
  if (typeof ResizeObserver !== 'function') return { showAll, end: () => {} }
  // The map fits its box; a zoom ends before the next begins. Ends with: the widget goes.
  const watch = new ResizeObserver(measure)
  watch.observe(container)
  return { showAll, end: () => watch.disconnect() }
}

/** Draws depots on Leaflet's map inside a container. */
export function createDepotChart(leaflet: Leaflet, container: HTMLElement, given: ChartGiven): DepotChart {
  const { depots, messages, onOpen } = given
  const map = createMap(leaflet, container)
  const whenStill = afterZooming(map, leaflet)
  const { spotsIn, aloneFrom } = createClusters(depots)
  const { showAll, end } = fitTo(map, container, placed(depots))
  layTiles(map, leaflet, given)
  layOverlay(map, leaflet, given.overlay)
  const zoomHere = (event: MouseEvent) => {
    // Two quick presses of a mark must not zoom the map.
    if (closestTo(event.target, 'button')) return
    map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() + (event.shiftKey ? -1 : 1))
  }
  const goTo = ({ lat, lng }: Position, zoomThere: () => number) =>
    whenStill(() => map.setView([lat, nearestTo(map.getCenter().lng, lng)], zoomThere()))
  const press = (spot: Spot, mark: HTMLElement) => {
    if (spot.kind === 'depot') return onOpen(spot.depot, mark)
    // The pressed mark is about to be removed.
    setFocusInPlace(container)
    goTo(spot.position, () => spot.splitsAt())
  }
  // Replaces Leaflet's own double-click zoom, which treats quick taps on two marks as one on the map.
  container.addEventListener('dblclick', zoomHere)
  const marks = drawMarks({ leaflet, map, container, messages, spotsIn, press })
  return {
    zoomBy: by => void map.setZoom(map.getZoom() + by),
    step: (x, y) => {
      const size = map.getSize()
      map.panBy([(x * size.x) / 3, (y * size.y) / 3])
    },
    pan: (x, y) => void map.panBy([x, y]),
    showAll: () => whenStill(showAll),
    goTo: depot =>
      depot.position && goTo(depot.position, () => Math.max(map.getZoom(), aloneFrom(depot, 14))),
    tellOpen: marks.tellOpen,
    remove: () => {
      end()
      container.removeEventListener('dblclick', zoomHere)
      map.remove()
    },
  }
}
