import type * as fields from '../../domain/api/client/fields'
import type * as readers from '../../platform/values/reader'
import type { Reader } from '../../platform/values/reader'

/* In Node the readers of `shared/platform/values/reader` and `shared/domain/api/client/fields` are wrapped, so that each knows what it is made of. */

// biome-ignore lint/suspicious/noExplicitAny: readers of every type stand side by side here
export type AnyReader = Reader<any>
type Members = Readonly<Record<string, AnyReader>>

/** What a reader is made of; one without a shape is code, and shows by example what it reads. */
export type Shape =
  | { kind: 'leaf'; name: string }
  | { kind: 'anything' }
  | { kind: 'anyObject' }
  | { kind: 'optional' | 'lenient' | 'list' | 'orEmpty' | 'answer' | 'wrapped'; of: AnyReader }
  | { kind: 'object'; members: Members; others?: readonly string[] }
  | { kind: 'words'; words: readonly string[] }

/** What code has read of one value: readers by the place below it. */
type Note = { at: string; given: unknown; reader: AnyReader }
export type Showing = { given: unknown; notes: readonly Note[] }

const shapes = new WeakMap<AnyReader, Shape>()
const showings = new WeakMap<AnyReader, Showing[]>()
let frame: Note[] | null = null
let isLearning = true

export const shapeOf = (reader: AnyReader): Shape | undefined => shapes.get(reader)
export const showingsOf = (reader: AnyReader): readonly Showing[] => showings.get(reader) ?? []

function within<T>(notes: Note[] | null, run: () => T): T {
  const outer = frame
  frame = notes
  try {
    return run()
  } finally {
    frame = outer
  }
}

/** Does the reader take that value? */
export function accepts(reader: AnyReader, value: unknown): boolean {
  const outer = isLearning
  isLearning = false
  try {
    within(null, () => reader(value, ''))
    return true
  } catch {
    return false
  } finally {
    isLearning = outer
  }
}

function shaped<R extends AnyReader>(reader: R, shape: Shape): R {
  const noted: AnyReader = (given, at) => {
    frame?.push({ at, given, reader: noted })
    return within(null, () => reader(given, at))
  }
  shapes.set(noted, shape)
  return noted as R
}

/** Notes what a reader without a shape reads, each time it reads something whole. */
export function watched<R extends AnyReader>(reader: R): R {
  const watching: AnyReader = (given, at) => {
    if (shapes.has(reader) || !isLearning) return reader(given, at)
    const notes: Note[] = []
    const value = within(notes, () => reader(given, at))
    const below = notes.map(note => ({ ...note, at: note.at.slice(at.length).replace(/^\./, '') }))
    showings.set(reader, [...(showings.get(reader) ?? []), { given, notes: below }])
    return value
  }
  return watching as R
}

const watchedAll = <M extends Members>(members: M): M =>
  Object.fromEntries(Object.entries(members).map(([name, read]) => [name, watched(read)])) as unknown as M

const leaves = ['text', 'flag', 'whole', 'count', 'identifier'] as const

/** The readers' words, each of which says what it is made of. */
export function describedReaders(plain: typeof readers): typeof readers {
  const one = (kind: 'optional' | 'lenient' | 'list', of: AnyReader, reader: AnyReader) =>
    shaped(reader, { kind, of })
  return {
    ...plain,
    ...Object.fromEntries(leaves.map(name => [name, shaped(plain[name], { kind: 'leaf', name })])),
    anything: shaped(plain.anything, { kind: 'anything' }),
    anyObject: shaped(plain.anyObject, { kind: 'anyObject' }),
    optional: (read, fallback) => one('optional', read, plain.optional(watched(read), fallback)),
    lenient: (read, fallback) => one('lenient', read, plain.lenient(watched(read), fallback)),
    listOf: entry => one('list', entry, plain.listOf(watched(entry))),
    oneOf: (...words) => shaped(plain.oneOf(...words), { kind: 'words', words }),
    object: members => shaped(plain.object(watchedAll(members)), { kind: 'object', members }),
  }
}

/** The words for fields, each of which says what it is made of. */
export function describedFields(
  plain: typeof fields,
  { object }: Pick<typeof readers, 'object'>,
): typeof fields {
  const leaf = (name: 'pence' | 'day') => {
    shapes.set(plain[name], { kind: 'leaf', name })
    return shaped(plain[name] as AnyReader, { kind: 'leaf', name })
  }
  return {
    ...plain,
    pence: leaf('pence'),
    day: leaf('day'),
    orEmpty: read => shaped(plain.orEmpty(watched(read)), { kind: 'orEmpty', of: read }),
    about: (members, ...others) =>
      shaped(plain.about(watchedAll(members), ...others), { kind: 'object', members, others }),
    answerOf: (members, read = object(members)) =>
      shaped(plain.answerOf(members, read), { kind: 'answer', of: read }),
    wrapped: read => shaped(plain.wrapped(watched(read)), { kind: 'wrapped', of: read }),
  }
}
