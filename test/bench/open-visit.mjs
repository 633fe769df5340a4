// Opens a page of the demo shop for a visitor, and records its costs.

// The browser tools' "slow 4G".
export const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}

/** Every address requested, by the page itself or by the scripts that have run so far. */
const ledBy = ({ url, stack }) => [
  ...(url ? [url] : []),
  ...(stack?.callFrames.map(each => each.url) ?? []),
  ...(stack?.parent ? ledBy({ stack: stack.parent }) : []),
]

/** Removes the lines of a page's head that prefetch for the loader. */
async function withoutLines(route) {
  const response = await route.fetch()
  const lines = /<link rel="(?:modulepreload|preload" as="style)" href="\/doorstep\/[^>]*>/g
  await route.fulfill({ response, body: (await response.text()).replace(lines, '') })
}

/** Removes a page's printed state and answers, so that its widgets load their data as they start. */
async function withoutPrints(route) {
  const response = await route.fetch()
  const prints =
    / data-load="printed"| data-printed="[^"]*"|<script type="application\/json" data-doorstep-answer[\s\S]*?<\/script>/g
  await route.fulfill({ response, body: (await response.text()).replace(prints, '') })
}

/**
 * Makes a tab for a visit; `go` opens the page in it. `isBare` is without the loader, `isPlain` without the
 * lines in the head, `isUnprinted` as on a site that prints no state; `isSlow` has a slow connection, and
 * `throttle` is the slowdown of the processor.
 */
export async function prepareVisit(browser, shop, { at, as, before }, how = {}) {
  const {
    isBare = false,
    isPlain = false,
    isUnprinted = false,
    throttle,
    isSlow = throttle !== undefined,
  } = how
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
  await before?.(tab, shop)
  if (isBare) await tab.route('**/doorstep/loader.js', route => route.abort())
  if (isPlain) await tab.route(shop.url + at, withoutLines)
  if (isUnprinted) await tab.route(shop.url + at, withoutPrints)
  const tools = await context.newCDPSession(tab)
  // The number of sequential answers before each file or call.
  const steps = new Map()
  tools.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    if (!steps.has(url))
      steps.set(url, 1 + Math.max(0, ...ledBy(initiator).map(each => steps.get(each) ?? 0)))
  })
  await tools.send('Network.enable')
  if (throttle) await tools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  if (isSlow) await tools.send('Network.emulateNetworkConditions', slowLine)
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
  const go = waitUntil => tab.goto(shop.url + at, { waitUntil })
  return { tab, tools, asked, ahead, steps, go, close: () => context.close() }
}

/** Opens the page of a visit in a tab of its own. */
export async function openVisit(...given) {
  const visit = await prepareVisit(...given)
  await visit.go('load')
  return visit
}
