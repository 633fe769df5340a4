import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core'
import { serve } from '../../demo-pages/serve'
import type { DemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { VisitorSetup } from '../../demo-pages/shop/server/control'
import type { Site } from '../../demo-pages/site'
import { findChromium, findFirefox, findShell } from './machine.mjs'
import { ahead, aheadTo } from './shop-time'
import { openTabs, type WatchedPage } from './tabs'

export type { WatchedPage }

const dist = path.resolve(__dirname, '../../dist')

/** The path of Chromium, which is installed if necessary; the tests fail on a machine that cannot get it. */
export function chromiumPath(): string {
  const file = findChromium()
  if (file) return file
  throw new Error('There is no Chromium: `node test/ready.mjs` gets it, or name its file in CHROMIUM.')
}

/** The path of Firefox; the tests fail on a machine without it. */
export function firefoxPath(): string {
  const file = findFirefox()
  if (file) return file
  throw new Error('There is no Firefox: install the package "firefox-esr", or name its file in FIREFOX.')
}

// The headless browser's own name, HeadlessChrome, is mistaken for Safari by react-modal; no visitor has it.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** A test's access to a browser shared with other tests: its windows are its own, and are closed with it. */
export type SharedBrowser = Pick<Browser, 'newContext' | 'newPage' | 'close'>

/** Provided by the test environment. */
declare const shareBrowser: (
  options: LaunchOptions & { isFirefox?: true; keepsPages?: boolean },
) => Promise<SharedBrowser>

/** With `keepsPages`, the full browser with its back/forward cache, which Playwright turns off by default. */
export const openChromium = (keepsPages = false): Promise<SharedBrowser> =>
  shareBrowser({
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    executablePath: keepsPages ? chromiumPath() : (findShell() ?? chromiumPath()),
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

/** Debian's Firefox; with `keepsPages`, with its back/forward cache. */
export const openFirefox = (keepsPages = false): Promise<SharedBrowser> =>
  shareBrowser({ isFirefox: true, keepsPages, executablePath: firefoxPath() })

const { TEST_BROWSER: asked = 'chromium' } = process.env

/** How many times as long as in Chromium a step may take, since Firefox is asked over a slower protocol. */
export const patience = asked === 'firefox' ? 4 : 1

/** The browser of the tests in test/browser: Chromium, or Firefox with `TEST_BROWSER=firefox`. */
export function openBrowser(keepsPages = false): Promise<SharedBrowser> {
  if (asked === 'firefox') return openFirefox(keepsPages)
  if (asked === 'chromium') return openChromium(keepsPages)
  throw new Error(`TEST_BROWSER names ${asked}; there are chromium and firefox.`)
}

export type OpenShop = {
  url: string
  /** The server: all calls and state of all visitors. */
  shop: DemoShop
  /** Opens a page as a new visitor, by default a guest without a confirmed postcode. */
  visit: (address: string, options?: BrowserContextOptions & VisitorSetup) => Promise<WatchedPage>
  /** Ends all visits; the tabs are reused for later ones. */
  leave: () => Promise<void>
  close: () => Promise<void>
}

/** `PRINTS=nothing` plays the journeys on pages that print no state. */
const onBarePages = process.env.PRINTS === 'nothing'

/**
 * The globals of the specification, without which a customer's page looks like a guest's (GLB-02, GLB-03).
 */
const saySo = ([isGuest, hasPostcode]: readonly [boolean, boolean]) =>
  void Object.assign(window, { isGuest, ...(hasPostcode && { hasPostcode }) })

export type OpenShopOptions = {
  delay?: number
  keepsConnections?: boolean
  dist?: string
  keepsPages?: boolean
  /** The time at which shop and visitors start, as an ISO date-time, if not the usual Wednesday. */
  at?: string
  /** The pages print state even where PRINTS=nothing asks for none. */
  isPrinted?: boolean
  /** The addresses of the shop's pages and calls, if they are not the default ones. */
  site?: Site
  /** More folders by path prefix, for what only a server can give a page, such as a service worker. */
  folders?: Readonly<Record<string, string>>
}

/** Serves the built bundle on the demo shop, and opens a browser for it. */
export async function openShop({
  at,
  keepsPages,
  isPrinted,
  ...options
}: OpenShopOptions = {}): Promise<OpenShop> {
  if (!existsSync(path.join(options.dist ?? dist, 'loader.js')))
    throw new Error('dist/loader.js is missing; run npm run build first.')
  const clockShift = at ? aheadTo(at) : ahead
  const now = () => new Date(Date.now() + clockShift)
  const server = await serve({ port: 0, dist, shop: { now }, ...options })
  const browser = await openBrowser(keepsPages)
  const tabs = openTabs(browser)
  const visitors: WatchedPage[] = []
  return {
    url: server.url,
    shop: server.shop,
    async visit(
      address,
      { as: asked, hasPostcode, printsNothing = onBarePages && !isPrinted, ...visitor } = {},
    ) {
      const page = await tabs.take({ ...visitor, clockShift })
      visitors.push(page)
      const as = asked ?? (printsNothing && 'guest')
      if (onBarePages && printsNothing && as)
        await page.addInitScript(saySo, [as === 'guest', hasPostcode ?? as !== 'guest'] as const)
      if (as) {
        const setup = { as, printsNothing, ...(hasPostcode !== undefined && { hasPostcode }) }
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

// The minified file, half the size of the module's own `source`, because it is sent to each page that is checked.
let axeText: string | undefined
const axeSource = (): string => {
  axeText ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
  return axeText
}

/** The violations that axe finds on the page, one line each; a test expects none. Colours are its dearest question. */
export async function axeFindings(
  page: Page,
  within?: string,
  only = rules,
  withColours = true,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource())
  return page.evaluate(
    async ([tags, scope, enabled]) => {
      const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
      const look = async (selectors: boolean) => {
        // None of the requested rules reads style sheets; axe only has to wait for media.
        const options = {
          runOnly: tags ?? [],
          ...(!enabled && { rules: { 'color-contrast': { enabled } } }),
          resultTypes: ['violations' as const],
          selectors,
          preload: { assets: ['media' as const] },
        }
        return (await checker.run(scope ?? document, options)).violations
      }
      // Selectors for the elements take half of the time, so they are only made if there are violations.
      const found = await look(false)
      const named = found.length ? await look(true) : []
      return (named.length ? named : found).flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${help} — ${target?.join(' ') ?? html}`),
      )
    },
    [only, within, withColours] as const,
  )
}

/** True if the page does not scroll sideways. */
export const fitsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/**
 * Waits until a placeholder's widget is mounted. An inactive one is activated by the event that the page itself uses,
 * without focus or a press.
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
