import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { VisitorSetup } from '../../demo-pages/shop/server/control'
import type { FaultOptions } from '../../demo-pages/shop/server/fault-kinds'
import {
  axeFindings,
  fitsSideways,
  mounted,
  type OpenShop,
  type OpenShopOptions,
  openShop,
  type WatchedPage,
} from '../support/browser'
import { isSoak } from '../support/soak'

type VisitOptions = BrowserContextOptions & VisitorSetup

/** Opens the shop for a file's tests; each visit is a new person, and nobody may leave a complaint behind. */
export function journeys(options: OpenShopOptions = {}) {
  let open: OpenShop
  let pages: WatchedPage[] = []
  beforeAll(async () => {
    open = await openShop(options)
  })
  afterAll(() => open.close())
  afterEach(async () => {
    const complaints = pages.flatMap(page => page.complaints)
    await open.leave()
    pages = []
    expect(complaints).toEqual([])
  })
  return {
    get url() {
      return open.url
    },
    get shop() {
      return open.shop
    },
    /** A page on which those widgets stand; people who are moved by less motion see the same, sooner. */
    async visit(address: string, widgets: readonly string[], options: VisitOptions = {}) {
      const page = await open.visit(address, { reducedMotion: 'reduce', ...options })
      pages.push(page)
      page.setDefaultTimeout(30_000)
      await arrive(page, widgets)
      return page
    },
  }
}

/** An address of the shop with nothing of ours on it: for what has to be so before a page is opened. */
export const blank = '/assets/logo-mark.svg'

/** Waits until those widgets stand on the page; some are fetched only when they come into view. */
export async function arrive(page: Page, widgets: readonly string[]): Promise<void> {
  for (const name of widgets) {
    await page.locator(`[data-widget="${name}"]`).first().scrollIntoViewIfNeeded()
    await mounted(page, name)
  }
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** On a page that one has just come to, the first stop leads over all that stands before what it is about. */
async function skipToPage(page: Page, target: Locator): Promise<void> {
  const isFresh = await target.evaluate(
    element =>
      document.activeElement === document.body &&
      element.closest('main') !== null &&
      document.querySelector('a[href="#main"]') !== null,
  )
  if (isFresh) await press(page, 'Tab', 'Enter')
}

/** Presses Tab until the focus is there; a place that Tab cannot reach is an error. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor()
  if (key === 'Tab') await skipToPage(page, target)
  // What is drawn anew on the way is found anew.
  for (const stops of [40, 40]) {
    const element = await target.elementHandle()
    const isThere = () => page.evaluate(wanted => wanted === document.activeElement, element)
    for (let stop = 0; stop < stops; stop++) {
      if (await isThere()) return
      await page.keyboard.press(key)
    }
  }
  throw new Error(`${key} does not lead to ${target}; after 80 stops it is at ${await focused(page)}`)
}

/** What a person would call the place where the focus is. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const words =
      element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent
    return `${element?.localName} ${words?.trim().replace(/\s+/g, ' ').slice(0, 90)}`
  })

/** What reaches over the window's edge or is cut off inside the widgets and their dialogs. */
const overhangs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problemOf = (element: Element, problem: string) =>
      `${element.localName}.${element.className} ${problem}: ${element.textContent?.trim().slice(0, 40)}`
    // Hidden for the eye only, itself or with what it is in, or not shown at all.
    const isHidden = (element: Element | null) => {
      const box = element?.getBoundingClientRect()
      return box !== undefined && (box.width <= 1 || box.height <= 1)
    }
    return [...document.querySelectorAll<HTMLElement>('.doorstep *')].flatMap(element => {
      const box = element.getBoundingClientRect()
      if (isHidden(element) || isHidden(element.parentElement) || element.closest('svg')) return []
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      if (element.matches('[aria-modal=true]') && box.bottom > innerHeight + 1)
        return [problemOf(element, 'is too high')]
      if (box.right > innerWidth + 1 || box.left < -1) return [problemOf(element, 'reaches over the edge')]
      if (isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.localName !== 'input')
        return [problemOf(element, 'is cut off')]
      return []
    })
  })

const pictures = process.env.PICTURES

