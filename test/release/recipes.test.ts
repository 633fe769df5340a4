import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apache, caddy, nginx, prepare } from '../../demo-pages/catalogue/server-recipes'
import { dateOf, zipOf } from '../../shared/tools/build/release/zip.mjs'

let site = ''
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'recipes-'))
})
afterEach(() => rmSync(site, { recursive: true }))

const at = (...parts: string[]) => path.join(site, 'public/doorstep', ...parts)
const monday = new Date('2026-11-23T09:15:00Z')
const tuesday = new Date('2026-11-24T09:15:00Z')

/** A release of three files, and a document beside them. */
function pack(name: string, hash: string, made: Date): void {
  const script = `w/tabs-${hash}.js`
  const all = [script, `c/core-${hash}.js`, `s/base-${hash}.css`]
  const manifest = JSON.stringify({ integrity: Object.fromEntries(all.map(each => [each, ''])) })
  const files: [string, string][] = [
    ['about-doorstep/README.md', '# Doorstep'],
    [`doorstep/${script}`, `tabs ${hash}`],
    [`doorstep/${script}.br`, 'br'],
    [`doorstep/${script}.gz`, 'gz'],
    [`doorstep/c/core-${hash}.js`, 'core'],
    [`doorstep/s/base-${hash}.css`, 'base'],
    ['doorstep/manifest.json', manifest],
    ['doorstep/page.css', 'page'],
    ['doorstep/loader.js', `loader ${hash}`],
  ]
  const contents = files.map(([file, text]): [string, Buffer] => [file, Buffer.from(text)])
  writeFileSync(path.join(site, `${name}.zip`), zipOf(contents, dateOf(made)))
}

const sh = (lines: string, cwd = site) =>
  execFileSync('sh', ['-euc', lines], { cwd, encoding: 'utf8', stdio: 'pipe' })

/** The lines of docs/upgrading.md that install this release. */
function lines(name: string): string {
  const text = readFileSync(path.resolve(__dirname, '../../docs/upgrading.md'), 'utf8')
  const [, written = ''] = /^### Up and back$[\s\S]*?^```sh\n([\s\S]*?)^```$/m.exec(text) ?? []
  return written.replace(/doorstep-\d[\w.]*\.zip/, `${name}.zip`)
}

const loader = () => readFileSync(at('loader.js'), 'utf8')

test('J-49 The lines of docs/upgrading.md upgrade and revert in any shell, and leave the documents out', () => {
  pack('one', 'AAAA', monday)
  pack('two', 'BBBB', tuesday)
  sh(lines('one'))
  writeFileSync(at('loader.js.br'), 'of the first')
  sh(lines('two'))
  expect(loader()).toBe('loader BBBB')
  expect([
    existsSync(at('w/tabs-AAAA.js')),
    existsSync(at('w/tabs-BBBB.js')),
    existsSync(at('loader.js.br')),
  ]).toEqual([true, true, false])
  sh(lines('one'))
  expect(loader()).toBe('loader AAAA')
  expect(existsSync(path.join(site, 'public/about-doorstep'))).toBe(false)
})

/** Ways in which a site is not as the writer of the lines imagined it: what is done before, and after the first release. */
const sites: readonly [what: string, before: string, between: string][] = [
  ['that has no folder for it yet', '', ''],
  ['whose administrator lets nobody else read', 'umask 077', ''],
  ['whose files may not be written', '', 'chmod -R a-w public/doorstep/w/* public/doorstep/loader.js'],
  ['that is a link to another place', 'mkdir other && ln -s other public', ''],
  ['of which the bundle alone is a link', 'mkdir -p public other && ln -s ../other public/doorstep', ''],
  ['whose first release is old', '', 'touch -d "2026-01-01" public/doorstep/*/* public/doorstep/loader.js'],
  [
    'where other software keeps files beside it',
    'mkdir -p public/doorstep && echo 1 > public/doorstep/own',
    '',
  ],
]

