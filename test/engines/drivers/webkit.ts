import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { isSoak } from '../../support/soak'
import type { Engine, EngineHost, WindowSize } from './engine'
import { freePort } from './free-port'
import { webkitPaths } from './installed'
import { clickActions, keyActions, patiently } from './wire'

// Nobody sees its pictures: they are drawn without a graphics card's ways, which cost a third more where there is none.
const drawing = isSoak ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }

/** Starts WebKitGTK's own browser by its WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<EngineHost> {
  const { driver: driverPath, browser, screen } = webkitPaths()
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(xvfb.stdio[3] as Readable)
  let driver = await startDriver(driverPath, display)
  /** A browser that has forgotten its last visitor: to start another takes longer than most journeys. */
  let free: Session | undefined
  async function open(): Promise<Session> {
    try {
      return await openSession(driver.ask, browser)
    } catch {
      // A browser that did not start on a busy machine is given a second chance, and a driver that waits for nobody.
      await end(driver.process)
      driver = await startDriver(driverPath, display)
      return openSession(driver.ask, browser)
    }
  }
  return {
    async visitor(size) {
      const session = free ?? (await open())
      free = undefined
      return openWindow(session, size, async () => {
        free = await forget(session).then(
          () => session,
          () => session('DELETE', '').then(() => undefined),
        )
      })
    },
    async close() {
      await free?.('DELETE', '')
      await Promise.all([end(driver.process), end(xvfb)])
    },
  }
}

async function startDriver(path: string, display: string): Promise<{ process: ChildProcess; ask: Ask }> {
  const port = await freePort()
  const server = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...drawing, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  })
  const ask: Ask = (method, at, body) => askDriver(`http://127.0.0.1:${port}${at}`, method, body)
  await patiently(() => ask('GET', '/status'))
  return { process: server, ask }
}

/** The line whole: a screen that cannot end its line, as nobody reads it any more, gives up. */
async function firstLine(stream: Readable): Promise<string> {
  let output = ''
  for await (const part of stream) {
    output += String(part)
    if (output.includes('\n')) break
  }
  return output.trim()
}

const patienceMs = 2000

/** Ends a process; one that does not heed the first word hears another. */
const end = async (process: ChildProcess) => {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exit = once(process, 'exit')
  process.kill()
  const insist = setTimeout(() => process.kill('SIGKILL'), patienceMs)
  await exit
  clearTimeout(insist)
}

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>

const askDriver = async (url: string, method: string, body?: unknown): Promise<unknown> => {
  const reply = await fetch(url, {
    method,
    // The longest thing asked is to start a browser.
    signal: AbortSignal.timeout(45_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(({ message }: Error) => {
    throw new Error(`WebKit: ${method} ${new URL(url).pathname}: ${message}`)
  })
  const { value } = (await reply.json()) as { value: unknown }
  if (reply.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebKit: ${error}: ${message}`)
}

/** One browser: what is asked of it, at a path of its own. */
type Session = Ask

async function openSession(ask: Ask, binary: string): Promise<Session> {
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })) as { sessionId: string }
  const session: Session = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body)
  await session('POST', '/timeouts', { script: 3000, pageLoad: 20_000 })
  return session
}

const callIn =
  (session: Session) =>
  (source: string, given: readonly unknown[]): Promise<unknown> =>
    session('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args: given })

/** Takes away what a visitor has left: cookies are kept by host, all else by the address of their shop. */
async function forget(session: Session): Promise<void> {
  await callIn(session)('() => { localStorage.clear(); sessionStorage.clear(); window.name = "" }', [])
  await session('DELETE', '/cookie')
  await session('POST', '/url', { url: 'about:blank' })
}

async function openWindow(
  session: Session,
  { width, height }: WindowSize,
  close: () => Promise<void>,
): Promise<Engine> {
  const call = callIn(session)
  await session('POST', '/window/rect', { width, height })
  // The window's own bars are not the page's.
  const [inWidth, inHeight] = (await call('() => [innerWidth, innerHeight]', [])) as [number, number]
  await session('POST', '/window/rect', { width: 2 * width - inWidth, height: 2 * height - inHeight })
  return {
    goto: async url => void (await session('POST', '/url', { url })),
    call,
    click: async (x, y, times) =>
      void (await session('POST', '/actions', { actions: clickActions(x, y, times) })),
    back: async () => void (await session('POST', '/back', {})),
    press: async keys => void (await session('POST', '/actions', { actions: keyActions(keys) })),
    picture: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    close,
  }
}
