// Plants one bug after the other, runs the nearest tests, and lists the bugs that no test has noticed.
// node test/soak/mutants/run.mjs [words of names, or stages]
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mutants } from './mutants.mjs'
import { copyProject, plant, runThere } from './planted.mjs'

/** The tests of one stage, run in the copy: whether one failed, or why they could not be run. */
function runTests(folder, [project, files, title]) {
  const report = path.join(folder, 'mutant-report.json')
  const named = title ? ['-t', title] : []
  // Jest leaves the whole tables out unless it is told otherwise.
  const full = files.includes('.full') ? ['--testPathIgnorePatterns=/node_modules/'] : []
  const how = [`--selectProjects=${project}`, '-i', '--json', `--outputFile=${report}`]
  rmSync(report, { force: true })
  // The files come first: what follows the patterns to ignore is taken for more of them.
  const { said, isEnded } = runThere(folder, 'node', [
    'node_modules/jest/bin/jest.js',
    ...[...files.split(' '), ...how, ...named, ...full],
  ])
  if (!isEnded) return { killer: `the clock: ${files} did not end` }
  if (!existsSync(report)) return { error: said.slice(-2000) }
  const { numFailedTests, numPassedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  if (!numFailedTests && !numPassedTests && !numRuntimeErrorTestSuites)
    return { error: `No test of ${files} is called ${title}.` }
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  return {
    killer: failed[0] ?? (numRuntimeErrorTestSuites ? 'a file of tests that does not start' : undefined),
  }
}

/** The first of the nearest tests that notices. */
function killerOf(folder, { tests }) {
  if (tests.some(([project]) => project !== 'unit')) {
    const { isPassed, said } = runThere(folder, 'node', ['build.mjs'])
    if (!isPassed) return { killer: `the build: ${said.trim().split('\n')[0]}` }
  }
  for (const each of tests) {
    const found = runTests(folder, each)
    if (found.killer || found.error) return found
  }
  return {}
}

const words = process.argv.slice(2)
const isAsked = ({ name, tests }) => words.some(word => name.includes(word) || tests[0][0] === word)
const chosen = mutants.filter(each => !words.length || isAsked(each))
const { folder, remove } = copyProject()
const alive = []
try {
  // The build that tests read is made before any bug is planted.
  const { isPassed, said } = runThere(folder, 'node', ['build.mjs'])
  if (!isPassed) throw new Error(said)
  for (const mutant of chosen) {
    const takeOut = plant(folder, mutant)
    const began = performance.now()
    const { killer, error } = killerOf(folder, mutant)
    takeOut()
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    if (!killer) alive.push(mutant.name)
    const end = killer ? `died of: ${killer}` : error ? `could not be tried: ${error}` : 'LIVES'
    process.stdout.write(`${mutant.name} (${mutant.file}, ${seconds} s)\n    ${end}\n`)
  }
} finally {
  remove()
}
process.stdout.write(`${chosen.length - alive.length} of ${chosen.length} planted bugs were noticed.\n`)
for (const name of alive) process.stdout.write(`Not noticed: ${name}\n`)
process.exitCode = alive.length || !chosen.length ? 1 : 0
