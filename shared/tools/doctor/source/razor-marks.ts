// Finds the marks of Razor. Code begins with @ and ends where C# ends; blocks of code contain markup in braces.
import type { Mark, MarkKind } from './mark'
import { endBehind, endOfBrackets, endOfMembers } from './scan'

const directive =
  /^@(?:model|using(?!\s*\()|inject|page|addTagHelper|removeTagHelper|tagHelperPrefix|inherits|namespace|layout|attribute|implements|typeparam|rendermode)\b[^\n]*/
const blockWord = /^@(if|foreach|for|while|switch|using|lock|section|do|try|functions|code)\b/
const kinds: Readonly<Record<string, MarkKind>> = { if: 'open', switch: 'switch' }
// A line of C# between the markup of a block.
const statement =
  /^[ \t]*(?:(?:var|int|string|bool|decimal|await|return|throw|break|continue)\b[^<\n]*;|[A-Za-z_][\w.]*(?:\[[^\]\n]*\])?(?:\([^<\n]*\)|\s*[-+*/]?=[^<\n]*|\+\+|--)\s*;)[ \t]*(?=\r?\n|$)/
const caseLabel = /^[ \t]*(?:case\b[^<\n]*|default\s*):[ \t]*(?=\r?\n|$)/
const otherwise = /^\}\s*else\b\s*(?:if\s*(?=\())?/

/** Returns the end of an expression: a name with its members, calls and indexes. */
function endOfExpression(source: string, from: number): number {
  const at = from + (/^@(?:await\s+)?[A-Za-z_]\w*/.exec(source.slice(from, from + 200))?.[0].length ?? 1)
  return endOfMembers(source, at, /^(?:\?|!)?\.[A-Za-z_]\w*|^<[\w., ]+>(?=\()/)
}

/** Returns the position behind the { of a block whose head begins at a position; -1 if there is none. */
function endOfHead(source: string, from: number): number {
  let at = from
  const space = () => {
    while (/\s/.test(source[at] ?? '')) at++
  }
  space()
  if (source[at] === '(') {
    const end = endOfBrackets(source, at)
    if (end < 0) return -1
    at = end
  } else at += /^[\w ]*/.exec(source.slice(at, at + 100))?.[0].length ?? 0
  space()
  return source[at] === '{' ? at + 1 : -1
}

class RazorReader {
  readonly marks: Mark[] = []
  /** The owner of each open brace; a plain brace belongs to JSON, a script or a style sheet. */
  private readonly open: ('block' | 'plain')[] = []

  constructor(private readonly source: string) {}

  private add(from: number, to: number, kind: MarkKind): number {
    this.marks.push({ from, to, kind })
    return to
  }

  /** Returns the position behind the code that begins with an @. */
  private atSign(at: number): number {
    const { source } = this
    const next = source[at + 1]
    if (next === '@') return at + 2
    if (/\w/.test(source[at - 1] ?? '')) return at + 1
    if (next === '*') return this.add(at, orEnd(endBehind(source, '*@', at + 2), source), 'comment')
    const line = source.slice(at, at + 400)
    const [head] = directive.exec(line) ?? []
    if (head) return this.add(at, at + head.length, 'value')
    return this.block(at, blockWord.exec(line)?.[1]) ?? this.value(at)
  }

  /** Returns the position behind the { of a block, or behind a block without markup. */
  private block(at: number, word: string | undefined): number | undefined {
    const { source } = this
    const behindWord = word ? endOfHead(source, at + 1 + word.length) : -1
    const inner = source[at + 1] === '{' ? at + 2 : behindWord
    if (inner < 0) return undefined
    const end = word === 'functions' || word === 'code' ? endOfBrackets(source, inner - 1) : -1
    if (end > 0) return this.add(at, end, 'value')
    this.open.push('block')
    return this.add(at, inner, (word && kinds[word]) || 'loop')
  }

  private value(at: number): number {
    const { source } = this
    if (source[at + 1] === ':') return this.add(at, at + 2, 'value')
    const end = source[at + 1] === '(' ? endOfBrackets(source, at + 1) : endOfExpression(source, at)
    return end > at + 1 ? this.add(at, end, 'value') : at + 1
  }

  private closed(at: number): number {
    if (this.open.pop() !== 'block') return at + 1
    const [word] = otherwise.exec(this.source.slice(at, at + 200)) ?? []
    const inner = word ? endOfHead(this.source, at + word.length) : -1
    if (inner < 0) return this.add(at, at + 1, 'close')
    this.open.push('block')
    return this.add(at, inner, 'next')
  }

  private atLine(at: number): number {
    if (this.open.at(-1) !== 'block') return at
    const line = this.source.slice(at, at + 400)
    const [label] = caseLabel.exec(line) ?? []
    if (label) return this.add(at, at + label.length, 'next')
    const [code] = statement.exec(line) ?? []
    return code ? this.add(at, at + code.length, 'value') : at
  }

  /** Reads one letter, or the code that begins there; returns the position behind it. */
  read(at: number): number {
    const letter = this.source[at]
    if (letter === '@') return this.atSign(at)
    if (letter === '}' && this.open.length) return this.closed(at)
    if (letter === '{' && this.open.length) this.open.push('plain')
    return letter === '\n' ? this.atLine(at + 1) : at + 1
  }
}

/** Returns all marks of a view. */
export function razorMarks(source: string): Mark[] {
  const reader = new RazorReader(source)
  for (let at = 0; at < source.length; ) at = reader.read(at)
  return reader.marks
}

const orEnd = (at: number, source: string) => (at < 0 ? source.length : at)