test.each(sites)(
  'J-49 On a site %s, both releases are there after the lines, for any user',
  (_, before, between) => {
    pack('one', 'AAAA', monday)
    pack('two', 'BBBB', tuesday)
    sh(`${before}\n${lines('one')}\n${between}\n${lines('two')}`)
    const files = ['w/tabs-AAAA.js', 'w/tabs-AAAA.js.br', 'w/tabs-BBBB.js', 'c/core-BBBB.js', 'loader.js']
    expect(files.filter(file => !existsSync(at(file)))).toEqual([])
    expect(loader()).toBe('loader BBBB')
    const shut = sh('find -L public/doorstep ! -perm -a+r -o -type d ! -perm -a+rx')
      .split('\n')
      .filter(Boolean)
    expect(shut).toEqual([])
  },
)

/** Other ways to unpack, which keep the dates of the zip or give those of the moment. */
const ways: Record<string, (zip: string) => string> = {
  'unzip without -DD': zip => `unzip -qo ${zip} 'doorstep/*' -d public`,
  'Python’s zipfile': zip => `python3 -m zipfile -e ${zip} public`,
}

test.each(Object.entries(ways))(
  'J-49 Unpacked by %s, a release that was made long ago is not swept away as an old one',
  (_, unpack) => {
    pack('old', 'AAAA', new Date('2026-02-02T09:15:00Z'))
    sh(lines('old').replace(/^unzip .*$/m, unpack('old.zip')))
    expect(
      ['w/tabs-AAAA.js', 'c/core-AAAA.js', 's/base-AAAA.css'].filter(file => !existsSync(at(file))),
    ).toEqual([])
  },
)

test("J-49 However a release is unpacked, its loader's date differs from that of the last release", () => {
  pack('one', 'AAAA', monday)
  pack('two', 'BBBB', tuesday)
  const dates = ['one', 'two'].map(name => {
    execFileSync('unzip', ['-qo', `${name}.zip`, '-d', 'public'], { cwd: site })
    return statSync(at('loader.js')).mtimeMs
  })
  expect(dates[1]).toBeGreaterThan(dates[0] ?? Infinity)
  // The same commit makes the same bytes, in every time zone.
  const zipIn = (zone: string) => {
    const lines = `import { dateOf, zipOf } from './shared/tools/build/release/zip.mjs'
      const zip = zipOf([['a', Buffer.from('a')]], dateOf(new Date('2026-03-29T01:30:00Z')))
      process.stdout.write(Buffer.from(zip).toString('base64'))`
    const env = { ...process.env, TZ: zone }
    const root = path.resolve(__dirname, '../..')
    return execFileSync(process.execPath, ['--input-type=module', '-e', lines], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
  }
  expect(zipIn('Pacific/Auckland')).toBe(zipIn('Europe/London'))
})

test('J-49 The lines that make the differences for browsers run in any shell, also without an older file', () => {
  expect(spawnSync('sh', ['-n'], { input: prepare }).status).toBe(0)
  pack('one', 'AAAA', monday)
  execFileSync('unzip', ['-qo', 'one.zip', '-d', 'public'], { cwd: site })
  sh(prepare, at())
  expect([readFileSync(at('old.txt'), 'utf8'), readFileSync(at('old.map'), 'utf8')]).toEqual(['', ''])
})

test('J-49 The servers start before a release is prepared: no line needs a file that is missing then', () => {
  // nginx accepts a pattern without a match; Apache reads IfFile only if the file exists; Caddy accepts a
  // pattern, too.
  expect(nginx).toMatch(/include \/var\/www\/doorstep\/old\*\.map;/)
  expect(apache).toMatch(/<IfFile \/var\/www\/doorstep\/old\.txt>\nRewriteMap[\s\S]*<\/IfFile>/)
  expect(caddy).toMatch(/import \/var\/www\/doorstep\/old\*\.txt\n/)
})
