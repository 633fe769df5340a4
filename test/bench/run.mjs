// Measures, in one Chromium, the runtime's overhead over bare React roots and over the fastest known way to
// load a widget. Absolute times depend on the machine, so the ratios count. Fails when a limit below is
// exceeded.

import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../build.mjs'
import { median, openBrowser, range } from './measuring.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const outdir = path.join(root, 'node_modules/.cache/doorstep/bench')
const runs = Number(process.env.RUNS ?? 7)
const limits = { mountRatio: 1.5, exponent: 1.1, longTask: 50, loadRatio: 1.15 }

const { manifest } = await build({
  list: 'test/bench/widgets/index.ts',
  start: 'test/bench/start.ts',
  outdir,
})
const { script, needed, styles } = manifest['bench-button']
const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

/** The fastest known pattern: everything requested at once, mounted when script and style are loaded. */
const reference = `
const link = (rel, href) => new Promise(done => {
  const element = Object.assign(document.createElement('link'), { rel, href: '/' + href, onload: done })
  document.head.append(element)
})
const asked = new Map()
const shared = new Map(${JSON.stringify(needed)}.map(file => [Number(/\\d+/.exec(file)), file]))
window.doorstepPart = name => asked.get(name) ?? asked.set(name, import('/' + (shared.get(name) ?? name))).get(name)
for (const name of shared.keys()) doorstepPart(name)
const [{ widget }] = await Promise.all([import('/${script}'), ...${JSON.stringify(styles)}.map(file => link('stylesheet', file))])
widget.mount(document.querySelector('[data-widget]'), { shown() {}, failed: console.error })
`
const page = (scripts, body = '') =>
  `<!doctype html><html lang="en"><title>Bench</title>${scripts}<body>${body}</body></html>`
