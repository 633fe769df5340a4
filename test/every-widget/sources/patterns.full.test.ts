import { readFileSync } from 'node:fs'
import { parseSync } from '@babel/core'
import { sourcesIn } from '../../support/sources/sources'

type Pattern = { file: string; source: string; flags: string }

/** All nodes of a syntax tree that are regular expressions. */
function patternsIn(tree: unknown, found: { pattern: string; flags: string }[] = []) {
  if (typeof tree !== 'object' || tree === null) return found
  const node = tree as { type?: string; pattern?: string; flags?: string }
  if (node.type === 'RegExpLiteral')
    found.push({ pattern: node.pattern ?? '', flags: (node.flags ?? '').replace(/[gy]/g, '') })
  else for (const [name, child] of Object.entries(node)) if (name !== 'loc') patternsIn(child, found)
  return found
}

const patternsOf = (file: string, text: string): Pattern[] =>
  patternsIn(
    parseSync(text, {
      filename: file,
      presets: ['@babel/preset-typescript'],
      configFile: false,
      babelrc: false,
    }),
  ).map(({ pattern, flags }) => ({ file, source: pattern, flags }))

const files = sourcesIn('.', ['shared', 'widgets']).filter(
  file => /\.tsx?$/.test(file) && !file.includes('shared/tools/'),
)
const patterns = files.flatMap(file => patternsOf(file, readFileSync(file, 'utf8')))

const pieces = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '_',
  '.',
  '/',
  '\n',
  '\t',
  '<',
  '&',
  '"',
  ',',
  ':',
  '=',
  '(',
  '@',
  '£',
  '\\',
]
const pairs = [
  'a ',
  'a.',
  'a-',
  'a,',
  '0,',
  '0 ',
  '0.',
  ' \n',
  '<a',
  '<!',
  'a/',
  '/_',
  'a=',
  'a@',
  '& ',
  '\r\n',
]
const ends = ['', '\u0000', ' x']

/** What is repeated to slow a pattern down: usual letters, and those that the pattern itself names. */
function pumpsFor(source: string): string[] {
  const own = [...source.replace(/\\[a-z]|[\\^$*+?()[\]{}|]/gi, '')].filter(each => each.trim())
  return [...new Set([...pieces, ...pairs, ...own])]
}

// A pattern that grows with the square of a text takes a second at the last of these, a linear one less than a millisecond:
// a slow machine changes neither into the other.
const sizes = [26, 400, 20_000]
const slowMs = 30

const timeOf = (pattern: RegExp, text: string): number => {
  const { user } = process.cpuUsage()
  pattern.test(text)
  return (process.cpuUsage().user - user) / 1000
}

/** The repeated part that makes a pattern slow; undefined where none does. */
function slowOn({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  const pattern = new RegExp(source, flags)
  const start = /^\^?([\w<@"'#:/! -]*)/.exec(source)?.[1] ?? ''
  for (const pump of [...pumpsFor(source), start || ' '])
    for (const end of ends)
      for (const size of sizes) {
        const text = start + pump.repeat(size / pump.length) + end
        const isSlow = () => timeOf(pattern, text) > slowMs
        if (isSlow() && isSlow()) return `${JSON.stringify(pump)} … ${JSON.stringify(end)}`
      }
  return undefined
}

test('J-11 no pattern that a page runs on what a shop or an editor wrote grows worse than its text', () => {
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.flatMap(pattern => {
    const on = slowOn(pattern)
    return on ? [`${pattern.file}: /${pattern.source}/ on ${on}`] : []
  })
  expect(slow).toEqual([])
  console.info(`${patterns.length} of ${patterns.length} patterns grow no faster than their text`)
})

test.each(['\\s+$', '[\\w-]+(?=\\W*$)', '\\S*[/_]\\S* $'])(
  'J-11 a pattern that grows with the square of its text would be seen: /%s/',
  source => expect(slowOn({ source, flags: 's' })).toBeDefined(),
)
