import type { CDPSession, Page } from 'playwright-core'
import { openBrowser, type SharedBrowser } from '../support/browser'
import { barePage, serveBare } from '../support/servers/bare-server'
import { openTabs } from '../support/tabs'
import { libraryText } from './hosts/host-page'

const depot = (lat: number, lng: number, infoTitle: string) => ({
  position: { lat, lng },
  infoTitle,
  infoTel: '0117 496 0142',
  infoMail: 'amailaddresswithoutanyplaceatwhichabrowserwouldbreakit@doorstep.example',
  infoAddress: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
})
const markers = [
  depot(51.4409, -2.6102, 'Bedminster Depot'),
  depot(51.3806, -2.3912, 'Bathside Depot'),
  depot(51.3806, -2.3912, 'Bath Dairy'),
]
const placeholder = (given: object, attributes = '') =>
  `<div data-widget="map" data-tiles="/tiles/{z}/{x}/{y}{r}" data-attribution="© Doorstep" ${attributes}><script type="application/json">${JSON.stringify(given)}</script><p>Ring 0117 496 0100</p></div>`
const long = '<p>Below</p>'.repeat(60)
const across = [depot(-17, 179.5, 'Taveuni'), depot(-17, -179.5, 'Lau')]
const oldLibraries = [
  ['Prototype', 'javascript/prototype/prototype.js'],
  ['MooTools', 'javascript/mootools/mootools.js'],
] as const
const pages = {
  '/': barePage(`<h1>Depots</h1>${placeholder({ markers })}${long}`),
  '/across': barePage(placeholder({ markers: across })),
  ...Object.fromEntries(
    oldLibraries.map(([name]) => [
      `/beside/${name}`,
      barePage(placeholder({ markers }), `<script src="/library/${name}"></script>`),
    ]),
  ),
}

let server: Awaited<ReturnType<typeof serveBare>>
let browser: SharedBrowser
let tabs: ReturnType<typeof openTabs>

beforeAll(async () => {
  server = await serveBare(pages, ({ path }) => {
    const [, file] = oldLibraries.find(([name]) => path === `/library/${name}`) ?? []
    return file ? { status: 200, body: libraryText(file), type: 'text/javascript' } : undefined
  })
  browser = await openBrowser()
  tabs = openTabs(browser)
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

async function openMap(at: string, options: Parameters<typeof tabs.take>[0] = {}) {
  const page = await tabs.take(options)
  await page.goto(server.url + at)
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  return page
}
const chart = (page: Page) => page.getByRole('group', { name: 'Map of our depots' })
const markOf = (page: Page, name: string) => chart(page).getByRole('button', { name, exact: true })
const zoomOf = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')]
    return Math.max(...tiles.map(({ src }) => Number(new URL(src).pathname.split('/')[2])))
  })
const zoomIs = (page: Page, wanted: number) =>
  page.waitForFunction(
    (zoom: number) =>
      [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile-loaded')].some(({ src }) =>
        src.includes(`/tiles/${zoom}/`),
      ) && !document.querySelector('.leaflet-zoom-anim'),
    wanted,
  )
