import { readFileSync } from 'node:fs'
import path from 'node:path'
import { importsIn, linksOf } from '../sources/sources'

const root = path.resolve(__dirname, '../../..')
const sources = importsIn(linksOf(root, ['widgets', 'shared']))
const texts = new Map(Object.keys(sources).map(file => [file, readFileSync(path.join(root, file), 'utf8')]))
const importing = /^import\s[^']*?from '[^']+'$/gm
const bodies = new Map([...texts].map(([file, text]) => [file, text.replaceAll(importing, '')]))

/** Every file that this one needs, itself among them, those that are fetched later too. */
export function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !sources[file]) return found
  found.add(file)
  for (const next of sources[file]) filesOf(next, found)
  return found
}

/** Something that speaks: the names of the sentences that it writes down itself, not those it takes from others. */
type WrittenMessages = { name: string; file: string; body: string; own: readonly string[] }

const literal = /const (\w+Messages) = \{([\s\S]*?)\n?\} as const/g
const unworded = new Map([...bodies].map(([file, body]) => [file, body.replaceAll(literal, '')]))
const sentence = /(?:^|[{,\n])\s*(\w+): ?(?=['"\n]|\w+Messages\.)/g

/** All wordings of the kit, of what widgets share, and of the widgets. */
const writtenMessages: readonly WrittenMessages[] = [...texts].flatMap(([file, text]) =>
  [...text.matchAll(literal)].map(([, name = '', body = '']) => ({
    name,
    file,
    body,
    own: [...body.matchAll(sentence)].map(([, key = '']) => key),
  })),
)

/** The wordings of which the files speak as a whole; to take one sentence out of a wording is not to speak as it does. */
export const messagesOf = (files: ReadonlySet<string>): WrittenMessages[] =>
  writtenMessages.filter(({ name, file }) => {
    const [spread, taken] = [new RegExp(`\\.\\.\\.${name}\\b`), new RegExp(`\\b${name}\\b(?!\\.)`)]
    return [...files].some(each => (each === file ? spread : taken).test(bodies.get(each) ?? ''))
  })

/** The wordings of those files in which a text is written down: one of them has been left out of `labels()` where it came untranslated. */
export const wordingsWith = (text: string, files: ReadonlySet<string>): string[] =>
  writtenMessages
    .filter(({ body, file }) => files.has(file) && body.includes(text))
    .map(({ name, file }) => `${name} of ${file}`)

/** The wordings that a widget's own files write down or speak with. */
export const ownMessagesOf = (widget: string): WrittenMessages[] => {
  const own = Object.keys(sources).filter(file => file.startsWith(`widgets/${widget}/`))
  const spoken = own.flatMap(file =>
    [...(bodies.get(file) ?? '').matchAll(/useMessages\((\w+Messages)\)/g)].map(([, name]) => name),
  )
  return writtenMessages.filter(({ name, file }) => own.includes(file) || spoken.includes(name))
}

/** What the files do, without the wordings and definitions in which words are only written down. */
export const codeOf = (files: ReadonlySet<string>): string =>
  [...files]
    .filter(file => !/\.(widget|options)\.ts$/.test(file))
    .map(file => unworded.get(file) ?? '')
    .join('\n')

/** Whether code asks for that sentence: as a member, taken apart, by its quoted name, or by the end of a made-up one. */
export function isAskedFor(name: string, code: string): boolean {
  const member = `(?:labels|[wW]ords|[mM]essages)\\.${name}\\b`
  const takenApart = `\\{[^{};=]*\\b${name}\\b[^{};=]*\\}(?: = \\w*(?:labels|[wW]ord|[mM]essages)|: (?:Pick<)?[\\w ]*(?:[wW]ord|[mM]essages|\\{ readonly))`
  const [, end = '-'] = /^[a-z]+([A-Z]\w*)$/.exec(name) ?? []
  return new RegExp(`${member}|${takenApart}|'${name}'|\\[\`\\$\\{[\\w.]+\\}${end}\`\\]`).test(code)
}
