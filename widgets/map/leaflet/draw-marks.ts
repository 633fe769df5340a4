import type { Map as LeafletMap, Marker } from 'leaflet'
import { hasFocus, setFocusInPlace } from '../../../shared/platform/page/focus'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { pin } from '../../../shared/ui/button/icon-shapes'
import type { createClusters, Spot } from '../clusters/clusters'
import { nearestTo } from '../clusters/longitudes'
import type { Depot, Position } from '../depot'
import type { MapMessages } from '../map-messages'
import styles from './Chart.module.css'

type MarksGiven = {
  leaflet: Pick<typeof import('./leaflet'), 'Marker'>
  map: LeafletMap
  container: HTMLElement
  messages: MapMessages
  spotsIn: ReturnType<typeof createClusters>['spotsIn']
  press: (spot: Spot, mark: HTMLElement) => void
}

const svg = 'http://www.w3.org/2000/svg'

function pinIcon(): Element {
  const icon = document.createElementNS(svg, 'svg')
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', pin)
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  icon.setAttribute('class', styles.pin ?? '')
  icon.append(path)
  return icon
}

function buttonOf(spot: Spot, messages: MapMessages): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  if (spot.kind === 'cluster') {
    button.className = styles.cluster ?? ''
    button.textContent = String(spot.count)
    button.setAttribute('aria-label', interpolate(messages.cluster, { count: spot.count }))
  } else {
    button.className = styles.marker ?? ''
    button.append(pinIcon())
    button.setAttribute('aria-label', spot.depot.infoTitle)
  }
  return button
}

/** Wraps a button as a Leaflet icon. */
const iconOf = (button: HTMLElement) =>
  ({ options: {}, createIcon: () => button, createShadow: () => null }) as never

/** Draws a line from a fanned-out mark to its real position. */
function drawLeg({ style, dataset }: HTMLElement, map: LeafletMap, seenAt: Position, position: Position) {
  const from = map.latLngToLayerPoint(seenAt)
  const to = map.latLngToLayerPoint(position)
  const reach = from.distanceTo(to)
  const isBeside = reach > 1
  if (isBeside) {
    dataset.beside = ''
    style.setProperty('--doorstep_reach', `${reach}px`)
    style.setProperty('--doorstep_turn', `${Math.atan2(to.y - from.y, to.x - from.x)}rad`)
  } else delete dataset.beside
}

/**
 * Half the size of a mark, in CSS pixels: a mark whose position is less than this outside the view is still visible.
 */
const half = 22

/** A click within this many milliseconds after a drag belongs to the drag, not to the mark below it. */
const sameGesture = 100

type Mark = { spot: Spot; button: HTMLButtonElement; marker: Marker }

/** Keeps the marks in sync with the map's view: each time it comes to rest, marks are added and removed. */
export function drawMarks({ leaflet, map, container, messages, spotsIn, press }: MarksGiven) {
  const marks = new Map<string, Mark>()
  let open: Depot | null = null
  let draggedAt = Number.NEGATIVE_INFINITY
  map.on('dragend', () => {
    draggedAt = performance.now()
  })
  const add = (spot: Spot): Mark => {
    const button = buttonOf(spot, messages)
    // Marks are buttons. Ends with: the mark goes.
    button.addEventListener('click', () => {
      if (performance.now() - draggedAt > sameGesture) press(marks.get(spot.key)?.spot ?? spot, button)
    })
    const marker = new leaflet.Marker(spot.seenAt, {
      icon: iconOf(button),
      interactive: false,
      keyboard: false,
    }).addTo(map)
    return { spot, button, marker }
  }
  const show = (mark: Mark, spot: Spot) => {
    mark.spot = spot
    const onCopy = ({ lat, lng }: Position) => ({ lat, lng: nearestTo(map.getCenter().lng, lng) })
    const seenAt = onCopy(spot.seenAt)
    if (!mark.marker.getLatLng().equals(seenAt)) mark.marker.setLatLng(seenAt)
    if (spot.kind === 'cluster') mark.button.toggleAttribute('data-large', spot.isLarge)
    else {
      mark.button.ariaExpanded = String(spot.depot === open)
      drawLeg(mark.button, map, seenAt, onCopy(spot.position))
    }
  }
  const draw = () => {
    const { x, y } = map.getSize()
    const { lat: north, lng: west } = map.containerPointToLatLng([-half, -half])
    const { lat: south, lng: east } = map.containerPointToLatLng([x + half, y + half])
    const spots = new Map(spotsIn({ north, west, south, east }, map.getZoom()).map(spot => [spot.key, spot]))
    for (const [key, { button, marker }] of marks) {
      if (spots.has(key)) continue
      if (hasFocus(button)) setFocusInPlace(container)
      marker.remove()
      marks.delete(key)
    }
    for (const [key, spot] of spots) {
      const mark = marks.get(key) ?? add(spot)
      marks.set(key, mark)
      show(mark, spot)
    }
  }
  map.on('moveend', draw)
  draw()
  return {
    tellOpen: (depot: Depot | null) => {
      open = depot
      for (const { spot, button } of marks.values())
        if (spot.kind === 'depot') button.ariaExpanded = String(spot.depot === open)
    },
  }
}
