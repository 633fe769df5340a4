import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { jest as settings } from '../../package.json'

const root = path.resolve(__dirname, '../..')

test('I11 a rejected promise that nobody takes fails the test that left it, the last one of a file too', () => {
  const [unit] = settings.projects
  // What the run of all tests says at its end is not this one's to say.
  const config = {
    ...unit,
    globalTeardown: undefined,
    rootDir: root,
    testMatch: ['<rootDir>/test/support/rejections-left.ts'],
  }
  const jestFile = path.join(root, 'node_modules/jest/bin/jest.js')
  const { stdout } = spawnSync(
    process.execPath,
    [jestFile, '--config', JSON.stringify(config), '--json', '--ci'],
    { cwd: root, encoding: 'utf8' },
  )
  const { testResults } = JSON.parse(stdout) as {
    testResults: { assertionResults: { title: string; status: string }[] }[]
  }
  const verdicts = testResults.flatMap(({ assertionResults }) => assertionResults)
  expect(verdicts.map(({ title, status }) => `${status}: ${title}`)).toEqual([
    'failed: at once',
    'failed: while it waits',
    'failed: from a timer of the page, after the last test has ended',
  ])
})
