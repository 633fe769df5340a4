// The words of firefox.mjs beside this file, and those of Playwright.
const chromiumAlone = /needs Chromium|only available in Chromium|does not support tap/

/** Names and counts the tests that failed in Firefox because of what only Chromium can do. */
module.exports = class NeedsChromium {
  onRunComplete(_contexts, { testResults: files, numFailedTests }) {
    const named = files
      .flatMap(({ testResults }) => testResults)
      .filter(({ failureMessages }) => failureMessages.some(message => chromiumAlone.test(message)))
    for (const { fullName } of named) process.stderr.write(`needs Chromium: ${fullName}\n`)
    if (named.length)
      process.stderr.write(`${named.length} of the ${numFailedTests} tests that failed need Chromium\n`)
  }
}
