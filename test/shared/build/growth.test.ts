import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { widgets } from '../../../widgets'

const root = path.resolve(__dirname, '../../..')
const cache = path.join(root, 'node_modules/.cache/doorstep')
const folder = mkdtempSync(path.join(cache, 'grown-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds the bundle with so many widgets more and reads every file of it. */
async function buildWith(more: number): Promise<Map<string, Buffer>> {
  const outdir = path.join(folder, String(more), 'dist')
  await promisify(execFile)(process.execPath, [path.join(__dirname, 'build-grown.mjs'), String(more), outdir])
  const files = readdirSync(outdir, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(js|css)$/.test(file),
  )
  return new Map(files.map(file => [file, readFileSync(path.join(outdir, file))]))
}

const namesOf = (files: Map<string, Buffer>) => [...files.keys()].sort()

test('a widget more adds its own script and style, and no other file changes by a byte, but the loader', async () => {
  const [before, after] = await Promise.all([buildWith(0), buildWith(1)])
  const added = namesOf(after).filter(file => !before.has(file))
  expect(added).toEqual([
    expect.stringMatching(/^s\/opening-hours-\w{4}\.css$/),
    expect.stringMatching(/^w\/opening-hours-\w{4}\.js$/),
  ])
  expect(namesOf(before).filter(file => !after.has(file))).toEqual([])
  const changed = namesOf(before).filter(file => before.get(file)?.compare(after.get(file) as Buffer) !== 0)
  expect(changed).toEqual(['loader.js'])
}, 120_000)

test('with 45 widgets the loader has at most 3,300 bytes', async () => {
  const files = await buildWith(45 - Object.keys(widgets).length)
  expect(namesOf(files).filter(file => file.startsWith(`w${path.sep}`))).toHaveLength(45)
  expect(brotliCompressSync(files.get('loader.js') as Buffer).length).toBeLessThanOrEqual(3300)
}, 120_000)
