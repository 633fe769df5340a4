import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { EngineHost, WindowSize } from './engine'
import { freePort } from './free-port'
import { webkitPaths } from './installed'
import { patiently } from './patiently'

// Drawn without graphics acceleration, which costs a third more on a machine without a graphics card.
const drawing = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }

/** Starts WebKitGTK's browser through its WebDriver on a virtual screen. */
export async function startWebKit(): Promise<EngineHost> {
  const { driver: file, browser, screen } = webkitPaths()
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const server = spawn(file, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...drawing, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' },
  })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const open = () =>
    patiently(async () =>
      new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
    )
  /** A browser reset after its last visitor, since starting another takes longer than most journeys. */
  let free: WebDriver | undefined
  return {
    async visitor(size) {
      const driver = free ?? (await open())
      free = undefined
      await driver.manage().setTimeouts({ script: 3000, pageLoad: 20_000 })
      await resize(driver, size)
      return {
        ...actionsOf(driver),
        async close() {
          free = await forget(driver).then(
            () => driver,
            () => driver.quit().then(() => undefined),
          )
        },
      }
    },
    async close() {
      await free?.quit()
      for (const each of [server, xvfb]) await end(each)
    },
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}

const call = (driver: WebDriver, source: string, given: readonly unknown[]): Promise<unknown> =>
  driver.executeScript(`return (${source})(...arguments)`, ...given)

/** Resizes the page itself, without the window's own bars. */
async function resize(driver: WebDriver, { width, height }: WindowSize): Promise<void> {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height })
  const inner = (await call(driver, '() => [innerWidth, innerHeight]', [])) as [number, number]
  await window.setRect({ x: 0, y: 0, width: 2 * width - inner[0], height: 2 * height - inner[1] })
}

/** Selenium's name for a key in KeyboardEvent.key. */
const seleniumName = (name: string) =>
  name === 'Backspace' ? 'BACK_SPACE' : name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()

const keyNamed = (name: string): string =>
  name.length === 1 ? name : String(Reflect.get(Key, seleniumName(name)))

const actionsOf = (driver: WebDriver) => ({
  goto: (url: string) => driver.get(url),
  call: (source: string, given: readonly unknown[]) => call(driver, source, given),
  async click(x: number, y: number, times = 1) {
    const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
    const actions = driver.actions().move(at)
    for (let time = 0; time < times; time++) actions.press().release()
    await actions.perform()
  },
  back: () => driver.navigate().back(),
  async press(keys: readonly string[]) {
    await driver
      .actions()
      .sendKeys(...keys.map(keyNamed))
      .perform()
  },
  picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
})

/** Removes a visitor's traces: cookies by host, everything else by the address of their shop. */
async function forget(driver: WebDriver): Promise<void> {
  await call(driver, '() => { localStorage.clear(); sessionStorage.clear(); window.name = "" }', [])
  await driver.manage().deleteAllCookies()
  await driver.get('about:blank')
}
