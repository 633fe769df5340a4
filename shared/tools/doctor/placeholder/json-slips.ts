// Finds the mistakes that people and their tools make in JSON: the kind, the place, and the intended text if it is
// beyond doubt.
import { readJson } from '../../../platform/values/json'

/** A mistake in JSON. */
export type Slip = {
  /** The position in the text, and the value that it is in: `tabs[1].label`. */
  at: number
  path: string
  cause: Cause
  /** The rest of a sentence: the mistake, and what to write instead. */
  says: string
}

/** The result of a read: `text` is correct JSON with the same content, undefined if the intention is unclear. */
export type Reading = { slips: Slip[]; text: string | undefined; places: ReadonlyMap<string, number> }

const entities: Record<string, string> = {
  quot: '"',
  '#34': '"',
  '#x22': '"',
  '#39': "'",
  '#039': "'",
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  '#160': ' ',
  '#8220': '"',
  '#8221': '"',
  '#8216': "'",
  '#8217': "'",
  ldquo: '"',
  rdquo: '"',
  bdquo: '"',
  pound: '£',
  '#163': '£',
}

/** Turns characters that an editor's tool has escaped back into letters, also those escaped twice. */
export function unescapeText(text: string): string {
  const once = text.replace(/&(#?\w+);/g, (whole, name) => entities[name.toLowerCase()] ?? whole)
  return once === text ? text : unescapeText(once)
}

const says = {
  comma: 'a comma is missing; write one between two entries',
  trailing: 'there is a comma too many; remove the comma before the closing bracket',
  twice: 'there is a comma too many; remove it',
  curly: 'the quotes are curly; replace the curly quotes by straight ones (")',
  single: 'the quotes are single; use double quotes (") instead of single ones',
  entity: 'the quotes are escaped; write " instead of &quot; between the script tags',
  names: 'a name has no quotes; put the names in double quotes',
  bare: 'a text has no quotes; put it in double quotes',
  opening: 'the quote that opens is missing; write " in front of it',
  closing: 'the quote that closes is missing; write " after it',
  inner: 'a text holds a quote of its own; write \\" for it, or “ and ”',
  lines: 'a text has a line break in it; write \\n for it',
  tab: 'a text has a tab in it; write a space for it',
  backslash: 'there is a backslash where none is allowed; write \\\\ for a backslash',
  space:
    'there are spaces that do not break or cannot be seen; replace the non-breaking spaces, and invisible ones, by ordinary ones',
  comment: 'there is a comment in it; remove the comment',
  tag: 'there is a tag of the page’s markup in it; remove the tag',
  assigned: 'it is a line of a program; begin with { or [ and end with } or ]',
  sign: 'a number has another sign than a minus; write - for a minus, and nothing for a plus',
  point: 'a number has a comma; write a point in numbers, as in 1.35',
  thousands: 'a number has a comma; write it without, with a point before pence if it has any',
  colon: 'a colon is missing; write : between a name and its value',
  equals: 'there is another sign than a colon; write : between a name and its value',
  semicolon: 'there is another sign than a comma; write , between two entries',
  word: 'a word is written as another language has it; write true, false or null',
  braces: 'the brackets around it are missing; begin with { and end with }',
  wrapper: 'there is text around it; begin with { or [ and end with } or ]',
  slashes: 'the quotes have a backslash before them; write " for \\"',
  doubled: 'the quotes are doubled; write " for ""',
  end: 'a closing bracket is missing; check that it is complete',
  bracket: 'the closing bracket is of the wrong kind',
  many: 'there is a closing bracket too many; remove it',
  cut: 'it ends in the middle; check that it is complete',
  after: 'there is text after its end; remove it',
  template: 'the template has not filled it in',
  list: 'a name is missing; write several entries between [ and ]',
  missing: 'a value is missing; write it behind the colon',
  again: 'a name stands twice; keep one of the two',
  unknown: 'there is something here that JSON does not know',
}
type Cause = keyof typeof says
type Within = 'key' | 'member' | 'item'

/** Returns a text without the spaces, commas and brackets at its end. */
function withoutTail(text: string): string {
  let end = text.length
  while (/[\s,}\]]/.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** Thrown if the intended text is unclear. */
class Unclear extends Error {}

const doubles = '"“”„«»'
const singles = "'‘’‚`"
const blankOdd = /^[\u00a0\u200b\ufeff\u2007\u202f]+/
const tag = /^<\/?(?:p|br|div|span|code|pre|b|strong|em|i|font)\b[^<>]*>/i
const comment = /^(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*|# [^\n"{}[\]]*(?=\n)|<!--[^{}[\]]*?-->|<!--|-->)/
// The marks that Markdown and XML put around a text in another language.
const wrapper = /^\s*(?:`{3}\w*|<!\[CDATA\[)\s*(?=[{[])/
const wordsElsewhere: Record<string, string> = {
  true: 'true',
  false: 'false',
  none: 'null',
  null: 'null',
  nil: 'null',
  undefined: 'null',
}

class LenientParser {
  readonly slips: Slip[] = []
  /** The position of each value, by its path. */
  readonly places = new Map<string, number>()
  private at = 0
  private out = ''
  private readonly open: string[] = []
  private readonly path: (string | number)[] = []
  private hasBareNames = false
  /** True if the end of the last value is certain. */
  private isComplete = false
  /** True if an object inside an object was closed, so that a missing bracket may belong there. */
  private mayShift = false

  constructor(private readonly text: string) {}

  private get rest(): string {
    return this.text.slice(this.at)
  }

  private get here(): string {
    const steps = this.path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    return steps.join('').replace(/^\./, '')
  }

  slip(cause: Cause, at = this.at): void {
    this.slips.push({ at, path: this.here, cause, says: says[cause] })
  }

  private unclear(cause: Cause, at = this.at): never {
    this.slip(cause, at)
    throw new Unclear()
  }

  private blanks(): void {
    for (;;) {
      const { rest } = this
      const [plain = ''] = /^[ \t\r\n]+/.exec(rest) ?? []
      this.at += plain.length
      this.out += plain && ' '
      const after = rest.slice(plain.length)
      const found = (['space', 'comment', 'tag'] as const).find((_, nth) =>
        [blankOdd, comment, tag][nth]?.test(after),
      )
      if (!found) return
      this.slip(found)
      this.at += ({ space: blankOdd, comment, tag }[found].exec(after)?.[0] ?? '').length
    }
  }

  /** Reads the whole text. */
  whole(): string {
    const [assigned] = /^\s*(?:(?:var|let|const)\s+)?[\w.]+\s*=\s*(?=[{[])/.exec(this.text) ?? []
    if (assigned) {
      this.slip('assigned')
      this.at = assigned.length
    }
    const [wrapped] = wrapper.exec(this.rest) ?? []
    if (wrapped) {
      this.slip('wrapper')
      this.at += wrapped.length
    }
    this.blanks()
    if (/^["“”„'‘]?[\w$-]+["“”'’]?\s*:/.test(this.rest)) {
      this.slip('braces')
      this.object(true)
    } else this.value('item')
    this.blanks()
    const [more = ''] = (wrapped ? /^\s*(?:`{3}|\]\]>)\s*/ : /^[\s;,)}\]]+/).exec(this.rest) ?? []
    if (more.trim() && !assigned && !wrapped) this.slip('after')
    this.at += more.length
    if (this.rest.trim()) this.unclear('after')
    return this.out
  }

  private value(within: Within): void {
    this.blanks()
    this.places.set(this.here, this.at)
    const sign = this.text[this.at] ?? ''
    if (/^(\{\{|\{%|<\?|<%)/.test(this.rest)) this.unclear('template')
    if (!sign) this.unclear('cut')
    if (sign === '{') this.object()
    else if (sign === '[') this.list()
    else if (doubles.includes(sign) || singles.includes(sign)) this.out += this.string(within)
    else if (/^[-−–—\d.+]\d|^\d/.test(this.rest)) this.number(within)
    else if (/[\p{L}£$€/#]/u.test(sign)) this.word(within)
    else this.unclear(within === 'member' && /[,}\]]/.test(sign) ? 'missing' : 'unknown')
  }

  /** Reads what follows an entry: a comma, or a character in its place. */
  private comma(): boolean {
    this.blanks()
    // A closing bracket matches no open one, and more text follows.
    const stray = this.text[this.at] ?? ''
    if (/[}\]]/.test(stray) && !this.open.includes(stray) && /^.\s*[,}\]]/.test(this.rest)) {
      this.slip('many')
      this.at++
      this.blanks()
    }
    const sign = this.text[this.at]
    if (sign !== ',' && sign !== ';') return false
    if (sign === ';') this.slip('semicolon')
    this.at++
    return true
  }

  /** Returns true if a text that ends here has lost more than a bracket. */
  private isCut(comma: number | undefined, count: number): boolean {
    return comma !== undefined || !this.isComplete || !count || this.open.length > 1
  }

  /** Passes over the bracket that ends these, or notes that it is missing or another. */
  private end(sign: '}' | ']' | undefined, bracket: '}' | ']', isOpenEnded: boolean): void {
    const isOther = sign !== undefined && sign !== bracket
    const isDeeper = isOther && this.open.slice(0, -1).includes(sign)
    const lacksEnd = sign === undefined ? !isOpenEnded : isDeeper
    if (lacksEnd) this.slip('end')
    else if (isOther) this.slip('bracket')
    if (this.mayShift && lacksEnd) throw new Unclear()
    if (sign !== undefined && !isDeeper) this.at++
  }

  /** Returns true if the brackets close here; wrong brackets are corrected. */
  private closes(
    bracket: '}' | ']',
    comma: number | undefined,
    isOpenEnded: boolean,
    count: number,
  ): boolean {
    this.blanks()
    const sign = this.text[this.at]
    if (sign !== undefined && sign !== '}' && sign !== ']') return false
    if (comma !== undefined) this.slip('trailing', comma)
    this.mayShift ||= count > 1 && this.open.at(-2) === bracket
    if (sign === undefined && this.isCut(comma, count)) this.unclear('cut')
    this.end(sign, bracket, isOpenEnded)
    this.out += bracket
    this.open.pop()
    this.isComplete = true
    return true
  }

  /** Reads the entries of a list or an object, one by one. */
  private entries(bracket: '}' | ']', isOpenEnded: boolean, entry: (nth: number) => void): void {
    this.open.push(bracket)
    this.out += bracket === '}' ? '{' : '['
    let comma: number | undefined
    this.isComplete = true
    for (let nth = 0; !this.closes(bracket, comma, isOpenEnded, nth); nth++) {
      while (this.text[this.at] === ',') {
        this.slip('twice')
        this.at++
        this.blanks()
      }
      if (nth && comma === undefined) this.slip('comma')
      if (this.closes(bracket, undefined, isOpenEnded, nth)) return
      if (nth) this.out += ','
      this.isComplete = false
      entry(nth)
      this.blanks()
      const here = this.at
      comma = this.comma() ? here : undefined
    }
  }

  private list(): void {
    this.at++
    this.entries(']', false, nth => {
      this.path.push(nth)
      this.value('item')
      this.path.pop()
    })
  }

  private object(isOpenEnded = false): void {
    if (!isOpenEnded) this.at++
    const names = new Set<string>()
    this.entries('}', isOpenEnded, () => {
      const from = this.at
      const name = this.name()
      this.path.push(String(readJson(name)))
      if (names.has(name)) this.slip('again', from)
      names.add(name)
      this.out += name
      this.colon()
      this.value('member')
      this.path.pop()
    })
  }

  private colon(): void {
    this.blanks()
    const [sign = ''] = /^(?::|=>|=)/.exec(this.rest) ?? []
    if (sign !== ':') this.slip(sign ? 'equals' : 'colon')
    this.at += sign.length
    this.out += ':'
  }

  private name(): string {
    const sign = this.text[this.at] ?? ''
    if (sign && (doubles.includes(sign) || singles.includes(sign))) return this.string('key')
    if (/[{[]/.test(sign)) this.unclear('list')
    const [bare, quote] = /^([\w$-]+)["”“'’]?(?=\s*[:=])/.exec(this.rest)?.[0].split(/(?=["”“'’])/) ?? []
    if (!bare) this.unclear('unknown')
    this.slip(quote ? 'opening' : 'names')
    this.hasBareNames ||= !quote
    this.at += bare.length + (quote?.length ?? 0)
    return JSON.stringify(bare)
  }

  /** Returns true if the text after a quote shows that the quote closes. */
  private endsAt(at: number, within: Within, read: string): boolean {
    const rest = this.text.slice(at).replace(/^(?:[\s\u00a0\u200b]|<\/?(?:p|br)\b[^<>]*>)+/, ' ')
    if (within === 'key')
      return (
        /^ ?[:=]/.test(rest) ||
        (/^[\w$-]+$/.test(read) && /^ ?(?:["“„'[{\d-]|(?:true|false|null)\b)/.test(rest))
      )
    if (/^ ?(?:$|[}\]]|,? ?\/[*/]|,? ?<!--|; ?$)/.test(rest)) return true
    if (within === 'item')
      return /^ ?[,;][\s,;]*(?:["“„'‘«{[\]}\d-]|true|false|null|$)|^ ["“„'‘«{[]/.test(rest)
    const name = this.hasBareNames
      ? /^[\s,;]+["“„']?[\w$-]+["”“'’]?\s*[:=]/
      : /^[\s,;]*["“”„'‘«][\w$ -]+["”“'’»]\s*[:=]|^\s*,\s*"[\w$-]+"\s*(?:["[{\d-]|(?:true|false|null)\b)/
    return name.test(rest) || /^ ?[,;]+\s*(?:[}\]]|$)/.test(rest) || /^,?\s*[\w$-]+"\s*:/.test(rest.trim())
  }

  private closers(opening: string): string {
    return singles.includes(opening) ? singles : doubles
  }

  /** Reads a text in quotes of any kind, and writes it in straight ones. */
  private string(within: Within): string {
    const opening = this.text[this.at] ?? ''
    const start = this.at
    if (opening !== '"') this.slip(singles.includes(opening) ? 'single' : 'curly')
    let read = ''
    for (let at = start + 1; ; at++) {
      const sign = this.text[at]
      const closed = (sign === undefined || /["”\r\n]/.test(sign)) && this.lostQuote(start, at, within, read)
      if (closed) return closed
      if (sign === undefined) this.unclear('closing', start)
      if (this.closers(opening).includes(sign) && this.endsAt(at + 1, within, read)) {
        this.close(start, at, within)
        return `"${read}"`
      }
      const [escaped, length] = this.letter(at, opening)
      read += escaped
      at += length - 1
    }
  }

  private close(start: number, at: number, within: Within): void {
    if (this.text[start] === '"' && this.text[at] !== '"') this.slip('curly', at)
    this.quotesWithin(start, at, within)
    this.at = at + 1
    this.isComplete = true
  }

  /**
   * Quotes inside a text belong to it if they are in pairs or follow a number. A text that looks like JSON may not be
   * one text.
   */
  private quotesWithin(start: number, end: number, within: Within): void {
    const text = this.text.slice(start + 1, end).replace(/\\./g, '..')
    const isOther = this.text[start] !== '"'
    if (isOther && /[’'”"“‘][\s,:]*[,:][\s,:]*[‘'“"„]/.test(text)) throw new Unclear()
    if (isOther || !text.includes('"')) return
    const count = text.split('"').length - 1
    const isInches = /^[^"]*\d"(?!\s*,)[^"]*$/.test(text)
    const isLikeJson = /"[^\p{L}\d"]*["“\n]|"\s*[:{}[\]]|[{[]\s*"/u.test(text)
    // The quotes may be between two texts: a pair inside one text opens before a word and closes behind one.
    const isBetween = text.split('"').some((part, nth) => nth % 2 && /^\s|\s$/.test(part))
    if (within === 'key' || isLikeJson || (isBetween && !isInches) || (count % 2 && !isInches))
      throw new Unclear()
  }

  private escaped(at: number, opening: string): [string, number] {
    const [sequence] = /^\\(?:["\\/bfnrt]|u[\da-f]{4})/i.exec(this.text.slice(at)) ?? []
    if (sequence) return [sequence, sequence.length]
    if (this.text[at + 1] !== "'") this.unclear('backslash', at)
    if (opening === '"') this.slip('backslash', at)
    return ["'", 2]
  }

  /** Returns one character of a text as JSON writes it, and its length in the source. */
  private letter(at: number, opening: string): [string, number] {
    const sign = this.text[at] ?? ''
    if (sign === '\\') return this.escaped(at, opening)
    if (sign === '"') {
      if (opening === '"') this.slip('inner', at)
      return ['\\"', 1]
    }
    if (sign >= ' ') return [sign, 1]
    this.slip(/[\r\n]/.test(sign) ? 'lines' : 'tab', at)
    return sign === '\r' && this.text[at + 1] === '\n' ? ['\\n', 2] : [JSON.stringify(sign).slice(1, -1), 1]
  }

  /** Returns the part of a text that was not closed before the next name, up to where it should have ended. */
  private lostQuote(start: number, at: number, within: Within, read: string): string | undefined {
    const after = this.text.slice(at)
    const name = within === 'key' ? /^([\w$-]+)\s*:/.exec(read) : undefined
    if (name && !(/^["”]/.test(after) && this.endsAt(at + 1, within, read))) {
      this.slip('closing', start)
      this.at = start + 1 + (name[1]?.length ?? 0)
      return JSON.stringify(name[1])
    }
    const isNext = /^["”][\w$-]+["”]\s*:/.test(after)
      ? /,\s*$/.test(read)
      : /^\r?\n/.test(after) && /^\s*(?:["“][\w$-]+["”]\s*:|[}\]]\s*(?:[,}\]]|$))/.test(after)
    if (within === 'key' || !isNext) return undefined
    if (/[[{]|\\"/.test(read)) this.unclear('closing', start)
    const own = withoutTail(read)
    this.slip('closing', start)
    this.at = start + 1 + withoutTail(this.text.slice(start + 1, at)).length
    this.isComplete = true
    return `"${own}"`
  }

  private number(within: Within): void {
    const [odd] = /^[−–—+](?=\d)/.exec(this.rest) ?? []
    if (odd) {
      this.slip('sign')
      this.at++
      if (odd !== '+') this.out += '-'
    }
    const { rest } = this
    const [plain = ''] = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?=[\s,;}\]/<\u00a0]|$)/i.exec(rest) ?? []
    if (!plain) {
      this.bare()
      return
    }
    const [, part = ''] =
      (within === 'member' && /^,(\d+)(?=\s*(?:[,}\]]|$))/.exec(rest.slice(plain.length))) || []
    if (part && (part.length > 2 || plain.includes('.'))) this.unclear('thousands')
    if (part) this.slip('point')
    const number = part ? `${plain}.${part}` : plain
    this.at += number.length
    this.out += number
    // A number at the very end may lack digits.
    this.isComplete = this.at < this.text.length
  }

  private word(within: Within): void {
    const [token = ''] = /^[\p{L}\d_]+/u.exec(this.rest) ?? []
    const literal = wordsElsewhere[token.toLowerCase()]
    if (literal && /^\s*(?:[,;}\]/<"“]|$)/.test(this.rest.slice(token.length))) {
      if (literal !== token) this.slip('word')
      this.at += token.length
      this.out += literal
      this.isComplete = true
      return
    }
    const quote = this.rest.search(/["”]/)
    const text = this.rest.slice(0, quote)
    if (quote > 0 && !/[\n{}[\]:]|,\s*$/.test(text) && this.endsAt(this.at + quote + 1, within, text)) {
      this.slip('opening')
      this.at += quote + 1
      this.out += JSON.stringify(text)
      this.isComplete = true
    } else this.bare()
  }

  private bare(): void {
    const [token = ''] = /^[^,;}\]\n"“”{[(<]+/.exec(this.rest) ?? []
    const after = this.text[this.at + token.length]
    if (!token.trim() || after === undefined || !/[,;}\]\n]/.test(after)) this.unclear('unknown')
    this.slip('bare')
    this.at += token.length
    this.out += JSON.stringify(token.trim())
    this.isComplete = true
  }
}

/** Returns the mistakes in JSON that parsers accept: of two values with one name, only the last counts. */
export const namesTwice = (source: string): Slip[] =>
  source.trim() ? readSlips(source).slips.filter(slip => slip.cause === 'again') : []

type Way = {
  cause: Cause
  sign: RegExp
  isAlways: (source: string) => boolean
  plain: (source: string) => string
}
const ways: readonly Way[] = [
  {
    cause: 'entity',
    sign: /&(?:amp;)*(?:quot|#0?34|#x22|ldquo|#822\d);/i,
    isAlways: source => !source.includes('"'),
    plain: unescapeText,
  },
  {
    cause: 'slashes',
    sign: /\\"/,
    isAlways: source => !/(?:^|[^\\])"/.test(source),
    plain: source => source.replaceAll('\\"', '"'),
  },
  {
    cause: 'doubled',
    sign: /""/,
    isAlways: source => !/(?:^|[^"])"(?:[^"]|$)|"{3}/.test(source) && readJson(source) === undefined,
    plain: source => source.replaceAll('""', '"'),
  },
]

/** Returns how a tool has written every quote of a text. */
const wayOfQuotes = (source: string) =>
  ways.find(({ sign, isAlways }) => sign.test(source) && isAlways(source))

let last: { source: string; reading: Reading } | undefined

/** Reads what was meant to be JSON. The last result is kept, because each option asks for its position. */
export function readSlips(source: string): Reading {
  if (last?.source !== source) last = { source, reading: slipsOf(source) }
  return last.reading
}

function slipsOf(source: string): Reading {
  const way = wayOfQuotes(source)
  const parser = new LenientParser(way ? way.plain(source) : source)
  const { slips, places } = parser
  if (way) parser.slip(way.cause, source.search(way.sign))
  try {
    const text = parser.whole()
    const isUnsure = slips.some(slip => slip.cause === 'again') || readJson(text) === undefined
    return { slips, places, text: isUnsure ? undefined : text }
  } catch (problem) {
    if (!(problem instanceof Unclear)) throw problem
    return { slips, places, text: undefined }
  }
}

/** Returns the line and the column of a position, as editors count them. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Returns the text around a place, with the place marked. */
export function around(text: string, at: number, most = 24): string {
  const from = Math.max(0, at - most)
  const to = Math.min(text.length, at + most)
  const shown = `${from ? '…' : ''}${text.slice(from, at)}▸${text.slice(at, to)}${to < text.length ? '…' : ''}`
  return shown.replace(/\s+/g, ' ').trim()
}
