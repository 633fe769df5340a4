import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { jest as settings } from '../../../package.json'

const root = path.resolve(__dirname, '../../..')

/** What becomes of the tests of a file that the run of all tests leaves out. */
function verdictsOn(file: string): string[] {
  const [unit] = settings.projects
  // What the run of all tests says at its end is not this one's to say.
  const config = { ...unit, globalTeardown: undefined, rootDir: root, testMatch: [`<rootDir>/${file}`] }
  const jestFile = path.join(root, 'node_modules/jest/bin/jest.js')
  const { stdout } = spawnSync(
    process.execPath,
    [jestFile, '--config', JSON.stringify(config), '--json', '--ci'],
    { cwd: root, encoding: 'utf8' },
  )
  const {
    testResults,
  }: {
    testResults: { assertionResults: { title: string; status: string }[] }[]
  } = JSON.parse(stdout)
  const verdicts = testResults.flatMap(({ assertionResults }) => assertionResults)
  return verdicts.map(({ title, status }) => `${status}: ${title}`)
}

test('I11 a rejected promise that nobody takes fails the test that left it, the last one of a file too', () => {
  expect(verdictsOn('test/support/jest/rejections-left.ts')).toEqual([
    'failed: at once',
    'failed: while it waits',
    'failed: from a timer of the page, after the last test has ended',
  ])
})

test('a word in the console that no test expects fails the test that left it, be it React’s, jsdom’s or our own', () => {
  expect(verdictsOn('test/support/jest/words-left.tsx')).toEqual([
    'failed: an update that is not waited for',
    'failed: the same, taken by a spy',
    'failed: what the page cannot do',
    'failed: a warning',
    'failed: after the test',
    'passed: a warning that is expected',
  ])
})
