import { readFileSync } from 'node:fs'
import { parseSync } from '@babel/core'
import { sourcesIn } from '../../support/sources/sources'

type Pattern = { file: string; source: string; flags: string }

/** All regular expressions in a syntax tree. */
function patternsIn(tree: unknown, found: { pattern: string; flags: string }[] = []) {
  if (typeof tree !== 'object' || tree === null) return found
  const node = tree as { type?: string; pattern?: string; flags?: string }
  if (node.type === 'RegExpLiteral')
    found.push({
      // A sticky pattern is tried at one position only.
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

/** Files that read only files of this repository. */
const ours = /^shared\/tools\/(build|bundler|contract|lint)\//

/** Code that runs on a page, and the commands and helpers that read a site's templates and answers. */
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

/** The repeated text that could slow a pattern down: common letters, and those in the pattern itself. */
function pumpsFor(source: string): string[] {
  const own = [...source.replace(/\\[a-z]|[\\^$*+?()[\]{}|]/gi, '')].filter(each => each.trim())
  return [...new Set([...pieces, ...pairs, ...own])]
}

// A quadratic pattern takes a second for the longest of these texts and a linear pattern less than a
// millisecond, so that a slow machine does not confuse them.
const sizes = [26, 400, 20_000]
const slowMs = 30

const timeOf = (pattern: RegExp, text: string): number => {
  const { user } = process.cpuUsage()
  pattern.test(text)
  return (process.cpuUsage().user - user) / 1000
}

/** The repeated part that makes a pattern slow; undefined when there is none. */
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

/** Patterns assembled at run time, each with an example. */
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

test('J-10 J-11 Every pattern that runs on text of a shop or an editor takes linear time', () => {
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
  'J-11 A quadratic pattern would be found: /%s/',
  source => expect(slowOn({ source, flags: 's' })).toBeDefined(),
)
