import { spawnSync } from 'node:child_process'
import { attributeIn, everyIn, type Markup, textOf } from '../../../../shared/tools/doctor/placeholder/markup'
import { markupOfSource } from '../../../../shared/tools/doctor/source/read-source'
import { doorstepWidget } from '../../../../shared/tools/server-helpers/doorstep.js'
import { rowsOf } from '../../../support/rows'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

/** Texts that a visitor, an editor or another system may have written. */
const texts: Readonly<Record<string, Buffer>> = {
  'straight quotes': bytes(`"double" 'single' \`back\``),
  'curly quotes': bytes('“a” ‘b’ „c“ «d» ″e′'),
  markup: bytes('<img src=x onerror=alert(1)>'),
  'the end of an attribute': bytes('"><img src=x onerror=alert(1)>'),
  'the end of a script': bytes('</script><script>alert(1)</script>'),
  'the end of a template': bytes('</template></div><b>'),
  'the start of a comment': bytes('<!--'),
  'a comment in a script': bytes('<!--<script>'),
  'the end of CDATA': bytes(']]>'),
  'a separator of lines': bytes('a\u2028b\u2029c'),
  'other languages’ marks': bytes('{{x}} {% y %} <?php z ?> <% w %> #{v} $', '{u} @t'),
  references: bytes('&quot;&lt;&#60;&amp;amp;'),
  'white space': bytes(' \t a \n b '),
  'no UTF-8': bytes('a', [0xff], 'b'),
  'half a letter': bytes('a', [0xe2, 0x82], 'b'),
  'a letter of two halves': bytes('a', [0xed, 0xa0, 0x80], 'b'),
  backslashes: bytes('\\u003C \\" \\n'),
  'a long text': bytes('<x>'.repeat(10_000)),
  nothing: bytes(''),
  zero: bytes('0'),
}

/** The printed form of a value, or 'fallback': the fallback alone, and one line in the log. */
const wanted: Readonly<Record<string, unknown>> = {
  INF: 'fallback',
  '-INF': 'fallback',
  NaN: 'fallback',
  '1e999': 'fallback',
  'in a list': 'fallback',
  'the largest whole number': '9223372036854775807',
  'the smallest whole number': '-9223372036854775807',
  'a fraction': 0.1,
  'a depth of 100': Array.from({ length: 99 }).reduce<unknown>(inner => [inner], []),
  'a depth of 1,000': 'fallback',
  'a depth of 100,000': 'fallback',
  null: null,
  'a safe text of the framework': '<b title="a">safe</b>',
  'an object': { a: '<b>' },
  'a date': '2026-11-25T12:00:00',
  'names that are markup': { '"><b>': 1 },
  'no data': 'fallback',
  'a circle': 'fallback',
}
const fallback = '<p>Fallback</p>'

type Place = 'alone' | 'in a list' | 'as a fact' | 'in an answer'
type Printed = readonly [markup: string, lines: number]
type Table = Readonly<Record<string, Readonly<Partial<Record<Place, [base64: string, lines: number]>>>>>

const input = JSON.stringify({
  texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.toString('base64')])),
})

function run(command: string, ...words: string[]): Table {
  const ran = spawnSync(command, words, { cwd: __dirname, input, encoding: 'utf8', maxBuffer: 1e9 })
  if (ran.error) throw new Error(`${command} could not be run: \`node test/ready.mjs\` installs it.`)
  expect(ran.stderr).toBe('')
  return JSON.parse(ran.stdout)
}

/** The values in JavaScript. */
function byJavaScript(): Table {
  const circle: Record<string, unknown> = {}
  circle.a = circle
  const deep = (depth: number) => Array.from({ length: depth - 1 }).reduce<unknown>(inner => [inner], [])
  const values = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.toString('utf8')])),
    INF: Infinity,
    '-INF': -Infinity,
    NaN: Number.NaN,
    '1e999': JSON.parse('1e999'),
    'in a list': { a: [1, Infinity] },
    'the largest whole number': 2n ** 63n - 1n,
    'the smallest whole number': 1n - 2n ** 63n,
    'a fraction': 0.1,
    'a depth of 100': deep(100),
    'a depth of 1,000': deep(1000),
    'a depth of 100,000': deep(100_000),
    null: null,
    'a safe text of the framework': new String('<b title="a">safe</b>'),
    'an object': new Map([['a', '<b>']]),
    'a date': new Date('2026-11-25T12:00:00Z'),
    'names that are markup': { '"><b>': 1 },
    'no data': () => 1,
    'a circle': circle,
  }
  const logged = console.error
  let lines = 0
  console.error = () => void lines++
  const each = (...call: unknown[]): [string, number] => {
    lines = 0
    let markup: string
    try {
      markup = (doorstepWidget as (...given: unknown[]) => string)(...call)
    } catch (problem) {
      markup = `raised: ${problem}`
    }
    return [Buffer.from(markup).toString('base64'), lines]
  }
  const table = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      {
        alone: each('tabs', { odd: value }, fallback),
        'in a list': each('tabs', { list: { odd: value } }, fallback),
        'as a fact': each('weekly-cost', { printed: { total: value } }, fallback),
        'in an answer': each('order-again', {}, fallback, {}, { data: [{ id: 1, odd: value }] }),
      },
    ]),
  )
  console.error = logged
  return table
}

const helpers: readonly (readonly [name: string, rows: () => Table])[] = [
  ['JavaScript', byJavaScript],
  ['PHP', () => run('php', 'print.php', 'php')],
  ['Twig', () => run('php', 'print.php', 'twig')],
  ['Blade', () => run('php', 'print.php', 'blade')],
  ['Ruby', () => run('ruby', 'odd.rb')],
  ['Python', () => run('/usr/bin/python3', '-B', 'odd.py', 'python')],
  ['Django', () => run('/usr/bin/python3', '-B', 'odd.py', 'django')],
  ['Jinja2', () => run('/usr/bin/python3', '-B', 'odd.py', 'jinja')],
]

