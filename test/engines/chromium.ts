import { launchChromium } from '../support/browser'
import type { EngineHost } from './engine'

/** Starts Chromium without a window. */
export async function startChromium(): Promise<EngineHost> {
  const browser = await launchChromium(true)
  return {
    async visitor(viewport) {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      return {
        goto: async url => void (await page.goto(url)),
        call: (source, given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
        click: (x, y) => page.mouse.click(x, y),
        async press(keys) {
          for (const key of keys) await page.keyboard.press(key)
        },
        picture: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
