import { openChromium, type SharedBrowser } from '../../support/browser'
import { isSoak } from '../../support/soak'
import type { EngineHost } from './engine'
import { patiently } from './patiently'

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
    async visitor(viewport, { goesBack } = {}) {
      const browser = goesBack ? await keeping() : light
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      return {
        goto: async url => void (await page.goto(url)),
        call: (source, given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
        click: (x, y, clickCount = 1) => page.mouse.click(x, y, { clickCount }),
        // On Chromium's own error page, the earlier page answers only once loading has ended.
        back: () => patiently(async () => void (await page.goBack({ waitUntil: 'commit' }))),
        async press(keys) {
          for (const key of keys) await page.keyboard.press(key)
        },
        picture: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    async close() {
      await Promise.all([light.close(), whole?.then(browser => browser.close())])
    },
  }
}
