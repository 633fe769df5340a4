import { filler, isMasked } from './filler'
import type { Mark } from './mark'
import { type SourceTag, tagsOf } from './source-tags'
import { marksIn } from './template-marks'

type Change = { from: number; to: number; with: string }

/** Returns the text with each part replaced by a text of the same length; line breaks stay. */
function replaced(text: string, changes: readonly Change[]): string {
  let made = ''
  let at = 0
  for (const { from, to, with: by } of changes) {
    if (from < at) continue
    const part = text.slice(from, to)
    made += text.slice(at, from) + (by.length === 1 ? part.replace(/[^\n]/g, by) : by)
    at = to
  }
  return made + text.slice(at)
}

// Thymeleaf: th:data-title="${title}", or data-th-data-title, prints data-title.
const ofThymeleaf = /^(?:th:|data-th-)(.+)$/
const printsAttribute = /^(?:data-|src$|href$|id$|class$|style$|type$|value$|action$|name$|content$)/
const printsSeveral = /^attr(?:append|prepend)?$/
const printsInside = /^(?:utext|insert|replace|include)$/

/** Returns the attributes that `th:attr="a=…,b=…"` prints, with their positions in its value. */
function printedBy(value: string): { name: string; from: number; to: number }[] {
  return [...value.matchAll(/(?<![\w-])([\w-]+)\s*=\s*((?:[^,{}()'"]|\{[^}]*\}|\([^)]*\)|'[^']*')*)/g)].map(
    ({ 0: all, 1: name = '', index }) => ({ name, from: index, to: index + all.length }),
  )
}

/** Yields the changes that turn `th:attr="a=…,b=…"` into the attributes that it prints. */
function* severalPrinted(value: string, from: number, to: number): Generator<Change> {
  const inner = to - value.length - 1
  let at = from
  for (const each of printedBy(value)) {
    yield { from: at, to: inner + each.from, with: ' ' }
    const after = inner + each.from + each.name.length
    yield { from: after, to: after + 1, with: '=' }
    yield { from: after + 1, to: inner + each.to, with: filler }
    at = inner + each.to
  }
  yield { from: at, to, with: ' ' }
}

/** Yields the changes that turn one tag's attributes into those that the server prints. */
function* asPrinted({ attributes }: SourceTag): Generator<Change> {
  const printed = attributes.flatMap(({ name, value }) => {
    const own = ofThymeleaf.exec(name)?.[1]
    return own && printsSeveral.test(own) ? printedBy(value).map(each => each.name) : (own ?? [])
  })
  for (const { name, value, from, to } of attributes) {
    const own = ofThymeleaf.exec(name)?.[1]
    if (!own && printed.includes(name)) yield { from, to, with: ' ' }
    if (!own) continue
    if (printsSeveral.test(own)) yield* severalPrinted(value, from, to)
    else if (printsAttribute.test(own)) {
      yield { from, to: from + name.length - own.length, with: ' ' }
      yield { from: to - value.length - 1, to: to - 1, with: filler }
    } else yield { from, to, with: printsInside.test(own) ? filler : ' ' }
  }
}

/**
 * Puts spaces around an expression between attributes, because a template prints the space with the expression or
 * nothing.
 */
function* setApart({ attributes, from: start, name: tag }: SourceTag, text: string): Generator<Change> {
  // Drupal writes <div{{ attributes }}>.
  if (tag.includes(filler)) {
    const at = text.indexOf(filler, start)
    yield { from: at, to: at + 1, with: ' ' }
  }
  for (const { name, from } of attributes) {
    if (!name.startsWith(filler)) continue
    const length = name.length - name.replace(/^\ue000+/, '').length
    if (name.length > length && !/[a-z]/.test(name.charAt(length))) continue
    if (/["']/.test(text.charAt(from - 1))) yield { from, to: from + 1, with: ' ' }
    if (name.length > length) yield { from: from + length - 1, to: from + length, with: ' ' }
  }
}

const inlined = /\[\[[\s\S]{1,500}?\]\]|\[\([\s\S]{1,500}?\)\]|<\/?th:block\b[^>]*>/g

/** A source with its template's expressions as fillers and its comments as spaces, and where the marks were. */
export type Masked = { text: string; source: string; marks: readonly Mark[] }

/** Replaces template expressions by fillers of the same length, so that all positions stay the same. */
export function maskTemplate(source: string, file = ''): Masked {
  const marks = marksIn(source, file)
  const text = replaced(
    source,
    marks.map(({ from, to, kind }) => ({ from, to, with: kind === 'comment' ? ' ' : filler })),
  )
  if (!/\bth:[a-z]|\bdata-th-/.test(text)) return { text, source, marks }
  const bare = text.replace(inlined, found => found.replace(/[^\n]/g, filler))
  return {
    text: replaced(
      bare,
      [...tagsOf(bare)].flatMap(tag => [...asPrinted(tag)]),
    ),
    source,
    marks,
  }
}

/** Returns the masked text with spaces around the expressions between attributes. */
export function withSpaces(text: string): string {
  if (!isMasked(text)) return text
  const changes: Change[] = []
  for (const tag of tagsOf(text))
    if (isMasked(tag.name) || tag.attributes.some(({ name }) => name.startsWith(filler)))
      changes.push(...setApart(tag, text))
  return changes.length ? replaced(text, changes) : text
}
