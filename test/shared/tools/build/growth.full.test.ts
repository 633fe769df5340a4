import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { widgets } from '../../../../widgets'
import { present } from '../../../support/present'

const root = path.resolve(__dirname, '../../../..')
const cache = path.join(root, 'node_modules/.cache/doorstep')
const folder = mkdtempSync(path.join(cache, 'grown-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every script and style of a bundle. */
function filesOf(outdir: string): Map<string, Buffer> {
  const { integrity } = JSON.parse(readFileSync(path.join(outdir, 'manifest.json'), 'utf8'))
  return new Map(Object.keys(integrity).map(file => [file, readFileSync(path.join(outdir, file))]))
}

/** Builds the bundle with this many more widgets. */
async function buildWith(more: number): Promise<Map<string, Buffer>> {
  const outdir = path.join(folder, String(more), 'dist')
  await promisify(execFile)(process.execPath, [path.join(__dirname, 'build-grown.mjs'), String(more), outdir])
  return filesOf(outdir)
}

const namesOf = (files: Map<string, Buffer>) => [...files.keys()].sort()
const most = 45
const more = Math.max(1, most - Object.keys(widgets).length)
const madeAt = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
const sources = ['shared', 'widgets'].flatMap(place =>
  readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).map(file => `${place}/${file}`),
)
/** Gives whether `npm run build` has built the current sources. */
const isBuilt = [...sources, 'build.mjs', 'package-lock.json'].every(
  file => madeAt(file) < madeAt('dist/manifest.json'),
)
let [before, after] = [new Map<string, Buffer>(), new Map<string, Buffer>()]
beforeAll(async () => {
  before = isBuilt ? filesOf(path.join(root, 'dist')) : await buildWith(0)
  after = await buildWith(more)
})

test('More widgets add their own scripts and styles and change no other file but the loader', () => {
  const added = namesOf(after).filter(file => !before.has(file))
  const own = added.map(file => /^(?:s\/([\w-]+)-\w{4}\.css|w\/([\w-]+)-\w{4}\.js)$/.exec(file))
  const styled = own.flatMap(match => match?.[1] ?? [])
  expect(styled).toContain('opening-hours')
  expect(styled).toHaveLength(more)
  expect(own.flatMap(match => match?.[2] ?? [])).toEqual(styled)
  expect(added).toHaveLength(2 * more)
  expect(namesOf(before).filter(file => !after.has(file))).toEqual([])
  const changed = namesOf(before).filter(file => before.get(file)?.compare(present(after.get(file))) !== 0)
  expect(changed).toEqual(['loader.js'])
})

test('No widget or chunk names the file of a chunk it needs, so that a new version leaves it unchanged', () => {
  const chunks = namesOf(before).filter(file => /^c.\d+-\w+\.js$/.test(file))
  expect(chunks.length).toBeGreaterThan(15)
  const texts = namesOf(before).filter(file => /^w.|^c.\d/.test(file))
  const importing = texts.filter(file => /(?:^|[;}])import\b|}from ?["']/.test(String(before.get(file))))
  expect(importing).toEqual([])
  const core = chunks.find(file => /^c.1-/.test(file))?.slice(2)
  expect(texts.filter(file => String(before.get(file)).includes(`${core}`))).toEqual([])
})

test('J-83 One more widget costs the loader at most 25 bytes', () => {
  const [now = 0, then = 0] = [before, after].map(
    files => brotliCompressSync(present(files.get('loader.js'))).length,
  )
  expect(namesOf(after).filter(file => file.startsWith(`w${path.sep}`)).length).toBeGreaterThanOrEqual(most)
  expect(then - now).toBeLessThanOrEqual(25 * more)
})
