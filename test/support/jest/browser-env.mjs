// Node for tests with a browser. Reading the browser's library takes a second of processor time and starting a browser
// another, too much for each of fifty files: a worker reads the one and starts the other once for all its files.
import { TestEnvironment } from 'jest-environment-node'
import { chromium } from 'playwright-core'

/** The browsers of this worker, by how they were started. */
const running = new Map()

async function start(kind, options) {
  // One that did not come, or has crashed, is nobody's any more: the next file tries anew.
  const forget = () => running.delete(kind)
  const browser = await chromium.launch(options).catch(problem => {
    forget()
    throw problem
  })
  browser.on('disconnected', forget)
  return browser
}

/** A browser with those options whose windows are the caller's own: closing it closes them and nothing else. */
async function shareBrowser(options) {
  const kind = JSON.stringify(options)
  if (!running.has(kind)) running.set(kind, start(kind, options))
  const browser = await running.get(kind)
  const contexts = new Set()
  const own = {
    async newContext(...given) {
      const context = await browser.newContext(...given)
      contexts.add(context)
      context.on('close', () => contexts.delete(context))
      return context
    },
    newPage: async (...given) => (await own.newContext(...given)).newPage(),
    close: async () => void (await Promise.all([...contexts].map(context => context.close()))),
  }
  return own
}

// What jest tells a worker that has nothing left to do: a browser that is still there would keep its process alive, and
// ends with it.
const end = 2
process.on('message', message => {
  if (message[0] === end) process.exit()
})

export default class extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global.shareBrowser = shareBrowser
  }

  async teardown() {
    // Without workers nobody says when the last file is done.
    if (!process.channel) for (const browser of [...running.values()]) await (await browser).close()
    await super.teardown()
  }
}
