/** Names the tests that passed at the second try only, which Jest counts among the passed. */
module.exports = class SecondTries {
  onRunComplete(_contexts, { testResults: files }) {
    for (const { testResults } of files)
      for (const { status, invocations, fullName } of testResults)
        if (status === 'passed' && invocations > 1)
          process.stderr.write(`passed at the second try: ${fullName}\n`)
  }
}
