import { readFileSync } from 'node:fs'
import { parseSync } from '@babel/core'
import { sourcesIn } from '../../support/sources/sources'

type Pattern = { file: string; source: string; flags: string }

/** All nodes of a syntax tree that are regular expressions. */
function patternsIn(tree: unknown, found: { pattern: string; flags: string }[] = []) {
  if (typeof tree !== 'object' || tree === null) return found
  const node = tree as { type?: string; pattern?: string; flags?: string }
  if (node.type === 'RegExpLiteral')
    found.push({
      // A sticky pattern is tried at one place alone.
      pattern: node.flags?.includes('y') ? `^(?:${node.pattern ?? ''})` : (node.pattern ?? ''),
      flags: (node.flags ?? '').replace(/[gy]/g, ''),
    })
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

/** What reads only files of this repository. */
const ours = /^shared\/tools\/(build|bundler|contract|lint)\//

/** What runs on a page, and the commands and helpers, which read the templates and answers of a site. */
const files = [
  ...sourcesIn('.', ['shared', 'widgets']).filter(file => !ours.test(file)),
  ...['doorstep.js', 'report-errors.js'].map(file => `shared/tools/server-helpers/${file}`),
]
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

/** Patterns that are put together at run time, each as an example makes it. */
const made = [
  'shared/platform/page/allowed.ts ^/orders/[^/]+/edit(/|$)',
  'shared/tools/cli/mock/mock.ts ^/orders/(?<id>[^/]+)/edit$',
  'shared/tools/cli/probe/probe-addresses.ts ^/orders/(?<id>[^/?]+)/edit(?=\\?|$)',
  'shared/tools/cli/probe/probe-pages.ts \\bisGuest\\s*[=:]\\s*("[^"]*"|\'[^\']*\'|true|false|null|\\d+)',
  'shared/tools/doctor/fix/repair-tag.ts ^[^<>=]*?"(?=\\s*/?>|\\s+[\\w:-]+(?:\\s*=|\\s*/?>))',
  'shared/tools/doctor/lint-answers.ts ^/orders/[^/?]+/edit(\\?.*)?$',
  'shared/tools/doctor/source/source-tags.ts </script[\\s/>]',
  'shared/tools/doctor/source/structure.ts <(?:\\s+/\\s*|/\\s+|\\s*\\\\\\s*)div\\s*>',
].map(each => ({ file: each.split(' ')[0] ?? '', source: each.slice(each.indexOf(' ') + 1), flags: '' }))

test('J-10 J-11 no pattern that a page, a helper or a command runs on what a shop or an editor wrote grows worse than its text', () => {
  expect(patterns.length).toBeGreaterThan(400)
  const slow = [...patterns, ...made].flatMap(pattern => {
    const on = slowOn(pattern)
    return on ? [`${pattern.file}: /${pattern.source}/ on ${on}`] : []
  })
  expect(slow).toEqual([])
  const count = patterns.length + made.length
  console.info(`${count} of ${count} patterns grow no faster than their text`)
})

test.each(['\\s+$', '[\\w-]+(?=\\W*$)', '\\S*[/_]\\S* $'])(
  'J-11 a pattern that grows with the square of its text would be seen: /%s/',
  source => expect(slowOn({ source, flags: 's' })).toBeDefined(),
)
