import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core'
import { serve } from '../../demo-pages/serve'
import type { DemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { VisitorSetup } from '../../demo-pages/shop/server/control'
import type { Site } from '../../demo-pages/site'
import { getChromium, getShell } from './machine/find-chromium.mjs'
import { openTabs, type WatchedPage } from './tabs'

export type { WatchedPage }

const dist = path.resolve(__dirname, '../../dist')

/** The browser's file; where there is none it is got, and a machine that cannot get one fails the tests. */
export const chromiumPath = (): string => getChromium()

// Without a window it calls itself HeadlessChrome, which react-modal takes for Safari; nobody browses with it.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** What a test does with a browser that it shares with others: its windows are its own, and closed with it. */
export type SharedBrowser = Pick<Browser, 'newContext' | 'newPage' | 'close'>

/** Given by the environment. */
declare const shareBrowser: (options: LaunchOptions) => Promise<SharedBrowser>

/** `keepsPages`: the whole browser, with the back/forward cache, which the test library turns off. */
export const openChromium = (keepsPages = false): Promise<SharedBrowser> =>
  shareBrowser({
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    executablePath: keepsPages ? chromiumPath() : getShell(),
    args: [
      `--user-agent=${userAgent}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export type OpenShop = {
  url: string
  /** The server's side: every call of every visitor, and what it knows about each. */
  shop: DemoShop
  /** A page of a fresh visitor: a guest whose postcode is not known, unless stated. */
  visit: (address: string, options?: BrowserContextOptions & VisitorSetup) => Promise<WatchedPage>
  /** All visitors are gone; their tabs are the next ones'. */
  leave: () => Promise<void>
  close: () => Promise<void>
}

/** `SHOP_DATE=2026-12-24T20:30Z` lets the shop and its visitors live at that moment: seeds and cut-offs depend on the day. */
const shift = process.env.SHOP_DATE ? Date.parse(process.env.SHOP_DATE) - Date.now() : 0

/** The moment it is in the shop. */
export const shopNow = (): Date => new Date(Date.now() + shift)

export type OpenShopOptions = {
  delay?: number
  keepsConnections?: boolean
  dist?: string
  keepsPages?: boolean
  /** The moment at which shop and visitors begin: an ISO date-time. */
  at?: string
  /** Where the shop has its pages and calls, if not at the usual addresses. */
  site?: Site
}

/** Serves the built bundle on the demo shop, with a browser to visit it. */
export async function openShop({ at, keepsPages, ...options }: OpenShopOptions = {}): Promise<OpenShop> {
  if (!existsSync(path.join(options.dist ?? dist, 'loader.js')))
    throw new Error('dist/loader.js is missing; run npm run build first.')
  const ahead = at ? Date.parse(at) - Date.now() : shift
  const now = () => new Date(Date.now() + ahead)
  const server = await serve({ port: 0, dist, shop: { now }, ...options })
  const browser = await openChromium(keepsPages)
  const tabs = openTabs(browser)
  const visitors: WatchedPage[] = []
  return {
    url: server.url,
    shop: server.shop,
    async visit(address, { as, hasPostcode, ...visitor } = {}) {
      const page = await tabs.take({ ...visitor, ...(ahead && { clockShift: ahead }) })
      visitors.push(page)
      if (as) {
        const setup = hasPostcode === undefined ? { as } : { as, hasPostcode }
        await page.request.post(`${server.url}${options.site?.root ?? ''}/demo/visitor`, { data: setup })
      }
      await page.goto(new URL(address, server.url).href)
      return page
    },
    async leave() {
      await Promise.all(visitors.splice(0).map(tabs.giveBack))
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Half the characters of what the module itself offers, which go to each page that is looked at.
let axeText: string | undefined
const axeSource = (): string => {
  axeText ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
  return axeText
}

/** What axe finds wrong on the page, one line each: an empty list is the aim. */
export async function axeFindings(page: Page, within?: string, only = rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource())
  return page.evaluate(
    async ([tags, scope]) => {
      const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
      const look = async (selectors: boolean) => {
        // No rule that is asked for reads style sheets; only what plays is waited for.
        const options = {
          runOnly: tags ?? [],
          resultTypes: ['violations' as const],
          selectors,
          preload: { assets: ['media' as const] },
        }
        return (await checker.run(scope ?? document, options)).violations
      }
      // A name for each element is half the work, and only what is wrong has to be named.
      const found = await look(false)
      const named = found.length ? await look(true) : []
      return (named.length ? named : found).flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${help} — ${target?.join(' ') ?? html}`),
      )
    },
    [only, within] as const,
  )
}

/** True when nothing has to be scrolled sideways. */
export const fitsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/**
 * Waits until a placeholder's widget stands on the page. An inactive one is activated as the page itself would: nobody has
 * the focus for it, and nothing is pressed.
 */
export async function mounted(page: Page, name: string) {
  await page.evaluate(widget => {
    const activate = () => {
      for (const each of document.querySelectorAll(`[data-widget="${widget}"][data-load="printed"]`))
        each.dispatchEvent(new CustomEvent('doorstep:wake', { bubbles: true, detail: 'ready' }))
      if (document.readyState !== 'complete') setTimeout(activate, 50)
    }
    activate()
  }, name)
  return page.waitForSelector(`[data-widget="${name}"][data-widget-state="mounted"]`)
}
