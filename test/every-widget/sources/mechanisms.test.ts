import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const page = readFileSync(path.join(root, 'docs/mechanisms.md'), 'utf8')

/** What waits, watches, or reaches around the browser, as it is written. */
const kinds = {
  timers: /\b(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|AbortSignal\.timeout)\(/g,
  observers:
    /new (?:window\.)?(?:(?:Mutation|Resize|Intersection|Performance)Observer|CloseWatcher|BroadcastChannel)\b/g,
  patches: /\b[A-Z]\w+\.prototype\b/g,
}

const shipped = ['shared', 'widgets']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(file => /(?<!\.examples)\.tsx?$/.test(file) && !file.startsWith('shared/tools/'))
const texts = new Map(shipped.map(file => [file, readFileSync(path.join(root, file), 'utf8')]))

const named = [...page.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file)
const isFile = (file: string, name: string) => file === name || file.endsWith(`/${name}`)
const hasRow = (file: string) => named.some(name => isFile(file, name))

test.each(Object.entries(kinds))('each file that has %s stands in docs/mechanisms.md', (_, pattern) => {
  const files = [...texts].filter(([, text]) => text.search(pattern) >= 0).map(([file]) => file)
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter(file => !hasRow(file))).toEqual([])
})

test('docs/mechanisms.md names no file that is gone', () => {
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(name => !shipped.some(file => isFile(file, name)))).toEqual([
    'test/every-widget/sources/mechanisms.test.ts',
  ])
})
