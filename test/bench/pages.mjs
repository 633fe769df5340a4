// The cost of the demo shop's pages: bytes, requests and round trips before any action, after the first press
// and on the next visit; and at a quarter of the speed on a slow connection, beside the same page without the
// loader. Bytes and requests have budgets; of times only the ratios count.
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../build.mjs'
import { bestSize, median, openBrowser } from './measuring.mjs'
import { openVisit } from './open-visit.mjs'
import { visits as all } from './visits.mjs'

const dist = process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))
// No page: the bytes alone are printed.
const runs = Number(process.env.RUNS ?? 7)
// Part of a page's name, to measure only pages with it.
const visits = all.filter(({ name }) => name.includes(process.env.ONLY ?? ''))
const { serve } = await importBundled(`export { serve } from './demo-pages/serve'`, 'bench-serve')
const shop = await serve({ port: 0, dist })
const browser = await openBrowser()

const open = (visit, how) => openVisit(browser, shop, visit, how)

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

/** The round trips of a page so far, without prefetching. */
function tripsOf({ steps, ahead }) {
  const counted = [...steps].filter(([url]) => {
    const { pathname } = new URL(url)
    return /^\/(doorstep|api)\/(?!c\/ahead-)/.test(pathname) && !ahead.includes(pathname)
  })
  return Math.max(...counted.map(([, trips]) => trips))
}

console.log(`\nChromium ${browser.version()}. Bytes are compressed (brotli).`)
for (const visit of visits) {
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

async function times(visit, isBare) {
  const { tab, close } = await open(visit, { isBare, throttle: 4 })
  await settle(tab)
  await tab.waitForTimeout(500)
  const { shift, paint, largest } = await tab.evaluate(() => window.seen)
  await close()
  return { shift, paint, largest }
}
async function answer(visit) {
  const { tab, tools, close } = await open(visit)
  await settle(tab)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tab.evaluate(() => {
    window.seen.tasks.length = 0
    // The times from the press to the next frame and to the answer.
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
  const shownAt = await visit.answered(tab)
  const { pressed, ...seen } = await tab.evaluate(() => ({
    pressed: window.seen.pressed,
    painted: window.seen.painted ?? 0,
    longest: Math.max(0, ...window.seen.tasks),
  }))
  await close()
  return { ...seen, answered: shownAt && pressed ? shownAt - pressed : 0 }
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
    answers.push(await answer(visit))
  }
  const both = name => `${medianOf(ours, name).toFixed(0)} (${medianOf(bare, name).toFixed(0)}) ms`
  console.log(
    `${visit.name.padEnd(20)} visible ${both('paint')}, largest ${both('largest')}, shift ${medianOf(ours, 'shift').toFixed(3)} (${medianOf(bare, 'shift').toFixed(3)})`,
  )
  console.log(
    `${''.padEnd(20)} first press: next frame ${medianOf(answers, 'painted').toFixed(0)} ms, answered ${medianOf(answers, 'answered').toFixed(0)} ms, longest task ${medianOf(answers, 'longest').toFixed(0)} ms`,
  )
}

await browser.close()
await shop.close()
