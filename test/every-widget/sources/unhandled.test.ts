import { spawnSync } from 'node:child_process'
import path from 'node:path'

const { default: settings } = jest.requireActual<{ default: { projects: object[] } }>(
  '../../../jest.config.mjs',
)

const root = path.resolve(__dirname, '../../..')

const places = ['test/support/jest/rejections-left.ts', 'test/support/jest/words-left.tsx'] as const

/** What becomes of the tests of files that the run of all tests leaves out, by file. */
function verdicts(): Map<string, string[]> {
  const [node, page] = settings.projects
  // What the run of all tests says at its end is not this one's to say.
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

test('I11 a rejected promise that nobody takes fails the test that left it, the last one of a file too', () => {
  expect(found.get(places[0])).toEqual([
    'failed: at once',
    'failed: while it waits',
    'failed: from a timer of the page, after the last test has ended',
  ])
})

test('a word in the console that no test expects fails the test that left it, be it jsdom’s or our own', () => {
  expect(found.get(places[1])).toEqual([
    'failed: what the page cannot do',
    'failed: a warning',
    'failed: after the test',
    'passed: a warning that is expected',
  ])
})