/** The position of an element, once it is unchanged two frames later. */
const stillAt = async (page: Page, name: string) => {
  const place = async () => (await markOf(page, name).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  let last = await place()
  for (let look = 0; look < 60; look++) {
    await page.waitForTimeout(60)
    const now = await place()
    if (now.x === last.x && now.y === last.y && now.width) return now
    last = now
  }
  throw new Error(`${name} does not come to rest`)
}

test('MP-01 MP-02 MP-05 G-41 G-42 Under the strictest policy mouse, wheel and keys move the map, and a cluster splits', async () => {
  const page = await openMap('/')
  const box = (await chart(page).boundingBox()) as { x: number; y: number; width: number; height: number }
  const [x, y] = [box.x + box.width / 2, box.y + 40]
  const before = await stillAt(page, 'Bedminster Depot')
  const zoom = await zoomOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 10)
  await page.mouse.move(x + 60, y + 20)
  await page.waitForTimeout(120)
  await page.mouse.up()
  const dragged = await stillAt(page, 'Bedminster Depot')
  expect([dragged.x - before.x, dragged.y - before.y].map(Math.round)).toEqual([60, 20])
  await page.mouse.wheel(0, 240)
  await page.getByText('Hold Ctrl and turn the wheel to zoom the map.').waitFor()
  await page.waitForFunction(() => scrollY > 100)
  expect(await zoomOf(page)).toBe(zoom)
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -240)
  await page.keyboard.up('Control')
  await page.waitForFunction(
    (from: number) =>
      [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile-loaded')].some(
        ({ src }) => Number(new URL(src).pathname.split('/')[2]) > from,
      ),
    zoom,
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Show all' }).click()
  await zoomIs(page, zoom)
  await chart(page).focus()
  // Three quick presses are three zooms, though each takes its time.
  for (const key of ['+', '+', '+']) await page.keyboard.press(key)
  await zoomIs(page, zoom + 3)
  await page.getByRole('button', { name: 'Show all' }).click()
  await zoomIs(page, zoom)
  await chart(page).focus()
  await page.keyboard.press('ArrowDown')
  expect(Math.round(before.y - (await stillAt(page, 'Bedminster Depot')).y)).toBe(80)
  await page.getByRole('button', { name: '2 depots here: zoom in' }).click()
  await zoomIs(page, 17)
  const [one, other] = [await stillAt(page, 'Bathside Depot'), await stillAt(page, 'Bath Dairy')]
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44)
  await markOf(page, 'Bath Dairy').click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Bath Dairy')
  await page.keyboard.press('Escape')
  expect(page.complaints).toEqual([])
  await tabs.giveBack(page)
})

const finger = (x: number, y: number, id = 0) => ({ x, y, id })
async function touch(cdp: CDPSession, ...steps: ReturnType<typeof finger>[][]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof finger>[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', steps[0] ?? [])
  for (const step of steps.slice(1)) {
    await send('touchMove', step)
    await new Promise(resolve => setTimeout(resolve, 30))
  }
  await send('touchEnd', [])
}
/** From one place to the other in that many steps. */
const path = (from: number, to: number, steps = 8) =>
  Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps)

test('MP-01 MP-02 G-42 G-45 At 390 px two fingers zoom only the map, and one finger moves it sideways or scrolls the page', async () => {
  const page = await openMap('/', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const cdp = await page.context().newCDPSession(page)
  // A high-resolution screen requests tiles by their other name.
  expect(await page.locator('.leaflet-tile').first().getAttribute('src')).toMatch(/@2x$/)
  const box = (await chart(page).boundingBox()) as { x: number; y: number; width: number; height: number }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const zoom = await zoomOf(page)
  const before = await stillAt(page, 'Bedminster Depot')
  await touch(cdp, ...path(0, 50).map(by => [finger(x + by, y + 60)]))
  expect((await stillAt(page, 'Bedminster Depot')).x - before.x).toBeGreaterThan(40)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await touch(cdp, ...path(20, 90).map(by => [finger(x - by, y, 0), finger(x + by, y, 1)]))
  await zoomIs(page, zoom + 2)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await touch(cdp, ...path(0, -120).map(by => [finger(x, y + by)]))
  await page.waitForFunction(() => scrollY > 60)
  await page.getByText('Use two fingers to move and zoom the map.').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Show all' }).tap()
  await zoomIs(page, zoom)
  await stillAt(page, 'Bedminster Depot')
  await markOf(page, 'Bedminster Depot').tap()
  const info = page.getByRole('group', { name: 'Bedminster Depot' })
  await info.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(page.complaints).toEqual([])
  await cdp.detach()
  await tabs.giveBack(page)
})

test('MP-01 G-42 Depots on both sides of the antimeridian are in view', async () => {
  const page = await openMap('/across')
  const [west, east] = [await stillAt(page, 'Taveuni'), await stillAt(page, 'Lau')]
  const box = await chart(page).boundingBox()
  expect(box && box.x < west.x && west.x < east.x && east.x < box.x + box.width).toBe(true)
  await tabs.giveBack(page)
})

// host-libraries.test.ts uses every widget with MooTools.
test.each(oldLibraries.filter(([name]) => name === 'Prototype'))(
  'MP-01 MP-02 Beside %s, which changes built-ins, the map shows and opens a depot',
  async name => {
    const page = await openMap(`/beside/${name}`)
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await page.getByRole('button', { name: 'Show all' }).click()
    await stillAt(page, 'Bedminster Depot')
    await markOf(page, 'Bedminster Depot').click()
    await page.getByRole('group', { name: 'Bedminster Depot' }).waitFor()
    await tabs.giveBack(page)
  },
)
