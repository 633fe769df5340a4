// Functions that find the end of a text, a bracket or a tag in a source. They return -1 if there is no end.

/** Returns the position behind the next occurrence of a text. */
export function endBehind(source: string, text: string, from: number): number {
  const at = source.indexOf(text, from)
  return at < 0 ? -1 : at + text.length
}

/** The maximum number of characters of an expression; longer ones are not searched. */
const most = 5000
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/**
 * Returns the end of a quoted text that begins at a position, on the same line; the next position if the text does not
 * end.
 */
function endOfText(source: string, from: number): number {
  const quote = source[from]
  for (let at = from + 1; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === quote) return at + 1
  }
  return from + 1
}

/** Returns the position behind the bracket that closes the bracket at a position; brackets in texts do not count. */
export function endOfBrackets(source: string, from: number): number {
  const open: string[] = []
  for (let at = from; at < Math.min(source.length, from + most); ) {
    const letter = source[at] ?? ''
    if (letter === '"' || letter === "'") {
      at = endOfText(source, at)
      continue
    }
    const close = closing[letter]
    if (close) open.push(close)
    else if (letter === open.at(-1)) {
      open.pop()
      if (!open.length) return at + 1
    }
    at++
  }
  return -1
}

/**
 * Returns the position behind the > of a template language's tag; a > in quotes, brackets or an expression does not
 * count.
 */
export function endOfTag(source: string, from: number): number {
  for (let at = from + 1; at < Math.min(source.length, from + most); ) {
    if (source[at] === '>') return at + 1
    const end = endOfPart(source, at)
    at = end < 0 ? at + 1 : end
  }
  return -1
}

/** Returns the end of an expression, a text or brackets, or of one letter; -1 if it has none. */
function endOfPart(source: string, at: number): number {
  if (source.startsWith('<%', at)) return endBehind(source, '%>', at)
  if (source.startsWith('${', at)) return endOfBrackets(source, at + 1)
  const letter = source[at]
  if (letter === '"' || letter === "'") return endOfText(source, at)
  return letter === '(' ? endOfBrackets(source, at) : at + 1
}

/**
 * Returns the position behind the members, calls and indexes that follow a name; `member` is the language's syntax of a
 * member.
 */
export function endOfMembers(source: string, from: number, member: RegExp): number {
  let at = from
  for (;;) {
    const found = member.exec(source.slice(at, at + 200))?.[0]
    if (found) at += found.length
    else if (/[([]/.test(source[at] ?? '')) {
      const end = endOfBrackets(source, at)
      if (end < 0) return at
      at = end
    } else return at
  }
}

const ofPhp = /['"`]|\/\*|\/\/|#(?!\[)|<<<|\?>/g
const strings: Readonly<Record<string, RegExp>> = {
  "'": /'[^'\\]*(?:\\[\s\S][^'\\]*)*'/y,
  '"': /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y,
  '`': /`[^`\\]*(?:\\[\s\S][^`\\]*)*`/y,
}

/** Returns the end of a string or a comment of PHP; -1 if it has none. */
function endOfPhpPart(source: string, from: number, sign: string): number {
  if (sign === '/*') return endBehind(source, '*/', from + 2)
  if (sign === '<<<') {
    const name = /^<<<[ \t]*["']?(\w+)["']?\r?\n/.exec(source.slice(from, from + 100))?.[1]
    if (!name) return from + 3
    const closing = new RegExp(`\\n[ \\t]*${name}\\b`, 'g')
    closing.lastIndex = from
    return closing.exec(source) ? closing.lastIndex : -1
  }
  const string = strings[sign]
  if (string) {
    string.lastIndex = from
    return string.exec(source) ? string.lastIndex : -1
  }
  // A comment of one line ends with the line, or before the code does.
  const line = source.indexOf('\n', from)
  const code = source.slice(from, line < 0 ? undefined : line).indexOf('?>')
  return code < 0 ? line : from + code
}

/** Returns the position behind the `?>` of PHP's code, without those in strings and comments; -1 if there is none. */
export function endOfPhp(source: string, from: number): number {
  const unended = new Set<string>()
  ofPhp.lastIndex = from + 2
  for (let found = ofPhp.exec(source); found; found = ofPhp.exec(source)) {
    const [sign] = found
    if (sign === '?>') return found.index + 2
    const end = unended.has(sign) ? -1 : endOfPhpPart(source, found.index, sign)
    if (end < 0) unended.add(sign)
    ofPhp.lastIndex = end < 0 ? found.index + 1 : end
  }
  return -1
}
