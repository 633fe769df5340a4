import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The documents that explain ids, each with the start of an explaining line. */
const explanations: ReadonlyArray<readonly [file: string, line: RegExp]> = [
  ['docs/record/requirements.md', /^\| ([A-Z]{2,4}-\d{2}) \|/gm],
  ['docs/record/decisions.md', /^\*\*(A-\d{2,3}) /gm],
  ['docs/record/findings.md', /^\| ([FGJKL]-\d{2,3}) \|/gm],
  ['docs/record/expectations.md', /^\| ([XABI]\d{1,2}) \|/gm],
]

const listed = explanations.flatMap(([file, line]) => [...read(file).matchAll(line)].map(([, id = '']) => id))
const known = new Set(listed)
const groups = [...new Set(listed.filter(id => id.includes('-')).map(id => id.split('-')[0]))]

/**
 * An id of a requirement, decision or finding anywhere. A lone letter and number may be a road or part of a
 * drawing.
 */
const cited = new RegExp(
  `(?<![\\w-])(?:${groups.join('|')})-\\d{2,3}(?![\\w-])|(?<![\\w>-])[XI]\\d{1,2}(?!\\w)`,
  'g',
)

/** Text that begins with ids, as the first argument of a call; in a test file that is a title. */
const titleStart = /\(\s*['"`]((?:(?:[A-Z]{1,4}-\d{1,3}|[A-Z]\d{1,2}) )+)/g

function sources() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .split('\0')
    .filter(file => /\.(md|tsx?|[mc]?js|php|css|ya?ml)$/.test(file) && !file.includes('/licences/'))
    .filter(file => file !== 'test/release/cited-ids.test.ts')
}

function idsOf(text: string, isTest: boolean) {
  const titles = isTest ? [...text.matchAll(titleStart)].flatMap(([, ids = '']) => ids.trim().split(' ')) : []
  return [...(text.match(cited) ?? []), ...titles]
}

test('J-87 Each id in a test title, a comment or a document has its line in docs/', () => {
  const unexplained = sources().flatMap(file =>
    [...new Set(idsOf(read(file), /\.(test|soak)\./.test(file)))]
      .filter(id => !known.has(id))
      .map(id => `${file}: ${id}`),
  )
  expect(listed.length).toBeGreaterThan(900)
  expect(unexplained).toEqual([])
})

test('J-87 Each id is explained once', () => {
  expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([])
})

test.each(['A-999', 'J-01', 'PC-50', 'X17', 'I7'])('J-87 An id such as %s is found', id => {
  expect(idsOf(`// Said once (${id}).`, false)).toEqual([id])
  expect(idsOf(`test('${id} Something is seen', () => {})`, true)).toContain(id)
})

test('J-87 A title after its rows is found', () => {
  expect(idsOf("test.each([[1, 'a)']])('G10 It is kept', () => {})", true)).toEqual(['G10'])
})
