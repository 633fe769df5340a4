// What the pages of the demo shop cost: bytes, requests and trips before anybody acts, after the first press and on the
// next visit; and at a quarter of the speed on a slow line, beside the same page without the loader. Bytes and requests
// belong to budgets; of times only the ratios count.
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../build.mjs'
import { bestSize, median, openBrowser } from './measuring.mjs'
import { visits as all } from './visits.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
// None: bytes alone.
const runs = Number(process.env.RUNS ?? 7)
// Part of a name: those pages alone.
const visits = all.filter(({ name }) => name.includes(process.env.ONLY ?? ''))
// UNPRINTED=1: as a site that prints no first state and no answer; every widget begins by itself.
const isUnprinted = process.env.UNPRINTED === '1'
// What browsers' own tools call slow 4G.
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

const { serve } = await importBundled(`export { serve } from './demo-pages/serve'`, 'bench-serve')
const shop = await serve({ port: 0, dist })
const browser = await openBrowser()

/** Every address that has led to a request, whoever asks: the page itself, and scripts that have run up to there. */
const ledBy = ({ url, stack }) => [
  ...(url ? [url] : []),
  ...(stack?.callFrames.map(each => each.url) ?? []),
  ...(stack?.parent ? ledBy({ stack: stack.parent }) : []),
]

/** Takes away what a page's head asks for ahead of the loader. */
async function withoutLines(route) {
  const response = await route.fetch()
  const lines = /<link rel="(?:modulepreload|preload" as="style)" href="\/doorstep\/[^>]*>/g
  await route.fulfill({ response, body: (await response.text()).replace(lines, '') })
}

/** Takes away what a page prints for widgets to stay inactive behind, and the answers; what they need is asked for as they are found. */
async function withoutPrints(route) {
  const response = await route.fetch()
  const prints =
    / data-load="printed"| data-printed="[^"]*"|<script type="application\/json" data-doorstep-answer[\s\S]*?<\/script>/g
  await route.fulfill({ response, body: (await response.text()).replace(prints, '') })
}

async function open({ at, as }, { isBare = false, isPlain = false, throttle } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const tab = await context.newPage()
  const asked = []
  const ahead = []
  tab.on('request', async request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/doorstep/')) return
    const isAhead = /prefetch/.test((await request.allHeaders().catch(() => ({})))['sec-purpose'] ?? '')
    const list = isAhead ? ahead : asked
    list.push(pathname)
  })
  await tab.request.post(`${shop.url}/demo/visitor`, { data: as })
  if (isBare) await tab.route('**/doorstep/loader.js', route => route.abort())
  if (isPlain) await tab.route(shop.url + at, withoutLines)
  if (isUnprinted && !isPlain) await tab.route(shop.url + at, withoutPrints)
  const tools = await context.newCDPSession(tab)
  // After how many answers, one after the other, each file or call comes.
  const steps = new Map()
  tools.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    if (!steps.has(url))
      steps.set(url, 1 + Math.max(0, ...ledBy(initiator).map(each => steps.get(each) ?? 0)))
  })
  await tools.send('Network.enable')
  if (throttle) {
    await tools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    await tools.send('Network.emulateNetworkConditions', slowLine)
  }
  await tab.addInitScript(() => {
    const seen = { shift: 0, paint: 0, largest: 0, tasks: [] }
    Object.assign(window, { seen })
    const watch = (type, see) =>
      new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true })
    watch('layout-shift', entry => {
      if (!entry.hadRecentInput) seen.shift += entry.value
    })
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime
    })
    watch('paint', ({ startTime }) => {
      seen.paint = startTime
    })
    watch('longtask', ({ duration }) => seen.tasks.push(duration))
  })
  await tab.goto(shop.url + at, { waitUntil: 'load' })
  return { tab, tools, asked, ahead, steps, close: () => context.close() }
}

const kinds = { script: /\.js$/, style: /\.css$/ }
async function weigh(asked) {
  const once = [...new Set(asked)]
  const bytes = async kind => {
    const each = await Promise.all(
      once.filter(name => kinds[kind].test(name)).map(name => bestSize(dist, name)),
    )
    return each.reduce((sum, size) => sum + size, 0)
  }
  return { script: await bytes('script'), style: await bytes('style'), requests: once.length }
}
const settle = tab => tab.waitForLoadState('networkidle')
const kilo = bytes => `${(bytes / 1000).toFixed(1)} kB`
const weightInWords = ({ script, style, requests }) =>
  `script ${kilo(script).padStart(8)}, style ${kilo(style).padStart(7)}, ${String(requests).padStart(2)} requests`

