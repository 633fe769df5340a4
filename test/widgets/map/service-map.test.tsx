import type { Depot } from '../../../widgets/map/depot'
import { mapMessages } from '../../../widgets/map/map-messages'
import { drawOnService, mapsOfPage } from '../../../widgets/map/service/service-map'
import { fakeService } from './fake-service'

const depot = (lat: number, lng: number, more: Partial<Depot> = {}): Depot => ({
  position: { lat, lng },
  infoTitle: 'Bedminster Depot',
  infoTel: null,
  infoMail: null,
  infoAddress: null,
  ...more,
})
const edges = { north: 52, south: 51, east: -2, west: -3 }

/** Draws these depots on a service's map. */
function draw(depots: readonly Depot[], image?: string) {
  const service = fakeService()
  const maps = mapsOfPage()
  if (!maps) throw new Error('no maps')
  const overlay = image === undefined ? undefined : { ...edges, image }
  drawOnService(maps, document.body, { depots, overlay, messages: mapMessages })
  const comeToRest = () => service.of('Map')[0]?.listeners.idle?.()
  return { ...service, comeToRest }
}

afterEach(() => void Reflect.deleteProperty(window, 'google'))

test('MP-01 A service’s map fits all depots first and draws none before it knows its bounds', () => {
  const { asked, seen, of, comeToRest } = draw([depot(51, -3), depot(53, -1), depot(52, -2)])
  expect(asked).toEqual([['fitBounds', { north: 53, south: 51, east: -1, west: -3 }]])
  const known = seen.edges
  seen.edges = undefined
  comeToRest()
  expect(of('Marker')).toHaveLength(0)
  seen.edges = known
  comeToRest()
  expect(of('Marker')).toHaveLength(3)
})

test('MP-05 When a service’s map comes to rest elsewhere, the earlier markers go', () => {
  const { asked, of, comeToRest } = draw([depot(51, -3), depot(53, -1)])
  comeToRest()
  comeToRest()
  expect(of('Marker')).toHaveLength(4)
  expect(asked.filter(([what]) => what === 'Marker setMap')).toEqual([
    ['Marker setMap', null],
    ['Marker setMap', null],
  ])
})

test('MP-05 A cluster on a service’s map splits when pressed: the map zooms in as far as that needs', () => {
  const { asked, of, comeToRest } = draw([depot(51, -3), depot(51, -3.0001)])
  comeToRest()
  const [cluster] = of('Marker')
  cluster?.listeners.click?.()
  expect(asked.slice(1)).toEqual([
    ['setZoom', 17],
    ['panTo', cluster?.given.position],
  ])
})

test('MP-02 An info window on a service’s map shows the known details and omits the others', () => {
  const { contents, of, comeToRest } = draw([depot(51, -3), depot(53, -1, { infoTel: '0117 496 0142' })])
  comeToRest()
  for (const { listeners } of of('Marker')) listeners.click?.()
  expect(
    (contents as HTMLElement[]).map(({ textContent, children }) => [textContent, children.length]),
  ).toEqual([
    ['Bedminster Depot', 1],
    ['Bedminster Depot0117 496 0142', 2],
  ])
})
