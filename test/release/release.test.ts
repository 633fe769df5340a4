import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { commitAll, copySources, makeRelease, type Released } from './copy-sources'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-release-'))
const one = path.join(folder, 'one')
const other = path.join(folder, 'another place', 'deep down', 'two')
const zipName = `doorstep-${version}.zip`
const packageName = `doorstep-dairy-doorstep-${version}.tgz`

const sum = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
/** What stands in release/, by names, and nothing where there is none. */
const releaseIn = (place: string): Record<string, string> =>
  existsSync(path.join(place, 'release'))
    ? Object.fromEntries(
        readdirSync(path.join(place, 'release')).map(name => [
          name,
          sum(readFileSync(path.join(place, 'release', name))),
        ]),
      )
    : {}
const leftIn = (place: string) => readdirSync(place).filter(name => name.startsWith('.release'))

let made: Released[]
beforeAll(async () => {
  for (const place of [one, other]) {
    mkdirSync(place, { recursive: true })
    copySources(place)
  }
  made = [
    await makeRelease(one),
    // Another zone, another language, another mask for new files.
    await makeRelease(other, { shell: 'umask 077; export TZ=Pacific/Auckland LANG=de_DE.UTF-8;' }),
  ]
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('G-14 two releases of one commit are the same bytes, wherever and under whatever settings they are made', () => {
  expect(made.map(({ code, stderr }) => ({ code, stderr }))).toEqual([
    { code: 0, stderr: '' },
    { code: 0, stderr: '' },
  ])
  expect(Object.keys(releaseIn(one)).sort()).toEqual([packageName, zipName].sort())
  expect(releaseIn(other)).toEqual(releaseIn(one))
  for (const place of [one, other]) expect(leftIn(place)).toEqual([])
})

test('G-14 the zip holds what a site deploys and nothing else, the loader last', () => {
  const files = unzipSync(readFileSync(path.join(one, 'release', zipName)))
  const names = Object.keys(files)
  const textOf = (name: string) => new TextDecoder().decode(files[`doorstep/${name}`])
  const { integrity, widgets } = JSON.parse(textOf('manifest.json'))
  for (const [file, hash] of Object.entries(integrity))
    expect(
      `sha384-${createHash('sha384')
        .update(files[`doorstep/${file}`] ?? '')
        .digest('base64')}`,
    ).toBe(hash)
  for (const name of Object.keys(widgets)) expect(names).toContain(`doorstep/editor/json/${name}.schema.json`)
  expect(names).toEqual(
    expect.arrayContaining(
      [
        'doorstep.d.ts',
        'openapi.json',
        'THIRD-PARTY-NOTICES.txt',
        'page.css',
        'helpers/doorstep.php',
        'helpers/doorstep.js',
        'editor/vscode.html-data.json',
        'editor/web-types.json',
      ].map(name => `doorstep/${name}`),
    ),
  )
  expect(names.at(-1)).toBe('doorstep/loader.js')
  const scripts = names.filter(name => /^doorstep\/(?:[cws]\/.*|loader\.js|page\.css)$/.test(name))
  expect(scripts.map(name => name.slice('doorstep/'.length)).toSorted()).toEqual(
    Object.keys(integrity).toSorted(),
  )
  expect(names.filter(name => /meta\.json|catalogue|doorstep\.mjs|\.map$|\.tsx?$/.test(name))).toEqual([
    'doorstep/doorstep.d.ts',
    'doorstep/helpers/doorstep.d.ts',
  ])
  const said = names.map(name => new TextDecoder().decode(files[name])).join('\n')
  expect(said).not.toContain(folder)
  expect(said).not.toContain('sourceMappingURL')
})

describe('the package, installed into an empty project', () => {
  const project = path.join(folder, 'project')
  const installed = path.join(project, 'node_modules/@doorstep-dairy/doorstep')
  beforeAll(() => {
    mkdirSync(project)
    writeFileSync(path.join(project, 'package.json'), '{"name":"empty","private":true}')
    const words = ['install', '--offline', '--no-audit', '--no-fund', path.join(one, 'release', packageName)]
    execFileSync('npm', words, { cwd: project, stdio: 'pipe' })
  })
  const npx = (...words: string[]) =>
    execFileSync('npx', ['--no', '--', '@doorstep-dairy/doorstep', ...words], {
      cwd: project,
      encoding: 'utf8',
    })

  test('G-14 has a command that says what it can do', () => {
    expect(npx('--help')).toMatch(/ {2}check .*\n {2}probe /)
    expect(npx('check', '--help')).toContain('doorstep check [--format text|json|sarif|github]')
    const file = path.join(installed, 'doorstep.mjs')
    expect(statSync(file).mode & 0o111).toBe(0o111)
    expect(execFileSync(process.execPath, [file, '--version'], { encoding: 'utf8' }).trim()).toBe(version)
  })

  test('G-14 brings the files of the zip, types, helpers and what has changed, and cannot be published by accident', () => {
    const zip = unzipSync(readFileSync(path.join(one, 'release', zipName)))
    for (const [name, content] of Object.entries(zip))
      expect(sum(readFileSync(path.join(installed, name.replace('doorstep/', 'bundle/'))))).toBe(sum(content))
    const about = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
    expect(about).toMatchObject({ private: true, license: 'UNLICENSED', version })
    expect(readdirSync(installed)).toEqual(expect.arrayContaining(['CHANGELOG.md', 'PUBLIC.md']))
    const asked =
      "import('@doorstep-dairy/doorstep/helpers').then(all => console.log(Object.keys(all).join()))"
    expect(execFileSync(process.execPath, ['-e', asked], { cwd: project, encoding: 'utf8' })).toContain(
      'doorstepWidget',
    )
  })
})

describe('what stands in the way is one message, and release/ is as it was', () => {
  let before: Record<string, string>
  beforeAll(() => {
    before = releaseIn(one)
  })
  afterEach(() => {
    expect(releaseIn(one)).toEqual(before)
    expect(leftIn(one)).toEqual([])
    execFileSync('git', ['checkout', '-q', '.'], { cwd: one })
    execFileSync('git', ['clean', '-fdq'], { cwd: one })
  })
  const refused = async (...args: Parameters<typeof makeRelease>) => {
    const { code, stdout, stderr } = await makeRelease(...args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^No release was made\. /)
    expect(stderr).not.toMatch(/^\s+at |node:internal/m)
    return stderr
  }

  test('G-14 a tree with changes that are in no commit', async () => {
    appendFileSync(path.join(one, 'README.md'), '\nOne line more.\n')
    writeFileSync(path.join(one, 'stray.txt'), '')
    const said = await refused(one)
    expect(said).toContain(' M README.md')
    expect(said).toContain('?? stray.txt')
  })

  test('G-14 a disk that takes no more', async () => {
    // The limit of a file's size fails as a full disk does: in the middle of writing.
    const said = await refused(one, { shell: "trap '' XFSZ; ulimit -f 128;" })
    expect(said).toContain('There is no room on the disk')
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('G-14 somebody interrupts it (%s)', async signal => {
    const { code, stderr } = await makeRelease(one, {
      watch(kill) {
        const timer = setInterval(() => {
          if (!leftIn(one).length) return
          clearInterval(timer)
          setTimeout(kill, 300, signal)
        }, 20)
      },
    })
    expect(code).toBe(130)
    expect(stderr).toBe('The release was interrupted; release/ is as it was.\n')
  })

  test('G-14 one that was killed before: what it has left is gone after the next try', async () => {
    mkdirSync(path.join(one, '.release-4194305/dist'), { recursive: true })
    appendFileSync(path.join(one, 'README.md'), '\nOne line more.\n')
    await refused(one)
  })
})

test('G-14 a list of public names that has changed since the last release needs a line in the change log', async () => {
  const place = path.join(folder, 'later')
  mkdirSync(place)
  copySources(place)
  execFileSync('git', ['tag', 'v0.0.9'], { cwd: place })
  appendFileSync(path.join(place, 'shared/PUBLIC.md'), '\n- `a-name-more`\n')
  commitAll(place)
  const { code, stderr } = await makeRelease(place)
  expect(code).toBe(1)
  expect(stderr).toBe(
    'No release was made. shared/PUBLIC.md is not what it was in v0.0.9, and CHANGELOG.md says nothing of it.\n',
  )
})

test('G-14 a version of which the change log says nothing is not released', async () => {
  const place = path.join(folder, 'untold')
  mkdirSync(place)
  copySources(place)
  const file = path.join(place, 'package.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"version": "${version}"`, '"version": "7.8.9"'))
  commitAll(place)
  const { code, stderr } = await makeRelease(place)
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('"## 7.8.9"') })
})
