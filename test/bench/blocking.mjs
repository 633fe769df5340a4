// The main thread's work on each page, beside the same page without the loader, on a site that prints state
// and on one that prints none. Fails when a limit below is exceeded.
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../build.mjs'
import { median, openBrowser } from './measuring.mjs'
import { prepareVisit } from './open-visit.mjs'
import { taskTimes } from './task-times.mjs'
import { visits } from './visits.mjs'

const dist = process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))
const runs = Number(process.env.RUNS ?? 7)
// A phone a quarter as fast.
const slowness = 4
// Blocking time: the part of each task beyond 50 ms. A page that blocks for less than this blocks nobody.
const limits = { ratio: 2, longest: 100, least: 50, noise: 1.3 }

const { serve } = await importBundled(`export { serve } from './demo-pages/serve'`, 'bench-blocking')
const shop = await serve({ port: 0, dist })
const browser = await openBrowser()

async function load(visit, how) {
  const { tab, go, close } = await prepareVisit(browser, shop, visit, how)
  const times = await taskTimes(browser, tab, async () => {
    await go('networkidle')
    await tab.waitForTimeout(500)
  })
  await close()
  const tasks = times.map(time => time * slowness)
  return {
    all: tasks.reduce((sum, task) => sum + task, 0),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(...tasks),
  }
}

const kinds = { bare: { isBare: true }, printed: {}, unprinted: { isUnprinted: true } }
const failures = []
console.log(
  `\nMilliseconds of the processor at a load, ${slowness} times as slow, medians of ${runs}: all, blocking, longest task`,
)
for (const visit of visits.filter(({ name }) => name.includes(process.env.ONLY ?? ''))) {
  const loads = { bare: [], printed: [], unprinted: [] }
  // Each kind comes first in its turn, since the last in a round takes up to a quarter longer.
  const turns = Object.entries(kinds)
  for (let run = 0; run < runs; run++) {
    for (const [kind, how] of turns) loads[kind].push(await load(visit, how))
    turns.push(...turns.splice(0, 1))
  }
  const of = (kind, name) => median(loads[kind].map(each => each[name]))
  const inWords = kind =>
    `${kind} ${['all', 'blocking', 'longest'].map(name => of(kind, name).toFixed(0).padStart(4)).join(', ')}`
  console.log(`${visit.name.padEnd(20)} ${Object.keys(kinds).map(inWords).join('; ')}`)
  const most = {
    blocking: Math.max(limits.least, limits.ratio * of('bare', 'blocking')),
    longest: Math.max(limits.longest, limits.noise * of('bare', 'longest')),
  }
  for (const name of ['blocking', 'longest'])
    if (of('unprinted', name) > most[name])
      failures.push(
        `${visit.name}, ${name}: ${of('unprinted', name).toFixed(0)} is over ${most[name].toFixed(0)} ms`,
      )
}
await browser.close()
await shop.close()
if (failures.length) {
  console.error(`\nOver the limit:\n  ${failures.join('\n  ')}`)
  process.exitCode = 1
}
