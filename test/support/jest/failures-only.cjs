const path = require('node:path')
const { DefaultReporter } = require('@jest/reporters')

/** The figures that a test reports by `console.info`, one line each. */
const figures = ({ console: said, testFilePath }) =>
  (said ?? [])
    .filter(({ type }) => type === 'info')
    .map(({ message }) => `${path.basename(testFilePath)}: ${message}\n`)

/** Whether no test failed, not even at the first try. */
const isQuiet = ({ testExecError, failureMessage, testResults }) =>
  !testExecError && !failureMessage && !testResults.some(({ retryReasons }) => retryReasons?.length)

/** Shows only files with a failed test, with all their console output; from the others only the figures. */
module.exports = class FailuresOnly extends DefaultReporter {
  onTestResult(test, result, all) {
    if (!isQuiet(result)) return super.onTestResult(test, result, all)
    this.testFinished(test.context.config, result, all)
    for (const line of figures(result)) this.log(line.trimEnd())
    this.forceFlushBufferedOutput()
  }
}
