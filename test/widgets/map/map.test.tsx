import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openShopPage } from '../../support/shop-page'
import { pass } from '../../support/test-time'

const bristol = {
  position: { lat: 51.44, lng: -2.61 },
  infoTitle: 'Bedminster Depot',
  infoTel: '0117 496 0142',
  infoMail: 'bedminster@doorstep.example',
  infoAddress: 'Coronation Yard, Bristol',
}
const bath = { ...bristol, position: { lat: '51.38', lng: '-2.39' }, infoTitle: 'Bathside Depot' }
const tiles = 'data-tiles="/tiles/{z}/{x}/{y}.png"'

const spies: jest.SpyInstance[] = []
const frames = new Map<number, FrameRequestCallback>()

/** From now on a frame is drawn when a test says so. */
function holdFrames(): void {
  let last = 0
  spies.push(
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation(draw => {
      frames.set(++last, draw)
      return last
    }),
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(frame => void frames.delete(frame)),
  )
}
const drawFrame = () =>
  act(() => {
    const due = [...frames.values()]
    frames.clear()
    for (const draw of due) draw(0)
  })
const drawAll = () => {
  while (frames.size) drawFrame()
}

async function open(attributes: string, given: object) {
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
const chart = () => screen.getByRole('group', { name: 'Map of our depots' })
const tilesShown = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[src*="/tiles/"]')].map(
    ({ src }) => new URL(src).pathname,
  )
/** Where it is seen: its place on the ground, which is moved as one. */
const placeOf = ({ style, parentElement }: HTMLElement) => {
  const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(parentElement?.style.transform ?? '') ?? []
  return [Number.parseFloat(style.left) + Number(x), Number.parseFloat(style.top) + Number(y)] as const
}
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="maps.example"]')]
const list = () => screen.getByRole('list')

afterEach(() => {
  for (const script of scripts()) script.remove()
  for (const spy of spies.splice(0)) spy.mockRestore()
  frames.clear()
  Reflect.deleteProperty(window, 'google')
  Reflect.deleteProperty(window, 'trustedTypes')
})

test('MP-01 MP-02 each marker stands at its place; a press opens title, address, telephone and mail, Escape closes it', async () => {
  const { user } = await open(tiles, { markers: [bristol, bath] })
  const markers = ['Bedminster Depot', 'Bathside Depot'].map(name =>
    within(chart()).getByRole('button', { name }),
  )
  const [west, east] = markers.map(placeOf)
  // Bath lies east and a little south of Bristol, and both are within the frame.
  expect(west && east && west[0] < east[0] && west[1] < east[1]).toBe(true)
  expect([west, east].flat().every(at => at !== undefined && at > 0 && at < 640)).toBe(true)
  await user.click(markers[0] as HTMLElement)
  const info = screen.getByRole('group', { name: 'Bedminster Depot' })
  expect(info).toHaveFocus()
  expect(info).toHaveTextContent(
    'Bedminster DepotCoronation Yard, Bristol0117 496 0142bedminster@doorstep.example',
  )
  expect(
    within(info)
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ href }) => href),
  ).toEqual(['tel:01174960142', 'mailto:bedminster@doorstep.example'])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Bedminster Depot' })).toBeNull()
  expect(markers[0]).toHaveFocus()
})

