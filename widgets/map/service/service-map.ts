import { ownGlobal } from '../../../shared/platform/page/host/own-global'
import { imageAddress } from '../../../shared/platform/values/image-address'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { mailHref, telephoneHref } from '../../../shared/platform/values/links'
import { createClusters } from '../clusters/clusters'
import { stretchOf } from '../clusters/longitudes'
import { type Depot, type Overlay, type Position, placed } from '../depot'
import type { MapMessages } from '../map-messages'

type Listening = { addListener: (name: string, listener: () => void) => void }
type Chart = Listening & {
  fitBounds: (edges: object) => void
  getBounds: () => { toJSON: () => { north: number; west: number; south: number; east: number } } | undefined
  getZoom: () => number
  setZoom: (zoom: number) => void
  panTo: (position: Position) => void
}
type Marker = Listening & { setMap: (chart: Chart | null) => void }
type Info = { setContent: (content: Node) => void; open: (place: object) => void }

/** The parts of the `google.maps` interface that are used. */
type Maps = {
  Map: new (element: Element, options: object) => Chart
  Marker: new (options: object) => Marker
  InfoWindow: new () => Info
  GroundOverlay: new (image: string, edges: object, options: object) => unknown
}

/** Returns the service's global, once its script has run. */
export const mapsOfPage = (): Maps | undefined => (ownGlobal('google') as { maps?: Maps } | undefined)?.maps

const element = (tag: string, text: string) =>
  Object.assign(document.createElement(tag), { textContent: text })

/** Returns the content of an info window, built of nodes and not of markup, because the texts are untrusted. */
function infoNode({ infoTitle, infoAddress, infoTel, infoMail }: Depot): Node {
  const node = element('div', '')
  const link = (href: string | null, text: string) =>
    href ? Object.assign(element('a', text), { href }) : element('span', text)
  node.append(element('strong', infoTitle))
  if (infoAddress) node.append(element('p', infoAddress))
  for (const each of [
    infoTel && link(telephoneHref(infoTel), infoTel),
    infoMail && link(mailHref(infoMail), infoMail),
  ]) {
    if (!each) continue
    const line = element('p', '')
    line.append(each)
    node.append(line)
  }
  return node
}

/** Returns the page's colours, read from its styles because the service draws outside of every style sheet. */
function coloursAt(place: Element) {
  const style = getComputedStyle(place)
  const [large, small, edge] = ['danger', 'info', 'surface'].map(name =>
    style.getPropertyValue(`--doorstep-${name}`).trim(),
  )
  return { large, small, edge }
}

const round = (fillColor: string | undefined, strokeColor: string | undefined) => ({
  path: 0,
  scale: 18,
  fillColor,
  fillOpacity: 1,
  strokeColor,
  strokeWeight: 2,
})

/** Draws depots on a service's map; the marks are computed again whenever the map comes to rest. */
export function drawOnService(
  maps: Maps,
  place: Element,
  {
    depots,
    overlay,
    messages,
  }: { depots: readonly Depot[]; overlay: Overlay | undefined; messages: MapMessages },
): void {
  const { spotsIn } = createClusters(depots)
  const positions = placed(depots)
  const chart = new maps.Map(place, { center: positions[0], zoom: 8 })
  const info = new maps.InfoWindow()
  let markers: Marker[] = []
  const draw = () => {
    const edges = chart.getBounds()?.toJSON()
    if (!edges) return
    const { large, small, edge } = coloursAt(place)
    for (const marker of markers) marker.setMap(null)
    markers = spotsIn(edges, chart.getZoom()).map(spot => {
      const common = { map: chart, position: spot.seenAt }
      if (spot.kind === 'depot') {
        const marker = new maps.Marker({ ...common, title: spot.depot.infoTitle })
        marker.addListener('click', () => {
          info.setContent(infoNode(spot.depot))
          info.open({ map: chart, anchor: marker })
        })
        return marker
      }
      const { count, isLarge, splitsAt } = spot
      const marker = new maps.Marker({
        ...common,
        title: interpolate(messages.cluster, { count }),
        label: { text: String(count), color: edge },
        icon: round(isLarge ? large : small, edge),
      })
      marker.addListener('click', () => {
        chart.setZoom(splitsAt())
        chart.panTo(spot.position)
      })
      return marker
    })
  }
  chart.addListener('idle', draw)
  const image = overlay && imageAddress(overlay.image, location.origin)
  if (overlay && image) {
    const { north, south, east, west } = overlay
    new maps.GroundOverlay(image, { north, south, east, west }, { map: chart })
  }
  const lats = positions.map(({ lat }) => lat)
  const { west, east } = stretchOf(positions.map(({ lng }) => lng))
  chart.fitBounds({
    north: Math.max(...lats),
    south: Math.min(...lats),
    // The service's longitudes end at the antimeridian; across it, east is less than west.
    east: east > 180 ? east - 360 : east,
    west,
  })
}
