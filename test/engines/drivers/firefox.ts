import type { Browser, BrowserContext, KeyInput, LaunchOptions } from 'puppeteer-core'
import type { Engine, EngineHost, WindowSize } from './engine'
import { firefoxPath } from './installed'
import { patiently } from './patiently'

/** Provided by the test environment. */
declare const launchFirefox: (options: LaunchOptions) => Promise<Browser>

/** Starts Firefox headless over WebDriver BiDi. */
export async function startFirefox(): Promise<EngineHost> {
  const browser = await launchFirefox({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    // The list of earlier entries scrolls the page to the field when it closes, during the next press.
    extraPrefsFirefox: { 'browser.formfill.enable': false, 'browser.translations.enable': false },
  })
  return {
    visitor: async size => openWindow(await browser.createBrowserContext(), size),
    close: () => browser.close(),
  }
}

async function openWindow(context: BrowserContext, viewport: WindowSize): Promise<Engine> {
  const page = await context.newPage()
  await page.setViewport(viewport)
  return {
    // Not by Puppeteer's `goto`: once Firefox has restored a page from its cache, Puppeteer takes the next navigation for
    // a part of that one, and waits for its end in vain.
    async goto(url) {
      await page.evaluate(
        `(window.isLeft = true, setTimeout(() => location.assign(${JSON.stringify(url)})), undefined)`,
      )
      await patiently(async () => {
        const hasCome = `!('isLeft' in window) && document.readyState === 'complete'`
        if (!(await page.evaluate(hasCome))) throw new Error(`${url} has not come`)
      })
    },
    call: (source, given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
    click: (x, y, count = 1) => page.mouse.click(x, y, { count }),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    async press(keys) {
      for (const key of keys) {
        if (key.length > 1) await page.keyboard.press(key as KeyInput)
        else await page.keyboard.type(key)
      }
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  }
}
