import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const { scriptMinifier } = jest.requireActual<{
  scriptMinifier: (options: { folder: string; version: string }) => (code: string) => Promise<string>
}>('../../../../shared/tools/bundler/minify-script.mjs')

const root = path.resolve(__dirname, '../../../..')

test('Temporary bundles of a build are removed from the disk after it, also when it fails', async () => {
  const script = `
    const { importBundled } = await import('./build.mjs')
    const { answer } = await importBundled('export const answer = 6 * 7', 'leftover')
    const failure = await importBundled('throw new Error("no")', 'leftover').catch(({ message }) => message)
    console.log(answer, failure)
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
  })
  expect(stdout).toBe('42 no\n')
  const left = readdirSync(path.join(root, 'node_modules/.cache/doorstep'))
  expect(left.filter(name => name.startsWith('leftover'))).toEqual([])
})

describe("the minifier's cache", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const minifier = () => scriptMinifier({ folder, version: '1' })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  test('A cached result is used again, and removed after two weeks without use', async () => {
    await minifier()('export const one = 1 + 1')
    const [first = ''] = readdirSync(folder)
    writeFileSync(path.join(folder, first), '{ "small": "export const kept=2" }')
    utimesSync(path.join(folder, first), daysAgo(13), daysAgo(13))
    expect(await minifier()('export const one = 1 + 1')).toBe('export const kept=2')

    // Using the entry has renewed it.
    writeFileSync(path.join(folder, 'old.js'), '')
    utimesSync(path.join(folder, 'old.js'), daysAgo(15), daysAgo(15))
    await minifier()('export const two = 2')
    expect(readdirSync(folder)).toContain(first)
    expect(readdirSync(folder)).not.toContain('old.js')

    utimesSync(path.join(folder, first), daysAgo(15), daysAgo(15))
    expect(await minifier()('export const one = 1 + 1')).toMatch(/one/)
    expect(readdirSync(folder)).toHaveLength(2)
  })
})
