/** Closes each run of jest with one plain line: how many tests of which kind passed and failed. */
module.exports = class ClosingLine {
  onRunComplete(contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) {
    const [context] = contexts
    const kind = context?.config.displayName?.name ?? 'tests'
    const skipped = numPendingTests ? `, ${numPendingTests} skipped` : ''
    console.log(
      `${kind}: ${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed${skipped}`,
    )
  }
}
