import { readFileSync } from 'node:fs'
import path from 'node:path'
import { importsIn, linksOf } from '../sources/sources'

const root = path.resolve(__dirname, '../../..')
const sources = importsIn(linksOf(root, ['widgets', 'shared']))
const texts = new Map(Object.keys(sources).map(file => [file, readFileSync(path.join(root, file), 'utf8')]))
const importing = /^import\s[^']*?from '[^']+'$/gm
const bodies = new Map([...texts].map(([file, text]) => [file, text.replaceAll(importing, '')]))

/** Every file that this one needs, including itself and those that are loaded later. */
export function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !sources[file]) return found
  found.add(file)
  for (const next of sources[file]) filesOf(next, found)
  return found
}

/** A set of messages, with the names of those that it defines itself. */
type WrittenMessages = { name: string; file: string; body: string; own: readonly string[] }

const literal = /const (\w+Messages) = \{([\s\S]*?)\n?\} as const/g
const unworded = new Map([...bodies].map(([file, body]) => [file, body.replaceAll(literal, '')]))
const sentence = /(?:^|[{,\n])\s*(\w+): ?(?=['"\n]|\w+Messages\.)/g

/** All sets of messages: of the components, of the shared features, and of the widgets. */
const writtenMessages: readonly WrittenMessages[] = [...texts].flatMap(([file, text]) =>
  [...text.matchAll(literal)].map(([, name = '', body = '']) => ({
    name,
    file,
    body,
    own: [...body.matchAll(sentence)].map(([, key = '']) => key),
  })),
)

/** The sets of messages that the files use as a whole; using one message does not count. */
export const messagesOf = (files: ReadonlySet<string>): WrittenMessages[] =>
  writtenMessages.filter(({ name, file }) => {
    const [spread, taken] = [new RegExp(`\\.\\.\\.${name}\\b`), new RegExp(`\\b${name}\\b(?!\\.)`)]
    return [...files].some(each => (each === file ? spread : taken).test(bodies.get(each) ?? ''))
  })

/**
 * The sets of messages in those files that contain a text; if the text was shown untranslated, one of them is missing
 * from `labels()`.
 */
export const wordingsWith = (text: string, files: ReadonlySet<string>): string[] =>
  writtenMessages
    .filter(({ body, file }) => files.has(file) && body.includes(text))
    .map(({ name, file }) => `${name} of ${file}`)

/** The sets of messages that a widget's own files define or use. */
export const ownMessagesOf = (widget: string): WrittenMessages[] => {
  const own = Object.keys(sources).filter(file => file.startsWith(`widgets/${widget}/`))
  const spoken = own.flatMap(file =>
    [...(bodies.get(file) ?? '').matchAll(/useMessages\((\w+Messages)\)/g)].map(([, name]) => name),
  )
  return writtenMessages.filter(({ name, file }) => own.includes(file) || spoken.includes(name))
}

/** The code of the files, without messages and definitions. */
export const codeOf = (files: ReadonlySet<string>): string =>
  [...files]
    .filter(file => !/\.(widget|options)\.ts$/.test(file))
    .map(file => unworded.get(file) ?? '')
    .join('\n')

/**
 * Whether code uses the message: as a member, by destructuring, by its quoted name, or by the end of a composed name.
 */
export function isAskedFor(name: string, code: string): boolean {
  const member = `(?:labels|[wW]ords|[mM]essages)\\.${name}\\b`
  const takenApart = `\\{[^{};=]*\\b${name}\\b[^{};=]*\\}(?: = \\w*(?:labels|[wW]ord|[mM]essages)|: (?:Pick<)?[\\w ]*(?:[wW]ord|[mM]essages|\\{ readonly))`
  const [, end = '-'] = /^[a-z]+([A-Z]\w*)$/.exec(name) ?? []
  return new RegExp(`${member}|${takenApart}|'${name}'|\\[\`\\$\\{[\\w.]+\\}${end}\`\\]`).test(code)
}
