// Prints the title of each test that `npm test` runs, one a line, without running it:
//   npm run test:titles [-- paths]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'titles-'))
const report = path.join(folder, 'titles.json')
// No title fits the pattern: Jest loads each file, and lists its tests as skipped.
const asked = ['--selectProjects=unit', '--selectProjects=browser', '--selectProjects=engines']
const list = ['--testNamePattern=(?!)', '--json', `--outputFile=${report}`]
try {
  const { stdout, stderr } = spawnSync('npx', ['jest', ...process.argv.slice(2), ...asked, ...list], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  if (broken.length) throw new Error(`${stdout}${stderr}`)
  const titles = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName }) => `${path.relative('', name)}: ${fullName}`),
  )
  process.stdout.write(`${titles.toSorted().join('\n')}\n`)
} finally {
  rmSync(folder, { recursive: true })
}
