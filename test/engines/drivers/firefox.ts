import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import type { Engine, EngineHost, WindowSize } from './engine'
import { firefoxPath } from './installed'
import { clickActions, keyActions } from './wire'

// A new profile would open pages of its own, ask to become the default, call home, and watch over what is visited.
const preferences: Record<string, string | number | boolean> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  // Its list of what was typed before scrolls back to the field when it closes, under a press that comes at once.
  'browser.formfill.enable': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.pagethumbnails.capturing_disabled': true,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.remote.separatePrivilegedContentProcess': false,
  'browser.translations.enable': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_beforeunload': true,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.autoDisableScopes': 15,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** Starts Firefox without a window and speaks WebDriver BiDi with it. */
export async function startFirefox(): Promise<EngineHost> {
  const profile = await mkdtemp(path.join(tmpdir(), 'doorstep-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const firefox = spawn(firefoxPath(), flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const socket = new WebSocket(`${await addressOf(firefox)}/session`, { perMessageDeflate: false })
  await once(socket, 'open')
  const send = conversation(socket)
  await send('session.new', { capabilities: {} })
  return {
    visitor: size => openWindow(send, size),
    async close() {
      const exit = once(firefox, 'exit')
      await send('browser.close', {})
      await exit
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressOf(firefox: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: firefox.stderr as NodeJS.ReadableStream })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (!address) continue
    // What it writes later must not fill the pipe.
    firefox.stderr?.resume()
    return address
  }
  throw new Error('Firefox ended before it listened.')
}

type Send = (method: string, params: object) => Promise<Record<string, unknown>>
type Reply = { id: number; type: 'success' | 'error'; result: Record<string, unknown>; message: string }

function conversation(socket: WebSocket): Send {
  const waiting = new Map<number, (reply: Reply) => void>()
  let count = 0
  socket.on('message', text => {
    const reply: Reply = JSON.parse(String(text))
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++count
      waiting.set(id, ({ type, result, message }) =>
        type === 'success' ? resolve(result) : reject(new Error(`Firefox: ${method}: ${message}`)),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
}

async function openWindow(send: Send, viewport: WindowSize): Promise<Engine> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport })
  const act = async (actions: object[]) => void (await send('input.performActions', { context, actions }))
  return {
    goto: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async call(source, given) {
      const { result, exceptionDetails } = (await send('script.callFunction', {
        functionDeclaration: `async given => JSON.stringify(await (${source})(...JSON.parse(given)))`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } }
      if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`)
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    click: (x, y, times) => act(clickActions(x, y, times)),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    press: keys => act(keyActions(keys)),
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data as string, 'base64')
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  }
}
