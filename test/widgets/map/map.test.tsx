import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import { present } from '../../support/present'
import { pass } from '../../support/test-time'
import { fakeService } from './fake-service'
import {
  answerTiles,
  bath,
  bristol,
  chart,
  closeMap,
  list,
  openLargeMap,
  openMap,
  placeOf,
  pressKey,
  tileImages,
  tiles,
  tilesShown,
  zoomShown,
} from './open-map'

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="maps.example"]')]

afterEach(() => {
  for (const script of scripts()) script.remove()
  closeMap()
  Reflect.deleteProperty(window, 'google')
  Reflect.deleteProperty(window, 'trustedTypes')
})

test('MP-01 MP-02 Each marker stands at its place; a press opens address, telephone and e-mail, and Escape closes them', async () => {
  const { user } = await openMap(tiles, { markers: [bristol, bath] })
  const markers = ['Bedminster Depot', 'Bathside Depot'].map(name =>
    within(chart()).getByRole('button', { name }),
  )
  const [west, east] = markers.map(placeOf)
  // Bath lies east and a little south of Bristol, and both are within the frame.
  expect(west && east && west[0] < east[0] && west[1] < east[1]).toBe(true)
  expect([west, east].flat().every(at => at !== undefined && at > 0 && at < 640)).toBe(true)
  await user.click(expectElement(markers[0], HTMLElement))
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

test('MP-01 The list names every depot and links to its place on the map', async () => {
  const { user } = await openMap(tiles, { markers: [bristol, { ...bath, position: null }] })
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

test('MP-01 Sixty of many depots are listed; a press adds sixty and focuses the first of them', async () => {
  const markers = Array.from({ length: 130 }, (_, at) => ({ ...bristol, infoTitle: `Depot ${at + 1}` }))
  const { user } = await openMap('', { markers })
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

test('MP-01 Buttons move the map, and Show all restores the whole view', async () => {
  const { user } = await openMap(tiles, { markers: [bristol, bath] })
  const marker = () => placeOf(within(chart()).getByRole('button', { name: 'Bedminster Depot' }))
  const before = [zoomShown(), ...marker()]
  await user.click(screen.getByRole('button', { name: 'Move the map left' }))
  expect(marker()[0]).toBeGreaterThan(before[1] as number)
  act(() => chart().focus())
  pressKey('+')
  expect(zoomShown()).toBe((before[0] as number) + 1)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect([zoomShown(), ...marker()]).toEqual(before)
})

test('MP-01 MP-05 With 10,000 depots an arrow key keeps the visible markers and draws only new ones', async () => {
  await openLargeMap()
  for (let time = 0; time < 3; time++) pressKey('+')
  const marks = () => within(chart()).getAllByRole('button')
  const before = marks()
  expect(before.length).toBeGreaterThan(20)
  expect(before.length).toBeLessThan(400)
  pressKey('ArrowRight')
  const remaining = marks().filter(mark => before.includes(mark))
  expect(remaining.length).toBeGreaterThan(before.length * 0.7)
  expect(marks().length).toBeGreaterThan(remaining.length)
})

test('MP-05 MP-06 A cluster says how many depots it holds, is red above 10, and splits when pressed', async () => {
  const near = Array.from({ length: 12 }, (_, at) => ({
    ...bristol,
    position: { lat: 51.44, lng: -2.61 + at / 500 },
  }))
  const { user } = await openMap(tiles, {
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

test('MP-03 A picture lies on the map between its edges; without one there is none', async () => {
  const overlay = { image: '/rounds.svg', north: 51.5, south: 51.34, east: -2.33, west: -2.68 }
  await openMap(tiles, { markers: [bristol, bath], overlay })
  const laid = expectElement(document.querySelector('img[src$="/rounds.svg"]'), HTMLImageElement)
  const [left, top] = placeOf(laid)
  for (const name of ['Bedminster Depot', 'Bathside Depot']) {
    const [x, y] = placeOf(within(chart()).getByRole('button', { name }))
    expect(x > left && x < left + Number.parseFloat(laid.style.width)).toBe(true)
    expect(y > top && y < top + Number.parseFloat(laid.style.height)).toBe(true)
  }
  await openMap(tiles, { markers: [bristol] })
  expect(document.querySelector('img[src$="/rounds.svg"]')).toBeNull()
})

test('MP-04 MP-02 A press loads a service’s script with a callback and a trusted address; its info windows hold nodes', async () => {
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
  const { user } = await openMap('data-api-url="https://maps.example/api.js?key=a%26b"', {
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
  await act(async () => present(Reflect.get(window, address.searchParams.get('callback') ?? ''))())
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

test("MP-05 MP-06 On a service’s map clusters have the page's colours for large and small", async () => {
  const near = Array.from({ length: 12 }, (_, at) => ({
    ...bristol,
    position: { lat: 51.44, lng: -2.61 + at / 5000 },
  }))
  const { user } = await openMap('data-api-url="https://maps.example/colours.js"', {
    markers: [...near, bath, { ...bath, position: { lat: 51.38, lng: -2.3901 } }],
  })
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  await waitFor(() => expect(scripts()).toHaveLength(1))
  for (const [name, colour] of Object.entries({ danger: '#900', info: '#009', surface: '#fefefe' }))
    chart().style.setProperty(`--doorstep-${name}`, colour)
  const service = fakeService()
  const callback = new URL(scripts()[0]?.src ?? '').searchParams.get('callback') ?? ''
  await act(async () => present(Reflect.get(window, callback))())
  await pass(50)
  service.of('Map')[0]?.listeners.idle?.()
  const drawn = service.of('Marker').map(({ given: { label, icon } }) => ({
    ...Object(label),
    ...Object(icon),
  }))
  expect(drawn).toMatchObject([
    { text: '12', color: '#fefefe', fillColor: '#900', strokeColor: '#fefefe' },
    { text: '2', color: '#fefefe', fillColor: '#009', strokeColor: '#fefefe' },
  ])
})

test('MP-04 A service that does not answer is reported once, and the list is always there', async () => {
  const { user } = await openMap('data-api-url="https://maps.example/other.js"', { markers: [bristol] })
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  await waitFor(() => expect(scripts()).toHaveLength(1))
  expect(list()).toHaveTextContent('0117 496 0142')
  const callback = new URL(scripts()[0]?.src ?? '').searchParams.get('callback') ?? ''
  await act(async () => void fireEvent.error(expectElement(scripts()[0], HTMLElement)))
  await pass(50)
  expect(screen.getByText("The map can't be shown. Every depot is in the list.")).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Map of our depots' })).toBeNull()
  expect([callback in window, scripts()]).toEqual([false, []])
  expect(list()).toHaveTextContent('0117 496 0142')
})

test('MP-01 A map of which one tile has loaded stays, whatever becomes of the others', async () => {
  await openMap(tiles, { markers: [bristol] })
  const [first, ...others] = tileImages()
  act(() => void fireEvent(present(first), new Event('load')))
  act(() => {
    for (const tile of others) fireEvent(tile, new Event('error'))
  })
  expect(others.length).toBeGreaterThan(0)
  expect(screen.queryByText("The map can't be shown. Every depot is in the list.")).toBeNull()
})

test('MP-01 When no tile loads, the map says so and shows the list; without tiles and service the list is all', async () => {
  await openMap(tiles, { markers: [bristol] })
  answerTiles('error')
  expect(screen.getByText("The map can't be shown. Every depot is in the list.")).toBeVisible()
  expect(screen.queryByRole('button', { name: /on the map/ })).toBeNull()
  await openMap('', { markers: [{ ...bristol, infoTel: '0117;496' }] })
  expect(screen.queryByText(/map/)).toBeNull()
  expect(screen.getByText('0117;496').closest('a')).toBeNull()
})
