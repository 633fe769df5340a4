// The environment for browser tests. Loading Playwright takes a second of processor time and starting a browser
// another, too much for each of fifty files, so each worker does both once.
import path from 'node:path'
import { TestEnvironment } from 'jest-environment-node'
import { chromium } from 'playwright-core'
import { launchFirefox, openFirefoxContext, preferencesFor } from './firefox.mjs'

/** This worker's browsers, by their launch options. */
const running = new Map()

async function start(kind, { isFirefox, ...options }) {
  // A browser that failed to start or has crashed is removed, so that the next file starts a new one.
  const forget = () => running.delete(kind)
  const browser = await (isFirefox ? launchFirefox(options) : chromium.launch(options)).catch(problem => {
    forget()
    throw problem
  })
  browser.on('disconnected', forget)
  return browser
}

function browserOf(options) {
  const kind = JSON.stringify(options)
  if (!running.has(kind)) running.set(kind, start(kind, options))
  return running.get(kind)
}

async function openContext({ isFirefox, ...options }, visitor) {
  if (!isFirefox) return (await browserOf(options)).newContext(visitor)
  const firefoxUserPrefs = preferencesFor(visitor)
  return openFirefoxContext(await browserOf({ isFirefox, ...options, firefoxUserPrefs }), visitor)
}

/** A browser whose windows belong to the caller: closing it closes only these windows. */
async function shareBrowser(options) {
  // Started before the first visit, as its time is no part of one.
  if (!options.isFirefox) await browserOf(options)
  const contexts = new Set()
  const own = {
    async newContext(visitor) {
      const context = await openContext(options, visitor)
      contexts.add(context)
      context.on('close', () => contexts.delete(context))
      return context
    },
    newPage: async visitor => (await own.newContext(visitor)).newPage(),
    close: async () => void (await Promise.all([...contexts].map(context => context.close()))),
  }
  return own
}

// The message with which Jest ends an idle worker; the browsers end with the process, which they would otherwise keep
// alive.
const end = 2
process.on('message', message => {
  if (message[0] === end) process.exit()
})

/** Takes a picture of each open page of a failed test, and prints the addresses and the files. */
async function showPages({ name }) {
  const browsers = await Promise.all(running.values())
  const pages = browsers.flatMap(browser => browser.contexts().flatMap(context => context.pages()))
  for (const [at, page] of pages.filter(each => /^https?:/.test(each.url())).entries()) {
    const file = path.join('look', 'failed', `${name.replace(/[^\w-]+/g, '-').slice(0, 80)}-${at + 1}.png`)
    // A page that hangs has no picture.
    const isTaken = await page.screenshot({ path: file, timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    process.stderr.write(`${name}: the page was ${page.url()}${isTaken ? `, see ${file}` : ''}\n`)
  }
}

export default class extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global.shareBrowser = shareBrowser
    // Chromium renders no page ahead under Playwright. A module of Node's, which Jest itself cannot load.
    this.global.launchPuppeteer = async options => (await import('puppeteer-core')).launch(options)
  }

  async handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure') await showPages(test)
  }

  async teardown() {
    // Without workers there is no such message.
    if (!process.channel) for (const browser of [...running.values()]) await (await browser).close()
    await super.teardown()
  }
}
