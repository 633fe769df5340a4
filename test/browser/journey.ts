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

/** Opens the shop for a file's tests; each visit is a new person, and no complaint may be left over. */
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
    /** Opens a page with those widgets, with reduced motion, which shows everything sooner. */
    async visit(address: string, widgets: readonly string[], options: VisitOptions = {}) {
      const page = await open.visit(address, { reducedMotion: 'reduce', ...options })
      pages.push(page)
      page.setDefaultTimeout(30_000)
      await arrive(page, widgets)
      return page
    },
  }
}

/** A blank page of the shop's origin, for setup before a page is opened. */
export const blank = '/assets/logo-mark.svg'

/** Waits until those widgets are on the page; some load only when they come into view. */
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

/** On a new page, follows the skip link to the main content. */
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
  // Elements that are rendered anew on the way are found anew.
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

/** A person's name for the focused place. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const words =
      element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent
    return `${element?.localName} ${words?.trim().replace(/\s+/g, ' ').slice(0, 90)}`
  })

/** Content beyond the window's edge or cut off inside the widgets and their dialogs. */
const overhangs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problemOf = (element: Element, problem: string) =>
      `${element.localName}.${element.className} ${problem}: ${element.textContent?.trim().slice(0, 40)}`
    // Visually hidden, itself or by an ancestor, or not shown at all.
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

/** Keeps a screenshot of the window if PICTURES names a folder. */
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

/** Pages of this file that have been checked already, at each width. */
const knownPages = new Set<string>()

/** axe's rules about position and size. */
const rulesOfLayout = ['target-size', 'scrollable-region-focusable']

/** Names and roles are the same at every width, once the page's phone layout is checked. */
const rulesAt = (width: number, isKnown: boolean) => (width === 320 && isKnown ? rulesOfLayout : undefined)

/** Changes since the page was checked: an open dialog makes everything else unreachable. */
async function newestPart(page: Page): Promise<string | undefined> {
  for (const part of ['.doorstep [aria-modal="true"]', '.doorstep'])
    if ((await page.locator(part).count()) > 0) return part
  return undefined
}

/**
 * Every fault of the visible page at desktop width and on the narrowest phone (320 px): axe's findings,
 * sideways scrolling, cut-off content. With PICTURES=<folder>, also keeps screenshots at 1280 and 390 px.
 */
export const look = (page: Page, name: string): Promise<string[]> =>
  lookWith(page, name, isSoak ? () => undefined : rulesAt)

/**
 * The same for a page whose names, roles and colours other tests check: only movement and cut-off content.
 */
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
    // Text has the same colours at both widths.
    const withColours = isSoak || width !== 320
    const only = rulesOf(width, isKnown)
    // Content with enough room and size on a phone has it on a desktop.
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

/** Makes this visitor's next calls fail. */
export async function setFault(page: Page, fault: FaultOptions): Promise<void> {
  const { origin } = new URL(page.url())
  // A kept connection may be closed at the moment it is used.
  const reply = await page.request.post(`${origin}/demo/faults`, { data: fault, maxRetries: 2 })
  if (!reply.ok()) throw new Error(await reply.text())
  // The shop closes idle connections; after another fetch the browser knows, and does not send twice.
  const isDropped = fault.kind === 'offline' || fault.kind === 'drop-after'
  if (isDropped)
    await page.evaluate(() => fetch('/assets/logo-mark.svg', { cache: 'no-store' }).then(() => {}))
}

/** Puts a product into the visitor's box, as an earlier page would. */
export async function fillBox(page: Page, id: number, quantity: number): Promise<void> {
  const { origin } = new URL(page.url())
  const { token } = await (await page.request.get(`${origin}/csrf-token`)).json()
  const reply = await page.request.post(`${origin}/api/product/bol`, {
    headers: { 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' },
    data: { id, quantity, increment: false },
  })
  if (!reply.ok()) throw new Error(await reply.text())
}

/** The shop's data about this visitor. */
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
