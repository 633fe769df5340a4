const { writeSync } = require('node:fs')
const path = require('node:path')

/** One line per engine: the number of completed journeys. */
function engineLines(files) {
  return files.map(({ testFilePath, numPassingTests, numFailingTests, testExecError }) => {
    const engine = path.basename(testFilePath, '.test.ts')
    const all = numPassingTests + numFailingTests
    if (testExecError) return `${engine}: did not start\n`
    return all ? `${engine}: ${numPassingTests} of ${all} journeys\n` : `${engine}: left out by ENGINES\n`
  })
}

/** The names of the tests that passed at the second try. */
const secondTries = files =>
  files.flatMap(({ testResults }) =>
    testResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `passed at the second try: ${fullName}\n`),
  )

/** Ends each run of Jest with one line: how many tests of which kind passed and failed. */
module.exports = class ClosingLine {
  onRunComplete(contexts, results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = results
    const [context] = contexts
    const kind = context?.config.displayName?.name ?? 'tests'
    const skipped = numPendingTests ? `, ${numPendingTests} skipped` : ''
    const line = `${kind}: ${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed${skipped}\n`
    const engines = kind === 'engines' ? engineLines(results.testResults) : []
    const lines = [...secondTries(results.testResults), ...engines, line]
    // Jest prints its own summary after the reporters have run.
    process.once('exit', () => writeSync(1, lines.join('')))
  }
}
