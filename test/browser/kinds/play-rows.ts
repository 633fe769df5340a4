import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { openBrowser, patience, type SharedBrowser } from '../../support/browser'
import { type Asked, barePage, lax, type Said, serveBare } from '../../support/servers/bare-server'
import { ahead, aheadTo } from '../../support/shop-time'
import { openTabs, type WatchedPage } from '../../support/tabs'

export type Turn = {
  page: WatchedPage
  /** The first widget of the page. */
  widget: Locator
  /** The requests so far whose path matches. */
  asked: (path: RegExp) => Asked[]
  /** Sets the server's answers from now on. */
  answer: (say: (asked: Asked) => Said | undefined) => void
  /** Moves the clock of the shop, as if so many hours had passed. */
  pass: (hours: number) => void
}

/** A fault of another project, played with our widgets on a bare page. */
export type Row = {
  id: string
  /** Where somebody of another project met it. */
  report?: string
  /** The title of the test: a person's view. */
  sees: string
  body: string
  head?: string
  /** Further pages, by path. */
  pages?: Record<string, string>
  say?: (asked: Asked) => Said | undefined
  /** Opens a shop that remembers what was sent, and returns its answers. */
  shop?: () => (asked: Asked) => Said | undefined
  visitor?: BrowserContextOptions
  /** The moment of the visit, for the server and the device; or the moment of each. */
  at?: string | { server: string; device: string }
  /** The page's own scripts throw, as in the report. */
  mayComplain?: boolean
  act: (turn: Turn) => Promise<void>
}

type Contract = { paths: Record<string, Record<string, { responses?: Record<string, Example> }>> }
type Example = { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }
let contract: [path: RegExp, methods: Contract['paths'][string]][] | undefined

/** The contract's example of an answer; 404 for a call that it does not know. */
export function asDocumented({ method, path: asked }: Asked): Said {
  contract ??= Object.entries(
    (JSON.parse(readFileSync(path.resolve('dist/openapi.json'), 'utf8')) as Contract).paths,
  )
    .filter(([each]) => !/^\/\{\w+\}$/.test(each))
    .map(([each, methods]) => [new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`), methods])
  const [, methods] = contract.find(([each]) => each.test(asked)) ?? []
  const { responses } = methods?.[method.toLowerCase()] ?? {}
  const [example] = Object.values(responses?.['200']?.content?.['application/json']?.examples ?? {})
  return example ? { status: 200, body: example.value } : { status: 404, body: {} }
}

/** A page's facts about a customer with a confirmed postcode. */
export const customer =
  '<meta name="doorstep-has-postcode" content="1"><meta name="doorstep-is-guest" content="no"><meta name="doorstep-customer" content="17">'
export const milk = { id: 101, name: 'Whole milk', template: 'de', order_price: '1.35', max_qty_allowed: 6 }
/** A box product that is in no example of a basket. */
export const veg = { id: 333, name: 'Winter box', template: 'bol', order_price: '14.50', max_qty_allowed: 3 }

export const ok: Said = { status: 200, body: {} }
export const refusal = (field: string, message: string): Said => ({
  status: 422,
  body: { message: 'Refused', errors: { [field]: [message] } },
})

/** A placeholder that is loaded at once. */
export const placeholder = (widget: string, attributes = '', inside = '<p>Ring us</p>') =>
  `<div data-widget="${widget}" data-load="ready" ${attributes}>${inside}</div>`
export const json = (given: object) => `<script type="application/json">${JSON.stringify(given)}</script>`

/** Waits until a condition holds; a person would not notice the tenths of a second. */
export async function until(holds: () => boolean | Promise<boolean>, what = 'it to hold'): Promise<void> {
  for (let look = 0; look < 60 * patience; look++) {
    if (await holds()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`waited in vain for ${what}`)
}

/** Plays rows one after the other in one window, against the built bundle and a server of the test's own. */
export function playRows(rows: readonly Row[]): void {
  let say: NonNullable<Row['say']> = () => undefined
  let serverAhead = ahead
  let server: Awaited<ReturnType<typeof serveBare>>
  let browser: SharedBrowser
  let tabs: ReturnType<typeof openTabs>
  const pages: Record<string, string> = {}
  beforeAll(async () => {
    const now = () => new Date(Date.now() + serverAhead)
    server = await serveBare(pages, asked => say(asked), { policy: lax, now })
    browser = await openBrowser()
    tabs = openTabs(browser)
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
  test.each(rows.map(row => [`${row.id} ${row.sees}`, row] as const))('%s', async (_, row) => {
    Object.assign(pages, { '/': barePage(row.body, row.head), '/found': '<title>Found</title>' }, row.pages)
    say =
      row.shop?.() ??
      row.say ??
      (asked =>
        asked.path.startsWith('/posted') ? { status: 200, body: '<p>Thank you</p>' } : asDocumented(asked))
    const { server: there, device } =
      typeof row.at === 'string' ? { server: row.at, device: row.at } : (row.at ?? {})
    serverAhead = there ? aheadTo(there) : ahead
    const page = await tabs.take({
      viewport: { width: 1000, height: 800 },
      reducedMotion: 'reduce',
      ...(device && { clockShift: aheadTo(device) }),
      ...row.visitor,
    })
    page.setDefaultTimeout(4000 * patience)
    const before = server.asked.length
    await page.goto(server.url)
    const named = '[data-widget][data-load=ready]'
    await page.waitForFunction(
      selector =>
        [...document.querySelectorAll(selector)].every(each => each.matches('[data-widget-state=mounted]')),
      named,
    )
    await row.act({
      page,
      widget: page.locator('.doorstep').first(),
      asked: path => server.asked.slice(before).filter(each => path.test(each.path)),
      answer: next => {
        say = next
      },
      pass: hours => {
        serverAhead += hours * 3_600_000
      },
    })
    if (!row.mayComplain) expect(page.complaints).toEqual([])
    await tabs.giveBack(page)
  })
}
