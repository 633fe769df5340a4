import type * as fields from '../../domain/api/client/fields'
import type * as decoders from '../../platform/values/decoder'
import type { Decoder } from '../../platform/values/decoder'

/* In Node, the decoders of `shared/platform/values/decoder` and `shared/domain/api/client/fields` are wrapped, so
   that each knows its own structure. */

// biome-ignore lint/suspicious/noExplicitAny: readers of every type stand side by side here
export type AnyDecoder = Decoder<any>
type Members = Readonly<Record<string, AnyDecoder>>

/** The structure of a decoder; one without a shape is code, and shows by examples what it reads. */
export type Shape =
  | { kind: 'leaf'; name: string }
  | { kind: 'anything' }
  | { kind: 'anyObject' }
  | { kind: 'optional' | 'withFallback' | 'list' | 'orEmpty' | 'answer' | 'wrapped'; of: AnyDecoder }
  | { kind: 'object'; members: Members; others?: readonly string[] }
  | { kind: 'words'; words: readonly string[] }

/** The decoders that code has applied to the parts of one value, by path. */
type Note = { at: string; given: unknown; decoder: AnyDecoder }
export type Showing = { given: unknown; notes: readonly Note[] }

const shapes = new WeakMap<AnyDecoder, Shape>()
const showings = new WeakMap<AnyDecoder, Showing[]>()
let frame: Note[] | null = null
let isLearning = true

export const shapeOf = (decoder: AnyDecoder): Shape | undefined => shapes.get(decoder)
export const showingsOf = (decoder: AnyDecoder): readonly Showing[] => showings.get(decoder) ?? []

function within<T>(notes: Note[] | null, run: () => T): T {
  const outer = frame
  frame = notes
  try {
    return run()
  } finally {
    frame = outer
  }
}

/** Whether the decoder accepts that value. */
export function accepts(decoder: AnyDecoder, value: unknown): boolean {
  const outer = isLearning
  isLearning = false
  try {
    within(null, () => decoder(value, ''))
    return true
  } catch {
    return false
  } finally {
    isLearning = outer
  }
}

function shaped<R extends AnyDecoder>(decoder: R, shape: Shape): R {
  const noted: AnyDecoder = (given, at, key) => {
    frame?.push({ at, given, decoder: noted })
    return within(null, () => decoder(given, at, key))
  }
  shapes.set(noted, shape)
  return noted as R
}

/** Records what a decoder without a shape reads, each time it accepts a value. */
export function watched<R extends AnyDecoder>(decoder: R): R {
  const watching: AnyDecoder = (given, at, key) => {
    if (shapes.has(decoder) || !isLearning) return decoder(given, at, key)
    const notes: Note[] = []
    const value = within(notes, () => decoder(given, at, key))
    const below = notes.map(note => ({ ...note, at: note.at.slice(at.length).replace(/^\./, '') }))
    showings.set(decoder, [...(showings.get(decoder) ?? []), { given, notes: below }])
    return value
  }
  return watching as R
}

const watchedAll = <M extends Members>(members: M): M =>
  Object.fromEntries(Object.entries(members).map(([name, read]) => [name, watched(read)])) as unknown as M

const leaves = ['string', 'flag', 'whole', 'count', 'identifier'] as const

/** The decoder functions, wrapped so that each result knows its structure. */
export function describedDecoders(plain: typeof decoders): typeof decoders {
  const one = (kind: 'optional' | 'withFallback' | 'list', of: AnyDecoder, decoder: AnyDecoder) =>
    shaped(decoder, { kind, of })
  return {
    ...plain,
    ...Object.fromEntries(leaves.map(name => [name, shaped(plain[name], { kind: 'leaf', name })])),
    anything: shaped(plain.anything, { kind: 'anything' }),
    anyObject: shaped(plain.anyObject, { kind: 'anyObject' }),
    optional: (decode, fallback) => one('optional', decode, plain.optional(watched(decode), fallback)),
    withFallback: (decode, fallback) =>
      one('withFallback', decode, plain.withFallback(watched(decode), fallback)),
    listOf: entry => one('list', entry, plain.listOf(watched(entry))),
    // The contract requires lists in which every entry is valid.
    mostOf: <T>(entry: Decoder<T>) => {
      const whole = plain.listOf(watched(entry))
      return one('list', entry, (given, at) => ({ entries: whole(given, at), isPartial: false })) as Decoder<
        decoders.Most<T>
      >
    },
    oneOf: (...words) => shaped(plain.oneOf(...words), { kind: 'words', words }),
    object: members => shaped(plain.object(watchedAll(members)), { kind: 'object', members }),
  }
}

/** The functions for fields, wrapped so that each result knows its structure. */
export function describedFields(
  plain: typeof fields,
  { object, identifier }: Pick<typeof decoders, 'object' | 'identifier'>,
): typeof fields {
  const leaf = (name: 'pence' | 'day') => {
    shapes.set(plain[name], { kind: 'leaf', name })
    return shaped(plain[name] as AnyDecoder, { kind: 'leaf', name })
  }
  return {
    ...plain,
    idOrNull: shaped(plain.idOrNull, { kind: 'optional', of: identifier }),
    pence: leaf('pence'),
    day: leaf('day'),
    orEmpty: decode => shaped(plain.orEmpty(watched(decode)), { kind: 'orEmpty', of: decode }),
    about: (members, ...others) =>
      shaped(plain.about(watchedAll(members), ...others), { kind: 'object', members, others }),
    answerOf: (members, read = object(members)) =>
      shaped(plain.answerOf(members, read), { kind: 'answer', of: read }),
    wrapped: decode => shaped(plain.wrapped(watched(decode)), { kind: 'wrapped', of: decode }),
  }
}
