import { estuary, type Line, rivers, roads, streetNames, type Town, towns } from './land'

const size = 256
const kilometre = 1000
/** The length of the equator, in metres. */
const around = 40_075_016

type Point = { x: number; y: number }

/** The projection of a tile: the point of a position, and the length of a metre there. */
type Ground = { zoom: number; at: (place: readonly [number, number]) => Point; metre: number }

function groundOf(z: number, x: number, y: number): Ground {
  const world = size * 2 ** z
  const at = ([lat, lng]: readonly [number, number]) => {
    const sine = Math.sin((lat * Math.PI) / 180)
    return {
      x: (lng / 360 + 0.5) * world - x * size,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - y * size,
    }
  }
  // Everything drawn is near this latitude.
  return { zoom: z, at, metre: world / around / Math.cos((51.5 * Math.PI) / 180) }
}

const near = ({ x, y }: Point, by: number) => x > -by && x < size + by && y > -by && y < size + by
const written = (number: number) => number.toFixed(1)
const pair = ({ x, y }: Point) => `${written(x)} ${written(y)}`
const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Returns a rounded line through the middle of each of its segments. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const turns = rest
    .slice(0, -1)
    .map((point, at) => `Q${pair(point)} ${pair(between(point, rest[at + 1] ?? last))}`)
  return `M${pair(first)}${turns.join('')}L${pair(last)}`
}

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${written(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

function label(
  text: string,
  { x, y }: Point,
  { px, colour = '#333', more = '' }: { px: number; colour?: string; more?: string },
) {
  return `<text x="${written(x)}" y="${written(y)}" font-size="${px}" fill="${colour}" ${more} text-anchor="middle" dominant-baseline="central" font-family="Arial, Helvetica, sans-serif" stroke="#fff" stroke-width="3" stroke-opacity=".85" paint-order="stroke" stroke-linejoin="round">${text}</text>`
}

/** Returns a text along each segment of a line that is long enough for it. */
function along(text: string, line: Line, { at }: Ground, look: { px: number; colour: string }) {
  const room = text.length * look.px * 0.7
  return line.flatMap((place, index) => {
    const next = line[index + 1]
    if (!next) return []
    const [from, to] = [at(place), at(next)]
    const middle = between(from, to)
    if (Math.hypot(to.x - from.x, to.y - from.y) < room || !near(middle, room)) return []
    const turn = (Math.atan((to.y - from.y) / (to.x - from.x)) * 180) / Math.PI
    return label(text, middle, {
      ...look,
      more: `transform="rotate(${written(turn)} ${pair(middle)})" font-style="italic"`,
    })
  })
}

type Named = { name: string; point: Point; px: number }

/** Returns the number of a road on a plate, along the road where no name of a town lies. */
function plates({ name, kind, line }: (typeof roads)[number], { at, zoom }: Ground, shown: readonly Named[]) {
  const width = name.length * 7 + 8
  const colour = kind === 'motorway' ? '#2f6cb3' : '#2f7d4f'
  const isCovered = ({ x, y }: Point) =>
    shown.some(
      ({ name: town, point, px }) =>
        Math.abs(point.x - x) < (width + town.length * px * 0.6) / 2 && Math.abs(point.y - y) < 8 + px / 2,
    )
  return line.slice(1, -1).flatMap((place, index) => {
    const next = line[index + 2]
    const middle = next && between(at(place), at(next))
    // Fewer plates at low zooms.
    if (!middle || !near(middle, 30) || isCovered(middle) || (zoom < 11 && (kind === 'main' || index % 3)))
      return []
    return `<rect x="${written(middle.x - width / 2)}" y="${written(middle.y - 8)}" width="${width}" height="16" rx="3" fill="${colour}"/><text x="${written(middle.x)}" y="${written(middle.y)}" font-size="11" font-weight="bold" fill="#fff" text-anchor="middle" dominant-baseline="central" font-family="Arial, Helvetica, sans-serif">${name}</text>`
  })
}

type Built = Town & { reach: number }

/** Returns the streets of a town. Their pattern is the same everywhere. */
function streets(town: Built, number: number, { at, metre, zoom }: Ground) {
  const centre = at(town.at)
  const reach = town.reach * kilometre * metre
  if (zoom < 13 || !near(centre, reach)) return ''
  const every = { 13: 4, 14: 2 }[zoom] ?? 1
  const gap = 130 * metre
  const lines: string[] = []
  const names: string[] = []
  const turn = (number * 37 + 20) % 60
  const radians = (-turn * Math.PI) / 180
  // The tile's middle in the rotated coordinates of the town's streets.
  const [dx, dy] = [size / 2 - centre.x, size / 2 - centre.y]
  const seen = {
    x: dx * Math.cos(radians) - dy * Math.sin(radians),
    y: dx * Math.sin(radians) + dy * Math.cos(radians),
  }
  const around = (middle: number) => {
    const [first, last] = [Math.floor((middle - size) / gap), Math.ceil((middle + size) / gap)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      index => index % every === 0 && Math.abs(index * gap) < reach,
    )
  }
  for (const index of around(seen.x)) {
    const half = Math.sqrt(reach ** 2 - (index * gap) ** 2)
    lines.push(`M${pair({ x: index * gap, y: -half })}V${written(half)}`)
  }
  for (const index of around(seen.y)) {
    const half = Math.sqrt(reach ** 2 - (index * gap) ** 2)
    lines.push(`M${pair({ x: -half, y: index * gap })}H${written(half)}`)
    if (zoom < 15) continue
    const apart = 4 * gap
    const name =
      streetNames[(((index * 5 + number) % streetNames.length) + streetNames.length) % streetNames.length] ??
      ''
    for (let step = Math.floor((seen.x - size) / apart); step * apart < seen.x + size; step++)
      names.push(
        label(name, { x: (step + (index % 2) / 2) * apart, y: index * gap }, { px: 11, colour: '#555' }),
      )
  }
  const width = Math.max(1.5, Math.min(12, 9 * metre))
  const d = lines.join('')
  return `<g transform="translate(${pair(centre)}) rotate(${turn})">${stroke(d, '#cfc8bb', width + 1.5)}${stroke(d, '#fff', width)}${names.join('')}</g>`
}

const isBuilt = (town: Town): town is Built => town.reach !== undefined

function drawLand(ground: Ground): string {
  const { at, metre, zoom } = ground
  const built = towns.filter(isBuilt)
  const areas = built.map(({ at: place, reach }) => {
    const { x, y } = at(place)
    return `<circle cx="${written(x)}" cy="${written(y)}" r="${written(Math.max(2, reach * kilometre * metre))}" fill="#e9e3d8"/>`
  })
  const water = `<path d="${smooth(estuary.map(at))}Z" fill="#b5d3ea"/>`
  const streams = rivers.map(({ width, line }) =>
    stroke(smooth(line.map(at)), '#b5d3ea', Math.max(zoom < 9 ? 1 : 2.5, width * metre)),
  )
  const ways = roads.map(({ kind, line }) => {
    const isWide = kind === 'motorway'
    const width = Math.max(zoom < 8 ? 1 : isWide ? 3.5 : 2.5, (isWide ? 30 : 16) * metre)
    const d = smooth(line.map(at))
    return [
      stroke(d, isWide ? '#3f74b5' : '#c59a2e', width + 1.5),
      stroke(d, isWide ? '#86aee0' : '#fbdc7a', width),
    ]
  })
  return [
    ...areas,
    ...built.map((town, number) => streets(town, number, ground)),
    water,
    ...streams,
    ...ways.map(([edge]) => edge),
    ...ways.map(([, road]) => road),
  ].join('')
}

function drawNames(ground: Ground): string {
  const { at, zoom } = ground
  const shown = towns
    .filter(({ from }) => from <= zoom)
    .map(({ name, at: place, reach = 0, below = 0 }) => ({
      name,
      point: { x: at(place).x, y: at(place).y + below },
      px: reach > 3 ? 15 : reach ? 13 : 12,
    }))
  return [
    ...(zoom > 8 ? roads.flatMap(road => plates(road, ground, shown)) : []),
    ...(zoom > 10
      ? rivers.flatMap(({ name, line }) => along(name, line, ground, { px: 12, colour: '#35678f' }))
      : []),
    ...shown
      .filter(({ point }) => near(point, 120))
      .map(({ name, point, px }) => label(name, point, { px, more: px > 12 ? 'font-weight="bold"' : '' })),
  ].join('')
}

/** Draws a tile of the shop's own map, so that no other server is needed: land, water, roads and their names. */
export function drawTile(z: number, x: number, y: number): string {
  const ground = groundOf(z, x, y)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="#dfe9d3" d="M0 0h${size}v${size}H0z"/>${drawLand(ground)}${drawNames(ground)}</svg>`
}