/** Keeps a picture of the window, if PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  const at = await page.evaluate(() => innerWidth)
  await page.screenshot({ path: path.join(pictures, `${name}-${at}.png`) })
}

/** Waits until nothing moves any more. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(animation => animation.finished))
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

/** Pages of this file, at each width, that have been looked at already. */
const knownPages = new Set<string>()

/** What axe finds only by where things stand and how large they are. */
const rulesOfLayout = ['target-size', 'scrollable-region-focusable']

/** Names and roles are the same at every width, once a page's own for phones have been looked at. */
const rulesAt = (width: number, isKnown: boolean) => (width === 320 && isKnown ? rulesOfLayout : undefined)

/** What has come since the page was looked at: an open dialog leaves nothing else within reach. */
async function newestPart(page: Page): Promise<string | undefined> {
  for (const part of ['.doorstep [aria-modal="true"]', '.doorstep'])
    if ((await page.locator(part).count()) > 0) return part
  return undefined
}

/**
 * Everything wrong with what is shown now, on a desk and on the narrowest phone (320 px): axe's findings, what has to
 * be scrolled sideways, what is cut off. With PICTURES=<folder>, also keeps pictures at 1280 and 390 px.
 */
export const look = (page: Page, name: string): Promise<string[]> =>
  lookWith(page, name, isSoak ? () => undefined : rulesAt)

/** The same of a page whose names, roles and colours other tests look at: only what may move or be cut off. */
export const lookOfLayout = (page: Page, name: string): Promise<string[]> =>
  isSoak ? look(page, name) : lookWith(page, name, () => rulesOfLayout)

async function lookWith(page: Page, name: string, rulesOf: typeof rulesAt): Promise<string[]> {
  const wrong: string[] = []
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of [1280, 390, 320]) {
    if (width === 390 && !pictures) continue
    await page.setViewportSize({ width, height: width === 1280 ? 900 : 700 })
    await settled(page)
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    if (width !== 320) await picture(page, name)
    if (width === 390) continue
    const { pathname } = new URL(page.url())
    const isKnown = knownPages.has(`${pathname} ${width}`)
    knownPages.add(`${pathname} ${width}`)
    const scope = width === 320 || isKnown ? await newestPart(page) : undefined
    // What is read at one width has the same colours at the other.
    const withColours = isSoak || width !== 320
    const only = rulesOf(width, isKnown)
    // What has room and size enough on a phone has it on a desk.
    const isLeftOut = only === rulesOfLayout && width !== 320
    const found = isLeftOut ? [] : await axeFindings(page, scope, only, withColours)
    found.push(...(await overhangs(page)))
    if (!(await fitsSideways(page))) found.push('the page scrolls sideways')
    wrong.push(...found.map(each => `${name} at ${width}: ${each}`))
  }
  await page.setViewportSize(before)
  await settled(page)
  return wrong
}

/** Lets something go wrong with this visitor's next calls. */
export async function setFault(page: Page, fault: FaultOptions): Promise<void> {
  const { origin } = new URL(page.url())
  // A connection that was kept may be closed at the moment it is used.
  const reply = await page.request.post(`${origin}/demo/faults`, { data: fault, maxRetries: 2 })
  if (!reply.ok()) throw new Error(await reply.text())
  // The shop closes what is idle; once the browser has fetched something else it knows, and does not send twice.
  const isDropped = fault.kind === 'offline' || fault.kind === 'drop-after'
  if (isDropped)
    await page.evaluate(() => fetch('/assets/logo-mark.svg', { cache: 'no-store' }).then(() => {}))
}

/** Puts a product into the visitor's box, as another page has done before this one. */
export async function fillBox(page: Page, id: number, quantity: number): Promise<void> {
  const { origin } = new URL(page.url())
  const { token } = await (await page.request.get(`${origin}/csrf-token`)).json()
  const reply = await page.request.post(`${origin}/api/product/bol`, {
    headers: { 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' },
    data: { id, quantity, increment: false },
  })
  if (!reply.ok()) throw new Error(await reply.text())
}

/** What the shop knows about this visitor. */
export async function shopState(page: Page) {
  const { origin } = new URL(page.url())
  const reply = await page.request.get(`${origin}/demo/state`)
  return (await reply.json()) as {
    as: string
    postcode: string | null
    leads: Record<string, string>[]
    registrations: { email: string; roundId: number }[]
    pauses: { start: string; end: string }[]
    payments: { pence: number }[]
    details: Record<string, string>
  }
}
