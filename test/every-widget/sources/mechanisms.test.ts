import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const page = readFileSync(path.join(root, 'docs/mechanisms.md'), 'utf8')

/** Mechanisms that wait, watch, hold back, or use the page's or other code's names, as they are written. */
const kinds = {
  timer:
    /\b(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|AbortSignal\.timeout)\(|\bsetTimeout\)\(|whenIdle\(\)\?\.\(/g,
  observer:
    /new (?:window\.)?(?:(?:Mutation|Resize|Intersection|Performance)Observer|CloseWatcher|BroadcastChannel)\b/g,
  listener: /\baddEventListener\b['(]/g,
  latch: /\buseRef(?:<boolean>)?\((?:true|false)\)|\blet (?:is|has|was|may)[A-Z]\w* = (?:true|false)\b/g,
  'built-in': /\b[A-Z]\w+\.prototype\b|\bObject\.defineProperty\(/g,
  'selector list':
    /(['"`])(?:(?!\1)[^\n])*(?:\[(?:role|aria|open|hidden|popover|contenteditable)\b|:(?:modal|popover-open|fullscreen|disabled)|\bdialog(?:,(?! )|\[))(?:(?!\1)[^\n])*\1/g,
}
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]
const many = (kind: Kind, count: number) =>
  `${count} ${kind}${count === 1 ? '' : kind === 'latch' ? 'es' : 's'}`

const comments = /^\s*(?:\/\/|\*|\/\*).*$/gm
const shipped = ['shared', 'widgets']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(file => /(?<!\.examples)\.tsx?$/.test(file) && !file.startsWith('shared/tools/'))

const countsOf = (file: string) => {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(comments, '')
  return kindNames.map(kind => [kind, [...text.matchAll(kinds[kind])].length] as const)
}
const counts = new Map(shipped.map(file => [file, countsOf(file)]))
const inWords = (of: readonly (readonly [Kind, number])[]) =>
  of
    .filter(([, count]) => count)
    .map(([kind, count]) => many(kind, count))
    .join(', ')

/** The rows of the page: the file and its mechanisms. */
const rows = [...page.matchAll(/^\| `([\w/.-]+\.tsx?)` \| ([^|]+) \|(.*)\|$/gm)].map(
  ([, file = '', has = '', rest = '']) => ({
    file: file.startsWith('widgets/') ? file : `shared/${file}`,
    has,
    cells: rest.split(' | ').map(cell => cell.trim()),
  }),
)

test('Each timer, observer, listener and latch of the product has a row in docs/mechanisms.md with its end', () => {
  const said = new Map(rows.map(({ file, has }) => [file, has]))
  const faults = [...counts].flatMap(([file, of]) => {
    const found = inWords(of)
    if (!found && !said.has(file)) return []
    if (!found) return [`${file} has none any more: take its row out of docs/mechanisms.md.`]
    const row = said.get(file)
    if (row === undefined)
      return [
        `${file} has ${found}. Can the browser or the page do it? If not, give it a row in docs/mechanisms.md: what it is for, what ends it, what happens if that end never comes.`,
      ]
    return row === found ? [] : [`${file} has ${found}; its row in docs/mechanisms.md says ${row}.`]
  })
  expect(faults).toEqual([])
})

test('Each row of docs/mechanisms.md describes one existing file and has no empty cell', () => {
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.filter(({ file }) => !counts.has(file)).map(({ file }) => file)).toEqual([])
  expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length)
  expect(rows.filter(({ cells }) => cells.length !== 4 || cells.some(cell => !cell))).toEqual([])
})
