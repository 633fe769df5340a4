import type { Page } from 'playwright-core'
import { openChromium, openFirefox, type SharedBrowser } from '../../support/browser'
import { isSoak } from '../../support/soak'
import type { Engine, EngineHost, WindowSize } from './engine'
import { patiently } from './patiently'

type Back = (page: Page) => Promise<unknown>

// On Chromium's own error page, the earlier page answers only once loading has ended.
const goBack: Back = page => patiently(() => page.goBack({ waitUntil: 'commit' }))
// Playwright hears nothing of a page that Firefox brings back from its cache; the journey itself looks for it.
const goBackUnheard: Back = page => page.goBack({ waitUntil: 'commit', timeout: 1000 }).catch(() => undefined)

async function openWindow(
  browser: SharedBrowser,
  viewport: WindowSize,
  back: Back = goBack,
): Promise<Engine> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  return {
    goto: async url => void (await page.goto(url)),
    call: (source, given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
    click: (x, y, clickCount = 1) => page.mouse.click(x, y, { clickCount }),
    back: async () => void (await back(page)),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    picture: () => page.screenshot(),
    close: () => context.close(),
  }
}

/** Starts Firefox headless. */
export async function startFirefox(): Promise<EngineHost> {
  const browser = await openFirefox(true)
  return { visitor: size => openWindow(browser, size, goBackUnheard), close: () => browser.close() }
}

/**
 * Starts Chromium headless; the full build, which has a back/forward cache, for journeys with Back and the
 * soak.
 */
export async function startChromium(): Promise<EngineHost> {
  const light = await openChromium(isSoak)
  let whole: Promise<SharedBrowser> | undefined
  const keeping = () => {
    whole ??= openChromium(true)
    return whole
  }
  return {
    visitor: async (size, { goesBack } = {}) => openWindow(goesBack ? await keeping() : light, size),
    async close() {
      await Promise.all([light.close(), whole?.then(browser => browser.close())])
    },
  }
}
