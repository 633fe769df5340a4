const { writeSync } = require('node:fs')

/** Closes each run of jest with one plain line: how many tests of which kind passed and failed. */
module.exports = class ClosingLine {
  onRunComplete(contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) {
    const [context] = contexts
    const kind = context?.config.displayName?.name ?? 'tests'
    const skipped = numPendingTests ? `, ${numPendingTests} skipped` : ''
    const line = `${kind}: ${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed${skipped}\n`
    // Jest's own summary comes after its reporters.
    process.once('exit', () => writeSync(1, line))
  }
}
