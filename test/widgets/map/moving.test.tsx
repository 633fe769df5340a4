import { act, fireEvent, screen, within } from '@testing-library/react'
import { observing, resize } from '../../support/page/layout'
import { pass } from '../../support/test-time'
import {
  bath,
  bristol,
  chart,
  closeMap,
  list,
  makeRoom,
  openMap,
  placeOf,
  pressKey,
  tiles,
  tilesShown,
  zoomShown,
} from './open-map'

const markerOf = (name = 'Bedminster Depot') => within(chart()).getByRole('button', { name })
/** The distance that the marker has moved since then. */
function watchMarker() {
  const [left, top] = placeOf(markerOf())
  return () => {
    const [x, y] = placeOf(markerOf())
    return [Math.round(x - left), Math.round(y - top)]
  }
}
/** Drags the mouse from there by this distance. */
function drag(target: Element, x: number, y: number, button = 0): void {
  const at = (clientX: number, clientY: number) => ({
    clientX,
    clientY,
    button,
    which: button + 1,
    bubbles: true,
  })
  fireEvent.mouseDown(target, at(100, 100))
  fireEvent.mouseMove(chart(), at(100 + x / 2, 100 + y / 2))
  fireEvent.mouseMove(chart(), at(100 + x, 100 + y))
  fireEvent.mouseUp(chart(), at(100 + x, 100 + y))
}
const hint = (words: RegExp) => screen.getByText(words)
const isShown = (element: Element) => element.hasAttribute('data-shown')
const wheelHint = /Hold Ctrl and turn the wheel/

afterEach(closeMap)

test('MP-01 The map follows a drag of the main mouse button, also from a marker, whose window stays closed', async () => {
  const { user } = await openMap(tiles, { markers: [bristol, bath] })
  const went = watchMarker()
  drag(chart(), 40, 30, 2)
  expect(went()).toEqual([0, 0])
  drag(chart(), 40, 30)
  expect(went()).toEqual([40, 30])
  drag(markerOf(), -20, 10)
  act(() => markerOf().click())
  expect(went()).toEqual([20, 40])
  expect(screen.queryByRole('group', { name: 'Bedminster Depot' })).toBeNull()
  await pass(200)
  await new Promise(resolve => setTimeout(resolve, 120))
  await user.click(markerOf())
  expect(screen.getByRole('group', { name: 'Bedminster Depot' })).toHaveFocus()
})

test('MP-01 A double press on the map zooms in there; a double press on a marker does not', async () => {
  await openMap(tiles, { markers: [bristol, bath] })
  const before = zoomShown()
  fireEvent.doubleClick(markerOf())
  expect(zoomShown()).toBe(before)
  fireEvent.doubleClick(chart(), { clientX: 10, clientY: 10 })
  expect(zoomShown()).toBe(before + 1)
  fireEvent.doubleClick(chart(), { clientX: 10, clientY: 10, shiftKey: true })
  expect(zoomShown()).toBe(before)
})

test('MP-01 Only keys pressed on the map, without Ctrl, Alt or Command, move it, and the page is not scrolled or turned', async () => {
  await openMap(tiles, { markers: [bristol, bath] })
  const went = watchMarker()
  const turnPage = jest.fn()
  document.addEventListener('keydown', turnPage)
  act(() => chart().focus())
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    expect([pressKey('ArrowLeft', chart(), { [held]: true }), went()]).toEqual([false, [0, 0]])
  expect([pressKey('a'), went()]).toEqual([false, [0, 0]])
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const)
    expect(pressKey(key)).toBe(true)
  expect(went()).toEqual([80, 80])
  expect(turnPage).toHaveBeenCalledTimes(4)
  act(() => markerOf().focus())
  expect([pressKey('ArrowLeft', markerOf()), went()]).toEqual([false, [80, 80]])
  act(() => chart().focus())
  const before = zoomShown()
  expect([pressKey('+'), zoomShown()]).toEqual([true, before + 1])
  expect([pressKey('-'), zoomShown()]).toEqual([true, before])
})

test('G-42 MP-01 The wheel scrolls the page and explains how to zoom; with Ctrl or Command it zooms the map only', async () => {
  await openMap(tiles, { markers: [bristol, bath] })
  const before = zoomShown()
  /** Gives whether the page is prevented from scrolling. */
  const turn = (held = {}) => !fireEvent.wheel(chart(), { deltaY: -300, ...held })
  expect(turn()).toBe(false)
  expect(isShown(hint(wheelHint))).toBe(true)
  await pass(100)
  expect(zoomShown()).toBe(before)
  await pass(2000)
  expect(isShown(hint(wheelHint))).toBe(false)
  for (const [held, by] of [
    [{ ctrlKey: true }, 1],
    [{ metaKey: true }, 2],
  ] as const) {
    expect(turn(held)).toBe(true)
    await pass(100)
    expect(zoomShown()).toBeGreaterThanOrEqual(before + by)
  }
  expect(isShown(hint(wheelHint))).toBe(false)
})

