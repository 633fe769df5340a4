import { screen, within } from '@testing-library/react'
import { bath, bristol, chart, closeMap, list, openMap, tiles } from './open-map'

const service = (name: string) => `data-api-url="https://maps.example/${name}.js"`
const isChart = () => screen.queryByRole('group', { name: 'Map of our depots' }) !== null
const isOffered = () => screen.queryByRole('button', { name: 'Show the map' }) !== null

let said: jest.SpyInstance
beforeEach(() => {
  said = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  said.mockRestore()
  closeMap()
  document.head.innerHTML = ''
  Reflect.deleteProperty(window, 'google')
})

test("MP-01 MP-04 The page's own tiles take precedence over a service; without depots there is no map", async () => {
  const markers = [bristol]
  await openMap(`${tiles} ${service('own')}`, { markers })
  expect([isChart(), isOffered()]).toEqual([true, false])
  await openMap(service('own'), { markers })
  expect([isChart(), isOffered()]).toEqual([false, true])
  await openMap(`${tiles} ${service('own')}`, { markers: [{ ...bristol, position: null }] })
  expect([isChart(), isOffered()]).toEqual([false, false])
})

test.each([
  ['tiles that lack a part of their address', 'data-tiles="/tiles/{z}/{x}.png"', '{z}, {x} and {y}'],
  ['tiles with an unknown part in their address', 'data-tiles="/t/{z}/{x}/{y}?{key}"', '{z}, {x} and {y}'],
  ['tiles without https', 'data-tiles="http://tiles.example/{z}/{x}/{y}"', 'an https address'],
  [
    "another's tiles without attribution",
    'data-tiles="https://{s}.tiles.example/{z}/{x}/{y}.png"',
    'data-attribution is missing, which data-tiles needs',
  ],
  ['a service without https', 'data-api-url="http://maps.example/open.js"', 'an https address'],
])(
  'G-42 MP-01 MP-04 With %s the page keeps its own content, and its developers are told',
  async (_, attribute, expected) => {
    await openMap(attribute, { markers: [bristol] })
    expect(screen.getByText('Ring 0117 496 0100')).toBeVisible()
    expect([isChart(), isOffered()]).toEqual([false, false])
    expect(said).toHaveBeenCalledWith(expect.stringContaining(expected), expect.anything())
  },
)

test('MP-01 A depot with impossible coordinates is only listed, with no link to the map', async () => {
  const nowhere = [
    { lat: '', lng: 0 },
    { lat: 85.1, lng: 0 },
    { lat: 'north', lng: 0 },
    { lat: 51, lng: -181 },
  ].map((position, at) => ({ ...bath, position, infoTitle: `Nowhere ${at}` }))
  await openMap(tiles, { markers: [bristol, ...nowhere] })
  expect(within(chart()).getAllByRole('button')).toEqual([
    within(chart()).getByRole('button', { name: 'Bedminster Depot' }),
  ])
  expect(within(list()).getAllByRole('listitem')).toHaveLength(5)
  expect(within(list()).getAllByRole('button')).toEqual([
    screen.getByRole('button', { name: 'Show Bedminster Depot on the map' }),
  ])
})

test("G-42 MP-01 Another's tiles have an attribution with a link; the page's own only when it is given", async () => {
  const given = { markers: [bristol] }
  await openMap(
    'data-tiles="https://{s}.tiles.example/{z}/{x}/{y}{r}.png" data-attribution="© Tile makers" data-attribution-url="https://tiles.example/copyright"',
    given,
  )
  expect(screen.getByRole('link', { name: '© Tile makers' })).toHaveAttribute(
    'href',
    'https://tiles.example/copyright',
  )
  expect(chart().querySelector('img')?.src).toMatch(/^https:\/\/[abc]\.tiles\.example\/13\/\d+\/\d+\.png$/)
  await openMap(tiles, given)
  expect(screen.queryByText('© Tile makers')).toBeNull()
  await openMap(`${tiles} data-attribution="Our own" data-attribution-url="javascript:alert(1)"`, given)
  expect(screen.getByText('Our own').closest('a')).toBeNull()
})

test.each([
  ['north and south', { north: 51.34, south: 51.5, east: -2.33, west: -2.68 }, '"north"'],
  ['east and west', { north: 51.5, south: 51.34, east: -2.68, west: -2.33 }, '"east"'],
  ['no height', { north: 51.5, south: 51.5, east: -2.33, west: -2.68 }, '"north"'],
])(
  "G-42 MP-03 A picture with %s swapped is not shown, and the page's developers are told",
  async (_, edges, named) => {
    await openMap(tiles, { markers: [bristol], overlay: { image: '/rounds.svg', ...edges } })
    expect(screen.getByText('Ring 0117 496 0100')).toBeVisible()
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining(`"overlay" in its JSON: ${named}`),
      expect.anything(),
    )
  },
)