const placeholder = '<div data-widget="bench-button"></div>'
const pages = {
  '/mounting.html': page('<script type="module" src="/loader.js"></script>', placeholder),
  '/ours.html': page('<script type="module" src="/loader.js"></script>', placeholder),
  '/reference.html': page('<script type="module" src="/reference.js"></script>', placeholder),
  '/reference.js': reference,
}
let delay = 0
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  await new Promise(resolve => setTimeout(resolve, delay))
  const content = pages[pathname] ?? (await readFile(path.join(outdir, pathname)).catch(() => undefined))
  response.writeHead(content === undefined ? 404 : 200, {
    'content-type': types[path.extname(pathname)] ?? 'text/plain',
  })
  response.end(content)
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`

const browser = await openBrowser()

async function freshPage(address, { throttle = 1 } = {}) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  await tab.goto(origin + address)
  await tab.waitForFunction(() => document.querySelector('[data-widget] button'))
  if (throttle > 1)
    await (await context.newCDPSession(tab)).send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return { tab, close: () => context.close() }
}

/**
 * Milliseconds from the insertion of N placeholders to the commit of the last one; `bare` mounts the same
 * elements with createRoot, `none` only inserts them.
 */
async function mounting(count, kind, throttle = 1) {
  const { tab, close } = await freshPage('/mounting.html', { throttle })
  const result = await tab.evaluate(
    async ([count, kind]) => {
      const { bench } = window
      const area = document.createElement('main')
      for (let index = 0; index < count; index++) {
        const element = document.createElement('div')
        if (kind === 'ours') element.dataset.widget = 'bench-button'
        element.dataset.mark = `AA1 ${index}AA`
        area.append(element)
      }
      globalThis.gc?.()
      await new Promise(resolve => setTimeout(resolve, 50))
      // Counted from here on, since the garbage collection just made is a long task itself.
      const longest = { task: 0 }
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration)
      }).observe({ type: 'longtask' })
      bench.counts.commits = 0
      const started = performance.now()
      document.body.append(area)
      if (kind === 'bare') for (const element of area.children) bench.mountBare(element)
      while (kind !== 'none' && bench.counts.commits < count)
        await new Promise(resolve => setTimeout(resolve))
      const done = performance.now() - started
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 60)))
      // One change of the store concerns one widget.
      bench.counts.renders = 0
      bench
        .store()
        .getState()
        .confirmPostcode({ postcode: `AA1 ${count - 1}AA` })
      await new Promise(resolve => setTimeout(resolve, 60))
      return { done, longest: longest.task, renders: bench.counts.renders }
    },
    [count, kind],
  )
  await close()
  return result
}

const failures = []
const hold = (what, value, limit) => {
  if (value > limit) failures.push(`${what}: ${value.toFixed(2)} is over ${limit}`)
}

console.log(`Chromium ${browser.version()}, medians of ${runs} runs each, taken in turn.\n`)
console.log(
  'Mounting N placeholders of a store-connected widget, against bare createRoot of the same component',
)
const medians = {}
for (const count of [10, 100, 1000]) {
  const ours = []
  const bare = []
  for (let run = 0; run < runs; run++) {
    ours.push(await mounting(count, 'ours'))
    bare.push(await mounting(count, 'bare'))
  }
  const [a, b] = [ours, bare].map(results => results.map(({ done }) => done))
  medians[count] = median(a)
  const ratio = median(a) / median(b)
  const renders = Math.max(...ours.map(result => result.renders))
  console.log(
    `  N=${String(count).padStart(4)}  ours ${median(a).toFixed(1)} ms (${range(a)})  bare ${median(b).toFixed(1)} ms (${range(b)})  ratio ${ratio.toFixed(2)}  longest task ${Math.max(...ours.map(r => r.longest)).toFixed(0)} ms (bare ${Math.max(...bare.map(r => r.longest)).toFixed(0)})  renders after one change ${renders}`,
  )
  if (count === 1000) hold('ratio at 1000', ratio, limits.mountRatio)
  hold(`renders after one store change at ${count}`, renders, 1)
}
const exponent = Math.log10(medians[1000] / medians[100])
console.log(`  growth exponent 100→1000: ${exponent.toFixed(2)}`)
hold('growth exponent', exponent, limits.exponent)

for (const throttle of [1, 4]) {
  const longest = []
  const alone = []
  for (let run = 0; run < runs; run++) {
    longest.push((await mounting(1000, 'ours', throttle)).longest)
    alone.push((await mounting(1000, 'none', throttle)).longest)
  }
  console.log(
    `  longest task while mounting 1000 at ${throttle}× slower: ${longest.map(task => task.toFixed(0)).join(', ')} ms (0 = none over 50); inserting 1000 empty elements alone: ${alone.map(task => task.toFixed(0)).join(', ')} ms`,
  )
  // The time of the elements alone is not the loader's.
  hold(`longest task at ${throttle}×`, median(longest), Math.max(limits.longTask, median(alone)))
}

console.log('\nFrom navigation to a visible, styled widget, 100 ms for every request')
delay = 100
const loading = { ours: [], reference: [] }
for (let run = 0; run < runs; run++) {
  for (const kind of ['ours', 'reference']) {
    const context = await browser.newContext()
    const tab = await context.newPage()
    await tab.goto(`${origin}/${kind}.html`, { waitUntil: 'commit' })
    const time = await tab.evaluate(async () => {
      const isStyled = () => {
        const button = document.querySelector('[data-widget] button')
        return button && getComputedStyle(button).paddingLeft === '8px'
      }
      while (!isStyled()) await new Promise(requestAnimationFrame)
      return performance.now()
    })
    loading[kind].push(time)
    await context.close()
  }
}
const loadRatio = median(loading.ours) / median(loading.reference)
console.log(
  `  ours ${median(loading.ours).toFixed(0)} ms (${range(loading.ours)})  everything in parallel ${median(loading.reference).toFixed(0)} ms (${range(loading.reference)})  ratio ${loadRatio.toFixed(2)}`,
)
hold('time to a styled widget', loadRatio, limits.loadRatio)

await browser.close()
server.close()
await rm(outdir, { recursive: true, force: true })
if (failures.length) {
  console.error(`\nOver the limit:\n  ${failures.join('\n  ')}`)
  process.exitCode = 1
}

await import('./shop.mjs')
await import('./growth.mjs')
await import('./pages.mjs')
await import('./blocking.mjs')
await import('./at-once.mjs')
await import('./returning.mjs')