test('MP-01 A finger moving up or down scrolls the page; a sideways one moves the map', async () => {
  await openMap(tiles, { markers: [bristol, bath] })
  const went = watchMarker()
  /** Gives whether the page is prevented from scrolling by a finger with this movement. */
  const swipe = (x: number, y: number) => {
    const at = (part: number) => ({
      touches: [{ identifier: 1, clientX: 100 + x * part, clientY: 100 + y * part, target: chart() }],
    })
    fireEvent.touchStart(chart(), at(0))
    const isTaken = [0.5, 1].map(part => !fireEvent.touchMove(chart(), at(part)))
    fireEvent.touchEnd(chart(), { touches: [] })
    return isTaken
  }
  expect([swipe(4, 60), went()]).toEqual([
    [false, false],
    [0, 0],
  ])
  expect(isShown(hint(/Use two fingers/))).toBe(true)
  expect([swipe(60, 4), went()]).toEqual([
    [true, true],
    [60, 4],
  ])
})

test('MP-01 The map cannot leave the world: tiles reach both its ends, and nothing lies beyond', async () => {
  await openMap(tiles, { markers: [bristol] })
  act(() => chart().focus())
  const press = (key: Parameters<typeof pressKey>[0], times: number) => {
    for (let time = 0; time < times; time++) pressKey(key)
  }
  press('+', 12)
  expect(zoomShown()).toBe(18)
  press('-', 24)
  expect(zoomShown()).toBe(3)
  const rows = () => tilesShown().map(path => Number.parseInt(path.split('/')[4] ?? '', 10))
  for (const [key, end] of [
    ['ArrowUp', 0],
    ['ArrowDown', 7],
  ] as const) {
    press(key, 60)
    expect(rows()).toContain(end)
    expect(rows().every(row => row >= 0 && row <= 7)).toBe(true)
  }
  press('ArrowRight', 60)
  const columns = tilesShown().map(path => Number.parseInt(path.split('/')[3] ?? '', 10))
  expect(columns.length).toBeGreaterThan(0)
  expect(columns.every(column => column >= 0 && column <= 7)).toBe(true)
})

test('MP-01 A map centres its depots again when its size changes; a removed map no longer listens', async () => {
  const before = observing()
  await openMap(tiles, { markers: [bristol] })
  expect(placeOf(markerOf())).toEqual([320, 180])
  makeRoom(900, 500)
  resize()
  expect(placeOf(markerOf())).toEqual([450, 250])
  // A map in a hidden tab has no size and keeps its view.
  makeRoom(0, 0)
  resize()
  expect(placeOf(markerOf())).toEqual([450, 250])
  expect(observing()).toBe(before + 1)
  await openMap('', { markers: [bristol] })
  expect(observing()).toBe(before)
})

test('G-41 A pressed cluster at one place splits into markers that can be pressed, each with a line to its place', async () => {
  const names = ['Dairy', 'Bakery', 'Butcher']
  const { user } = await openMap(tiles, {
    markers: [...names.map(infoTitle => ({ ...bristol, infoTitle })), bath],
  })
  await user.click(screen.getByRole('button', { name: '3 depots here: zoom in' }))
  const places = names.map(name => placeOf(markerOf(name)))
  const apart = places.flatMap(([x, y], at) =>
    places.slice(at + 1).map(([left, top]) => Math.hypot(x - left, y - top)),
  )
  expect(Math.min(...apart)).toBeGreaterThan(44)
  expect(names.map(name => markerOf(name).style.getPropertyValue('--doorstep_reach'))).toEqual([
    expect.stringMatching(/^4\d/),
    expect.stringMatching(/^4\d/),
    expect.stringMatching(/^4\d/),
  ])
  for (const name of names) {
    await user.click(markerOf(name))
    expect(screen.getByRole('group', { name })).toHaveFocus()
  }
})

test('G-41 The list leads to a depot among several at one place with its own marker', async () => {
  const { user } = await openMap(tiles, {
    markers: [bristol, { ...bristol, infoTitle: 'Bakery' }, bath],
  })
  await user.click(within(list()).getByRole('button', { name: 'Show Bakery on the map' }))
  expect(markerOf('Bakery')).toHaveAttribute('aria-expanded', 'true')
})

test('MP-02 A marker says that its window is open, and only Escape closes it, unheard by the page', async () => {
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
