import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { observing, resize } from '../../support/layout'
import {
  bath,
  bristol,
  chart,
  closeMap,
  drawAll,
  list,
  makeRoom,
  openLargeMap,
  openMap,
  placeOf,
  tiles,
  tilesShown,
  watchChart,
} from './open-map'

const markerOf = (name = 'Bedminster Depot') => within(chart()).getByRole('button', { name })
type Pointing = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'
/** What a pointer does there; jsdom has no event for it. */
function point(type: Pointing, target: Element, x: number, y: number, button = 0): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button, bubbles: true, cancelable: true })
  fireEvent(target, Object.assign(event, { pointerId: 7 }))
}
const zoomShown = () => Number(tilesShown()[0]?.split('/')[2])
/** How far the marker has gone since then. */
function watchMarker() {
  const [left, top] = placeOf(markerOf())
  return () => {
    const [x, y] = placeOf(markerOf())
    return [Math.round(x - left), Math.round(y - top)]
  }
}

afterEach(closeMap)

test('MP-01 the map follows the pointer of a drag, and nothing moves it before or after', async () => {
  await openMap(tiles, { markers: [bristol, bath] })
  const held: number[] = []
  chart().setPointerCapture = pointer => void held.push(pointer)
  const went = watchMarker()
  point('pointermove', chart(), 150, 150)
  expect(went()).toEqual([0, 0])
  point('pointerdown', chart(), 100, 100)
  point('pointermove', chart(), 130, 90)
  point('pointermove', chart(), 120, 140)
  expect(went()).toEqual([20, 40])
  // Also where the pointer leaves the map.
  expect(held).toEqual([7])
  for (const end of ['pointerup', 'pointercancel'] as const) {
    point('pointerdown', chart(), 100, 100)
    point(end, chart(), 100, 100)
    point('pointermove', chart(), 300, 300)
    expect(went()).toEqual([20, 40])
  }
})

test('MP-01 a press of another button of the mouse, or on a marker, drags nothing', async () => {
  await openMap(tiles, { markers: [bristol, bath] })
  const went = watchMarker()
  for (const [target, button] of [
    [chart(), 2],
    [markerOf(), 0],
    [markerOf().firstElementChild as Element, 0],
  ] as const) {
    point('pointerdown', target, 100, 100, button)
    point('pointermove', chart(), 200, 200, button)
    point('pointerup', chart(), 200, 200, button)
    expect(went()).toEqual([0, 0])
  }
})

test('MP-05 with 10,000 depots a drag brings new marks when it has gone 64 pixels and when it ends, not at each movement', async () => {
  const user = await openLargeMap()
  for (const key of ['+', '+', '+']) {
    await user.keyboard(key)
    drawAll()
  }
  point('pointerdown', chart(), 900, 400)
  const sinceThen = watchChart()
  const marksAt = (x: number) => {
    point('pointermove', chart(), x, 400)
    drawAll()
    return sinceThen().marks
  }
  expect([marksAt(880), marksAt(840)]).toEqual([0, 0])
  expect(marksAt(830)).toBeGreaterThan(0)
  expect(marksAt(770)).toBe(0)
  point('pointerup', chart(), 770, 400)
  drawAll()
  expect(sinceThen().marks).toBeGreaterThan(0)
})

test('MP-01 only keys of the map itself move it, and only without Ctrl, Alt and Command; the page does not scroll by them', async () => {
  await openMap(tiles, { markers: [bristol, bath] })
  const went = watchMarker()
  /** Whether the page is kept from what it does by that key. */
  const isTaken = (key: string, target: Element = chart(), held = {}) => {
    const event = createEvent.keyDown(target, { key, ...held })
    fireEvent(target, event)
    return event.defaultPrevented
  }
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    expect([isTaken('ArrowLeft', chart(), { [held]: true }), went()]).toEqual([false, [0, 0]])
  expect([isTaken('ArrowLeft', markerOf()), isTaken('a'), went()]).toEqual([false, false, [0, 0]])
  expect([isTaken('ArrowLeft'), isTaken('ArrowUp'), went()]).toEqual([true, true, [213, 120]])
  const before = zoomShown()
  for (const [key, zoom] of [
    ['+', before + 1],
    ['=', before + 2],
    ['-', before + 1],
  ] as const) {
    expect(isTaken(key)).toBe(true)
    drawAll()
    expect(zoomShown()).toBe(zoom)
  }
})