/** The text as a page has it. */
const asShown = (text: Buffer) => text.toString('utf8').replace(/\ufffd+/g, '\ufffd')
const alike = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/\ufffd+/g, '\ufffd').replace(/^(2026-11-25T12:00:00).*$/, '$1')
    : value

const scriptIn = (nodes: readonly Markup[], at: number) =>
  JSON.parse(textOf(nodes.filter(({ name }) => name === 'script').at(at) as Markup))

/** The value that a page reads from the place. */
function readBack(place: string, nodes: readonly Markup[]): unknown {
  const [placeholder] = nodes.filter(node => attributeIn(node, 'data-widget') !== undefined)
  if (place === 'in a list') return scriptIn(nodes, 0).list.odd
  if (place === 'in an answer') return scriptIn(nodes, -1).data[0].odd
  if (place === 'as a fact') return attributeIn(placeholder as Markup, 'data-printed')?.replace(/^total=/, '')
  return attributeIn(placeholder as Markup, 'data-odd') ?? scriptIn(nodes, 0).odd
}

/** Why the output is wrong; undefined if it is right. */
function wrong(place: string, [base64, lines]: Printed, value: unknown): string | undefined {
  const markup = Buffer.from(base64, 'base64').toString('utf8')
  if (value === 'fallback')
    return markup === fallback && lines === 1 ? undefined : `${lines} lines, ${markup.slice(0, 200)}`
  if (lines) return `${lines} lines in the log, ${markup.slice(0, 200)}`
  const nodes = [...everyIn(markupOfSource(markup))].filter(({ name }) => !name.startsWith('#'))
  const names = nodes.map(({ name }) => name).join(' ')
  if (!/^div p( script)?$|^div p script script$/.test(names))
    return `it has become markup: ${names.slice(0, 200)}`
  const read = alike(readBack(place, nodes))
  const meant =
    place === 'alone' || place === 'as a fact'
      ? value === null
        ? place === 'alone'
          ? null
          : ''
        : typeof value === 'object'
          ? value
          : String(value)
      : value
  return JSON.stringify(read) === JSON.stringify(alike(meant))
    ? undefined
    : `it reads ${JSON.stringify(read)?.slice(0, 200)}`
}

/** A fact is a text, and never a list or an object. */
const wantedAt = (place: string, value: unknown) =>
  place === 'as a fact' && typeof value === 'object' && value !== null ? 'fallback' : value

test.each(rowsOf(helpers, ['JavaScript', 'PHP']))(
  'J-07 J-45 %s prints every odd value correctly, or the fallback with one line in the log',
  (name, rows) => {
    const table = rows()
    const wrongs: string[] = []
    let count = 0
    for (const [what, places] of Object.entries(table))
      for (const [place, printed] of Object.entries(places)) {
        count++
        const text = texts[what]
        const says = wrong(place, printed, wantedAt(place, text ? asShown(text) : wanted[what]))
        if (says) wrongs.push(`${what}, ${place}: ${says}`)
      }
    console.info(`odd values in ${name}: ${count - wrongs.length} of ${count}`)
    expect(wrongs).toEqual([])
    expect(Object.keys(table)).toEqual(
      expect.arrayContaining([
        ...Object.keys(texts),
        ...Object.keys(wanted).filter(each => each !== 'a circle'),
      ]),
    )
  },
)

test('J-07 WordPress prints every odd text of a shortcode or block, or its fallback, and no page fails', () => {
  const json = {
    '1e999': '1e999',
    '64 bits': '{ "a": 9223372036854775807 }',
    'a depth of 1,000': '['.repeat(1000) + ']'.repeat(1000),
    'an end of a script': '{ "a": "</script><b>" }',
    'no JSON': '{ "a": ',
    'a text': '"a"',
  }
  const asked = JSON.stringify({ ...JSON.parse(input), json })
  const ran = spawnSync('php', ['odd-shortcode.php'], {
    cwd: __dirname,
    input: asked,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  expect(ran.stderr).toBe('')
  const table: Record<string, Record<string, [string, number]>> = JSON.parse(ran.stdout)
  const wrongs: string[] = []
  let count = 0
  for (const [what, places] of Object.entries(table))
    for (const [place, [base64, lines]] of Object.entries(places)) {
      count++
      const markup = Buffer.from(base64, 'base64').toString('utf8')
      const nodes = [...everyIn(markupOfSource(markup))].filter(({ name }) => !name.startsWith('#'))
      const isFallback = markup === fallback && lines === 1
      const names = nodes.map(({ name }) => name).join(' ')
      const isWhole = lines === 0 && /^div p( script)?$/.test(names) && markup.includes('Fallback')
      if (!isFallback && !isWhole)
        wrongs.push(`${what}, ${place}: ${lines} lines, ${names}, ${markup.slice(0, 200)}`)
      const text = texts[what]
      const read = nodes[0] && attributeIn(nodes[0], 'data-odd')
      if (
        text &&
        isWhole &&
        read !== undefined &&
        place === 'in a block' &&
        alike(read) !==
          asShown(text).replace(/&(lt|gt|amp);/g, (_, name) => ({ lt: '<', gt: '>', amp: '&' })[name as 'lt'])
      )
        wrongs.push(`${what}, ${place}: it reads ${read.slice(0, 200)}`)
    }
  console.info(`odd values in WordPress: ${count - wrongs.length} of ${count}`)
  expect(wrongs).toEqual([])
})