test('MP-01 the list says the same as the map, and leads to each place on it; a depot without a place is listed alone', async () => {
  const { user } = await open(tiles, { markers: [bristol, { ...bath, position: null }] })
  expect(
    within(list())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bedminster Depot', 'Bathside Depot'])
  expect(within(list()).getAllByRole('link')).toHaveLength(4)
  expect(within(chart()).queryByRole('button', { name: 'Bathside Depot' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show Bedminster Depot on the map' }))
  expect(screen.getByRole('group', { name: 'Bedminster Depot' })).toHaveFocus()
  expect(tilesShown().every(path => path.startsWith('/tiles/14/'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close Bedminster Depot' }))
  expect(screen.getByRole('button', { name: 'Show Bedminster Depot on the map' })).toHaveFocus()
})

test('MP-01 of many depots sixty are listed, and sixty more at each press, with the focus on the first of them', async () => {
  const markers = Array.from({ length: 130 }, (_, at) => ({ ...bristol, infoTitle: `Depot ${at + 1}` }))
  const { user } = await open('', { markers })
  const listed = () => within(list()).getAllByRole('listitem')
  expect(listed()).toHaveLength(60)
  await user.click(screen.getByRole('button', { name: 'Show more depots' }))
  expect(listed()).toHaveLength(120)
  expect(listed()[60]).toHaveFocus()
  await pass(200)
  expect(document.querySelector('[data-doorstep-shell] > [role=status]')).toHaveTextContent(
    '120 of 130 depots are listed.',
  )
  await user.click(screen.getByRole('button', { name: 'Show more depots' }))
  expect(listed()).toHaveLength(130)
  expect(screen.queryByRole('button', { name: 'Show more depots' })).toBeNull()
})

test('MP-01 the map is moved by keys and by buttons, and Show all brings everything back', async () => {
  const { user } = await open(tiles, { markers: [bristol, bath] })
  const first = tilesShown()
  const marker = (name = 'Bathside Depot') => placeOf(within(chart()).getByRole('button', { name }))
  const [left, top] = marker()
  const [west] = marker('Bedminster Depot')
  act(() => chart().focus())
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(marker()[0]).toBeLessThan(left)
  expect(marker()[1]).toBeLessThan(top)
  await user.keyboard('+')
  drawAll()
  expect(tilesShown()[0]?.split('/')[2]).toBe(String(Number(first[0]?.split('/')[2]) + 1))
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  drawAll()
  expect(tilesShown()).toEqual(first)
  await user.click(screen.getByRole('button', { name: 'Move the map left' }))
  expect(marker('Bedminster Depot')[0]).toBeGreaterThan(west)
})

/** A map for a desk, with ten thousand depots on it. */
async function openLargeMap() {
  const markers = Array.from({ length: 10_000 }, (_, at) => ({
    ...bristol,
    position: { lat: 50 + (at % 100) / 20, lng: -5 + Math.floor(at / 100) / 20 },
  }))
  spies.push(
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200),
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800),
  )
  const { user } = await open(tiles, { markers })
  act(() => chart().focus())
  return user
}

/** Notes what is done to the map's elements; gives what was done since it was last asked. */
function watchChart() {
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

test('MP-01 MP-05 with 10,000 depots a press of an arrow key only moves the map; what is new comes a few a frame, and nothing else is touched', async () => {
  const user = await openLargeMap()
  for (const key of ['+', '+', '+']) {
    await user.keyboard(key)
    drawAll()
  }
  const before = within(chart()).getAllByRole('button').length
  expect(before).toBeGreaterThan(20)
  const sinceThen = watchChart()
  await user.keyboard('{ArrowRight}')
  const ground = chart().firstElementChild
  expect(sinceThen()).toEqual({ marks: 0, tiles: 0, gone: 0, rest: [['style', ground]] })
  const drawn = { marks: 0, tiles: 0, gone: 0 }
  while (frames.size) {
    drawFrame()
    const { marks, tiles, gone, rest } = sinceThen()
    expect([marks <= 3, tiles <= 1, rest]).toEqual([true, true, []])
    drawn.marks += marks
    drawn.tiles += tiles
    drawn.gone += gone
  }
  // A third of the map is new.
  expect(drawn.marks).toBeGreaterThan(5)
  expect(drawn.marks).toBeLessThan(before)
  expect([drawn.tiles > 0, drawn.gone > 0]).toEqual([true, true])
})

test('MP-01 MP-05 with 10,000 depots another zoom begins with nothing, and marks and tiles come a few a frame', async () => {
  const user = await openLargeMap()
  const sinceThen = watchChart()
  for (const key of ['+', '+', '-']) {
    await user.keyboard(key)
    const { marks, tiles, gone } = sinceThen()
    expect([marks, tiles, gone]).toEqual([0, 0, 1])
    let later = 0
    while (frames.size) {
      drawFrame()
      const drawn = sinceThen()
      expect([drawn.marks <= 3, drawn.tiles <= 1]).toEqual([true, true])
      later += drawn.marks
    }
    expect(later).toBeGreaterThan(3)
  }
})

test('MP-05 MP-06 a cluster says how many it holds, is red above 10, and comes apart when pressed', async () => {
  const near = Array.from({ length: 12 }, (_, at) => ({
    ...bristol,
    position: { lat: 51.44, lng: -2.61 + at / 500 },
  }))
  const { user } = await open(tiles, {
    markers: [...near, bath, { ...bath, position: { lat: 51.381, lng: -2.391 } }],
  })
  const large = screen.getByRole('button', { name: '12 depots here: zoom in' })
  expect(large).toHaveTextContent('12')
  expect(large).toHaveAttribute('data-large')
  expect(screen.getByRole('button', { name: '2 depots here: zoom in' })).not.toHaveAttribute('data-large')
  await user.click(large)
  expect(screen.queryByRole('button', { name: '12 depots here: zoom in' })).toBeNull()
  expect(chart()).toHaveFocus()
})

test('MP-03 a picture lies on the map between its edges; without one there is none', async () => {
  const overlay = { image: '/rounds.svg', north: 51.5, south: 51.34, east: -2.33, west: -2.68 }
  await open(tiles, { markers: [bristol, bath], overlay })
  const laid = document.querySelector<HTMLImageElement>('img[src$="/rounds.svg"]') as HTMLImageElement
  const [left, top] = placeOf(laid)
  for (const name of ['Bedminster Depot', 'Bathside Depot']) {
    const [x, y] = placeOf(within(chart()).getByRole('button', { name }))
    expect(x > left && x < left + Number.parseFloat(laid.style.width)).toBe(true)
    expect(y > top && y < top + Number.parseFloat(laid.style.height)).toBe(true)
  }
  await open(tiles, { markers: [bristol] })
  expect(document.querySelector('img[src$="/rounds.svg"]')).toBeNull()
})

/** A service's script, as it has run; notes what it is told. */
function fakeService() {
  const told: { kind: string; given: Record<string, unknown>; listeners: Record<string, () => void> }[] = []
  const contents: unknown[] = []
  const maker = (kind: string) =>
    class {
      listeners: Record<string, () => void> = {}
      constructor(...given: unknown[]) {
        told.push({
          kind,
          given: Object.assign(
            {},
            ...given.filter(each => typeof each === 'object' && !(each instanceof Node)),
          ),
          listeners: this.listeners,
        })
      }
      addListener(name: string, listener: () => void) {
        this.listeners[name] = listener
      }
      getBounds = () => ({ toJSON: () => ({ north: 60, south: 40, east: 5, west: -10 }) })
      getZoom = () => 11
      setContent = (content: unknown) => contents.push(content)
      fitBounds() {}
      setMap() {}
      open() {}
      setZoom() {}
      panTo() {}
    }
  const names = ['Map', 'Marker', 'InfoWindow', 'GroundOverlay']
  Object.assign(window, { google: { maps: Object.fromEntries(names.map(name => [name, maker(name)])) } })
  return { told, contents, of: (kind: string) => told.filter(each => each.kind === kind) }
}

test('MP-04 MP-02 a service’s script is asked for at a press, with a callback and a vouched address; its info windows hold nodes, never markup', async () => {
  const vouched: string[] = []
  const createPolicy = (name: string) => ({
    createScriptURL: (address: string) => {
      vouched.push(`${name} ${address}`)
      return address
    },
  })
  Object.assign(window, { trustedTypes: { createPolicy } })
  const hostile = {
    ...bath,
    infoTitle: '<img src=x onerror=alert(1)>',
    infoTel: 'javascript:1',
    infoMail: 'a b',
  }
  const { user } = await open('data-api-url="https://maps.example/api.js?key=a%26b"', {
    markers: [bristol, hostile],
    overlay: { image: '/r.svg', north: 52, south: 51, east: -2, west: -3 },
  })
  expect(scripts()).toEqual([])
  expect(document.querySelector('img')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  await waitFor(() => expect(scripts()).toHaveLength(1))
  const [script] = scripts()
  const address = new URL(script?.src ?? '')
  expect(address.searchParams.get('key')).toBe('a&b')
  expect(vouched).toEqual([`doorstep-maps ${script?.src}`])
  const service = fakeService()
  await act(async () => (Reflect.get(window, address.searchParams.get('callback') ?? '') as () => void)())
  await pass(50)
  service.of('Map')[0]?.listeners.idle?.()
  expect(service.of('Marker').map(({ given }) => given.title)).toEqual([bristol.infoTitle, hostile.infoTitle])
  expect(service.of('GroundOverlay')).toHaveLength(1)
  for (const { listeners } of service.of('Marker')) listeners.click?.()
  const [first, second] = service.contents as HTMLElement[]
  expect(first?.textContent).toBe(
    'Bedminster DepotCoronation Yard, Bristol0117 496 0142bedminster@doorstep.example',
  )
  expect([...(first?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual([
    'tel:01174960142',
    'mailto:bedminster@doorstep.example',
  ])
  expect(second?.querySelector('img, a')).toBeNull()
  expect(second?.textContent).toContain('<img src=x onerror=alert(1)>')
})

test('MP-05 MP-06 on a service’s map a cluster has the colours that the page gives to the large and the small', async () => {
  const near = Array.from({ length: 12 }, (_, at) => ({
    ...bristol,
    position: { lat: 51.44, lng: -2.61 + at / 5000 },
  }))
  const { user } = await open('data-api-url="https://maps.example/colours.js"', {
    markers: [...near, bath, { ...bath, position: { lat: 51.38, lng: -2.3901 } }],
  })
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  await waitFor(() => expect(scripts()).toHaveLength(1))
  for (const [name, colour] of Object.entries({ danger: '#900', info: '#009', surface: '#fefefe' }))
    chart().style.setProperty(`--doorstep-${name}`, colour)
  const service = fakeService()
  const callback = new URL(scripts()[0]?.src ?? '').searchParams.get('callback') ?? ''
  await act(async () => (Reflect.get(window, callback) as () => void)())
  await pass(50)
  service.of('Map')[0]?.listeners.idle?.()
  const drawn = service.of('Marker').map(({ given: { label, icon } }) => ({
    ...(label as object),
    ...(icon as object),
  }))
  expect(drawn).toMatchObject([
    { text: '12', color: '#fefefe', fillColor: '#900', strokeColor: '#fefefe' },
    { text: '2', color: '#fefefe', fillColor: '#009', strokeColor: '#fefefe' },
  ])
})

test('MP-04 a service that does not answer is told once, and the list is there all the time', async () => {
  const { user } = await open('data-api-url="https://maps.example/other.js"', { markers: [bristol] })
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  await waitFor(() => expect(scripts()).toHaveLength(1))
  expect(list()).toHaveTextContent('0117 496 0142')
  const callback = new URL(scripts()[0]?.src ?? '').searchParams.get('callback') ?? ''
  await act(async () => void fireEvent.error(scripts()[0] as HTMLElement))
  await pass(50)
  expect(screen.getByText("The map can't be shown. Every depot is in the list.")).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Map of our depots' })).toBeNull()
  expect([callback in window, scripts()]).toEqual([false, []])
  expect(list()).toHaveTextContent('0117 496 0142')
})

test('MP-01 where not one tile comes, the list is what there is, and that is said; without tiles and service it is all', async () => {
  await open(tiles, { markers: [bristol] })
  await act(async () => void fireEvent.error(document.querySelector('img[src*="/tiles/"]') as HTMLElement))
  expect(screen.getByText("The map can't be shown. Every depot is in the list.")).toBeVisible()
  expect(screen.queryByRole('button', { name: /on the map/ })).toBeNull()
  await open('', { markers: [{ ...bristol, infoTel: '0117;496' }] })
  expect(screen.queryByText(/map/)).toBeNull()
  expect(screen.getByText('0117;496').closest('a')).toBeNull()
})
