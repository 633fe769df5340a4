import { createClusters } from '../../../widgets/map/clusters'
import { boundsOf, tilesUnder, toPoint, toPosition, viewOf, worldAt } from '../../../widgets/map/projection'

const world = { north: 85, south: -85, west: -180, east: 180 }
const depot = (lat: number, lng: number, infoTitle = 'Depot') => ({
  position: { lat, lng },
  infoTitle,
  infoTel: null,
  infoMail: null,
  infoAddress: null,
})
/** Degrees of longitude that many CSS pixels take at a zoom. */
const degrees = (pixels: number, zoom: number) => (pixels * 360) / (256 * 2 ** zoom)
const many = (count: number, lat: number, lng: number) => Array.from({ length: count }, () => depot(lat, lng))
const countsOf = (spots: ReturnType<ReturnType<typeof createClusters>>) =>
  spots.map(spot => (spot.kind === 'cluster' ? spot.count : 1)).sort((a, b) => b - a)

test('MP-05 what stands within 60 pixels is one cluster, what stands further apart is not', () => {
  const at = (pixels: number) => createClusters([depot(0, 0), depot(0, degrees(pixels, 10))])(world, 10)
  expect(countsOf(at(58))).toEqual([2])
  expect(countsOf(at(62))).toEqual([1, 1])
})

test('MP-05 up to zoom 16 neighbours are clustered, and beyond each stands by itself', () => {
  const spotsIn = createClusters([depot(0, 0), depot(0, degrees(2, 17))])
  expect(countsOf(spotsIn(world, 16))).toEqual([2])
  expect(countsOf(spotsIn(world, 17))).toEqual([1, 1])
})

test('MP-06 a cluster is red above the larger of 10 and the mean of what is shown', () => {
  const reds = (...counts: number[]) =>
    createClusters(counts.flatMap((count, at) => many(count, 0, at * 30)))(world, 5).flatMap(spot =>
      spot.kind === 'cluster' && spot.isLarge ? spot.count : [],
    )
  expect(reds(10)).toEqual([])
  expect(reds(11)).toEqual([])
  expect(reds(11, 2)).toEqual([11])
  expect(reds(10, 2)).toEqual([])
  // The mean is 21: a dozen is below it.
  expect(reds(12, 40, 11)).toEqual([40])
})

test('MP-05 of 10,000 depots none is lost, few marks are drawn, and a look at them takes less than a frame', () => {
  const depots = Array.from({ length: 10_000 }, (_, at) => depot(50 + (at % 100) / 20, -5 + at / 2000))
  const spotsIn = createClusters(depots)
  const spots = spotsIn(world, 7)
  expect(countsOf(spots).reduce((sum, count) => sum + count, 0)).toBe(10_000)
  expect(spots.length).toBeLessThan(200)
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now()
    spotsIn(world, 7)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(16)
})

test('MP-01 a place lies where tiles have it, and a view holds all that it is to show', () => {
  const bristol = { lat: 51.4545, lng: -2.5879 }
  const back = toPosition(toPoint(bristol))
  expect([back.lat, back.lng]).toEqual([expect.closeTo(bristol.lat), expect.closeTo(bristol.lng)])
  // As every tile server numbers them.
  const { x, y } = toPoint(bristol)
  expect([Math.floor(x * 2 ** 10), Math.floor(y * 2 ** 10)]).toEqual([504, 340])
  const size = { width: 640, height: 360 }
  const places = [bristol, { lat: 51.38, lng: -2.39 }]
  const view = viewOf(places, size)
  const edges = boundsOf(view, size)
  for (const { lat, lng } of places) {
    expect(lat < edges.north && lat > edges.south).toBe(true)
    expect(lng > edges.west && lng < edges.east).toBe(true)
  }
  expect(viewOf([bristol], size).zoom).toBe(13)
  const ends = [
    { lat: 80, lng: -179 },
    { lat: -80, lng: 179 },
  ]
  expect(viewOf(ends, size).zoom).toBe(3)
  const { west, north, east, south } = tilesUnder(view, size)
  const left = view.centre.x * worldAt(view.zoom) - size.width / 2
  const top = view.centre.y * worldAt(view.zoom) - size.height / 2
  // They reach over each edge, by less than one of them.
  const overs = [
    left - west * 256,
    (east + 1) * 256 - left - 640,
    top - north * 256,
    (south + 1) * 256 - top - 360,
  ]
  expect(overs.every(over => over >= 0 && over < 256)).toBe(true)
})

test('MP-05 MP-06 what is seen still when the map moves is the same mark, unless its colour changes', () => {
  const spotsIn = createClusters([
    ...many(12, 0, 0),
    ...many(40, 0, 30),
    ...many(11, 0, -30),
    depot(20, 0),
    depot(20, -30),
  ])
  const all = spotsIn(world, 5)
  const again = spotsIn({ ...world, east: 20 }, 5)
  const isSame = (is: (spot: (typeof all)[number]) => boolean) => all.find(is) === again.find(is)
  expect(again).toHaveLength(4)
  expect(isSame(spot => spot.kind === 'depot')).toBe(true)
  // Among 12, 11, 1 and 1 a dozen is many; beside 40 it was not.
  expect(isSame(spot => spot.kind === 'cluster' && spot.count === 12)).toBe(false)
  expect(again.find(spot => spot.kind === 'cluster' && spot.count === 12)).toMatchObject({ isLarge: true })
  const third = spotsIn({ ...world, east: 20, north: 60 }, 5)
  expect(third.every(spot => again.includes(spot))).toBe(true)
})

test('MP-01 MP-05 a depot without a place stands nowhere, and between two zooms the farther one holds', () => {
  const spotsIn = createClusters([depot(0, 0), depot(0, degrees(2, 17)), { ...depot(0, 0), position: null }])
  expect(countsOf(spotsIn(world, 16.5))).toEqual([2])
  expect(countsOf(spotsIn(world, 17))).toEqual([1, 1])
})
