// Reads an opening tag as its author meant it: a browser misreads a tag with curly quotes, or with quotes inside a
// value.
import { isMasked } from '../source/filler'

/** A tag as its author meant it. */
export type RepairedTag = {
  attributes: (readonly [name: string, value: string])[]
  /** The end of the tag in the source. */
  to: number
  /** The faults, each with its attribute; empty if the browser reads the tag as meant. */
  says: string[]
  /** The position of the first fault. */
  at: number
  /** True if the tag has more than one possible meaning. */
  isUnsure: boolean
}

// Characters that people use as quotes, including primes and backticks.
const curly = '“”„«»‘’‚″′`＂'
const opening = new RegExp(`["'${curly}]`)
const ends = /^(?:[\s>\u00a0]|\/>|$)/
// A comma or semicolon between attributes, or before the end of the tag, which is not allowed there.
const separator = /^[,;](?=\s*(?:[a-z][\w-]*\s*=\s*["'“”]|\/?>))/i
// The start of the next tag, unless text with a quote follows.
const nextTag = /^<(?![^>]*>[^<]*")\/?[a-z!]/i
const escapedQuote = /^(&(?:amp;)*(?:quot|#0?34|#x22|[lrb]dquo|#822[0-2]|apos|#0?39|#x27|[lr]squo);|\\["'])/i
const booleans =
  /^(hidden|inert|async|defer|itemscope|autofocus|disabled|required|checked|open|nomodule|data[-\w]*)$/i

type Value = { value: string; to: number; wrong?: string; isUnsure?: true }

/** Returns the end of JSON that begins at a position; brackets within its strings are skipped. */
function jsonEnd(source: string, from: number): number | undefined {
  let depth = 0
  let isText = false
  for (let at = from; at < source.length; at++) {
    const sign = source[at] ?? ''
    if (isText && sign === '\\') at++
    else if (sign === '"') isText = !isText
    else if (!isText && /[{[]/.test(sign)) depth++
    else if (!isText && /[}\]]/.test(sign) && --depth === 0) return at + 1
  }
  return undefined
}

/**
 * Returns where a value has run on: behind a curly quote that closes and was never opened, or at the next attribute; -1
 * if it has not.
 */
function runsOnAt(text: string): number {
  const [unopened = ''] = /^[^“„«]*/.exec(text) ?? []
  const found = [unopened.search(/(?<=[”»])\s/), text.search(/(?<!\s)\s+data-[a-z-]+(?=[\s=]|$)/)].filter(
    at => at >= 0,
  )
  return found.length ? Math.min(...found) : -1
}

/** Returns a text without the curly quote that was meant as the closing one. */
const closed = (text: string) => (/[“„«]/.test(text) ? text : text.replace(/[”»]$/, ''))

/** Returns a value whose closing quote is missing, up to where it has run on. */
function unclosed(text: string, from: number, name: string): Value {
  const first = runsOnAt(text)
  const own = first < 0 ? text : text.slice(0, first)
  return { value: closed(own), to: from + 1 + own.length, wrong: `the quote that closes ${name} is missing` }
}

/** Returns JSON between quotes of the kind that it has inside. */
function jsonInQuotes(source: string, from: number, name: string): Value | undefined {
  const json = jsonEnd(source, from + 1)
  if (!json || source[json] !== source[from]) return undefined
  return {
    value: source.slice(from + 1, json),
    to: json + 1,
    wrong: `the quotes around ${name} are of the kind that its JSON has inside; put it between '`,
  }
}

/** Returns a value in straight quotes, which may contain such quotes itself. */
function inStraight(source: string, from: number, name: string): Value {
  const quote = source[from] ?? ''
  const end = source.indexOf(quote, from + 1)
  const value = source.slice(from + 1, end < 0 ? source.length : end)
  const after = source.slice(end + 1, end + 200)
  const isPlain = end >= 0 && [ends, separator, nextTag, /^[\w-]+\s*=/].some(pattern => pattern.test(after))
  // The value has run on to an attribute of another element.
  const isTooFar = /^[^>]*>[\s\S]*<[a-z][^<>]*\s[\w-]+\s*=\s*$/i.test(value)
  if (isPlain && !isTooFar) return { value, to: end + 1 }
  if (after[0] === quote && ends.test(after.slice(1)))
    return { value, to: end + 2, wrong: `${name} has a quote too many` }
  const json = /^\s*[{[]/.test(value) ? jsonInQuotes(source, from, name) : undefined
  if (json) return json
  const [, own = '', next = ''] = /^([^<>]*?)((?<!\s)\s+[\w-]+\s*=\s*)$/.exec(value) ?? []
  if (next) return unclosed(own, from, name)
  const tagEnd = value.search(/(?<!\s)\s*\/?>/)
  if (tagEnd >= 0) {
    const found = unclosed(value.slice(0, tagEnd), from, name)
    // The value contains markup of the page.
    return source.slice(from, found.to).includes('<') ? { ...found, isUnsure: true } : found
  }
  return withQuotes(source, end, value, name)
}

/** Returns a value that goes on behind a quote inside it. */
function withQuotes(source: string, end: number, value: string, name: string): Value {
  const quote = source[end] ?? ''
  const whole = new RegExp(`^[^<>=]*?${quote}(?=\\s*/?>|\\s+[\\w:-]+(?:\\s*=|\\s*/?>))`).exec(
    source.slice(end + 1),
  )
  if (!whole) return { value, to: end + 1, wrong: `${name} has a quote too many`, isUnsure: true }
  return {
    value: value + quote + whole[0].slice(0, -1),
    to: end + 1 + whole[0].length,
    wrong: `${name} has quotes inside its quotes; write &quot; for those`,
  }
}

/** Returns a value that begins with a curly quote, up to the quote that ends it. */
function inCurly(source: string, from: number, name: string): Value {
  const kind = /[“”„«»‘’‚]/.test(source[from] ?? '') ? 'curly' : 'no quotes to a browser'
  const wrong = `the quotes around ${name} are ${kind}; write straight ones (")`
  const json = /^.[\s]*[{[]/.test(source.slice(from, from + 9)) ? jsonEnd(source, from + 1) : undefined
  if (json && opening.test(source[json] ?? ''))
    return { value: source.slice(from + 1, json), to: json + 1, wrong }
  const rest = source.slice(from + 1)
  const end = rest.search(/["'“”«»‘’″′`＂](?=[\s/>\u00a0]|$)/)
  const isTag = end < 0 || /[<>]/.test(rest.slice(0, end))
  const to = isTag ? Math.max(0, rest.search(/(?<!\s)(?:\s*\/?>|\s+[\w-]+=)/)) : end
  return { value: rest.slice(0, to), to: from + 1 + to + (isTag ? 0 : 1), wrong }
}

/** Returns a value without an opening quote. */
function bare(source: string, from: number, name: string): Value {
  const rest = source.slice(from)
  const [first = ''] = /^[^\s>]*/.exec(rest) ?? []
  const [, end] = /^([^\s"'<>]+)["”]$/.exec(first) ?? []
  if (end) return { value: end, to: from + first.length, wrong: `the quote that opens ${name} is missing` }
  const [, unopened] = /^([^"'=<>]*?[^"'=<>\s])["”](?=[\s/>])/.exec(rest) ?? []
  if (unopened !== undefined)
    return {
      value: unopened,
      to: from + unopened.length + 1,
      wrong: `the quote that opens ${name} is missing`,
    }
  let words = first
  for (;;) {
    const [space, word = ''] =
      /^\s+([^\s=<>/"']+(?:'[^\s=<>/"']+)*)(?=[\s>/])/.exec(rest.slice(words.length)) ?? []
    const isNext = /^\s*=/.test(rest.slice(words.length + (space?.length ?? 0)))
    if (!space || isNext || booleans.test(word)) break
    words += space
  }
  return words === first
    ? { value: first, to: from + first.length }
    : {
        value: words,
        to: from + words.length,
        wrong: `${name} has no quotes around its words; write them between "`,
        ...(/^\s+["']/.test(rest.slice(words.length)) && { isUnsure: true }),
      }
}

/** Returns a value in quotes that a tool has escaped: &quot;Help&quot; or \"Help\". */
function inEscaped(source: string, from: number, name: string, quote: string): Value {
  const rest = source.slice(from + quote.length)
  const end = rest.search(/(?:&(?:amp;)*#?\w+;|\\["'])(?=[\s/>]|$)/)
  const value = rest.slice(0, Math.max(0, end))
  const closing = escapedQuote.exec(rest.slice(end))?.[0]
  const how = quote.startsWith('&') ? 'are escaped' : 'have a \\ before them'
  const wrong = `the quotes around ${name} ${how}; write them alone (")`
  if (end < 0 || !closing || /[<>"]/.test(value) || value.includes(quote))
    return { ...bare(source, from, name), wrong, isUnsure: true }
  return { value, to: from + quote.length + end + closing.length, wrong }
}

function valueAt(source: string, from: number, name: string): Value {
  const sign = source[from] ?? ''
  if (sign === '"' || sign === "'") return inStraight(source, from, name)
  const escaped = escapedQuote.exec(source.slice(from, from + 40))?.[0]
  if (escaped) return inEscaped(source, from, name, escaped)
  return curly.includes(sign) && sign ? inCurly(source, from, name) : bare(source, from, name)
}

/** Reads a tag attribute by attribute, and notes what is wrong. */
class TagReader {
  readonly attributes: (readonly [string, string])[] = []
  readonly says: string[] = []
  isUnsure = false
  private first: number
  private at: number

  constructor(
    private readonly source: string,
    from: number,
  ) {
    this.first = from
    this.at = from + (/^<[a-z][\w-]*/i.exec(source.slice(from))?.[0].length ?? 1)
  }

  private wrong(what: string, at = this.at): void {
    if (!this.says.length) this.first = at
    if (!this.says.includes(what)) this.says.push(what)
  }

  private result(to: number): RepairedTag {
    const { attributes, says, first, isUnsure } = this
    return { attributes, to, says, at: first, isUnsure }
  }

  read(): RepairedTag {
    for (;;) {
      this.blanks()
      const [mark] = separator.exec(this.source.slice(this.at, this.at + 200)) ?? []
      if (mark) {
        this.wrong(`a ${mark} stands between its attributes; take it away`)
        this.at++
        continue
      }
      if (this.isCutOff()) return this.result(this.at)
      const [written = ''] =
        /^data(?:\s+[-–—]\s*|[-–—]\s+)[a-z][\w-]*(?=\s*=)|^[^\s\u00a0=>/"“”„]+/i.exec(
          this.source.slice(this.at),
        ) ?? []
      if (!written) return this.end()
      this.attribute(written)
    }
  }

  private blanks(): void {
    const [blank = ''] = /^[\s/\u00a0\u200b\u2007\u202f]+/.exec(this.source.slice(this.at)) ?? []
    if (/[\u00a0\u200b\u2007\u202f]/.test(blank))
      this.wrong(
        'a space in its tag does not break, so that what follows is no attribute; write an ordinary space',
      )
    this.at += blank.length
  }

  /** Returns true if the next tag begins before this one has ended. */
  private isCutOff(): boolean {
    const next = /^<\/?[a-z!][\w-]*/i.exec(this.source.slice(this.at, this.at + 80))?.[0]
    if (!next) return false
    this.wrong(`the > that ends its tag is missing; write it before ${next}>`)
    // The intended end of the tag comes later.
    this.isUnsure ||= /^<(\w+)\b[^>]*>[\s\S]*?<\/\1\s*>\s*>/.test(this.source.slice(this.at))
    return true
  }

  private attribute(written: string): void {
    const name = written.toLowerCase().replace(/(?<!\s)(?:\s*[-–—]\s+|\s+[-–—]\s*)/, '-')
    if (/\s/.test(written)) this.wrong(`a space stands in ${name}; write it in one`)
    const { source, at } = this
    const [sign] = /^[\s\u00a0]*=[\s\u00a0]*/.exec(source.slice(at + written.length)) ?? []
    const start = at + written.length + (sign?.length ?? 0)
    const found: Value = sign === undefined ? { value: '', to: start } : valueAt(source, start, name)
    if (found.wrong) this.wrong(found.wrong)
    this.isUnsure ||= !!found.isUnsure
    this.keep(name, found.value)
    this.at = found.to
  }

  private keep(name: string, value: string): void {
    // Two different expressions of a template have the same filler if they are equally long.
    const earlier = isMasked(name) ? undefined : this.attributes.find(([each]) => each === name)
    if (!earlier) {
      this.attributes.push([name, value])
      return
    }
    this.wrong(`it has ${name} twice, of which only the first counts; keep one`)
    this.isUnsure ||= earlier[1] !== value
  }

  private end(): RepairedTag {
    const stray = /^["'“”„]+/.exec(this.source.slice(this.at))?.[0] ?? ''
    this.isUnsure ||= !!stray
    if (stray) this.wrong('a quote stands alone in its tag; take it away')
    const end = this.source.indexOf('>', this.at)
    return this.result(end < 0 ? this.source.length : end + 1)
  }
}

/** Reads the attributes of the tag that begins at a position. */
export const repairTag = (source: string, from: number): RepairedTag => new TagReader(source, from).read()