/** The trips of a page so far, without what it fetches because it is quiet. */
function tripsOf({ steps, ahead }) {
  const counted = [...steps].filter(([url]) => {
    const { pathname } = new URL(url)
    return /^\/(doorstep|api)\/(?!c\/ahead-)/.test(pathname) && !ahead.includes(pathname)
  })
  return Math.max(...counted.map(([, trips]) => trips))
}

console.log(`\nChromium ${browser.version()}. Bytes are compressed (brotli).`)
for (const visit of isUnprinted ? [] : visits) {
  const { tab, asked, ahead, steps, close } = await open(visit)
  await settle(tab)
  const before = await weigh(asked)
  const prefetched = await weigh(ahead)
  const trips = tripsOf({ steps, ahead })
  await visit.press(tab)
  await visit.answered(tab)
  await settle(tab)
  const after = await weigh([...asked, ...ahead])
  console.log(`${visit.name.padEnd(20)} before anybody acts: ${weightInWords(before)}`)
  const plain = await open(visit, { isPlain: true })
  await settle(plain.tab)
  console.log(`${''.padEnd(20)} in ${trips} trips, without the lines in its head ${tripsOf(plain)}`)
  await plain.close()
  console.log(`${''.padEnd(20)} fetched ahead:         ${weightInWords(prefetched)}`)
  console.log(`${''.padEnd(20)} after the first press: ${weightInWords(after)}`)
  await close()
}

/** Blocking time: what of each task is beyond 50 ms. */
const blocking = tasks => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0)
async function times(visit, isBare) {
  const { tab, close } = await open(visit, { isBare, throttle: 4 })
  await settle(tab)
  await tab.waitForTimeout(500)
  const { shift, paint, largest, tasks } = await tab.evaluate(() => window.seen)
  await close()
  return { shift, paint, largest, blocking: blocking(tasks), longest: Math.max(0, ...tasks) }
}
async function answer(visit) {
  const { tab, tools, close } = await open(visit)
  await settle(tab)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tab.evaluate(() => {
    window.seen.tasks.length = 0
    // From the press to the first frame after it, and until it is answered.
    addEventListener('pointerdown', begin, { capture: true, once: true })
    addEventListener('keydown', begin, { capture: true, once: true })
    function begin() {
      const started = performance.now()
      window.seen.pressed ??= started
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.seen.painted ??= performance.now() - started
        }),
      )
    }
  })
  await visit.press(tab)
  await visit.answered(tab)
  const seen = await tab.evaluate(() => ({
    painted: window.seen.painted ?? 0,
    answered: performance.now() - (window.seen.pressed ?? performance.now()),
    longest: Math.max(0, ...window.seen.tasks),
  }))
  await close()
  return seen
}

const medianOf = (list, name) => median(list.map(each => each[name]))
if (runs)
  console.log(
    `\nAt a quarter of the speed on a slow line, medians of ${runs}; in brackets the page without the loader`,
  )
for (const visit of runs ? visits : []) {
  const ours = []
  const bare = []
  const answers = []
  for (let run = 0; run < runs; run++) {
    ours.push(await times(visit, false))
    bare.push(await times(visit, true))
    if (!isUnprinted) answers.push(await answer(visit))
  }
  const both = name => `${medianOf(ours, name).toFixed(0)} (${medianOf(bare, name).toFixed(0)}) ms`
  console.log(
    `${visit.name.padEnd(20)} visible ${both('paint')}, largest ${both('largest')}, blocking ${both('blocking')}, longest task ${both('longest')}, shift ${medianOf(ours, 'shift').toFixed(3)} (${medianOf(bare, 'shift').toFixed(3)})`,
  )
  if (isUnprinted) continue
  console.log(
    `${''.padEnd(20)} first press: next frame ${medianOf(answers, 'painted').toFixed(0)} ms, answered ${medianOf(answers, 'answered').toFixed(0)} ms, longest task ${medianOf(answers, 'longest').toFixed(0)} ms`,
  )
}

await browser.close()
await shop.close()
