const path = require('node:path')
const { DefaultReporter } = require('@jest/reporters')

/** What a test has measured and says by `console.info`, one line each. */
const figures = ({ console: said, testFilePath }) =>
  (said ?? [])
    .filter(({ type }) => type === 'info')
    .map(({ message }) => `${path.basename(testFilePath)}: ${message}\n`)

/** Nothing went wrong, not even once. */
const isQuiet = ({ testExecError, failureMessage, testResults }) =>
  !testExecError && !failureMessage && !testResults.some(({ retryReasons }) => retryReasons?.length)

/** Shows the files in which a test has failed, with all they have said in the console; of others only their figures. */
module.exports = class FailuresOnly extends DefaultReporter {
  onTestResult(test, result, all) {
    if (!isQuiet(result)) return super.onTestResult(test, result, all)
    this.testFinished(test.context.config, result, all)
    for (const line of figures(result)) this.log(line.trimEnd())
    this.forceFlushBufferedOutput()
  }
}
