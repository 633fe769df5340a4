// Runs the stages of `npm test`, and closes with the seconds of each and the number of tests. `node
// test/run.mjs unit size` runs only those stages.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { getReady } from './support/machine.mjs'
import { pathWithNode } from './support/node-version.mjs'

/** Scripts of package.json without which all others would fail too. */
const needed = ['lint', 'types', 'build']

/**
 * Steps run one after the other; the scripts of a step run side by side. Each kind of test keeps all
 * processors busy, and two kinds at once would exceed each other's time limits.
 */
const steps = [['lint', 'types', 'build'], ['size', 'test:unit'], ['test:browser'], ['test:engines']]

// A page for each file leaves much garbage: with enough memory a tenth of the processor time is not spent on
// collecting it.
const roomy = '--max-semi-space-size=128'

// Workers for each processor, as tests in browsers wait for half of their time, and those of pages for a fifth.
const perProcessor = { 'test:unit': 1.5, 'test:browser': 2, 'test:engines': 2 }

// The bytes of each file interest nobody as long as all are within their budgets.
const brief = { size: ' -- --brief' }

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The number in Jest's summary, such as "Tests:       1 failed, 2 skipped, 5 passed, 8 total". */
const countIn = (said, kind) =>
  Number(new RegExp(`^Tests: .*?(\\d+) ${kind}`, 'm').exec(stripVTControlCharacters(said))?.[1] ?? 0)

/** The longest silence: who watches sees that it goes on. */
const silenceMs = 20_000
let saidAt = performance.now()
const say = text => {
  saidAt = performance.now()
  process.stdout.write(text)
}

/** Runs a script of package.json and shows its output; gives its time and the number of tests. */
function run(script) {
  const began = performance.now()
  say(`${script} …\n`)
  const alive = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1000)
    if (performance.now() - saidAt > silenceMs) say(`${script} … ${seconds} s\n`)
  }, 1000)
  const isShownInColour = process.stdout.isTTY && !process.env.NO_COLOR
  const share = perProcessor[script]
  const more = share ? ` -- --maxWorkers=${Math.ceil(availableParallelism() * share)}` : (brief[script] ?? '')
  const child = spawn(`npm run --silent ${script}${more}`, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${roomy}`,
      ...(isShownInColour && { FORCE_COLOR: '1' }),
    },
  })
  let said = ''
  let shown = 0
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', part => {
      said += part
      // Whole lines, as other scripts may print at the same time.
      const end = said.lastIndexOf('\n') + 1
      if (end > shown) say(said.slice(shown, end))
      shown = Math.max(shown, end)
    })
  return new Promise(resolve => {
    child.on('close', code => {
      clearInterval(alive)
      say(said.slice(shown))
      const counts = ['passed', 'failed', 'skipped'].map(kind => countIn(said, kind))
      resolve({ script, isFailed: code !== 0, seconds: (performance.now() - began) / 1000, counts })
    })
  })
}

const line = (name, seconds, note = '') => `${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s${note}`

const asked = process.argv.slice(2)
let PATH
try {
  getReady(asked.length ? asked : steps.flat())
  PATH = pathWithNode(engines.node)
} catch (problem) {
  console.error(problem.message)
  process.exit(1)
}
const results = []
const began = performance.now()

/** The milliseconds that all processors have worked, and the milliseconds that have passed. */
const worked = () =>
  cpus().reduce(
    ([busy, all], { times: { idle, ...times } }) => {
      const more = Object.values(times).reduce((sum, ms) => sum + ms, 0)
      return [busy + more, all + more + idle]
    },
    [0, 0],
  )
const before = worked()

for (const scripts of asked.length ? asked.map(script => [script]) : steps) {
  results.push(...(await Promise.all(scripts.map(run))))
  if (results.some(({ script, isFailed }) => isFailed && needed.includes(script))) break
}

const sum = at => results.reduce((total, { counts }) => total + counts[at], 0)
// A stage without tests that fails counts as one.
const failures = results.filter(({ isFailed, counts }) => isFailed && !counts[1]).length
console.log('\nSeconds of each stage')
for (const { script, seconds, isFailed } of results)
  console.log(line(script, seconds, isFailed ? '  failed' : ''))
const [busy, all] = worked().map((ms, at) => ms - before[at])
const share = `, in which the processors worked ${Math.round((100 * busy) / all)} %`
console.log(line('all', (performance.now() - began) / 1000, share))
console.log(`${sum(0)} passed, ${sum(1) + failures} failed${sum(2) ? `, ${sum(2)} skipped` : ''}`)
process.exitCode = results.some(({ isFailed }) => isFailed) ? 1 : 0
