import type { Markup } from '../../../shared/tools/doctor/placeholder/markup'
import { print } from '../../../shared/tools/doctor/print'
import { markupOfSource } from '../../../shared/tools/doctor/source/read-source'
import { type Field, isObject, type Pair } from './fields'
import type { Filled, FormWidget } from './filled'

type Said = readonly [place: string, text: string]

/** Yields every text that a control holds, or its default if nothing is written. */
function* saidBy(field: Field, held: unknown, place: string, fallback?: unknown): Generator<Said> {
  const text = held ?? fallback
  if ((field.kind === 'text' || field.kind === 'address') && typeof text === 'string') yield [place, text]
  if (field.kind === 'words') yield* wordsIn(field.words, held, place)
  for (const [inner, value, name] of partsOf(field, held)) yield* saidBy(inner, value, `${place}.${name}`)
}

/** Yields each message with the editor's words, or its own if the editor has written none. */
function* wordsIn(words: Readonly<Record<string, string>>, held: unknown, place: string): Generator<Said> {
  for (const [name, usual] of Object.entries(words)) {
    const own = isObject(held) ? held[name] : undefined
    yield [`${place}.${name}`, typeof own === 'string' && own ? own : usual]
  }
}

/** Returns the controls inside a control, each with what it holds and its name. */
function partsOf(field: Field, held: unknown): [Field, unknown, string | number][] {
  if (field.kind === 'list' && Array.isArray(held)) return held.map((row, index) => [field.of, row, index])
  if (field.kind === 'table' && Array.isArray(held))
    return (held as Pair[]).map(({ name, value }) => [field.of, value, name])
  if (field.kind === 'object' && isObject(held))
    return field.members.map(({ name, field: member }) => [member, held[name], name])
  return []
}

const allSaid = ({ options }: Filled, { fields, options: known }: FormWidget): Map<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([name, field]) => [
      ...saidBy(field, options[name], name, known[name]?.fallback),
    ]),
  )

/**
 * Returns the texts that have changed, with their new text. If two options had the same text and only one has changed,
 * the text stays.
 */
function changesOf(start: Filled, now: Filled, known: FormWidget): Map<string, string> {
  const after = allSaid(now, known)
  const all = new Map<string, string>()
  for (const [place, before] of allSaid(start, known)) {
    const next = after.get(place)?.trim() || before
    all.set(before.trim(), (all.get(before.trim()) ?? next) === next ? next : before)
  }
  return new Map([...all].filter(([before, next]) => before && before !== next))
}

/** The attributes with a text or an address. */
const followedAttributes = /^(href|src|alt|title|action|placeholder|value|aria-label)$/

const levelIn = ({ options }: Filled, known: FormWidget) =>
  `h${options.headingLevel ?? known.options.headingLevel?.fallback}`

/** Returns the first fallback with the current texts of the options. */
export function followedFallback(start: Filled, now: Filled, known: FormWidget): string {
  const changes = changesOf(start, now, known)
  const [wasLevel, level] = [levelIn(start, known), levelIn(now, known)]
  if (!changes.size && wasLevel === level) return start.fallback
  const follow = (node: Markup): Markup => ({
    ...node,
    name: node.name === wasLevel ? level : node.name,
    text: node.text.replace(node.text.trim(), same => changes.get(same) ?? same),
    attributes: node.attributes.map(
      ([name, value]) => [name, (followedAttributes.test(name) && changes.get(value)) || value] as const,
    ),
    children: node.children.map(follow),
  })
  return markupOfSource(start.fallback).children.map(follow).map(print).join('')
}
