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

/** Returns all marks of a view. */
export function razorMarks(source: string): Mark[] {
  const marks: Mark[] = []
  /** The owner of each open brace; a plain brace belongs to JSON, a script or a style sheet. */
  const open: ('block' | 'plain')[] = []
  const add = (from: number, to: number, kind: MarkKind) => {
    marks.push({ from, to, kind })
    return to
  }
  const atSign = (at: number): number => {
    if (source[at + 1] === '@') return at + 2
    if (/\w/.test(source[at - 1] ?? '')) return at + 1
    if (source[at + 1] === '*') return add(at, orEnd(endBehind(source, '*@', at + 2), source), 'comment')
    const line = source.slice(at, at + 400)
    const [head] = directive.exec(line) ?? []
    if (head) return add(at, at + head.length, 'value')
    const word = blockWord.exec(line)?.[1]
    const isCode = source[at + 1] === '{'
    const inner = isCode ? at + 2 : word ? endOfHead(source, at + 1 + word.length) : -1
    if (inner >= 0) {
      const end = word === 'functions' || word === 'code' ? endOfBrackets(source, inner - 1) : -1
      if (end > 0) return add(at, end, 'value')
      open.push('block')
      return add(at, inner, (word && kinds[word]) || 'loop')
    }
    if (source[at + 1] === ':') return add(at, at + 2, 'value')
    const end = source[at + 1] === '(' ? endOfBrackets(source, at + 1) : endOfExpression(source, at)
    return end > at + 1 ? add(at, end, 'value') : at + 1
  }
  const closed = (at: number): number => {
    if (open.pop() !== 'block') return at + 1
    const [word] = otherwise.exec(source.slice(at, at + 200)) ?? []
    const inner = word ? endOfHead(source, at + word.length) : -1
    if (inner < 0) return add(at, at + 1, 'close')
    open.push('block')
    return add(at, inner, 'next')
  }
  const atLine = (at: number): number => {
    if (open.at(-1) !== 'block') return at
    const line = source.slice(at, at + 400)
    const [label] = caseLabel.exec(line) ?? []
    if (label) return add(at, at + label.length, 'next')
    const [code] = statement.exec(line) ?? []
    return code ? add(at, at + code.length, 'value') : at
  }
  for (let at = 0; at < source.length; ) {
    const letter = source[at]
    if (letter === '@') at = atSign(at)
    else if (letter === '}' && open.length) at = closed(at)
    else {
      if (letter === '{' && open.length) open.push('plain')
      at++
      if (letter === '\n') at = atLine(at)
    }
  }
  return marks
}

const orEnd = (at: number, source: string) => (at < 0 ? source.length : at)
