import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  const manifest = JSON.stringify({ widgets: { tabs: { script } } })
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

test('J-49 The lines of docs/upgrading.md upgrade and revert in any shell, and leave the documents out', () => {
  const text = readFileSync(path.resolve(__dirname, '../../docs/upgrading.md'), 'utf8')
  const [, lines = ''] = /^### Up and back$[\s\S]*?^```sh\n([\s\S]*?)^```$/m.exec(text) ?? []
  const run = (name: string) => sh(lines.replace(/doorstep-\d[\w.]*\.zip/, `${name}.zip`))
  pack('one', 'AAAA', monday)
  pack('two', 'BBBB', tuesday)
  mkdirSync(path.join(site, 'public'))
  execFileSync('unzip', ['-qDD', 'one.zip', 'doorstep/*', '-d', 'public'], { cwd: site })
  writeFileSync(at('loader.js.br'), 'of the first')
  run('two')
  expect(readFileSync(at('loader.js'), 'utf8')).toBe('loader BBBB')
  expect([
    existsSync(at('w/tabs-AAAA.js')),
    existsSync(at('w/tabs-BBBB.js')),
    existsSync(at('loader.js.br')),
  ]).toEqual([true, true, false])
  run('one')
  expect(readFileSync(at('loader.js'), 'utf8')).toBe('loader AAAA')
  expect(existsSync(path.join(site, 'public/about-doorstep'))).toBe(false)
})

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
