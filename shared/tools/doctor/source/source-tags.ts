// Reads the tags of a source as a browser's tokenizer does, with their positions.

/** An attribute as it is written. */
type SourceAttribute = { name: string; value: string; from: number; to: number }

/** A tag of a source; `to` is the position after it. */
export type SourceTag = {
  isEnd: boolean
  name: string
  attributes: SourceAttribute[]
  from: number
  to: number
  closesItself: boolean
  /** For an element that contains only text: the end of that text, or of the source. */
  textTo?: number
}

const raw = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/

const blanks = /[\s/]*/y
const attributeName = /=?[^\s/>=]*/y
const equals = /\s*=\s*/y
const bareValue = /[^\s>]*/y
const tagName = /<(\/?)([^\s/>]+)/y

/** Returns the match of a sticky pattern at a position, without copying the source. */
function partAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

/** Returns the attribute at a position, or undefined at the end of the tag. */
function attributeAt(source: string, at: number): SourceAttribute | undefined {
  const from = at + (partAt(blanks, source, at) ?? '').length
  const name = partAt(attributeName, source, from)
  if (!name) return undefined
  const behind = from + name.length
  const sign = partAt(equals, source, behind)
  if (sign === undefined) return { name: name.toLowerCase(), value: '', from, to: behind }
  const start = behind + sign.length
  const quote = source[start]
  if (quote === '"' || quote === "'") {
    const end = source.indexOf(quote, start + 1)
    const to = end < 0 ? source.length : end + 1
    return {
      name: name.toLowerCase(),
      value: source.slice(start + 1, end < 0 ? source.length : end),
      from,
      to,
    }
  }
  const value = partAt(bareValue, source, start) ?? ''
  return { name: name.toLowerCase(), value, from, to: start + value.length }
}

/** Returns the tag that begins at a position. */
function tagAt(source: string, from: number): SourceTag {
  tagName.lastIndex = from
  const [start = '', slash = '', written = ''] = tagName.exec(source) ?? []
  const attributes: SourceAttribute[] = []
  let at = from + start.length
  for (let found = attributeAt(source, at); found; found = attributeAt(source, at)) {
    attributes.push(found)
    at = found.to
  }
  const end = source.indexOf('>', at)
  const to = end < 0 ? source.length : end + 1
  // A non-breaking space is part of the tag name.
  const name = written.toLowerCase().replace(/[\u00a0\u200b\u202f].*/, '')
  return { isEnd: !!slash, name, attributes, from, to, closesItself: source.slice(at, to).includes('/') }
}

let last: { source: string; tags: readonly SourceTag[] } = { source: '', tags: [] }

/**
 * Returns all tags of a source in order; comments, scripts and similar text contain none. The last source's tags are
 * cached, because each step of a check needs them.
 */
export function tagsOf(source: string): readonly SourceTag[] {
  if (source !== last.source) last = { source, tags: [...readTags(source)] }
  return last.tags
}

function* readTags(source: string): Generator<SourceTag> {
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    if (/^<\/?[a-z]/i.test(source.slice(at, at + 3))) {
      const tag = withText(source, tagAt(source, at))
      at = tag.textTo ?? tag.to
      yield tag
    } else at = behindOther(source, at)
  }
}

/** Returns a tag; that of a script or similar text knows where its text ends. */
function withText(source: string, tag: SourceTag): SourceTag {
  if (tag.isEnd || !raw.test(tag.name)) return tag
  const end = source.slice(tag.to).search(new RegExp(`</${tag.name}[\\s/>]`, 'i'))
  return { ...tag, textTo: end < 0 ? source.length : tag.to + end }
}

/** Returns the position behind a comment, a declaration, or a < that begins nothing. */
function behindOther(source: string, at: number): number {
  const rest = source.slice(at, at + 4)
  const mark = rest === '<!--' ? '-->' : /^<[!?/]/.test(rest) ? '>' : ''
  const end = mark ? source.indexOf(mark, at + 2) : at
  return end < 0 ? source.length : end + Math.max(1, mark.length)
}

/** Returns the value of a tag's attribute. */
export const writtenFor = ({ attributes }: SourceTag, name: string): string | undefined =>
  attributes.find(each => each.name === name)?.value
