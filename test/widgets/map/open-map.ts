import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import { mediaQueryList } from '../../support/page/media-query-list'
import { openShopPage } from '../../support/page/shop-page'
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

/** Opens a page with a map of these depots and waits until everything is drawn. */
export async function openMap(attributes: string, given: object) {
  if (!document.body.clientWidth) makeRoom(640, 360)
  spies.push(jest.spyOn(window, 'scrollTo').mockImplementation(() => {}))
  // Jumps instead of animating, so that nothing has to be waited for.
  spies.push(
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(media => mediaQueryList(media, media.includes('reduced-motion'))),
  )
  const services = [...attributes.matchAll(/data-api-url="([^"]*)"/g)].map(([, address]) => address)
  const page = await openShopPage(
    `<script type="application/json" data-doorstep-site>${JSON.stringify({ scripts: services })}</script><div data-widget="map" ${attributes}><script type="application/json">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script><p>Ring 0117 496 0100</p></div>`,
    { as: 'guest' },
  )
  await pass(50)
  return page
}
export const chart = () => screen.getByRole('group', { name: 'Map of our depots' })
export const list = () => screen.getByRole('list')
export const tileImages = () => [...document.querySelectorAll<HTMLImageElement>('img[src*="/tiles/"]')]
/** Tiles of the latest zoom only: those of the previous one stay until these are there. */
export const tilesShown = () => {
  const paths = tileImages().map(({ src }) => new URL(src).pathname)
  const zoom = paths.at(-1)?.split('/')[2]
  return paths.filter(path => path.startsWith(`/tiles/${zoom}/`))
}
export const zoomShown = () => Number(tilesShown()[0]?.split('/')[2])
/** Ends the loading of every requested tile, with success or failure. */
export const answerTiles = (type: 'load' | 'error') =>
  act(() => {
    for (const tile of tileImages()) fireEvent(tile, new Event(type))
  })
/** The visible position: the marker's own plus the moving pane's. */
export const placeOf = ({ style }: HTMLElement) => {
  const pane = expectElement(document.querySelector('.leaflet-map-pane'), HTMLElement)
  const at = (side: 'left' | 'top') => Number.parseFloat(style[side]) + Number.parseFloat(pane.style[side])
  return [at('left'), at('top')] as const
}
/** Makes elements report this size in CSS pixels. */
export function makeRoom(width: number, height: number): void {
  spies.push(
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width),
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height),
  )
}

/** A desktop-sized map with ten thousand depots. */
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

const keyCodes = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, '+': 187, '-': 189 } as const
type MapKey = keyof typeof keyCodes
/** Presses a key; gives whether the page is prevented from its default action. */
export function pressKey(key: MapKey | 'a', target: Element = chart(), held = {}): boolean {
  const keyCode = key === 'a' ? 65 : keyCodes[key]
  const event = createEvent.keyDown(target, { key, keyCode, ...held })
  fireEvent(target, event)
  return event.defaultPrevented
}

/** Restores the page's own sizes and preferences. */
export function closeMap(): void {
  for (const spy of spies.splice(0)) spy.mockRestore()
}
