// A press made as soon as a page has loaded, on a slow connection without prefetching: the time to its
// answer, beside the connection's minimum of two round trips and the bytes.
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../build.mjs'
import { median, openBrowser } from './measuring.mjs'
import { prepareVisit, slowLine } from './open-visit.mjs'
import { visits } from './visits.mjs'

const dist = process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))
const runs = Number(process.env.RUNS ?? 3)

const { serve } = await importBundled(`export { serve } from './demo-pages/serve'`, 'bench-at-once')
const shop = await serve({ port: 0, dist })
const browser = await openBrowser()

async function pressAtOnce(visit) {
  const { tab, tools, go, close } = await prepareVisit(browser, shop, visit, { isSlow: true })
  await tab.route('**/c/ahead-*', route => route.abort())
  await go('networkidle')
  await tab.evaluate(() => {
    addEventListener('pointerdown', begin, { capture: true, once: true })
    addEventListener('keydown', begin, { capture: true, once: true })
    function begin() {
      window.seen.pressed ??= performance.now()
    }
  })
  const asked = new Map()
  let bytes = 0
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url))
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
  })
  await visit.press(tab)
  const shownAt = await (visit.begun ?? visit.answered)(tab)
  const took = shownAt - (await tab.evaluate(() => window.seen.pressed))
  const files = [...asked.values()].filter(url => url.includes('/doorstep/')).length
  await close()
  return { took, bytes, files, line: 2 * slowLine.latency + (1000 * bytes) / slowLine.downloadThroughput }
}

console.log(`\nA press made at once on a slow line, medians of ${runs}`)
for (const visit of visits.filter(({ isAnswered }) => isAnswered !== false)) {
  const presses = []
  for (let run = 0; run < runs; run++) presses.push(await pressAtOnce(visit))
  const of = name => median(presses.map(each => each[name]))
  console.log(
    `${visit.name.padEnd(20)} answered after ${of('took').toFixed(0)} ms, ${(of('took') / of('line')).toFixed(2)} of what the line allows: ${of('files')} files, ${(of('bytes') / 1000).toFixed(1)} kB with calls and pictures`,
  )
}
await browser.close()
await shop.close()
