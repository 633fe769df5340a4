import type { BrowserContextOptions, Page } from 'playwright-core'
import type { SharedBrowser } from './browser'
import { ahead } from './shop-time'

const desk = { width: 1280, height: 900 }

/** A page that records what a visitor does not see: console errors and violations of the content security policy. */
export type WatchedPage = Page & { complaints: string[] }

type TabOptions = BrowserContextOptions & {
  /** How far the visitor's clock is ahead, if not as far as the shop's. */
  clockShift?: number
}

/** Shifts the clock alone. Playwright's `clock` would replace all timers, too, and the browser's own are under test. */
function shiftClock(by: number): void {
  const { Date: Device } = globalThis
  const deviceNow = Device.now
  const now = () => deviceNow() + by
  Device.now = now
  globalThis.Date = Device.prototype.constructor = new Proxy(Device, {
    construct: (target, given, asked) => Reflect.construct(target, given.length ? given : [now()], asked),
    apply: () => new Device(now()).toString(),
  })
}

function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', event => {
    const { complain } = globalThis as unknown as { complain: (text: string) => void }
    complain(
      `content security: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
    )
  })
}

const spoilt = new WeakSet<Page>()

async function openTab(
  browser: SharedBrowser,
  { clockShift = ahead, ...options }: TabOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: desk, ...options })
  const complaints: string[] = []
  context.on('weberror', webError => complaints.push(`error: ${webError.error().message}`))
  context.on('console', message => {
    // A refused request is an answer of the shop, not a fault of the widgets.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(message.text())
  })
  await context.exposeFunction('complain', (text: string) => complaints.push(text))
  await context.addInitScript(shiftClock, clockShift)
  await context.addInitScript(tellViolations)
  const page = Object.assign(await context.newPage(), { complaints })
  // The effects of these methods on a page cannot be undone.
  for (const way of ['addInitScript', 'exposeFunction', 'exposeBinding'] as const) {
    const bring = page[way] as (...given: unknown[]) => Promise<unknown>
    Object.assign(page, {
      [way](...given: unknown[]) {
        spoilt.add(page)
        return bring.apply(page, given)
      },
    })
  }
  return page
}

const listened = ['framenavigated', 'request', 'requestfinished', 'response', 'dialog', 'close'] as const

/** Removes everything of the visitor: storage, windows, interceptors and listeners, and the paper or screen that was played. */
async function forget(page: WatchedPage, options: TabOptions): Promise<void> {
  const context = page.context()
  await Promise.all(context.pages().map(each => each !== page && each.close()))
  for (const event of listened) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  // A page stores its state as it is left, so its storage is cleared on an empty page of the same origin.
  await page.route('**/*', route => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(page.url())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.name = ''
  })
  await page.goto('about:blank')
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    forcedColors: options.forcedColors ?? 'none',
    contrast: options.contrast ?? 'no-preference',
  })
  await context.clearCookies()
  page.complaints.length = 0
}

/**
 * The tabs of a test file. A returned tab is reused for a later visitor with the same settings, after all traces of the
 * former are removed: a new window costs the browser more than most journeys.
 */
export function openTabs(browser: SharedBrowser) {
  const free = new Map<string, WatchedPage[]>()
  const kinds = new WeakMap<Page, TabOptions>()
  return {
    async take({ viewport = desk, ...options }: TabOptions = {}): Promise<WatchedPage> {
      const kind = JSON.stringify(options)
      const page = free.get(kind)?.pop() ?? (await openTab(browser, options))
      kinds.set(page, options)
      if (viewport) await page.setViewportSize(viewport)
      return page
    },
    async giveBack(page: WatchedPage): Promise<void> {
      const options = kinds.get(page) ?? {}
      const kind = JSON.stringify(options)
      try {
        if (spoilt.has(page)) throw new Error('somebody has left a script in it')
        await forget(page, options)
        free.set(kind, [...(free.get(kind) ?? []), page])
      } catch {
        // A tab that has crashed or cannot be cleaned is closed.
        await page.context().close()
      }
    },
  }
}
