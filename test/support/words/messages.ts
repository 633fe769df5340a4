import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { widgets } from '../../../widgets'

const root = path.resolve(__dirname, '../../..')

/** Each source's imports, as the bundler finds them: a module used only for its types has no words. */
const { inputs } = esbuild.buildSync({
  absWorkingDir: root,
  entryPoints: Object.keys(widgets).map(name => `widgets/${name}/${name}.widget.ts`),
  bundle: true,
  packages: 'external',
  loader: { '.css': 'empty' },
  outdir: 'dist',
  format: 'esm',
  splitting: true,
  write: false,
  metafile: true,
  logLevel: 'silent',
}).metafile
const sources: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(inputs).map(([file, { imports }]) => [file, imports.map(({ path: taken }) => taken)]),
)
const texts = new Map(Object.keys(sources).map(file => [file, readFileSync(path.join(root, file), 'utf8')]))
const importing = /^import\s[^']*?from '[^']+'$/gm
const bodies = new Map([...texts].map(([file, text]) => [file, text.replaceAll(importing, '')]))

/** Every file that this file needs, including itself and files loaded later. */
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

const namesIn = (body: string, pattern: RegExp) =>
  new Set([...body.matchAll(pattern)].map(([, name]) => name))
/** The sets of messages that a file uses as a whole, and those that it spreads. */
const usedBy = new Map(
  [...bodies].map(([file, body]) => [
    file,
    {
      taken: namesIn(body, /\b(\w+Messages)\b(?!\.)/g),
      spread: namesIn(body, /\.\.\.(\w+Messages)\b/g),
    },
  ]),
)

/** The sets of messages that the files use as a whole; using one message does not count. */
export const messagesOf = (files: ReadonlySet<string>): WrittenMessages[] =>
  writtenMessages.filter(({ name, file }) =>
    [...files].some(each => usedBy.get(each)?.[each === file ? 'spread' : 'taken'].has(name)),
  )

/**
 * The sets of messages in those files that contain a text; if the text was shown untranslated, one of them is missing
 * from those of the definition.
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
 * Tells whether code uses a message: as a member, by destructuring, by its quoted name, or by the end of a composed name.
 */
export function askedIn(code: string): (name: string) => boolean {
  const members = namesIn(code, /(?:labels|[wW]ords|[mM]essages)\.(\w+)/g)
  const quoted = namesIn(code, /'(?=(\w+)')/g)
  const ends = namesIn(code, /\[`\$\{[\w.]+\}(\w+)`\]/g)
  const takenApart =
    /\{([^{};=]*)\}(?: = \w*(?:labels|[wW]ord|[mM]essages)|: (?:Pick<)?[\w ]*(?:[wW]ord|[mM]essages|\{ readonly))/g
  const apart = namesIn([...code.matchAll(takenApart)].map(([, names]) => names).join('\n'), /(\w+)/g)
  return name =>
    members.has(name) || quoted.has(name) || apart.has(name) || ends.has(/^[a-z]+([A-Z]\w*)$/.exec(name)?.[1])
}
