import { createClusters, type Spot } from '../../../widgets/map/clusters/clusters'
import { nearestTo, stretchOf } from '../../../widgets/map/clusters/longitudes'

const world = { north: 85, south: -85, west: -180, east: 180 }
const depot = (lat: number, lng: number, infoTitle = 'Depot') => ({
  position: { lat, lng },
  infoTitle,
  infoTel: null,
  infoMail: null,
  infoAddress: null,
})
/** The degrees of longitude that this many CSS pixels cover at a zoom. */
const degrees = (pixels: number, zoom: number) => (pixels * 360) / (256 * 2 ** zoom)
const many = (count: number, lat: number, lng: number) => Array.from({ length: count }, () => depot(lat, lng))
const countsOf = (spots: readonly Spot[]) =>
  spots.map(spot => (spot.kind === 'cluster' ? spot.count : 1)).sort((a, b) => b - a)

test('MP-05 Depots within 60 pixels form one cluster, and depots further apart do not', () => {
  const at = (pixels: number) =>
    createClusters([depot(0, 0), depot(0, degrees(pixels, 10))]).spotsIn(world, 10)
  expect(countsOf(at(58))).toEqual([2])
  expect(countsOf(at(62))).toEqual([1, 1])
})

test('MP-05 Neighbours form clusters up to zoom 16; beyond that each stands alone', () => {
  const { spotsIn } = createClusters([depot(0, 0), depot(0, degrees(2, 17))])
  expect(countsOf(spotsIn(world, 16))).toEqual([2])
  expect(countsOf(spotsIn(world, 17))).toEqual([1, 1])
})

test('MP-06 A cluster is red above the larger of 10 and the mean of the shown clusters', () => {
  const reds = (...counts: number[]) =>
    createClusters(counts.flatMap((count, at) => many(count, 0, at * 30)))
      .spotsIn(world, 5)
      .flatMap(spot => (spot.kind === 'cluster' && spot.isLarge ? spot.count : []))
  expect(reds(10)).toEqual([])
  expect(reds(11)).toEqual([])
  expect(reds(11, 2)).toEqual([11])
  expect(reds(10, 2)).toEqual([])
  // The mean is 21: a dozen is below it.
  expect(reds(12, 40, 11)).toEqual([40])
})

test('MP-05 Of 10,000 depots none is lost, few markers are drawn, and a query takes less than a frame', () => {
  const depots = Array.from({ length: 10_000 }, (_, at) => depot(50 + (at % 100) / 20, -5 + at / 2000))
  const { spotsIn } = createClusters(depots)
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

/** The distance between two markers on the screen, in CSS pixels. */
function gaps(places: Iterable<{ lat: number; lng: number }>, zoom: number) {
  const seen = [...places].map(({ lat, lng }) => ({ x: lng / degrees(1, zoom), y: lat / degrees(1, zoom) }))
  return seen.flatMap((one, at) =>
    seen.slice(at + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y)),
  )
}

test.each([2, 3, 7, 40])(
  'G-41 MP-02 %s depots at one place fan out around it, far enough apart to be pressed',
  count => {
    const spots = createClusters(many(count, 0, 0)).spotsIn(world, 17)
    expect(spots).toHaveLength(count)
    expect(
      Math.min(
        ...gaps(
          spots.map(({ seenAt }) => seenAt),
          17,
        ),
      ),
    ).toBeGreaterThan(44)
    expect(
      spots.every(({ position }) => Math.abs(position.lat) < 1e-6 && Math.abs(position.lng) < 1e-6),
    ).toBe(true)
    // Every depot has a marker.
    expect(Math.max(...gaps([{ lat: 0, lng: 0 }, ...spots.map(({ seenAt }) => seenAt)], 17))).toBeLessThan(
      500,
    )
  },
)

test.each([3, 8, 16, 17])(
  'G-41 G-42 Depots of one place on both sides of the antimeridian do not overlap at zoom %s',
  zoom => {
    const depots = [depot(-17, 180), depot(-17, -180), depot(-17, 179.99999), depot(0, 175)]
    const spots = createClusters(depots).spotsIn(world, zoom)
    const places = spots.map(({ seenAt: { lat, lng } }) => ({ lat, lng: nearestTo(180, lng) }))
    expect(spots.length).toBeGreaterThan(2)
    expect(Math.min(...gaps(places, zoom))).toBeGreaterThan(44)
    const alone = spots.find(({ position }) => position.lat === 0 || Math.abs(position.lng - 175) < 1e-6)
    if (zoom > 3) expect(alone?.seenAt).toEqual(alone?.position)
  },
)

test.each([
  [[10], 10, 10],
  [[-3, 2, 1], -3, 2],
  [[179.5, -179.5], 179.5, 180.5],
  [[-170, 170, 175], 170, 190],
  [[0, 100, -120, 179], 0, 240],
])('G-42 For %j the map shows the shortest stretch of longitudes', (lngs, west, east) => {
  expect(stretchOf(lngs)).toEqual({ west, east })
})

test('MP-01 MP-05 A depot without a place is drawn nowhere, and a zoom between two is rounded up', () => {
  const { spotsIn } = createClusters([
    depot(0, 0),
    depot(0, degrees(2, 17)),
    { ...depot(0, 0), position: null },
  ])
  expect(countsOf(spotsIn(world, 16.5))).toEqual([2])
  expect(countsOf(spotsIn(world, 17))).toEqual([1, 1])
})