test('MP-01 nobody moves or zooms the map out of the world: tiles are there at each of its ends', async () => {
  await openMap(tiles, { markers: [bristol] })
  const press = (key: string, times: number) => {
    for (let time = 0; time < times; time++) fireEvent.keyDown(chart(), { key })
    drawAll()
  }
  press('+', 12)
  expect(zoomShown()).toBe(18)
  press('-', 24)
  expect(zoomShown()).toBe(3)
  const ends = [
    ['ArrowUp', 1, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 7],
    ['ArrowRight', 0, 7],
  ] as const
  for (const [key, axis, end] of ends) {
    press(key, 30)
    const shown = tilesShown().map(path => path.split('/').slice(3).map(Number.parseFloat)[axis])
    expect(shown).toContain(end)
    expect(shown.every(each => each !== undefined && each >= 0 && each <= 7)).toBe(true)
    // Half of what is seen is the world at the least.
    expect(shown.length).toBeGreaterThan(1)
  }
})

test('MP-01 a map that gets other room shows its depots in the midst of it again; a closed one listens no more', async () => {
  const before = observing()
  await openMap(tiles, { markers: [bristol] })
  expect(placeOf(markerOf())).toEqual([320, 180])
  makeRoom(900, 500)
  resize()
  drawAll()
  expect(placeOf(markerOf())).toEqual([450, 250])
  // In a closed tab it has no room, and need not lose what it shows.
  makeRoom(0, 0)
  resize()
  expect(placeOf(markerOf())).toEqual([450, 250])
  expect(observing()).toBe(before + 1)
  await openMap('', { markers: [bristol] })
  expect(observing()).toBe(before)
})

test('MP-02 a marker says that its window is open; only Escape closes it, which nothing around the map hears', async () => {
  const { user } = await openMap(tiles, { markers: [bristol, bath] })
  const expanded = () =>
    ['Bedminster Depot', 'Bathside Depot'].map(name => markerOf(name).getAttribute('aria-expanded'))
  expect(expanded()).toEqual(['false', 'false'])
  await user.click(markerOf())
  expect(expanded()).toEqual(['true', 'false'])
  await user.click(markerOf('Bathside Depot'))
  expect(expanded()).toEqual(['false', 'true'])
  expect(screen.getByRole('group', { name: 'Bathside Depot' })).toHaveFocus()
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => heard.push(key)
  document.addEventListener('keydown', hear)
  await user.keyboard('a')
  expect(expanded()).toEqual(['false', 'true'])
  await user.keyboard('{Escape}')
  document.removeEventListener('keydown', hear)
  expect(expanded()).toEqual(['false', 'false'])
  expect(heard).toEqual(['a'])
})

test('MP-02 closed when its marker is no longer there, a window gives the focus to the map', async () => {
  const { user } = await openMap(tiles, {
    markers: [bristol, { ...bath, position: { lat: 51.441, lng: -2.59 } }],
  })
  const gone = markerOf()
  await user.click(gone)
  for (let time = 0; time < 9; time++) await user.click(screen.getByRole('button', { name: 'Zoom out' }))
  drawAll()
  expect(gone).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close Bedminster Depot' }))
  expect(chart()).toHaveFocus()
})

test('MP-01 whoever has zoomed in further than a depot needs stays there when another is asked for', async () => {
  const { user } = await openMap(tiles, { markers: [bristol, bath] })
  for (let time = 0; time < 7; time++) fireEvent.keyDown(chart(), { key: '+' })
  drawAll()
  const zoom = zoomShown()
  expect(zoom).toBeGreaterThan(14)
  await user.click(within(list()).getByRole('button', { name: 'Show Bathside Depot on the map' }))
  drawAll()
  expect(zoomShown()).toBe(zoom)
  expect(placeOf(markerOf('Bathside Depot'))).toEqual([320, 180])
})

test('MP-01 a map that has a tile stays, whichever others cannot be had', async () => {
  await openMap(tiles, { markers: [bristol] })
  const [first, second] = document.querySelectorAll('img[src*="/tiles/"]')
  act(() => void fireEvent.load(first as Element))
  act(() => void fireEvent.error(second as Element))
  expect(chart()).toBeVisible()
})

test('MP-03 a picture whose address is none for a picture is left out, and the map is there', async () => {
  const edges = { north: 51.5, south: 51.34, east: -2.33, west: -2.68 }
  await openMap(tiles, { markers: [bristol], overlay: { ...edges, image: 'javascript:alert(1)' } })
  expect(markerOf()).toBeVisible()
  expect(chart().querySelectorAll('img:not([src*="/tiles/"])')).toHaveLength(0)
})
