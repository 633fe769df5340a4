import { act, screen } from '@testing-library/react'
import { openShopPage } from '../../support/shop-page'
import { pass } from '../../support/test-time'

export const bristol = {
  position: { lat: 51.44, lng: -2.61 },
  infoTitle: 'Bedminster Depot',
  infoTel: '0117 496 0142',
  infoMail: 'bedminster@doorstep.example',
  infoAddress: 'Coronation Yard, Bristol',
}
export const bath = { ...bristol, position: { lat: '51.38', lng: '-2.39' }, infoTitle: 'Bathside Depot' }
export const tiles = 'data-tiles="/tiles/{z}/{x}/{y}.png"'

const spies: jest.SpyInstance[] = []
const frames = new Map<number, FrameRequestCallback>()

/** From now on a frame is drawn when a test says so. */
export function holdFrames(): void {
  let last = 0
  spies.push(
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation(draw => {
      frames.set(++last, draw)
      return last
    }),
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(frame => void frames.delete(frame)),
  )
}
/** One frame is drawn. */
export const drawFrame = () =>
  act(() => {
    const due = [...frames.values()]
    frames.clear()
    for (const draw of due) draw(0)
  })
/** How many frames something has asked for. */
export const framesAsked = () => frames.size
/** Frames are drawn until nothing is left to draw. */
export const drawAll = () => {
  for (let drawn = 0; frames.size; drawn++) {
    if (drawn === 999) throw new Error('there is always one more frame to draw')
    drawFrame()
  }
}

/** Opens a page with a map of these depots, as it is once everything is drawn. */
export async function openMap(attributes: string, given: object) {
  const page = await openShopPage(
    `<div data-widget="map" ${attributes}><script type="application/json">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script><p>Ring 0117 496 0100</p></div>`,
    { as: 'guest' },
  )
  await pass(50)
  holdFrames()
  // What had begun before.
  await pass(50)
  drawAll()
  return page
}
export const chart = () => screen.getByRole('group', { name: 'Map of our depots' })
export const list = () => screen.getByRole('list')
export const tilesShown = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[src*="/tiles/"]')].map(
    ({ src }) => new URL(src).pathname,
  )
/** Where it is seen: its place on the ground, which is moved as one. */
export const placeOf = ({ style, parentElement }: HTMLElement) => {
  const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(parentElement?.style.transform ?? '') ?? []
  return [Number.parseFloat(style.left) + Number(x), Number.parseFloat(style.top) + Number(y)] as const
}
/** Gives what is laid out so many CSS pixels. */
export function makeRoom(width: number, height: number): void {
  spies.push(
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width),
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height),
  )
}

/** A map for a desk, with ten thousand depots on it. */
export async function openLargeMap() {
  const markers = Array.from({ length: 10_000 }, (_, at) => ({
    ...bristol,
    position: { lat: 50 + (at % 100) / 20, lng: -5 + Math.floor(at / 100) / 20 },
  }))
  makeRoom(1200, 800)
  const { user } = await openMap(tiles, { markers })
  act(() => chart().focus())
  return user
}

/** Notes what is done to the map's elements; gives what was done since it was last asked. */
export function watchChart() {
  const records: MutationRecord[] = []
  const observer = new MutationObserver(seen => records.push(...seen))
  observer.observe(chart(), { childList: true, subtree: true, attributes: true, characterData: true })
  return () => {
    const seen = [...records.splice(0), ...observer.takeRecords()]
    const elements = seen
      .flatMap(({ addedNodes }) => [...addedNodes])
      .flatMap(node => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
    return {
      marks: elements.filter(element => element.matches('button')).length,
      tiles: elements.filter(element => element.matches('img')).length,
      gone: seen.reduce((sum, { removedNodes }) => sum + removedNodes.length, 0),
      // Of what stood there before.
      rest: seen.flatMap(({ type, attributeName, target }) =>
        type === 'childList' || elements.includes(target as Element) ? [] : [[attributeName, target]],
      ),
    }
  }
}

/** Frames and sizes are the page's own again. */
export function closeMap(): void {
  for (const spy of spies.splice(0)) spy.mockRestore()
  frames.clear()
}
