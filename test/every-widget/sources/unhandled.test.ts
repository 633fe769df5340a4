import { spawnSync } from 'node:child_process'
import path from 'node:path'

const { default: settings } = jest.requireActual<{ default: { projects: object[] } }>(
  '../../../jest.config.mjs',
)

const root = path.resolve(__dirname, '../../..')

const places = ['test/support/jest/rejections-left.ts', 'test/support/jest/words-left.tsx'] as const

/** The results of test files that the full run leaves out, by file. */
function verdicts(): Map<string, string[]> {
  const [node, page] = settings.projects
  // The closing lines of the full run do not belong here.
  const asked = { globalTeardown: undefined, rootDir: root }
  const projects = [
    { ...node, ...asked, testMatch: [`<rootDir>/${places[0]}`] },
    { ...page, ...asked, testMatch: [`<rootDir>/${places[1]}`] },
  ]
  const config = { projects }
  const jestFile = path.join(root, 'node_modules/jest/bin/jest.js')
  const { stdout } = spawnSync(
    process.execPath,
    [jestFile, '--config', JSON.stringify(config), '-i', '--json', '--ci'],
    { cwd: root, encoding: 'utf8' },
  )
  const {
    testResults,
  }: {
    testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
  } = JSON.parse(stdout)
  return new Map(
    testResults.map(({ name, assertionResults }) => [
      path.relative(root, name),
      assertionResults.map(({ title, status }) => `${status}: ${title}`),
    ]),
  )
}

let found = new Map<string, string[]>()
beforeAll(() => {
  found = verdicts()
})

test('I11 An unhandled rejection fails the test that left it, also the last one of a file', () => {
  expect(found.get(places[0])).toEqual([
    'failed: The test leaves a rejection at once',
    'failed: The test leaves a rejection while it waits',
    'failed: A timer of the page leaves a rejection after the last test has ended',
  ])
})

test('An unexpected console message fails the test that left it, from jsdom or from us', () => {
  expect(found.get(places[1])).toEqual([
    'failed: jsdom reports what it cannot do',
    'failed: The test leaves a warning',
    'failed: The test leaves a warning after its end',
    'passed: The test expects its warning',
  ])
})
