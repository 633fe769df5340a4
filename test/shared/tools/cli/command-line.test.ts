import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Command, main } from '../../../../shared/tools/cli/command-line'
import { present } from '../../../support/present'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

type Row = readonly [name: string, words: readonly string[], says: string]

const overviews = [['--help'], ['-h'], ['help']]
const usages: readonly Row[] = [
  ['check', ['check', '--help'], '--origin'],
  ['check', ['help', 'check'], '--origin'],
  ['check', ['check', 'templates', '-h'], '--origin'],
  ['probe', ['probe', '--help'], '--cookie'],
  ['probe', ['probe', 'https://shop.test', '--help'], '--cookie'],
  ['probe', ['--help', 'probe'], '--login'],
  ['mock', ['mock', '--help'], '--pages'],
  ['mock', ['help', 'mock'], '--slow'],
]
const mistakes: readonly Row[] = [
  ['nothing', [], 'doorstep COMMAND'],
  ['a misspelt command', ['chekc'], 'did you mean "check"?'],
  ['no command at all', ['dance'], 'there are init, check, probe and mock'],
  ['a name of Object.prototype', ['constructor'], 'there is no command "constructor"'],
  ['nothing to read', ['check'], 'give what to read'],
  ['a missing folder', ['check', 'no-such-folder'], 'no-such-folder'],
  ['a misspelt option', ['check', '--jsno', '.'], '--jsno'],
  ['an option of another command', ['probe', 'https://shop.test', '--origin', 'x'], '--origin'],
  ['no origin', ['probe'], 'give one origin'],
  ['no address', ['probe', 'shop'], 'give one origin'],
  ['a second origin', ['probe', 'https://a.test', 'https://b.test'], 'give one origin'],
  ['a misspelt widget', ['probe', 'https://a.test', '--widget', 'bol-baskte'], 'did you mean "bol-basket"?'],
  ['an unknown format', ['probe', 'https://a.test', '--format', 'xml'], 'give text, json, sarif, github'],
  ['a field without a login', ['check', '--field', 'a=b', '.'], 'give its page with --login'],
  ['a product of no kind', ['probe', 'https://a.test', '--product', 'milk=1'], 'give box=ID, essential=ID'],
]

describe('the built file alone in an empty folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-alone-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (file: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
      cwd: folder,
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  /** The command's answers to arguments that it only has to parse, all in one process. */
  const said = new Map<string, ReturnType<typeof run>>()
  beforeAll(() => {
    copyFileSync('dist/doorstep.mjs', path.join(folder, 'doorstep.mjs'))
    copyFileSync(path.join(__dirname, 'run-each.mjs'), path.join(folder, 'run-each.mjs'))
    const all = [...overviews, ...[...usages, ...mistakes].map(([, words]) => words)]
    const { stdout } = run('run-each.mjs', JSON.stringify(all))
    const answers: ReturnType<typeof run>[] = JSON.parse(stdout)
    for (const [at, answer] of answers.entries()) said.set(JSON.stringify(all[at]), answer)
  })
  const doorstep = (words: readonly string[]) => present(said.get(JSON.stringify(words)))

  test.each(overviews)('G-12 doorstep %s lists every command and every exit code', word => {
    const { status, stdout, stderr } = doorstep([word])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^ {2}check {2}/m)
    expect(stdout).toMatch(/^ {2}probe {2}/m)
    expect(stdout).toMatch(/^ {2}mock {3}/m)
    for (const code of [0, 1, 2]) expect(stdout).toMatch(new RegExp(`^  ${code}   \\w`, 'm'))
  })

  test.each(usages)(
    'G-12 %s explains its arguments when given %j, and runs nothing',
    (name, words, option) => {
      const { status, stdout, stderr } = doorstep(words)
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toContain(`doorstep ${name} `)
      expect(stdout).toContain(option)
      expect(stdout).toContain('Exit codes')
    },
  )

  test.each(mistakes)(
    'G-12 With %s the command ends with 2 and says so without a stack trace',
    (_, words, says) => {
      const { status, stdout, stderr } = doorstep(words)
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      expect(stderr.toLowerCase()).toContain(says.toLowerCase())
      expect(stderr).not.toMatch(/^\s+at |node:internal/m)
    },
  )

  test('G-12 The command finds mistakes in templates, ends with 1 and names its release', () => {
    writeFileSync(path.join(folder, 'page.html'), '<div data-widget="postcode-pannel"></div>')
    expect(run('doorstep.mjs', 'check', '.')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('data-widget="postcode-panel"'),
    })
    expect(run('doorstep.mjs', '--version').stdout.trim()).toBe(version)
  })

  test("G-12 The command's name in the package leads to that file", () => {
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(bin).toEqual({ doorstep: 'dist/doorstep.mjs' })
    expect(execFileSync(process.execPath, [bin.doorstep, '--version'], { encoding: 'utf8' }).trim()).toBe(
      version,
    )
  })
})

test("G-12 A command that fails gives the reason, even if only the error's cause has it", async () => {
  const complained: string[] = []
  const out = { say() {}, complain: (line: string) => complained.push(line) }
  const failing: Command = {
    about: '',
    usage: '',
    load: async () => () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
  }
  expect(await main(['ask'], { version: '1', commands: { ask: failing } }, out)).toBe(2)
  expect(complained).toEqual(['doorstep ask: fetch failed (connect ECONNREFUSED)'])
})
