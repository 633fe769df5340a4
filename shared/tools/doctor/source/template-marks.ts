// Finds the expressions, comments and branches of conditions that a template language writes into a source. The source
// is read once, so that the cost of a line does not depend on the size of the source.
import type { Mark, MarkKind } from './mark'
import { razorMarks } from './razor-marks'
import { endBehind, endOfBrackets, endOfMembers, endOfPhp, endOfTag } from './scan'

/** The template languages that are recognised by a file's name; `mixed` are those that their marks tell apart. */
type Language = 'mixed' | 'markdown' | 'razor' | 'jsp' | 'freemarker' | 'velocity' | 'smarty'

const languages: Readonly<Record<string, Language>> = {
  cshtml: 'razor',
  jsp: 'jsp',
  jspf: 'jsp',
  tag: 'jsp',
  aspx: 'jsp',
  ascx: 'jsp',
  master: 'jsp',
  ftl: 'freemarker',
  ftlh: 'freemarker',
  vm: 'velocity',
  tpl: 'smarty',
  latte: 'smarty',
  md: 'markdown',
}

/** Returns the language of a file, by its name. */
const languageOf = (file: string): Language =>
  languages[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? 'mixed'

type Step = Exclude<MarkKind, 'comment' | 'value'>

const steps: readonly [pattern: RegExp, step: Step][] = [
  [/^@(?:if|unless|isset|empty|auth|guest|can|cannot|production|env|hasSection)\b/, 'open'],
  [/^@switch\b/, 'switch'],
  [/^@(?:else\w*|case|default)\b/, 'next'],
  [/^@end(?:if|unless|isset|empty|auth|guest|can|cannot|switch|production|env)\b/, 'close'],
  [/^\{%[-+~]?\s*(?:if|unless|ifchanged|ifequal|ifnotequal)\b/, 'open'],
  [/^\{%[-+~]?\s*(?:case|switch)\b/, 'switch'],
  [/^\{%[-+~]?\s*(?:else|elif|elseif|elsif|when|default)\b/, 'next'],
  [/^\{%[-+~]?\s*for\b/, 'loop'],
  [/^\{%[-+~]?\s*end(?:if|unless|case|switch|ifchanged|ifequal|ifnotequal|for)\b/, 'close'],
  [/^<\?(?:php)?\s*switch\b[\s\S]*[:{]\s*\?>$/, 'switch'],
  [/^<\?(?:php)?\s*if\b[\s\S]*[:{]\s*\?>$/, 'open'],
  [/^<\?(?:php)?\s*(?:\}\s*)?(?:else\s*if|elseif|else|case|default)\b[\s\S]*[:{]\s*\?>$/, 'next'],
  [/^<\?(?:php)?\s*(?:endif|endswitch)\b|^<\?(?:php)?\s*\}\s*\?>$/, 'close'],
  [/^<\?(?:php)?\s*(?:for|foreach|while|function)\b[\s\S]*\{\s*\?>$/, 'loop'],
  [/^<%-?\s*case\b/, 'switch'],
  [/^<%-?\s*(?:if|unless)\b(?![\s\S]*\bthen\b[\s\S]*\bend\b)/, 'open'],
  [/^<%-?\s*(?:\}\s*)?(?:else|elsif|when)\b/, 'next'],
  [/^<%-?\s*(?:end|\})\s*-?%>$/, 'close'],
  [/^<%-?\s*(?:[\s\S]*(?:\bdo\b|\{)(?:\s*\|[^|]*\|)?|(?:while|for|begin|def)\b[\s\S]*)\s*-?%>$/, 'loop'],
  [/^\{\{[~-]?\s*(?:#\s*(?:if|unless)\b|if\b)/, 'open'],
  [/^\{\{[~-]?\s*(?:else\b|\^\s*[~}])/, 'next'],
  [/^\{\{[~-]?\s*(?:\/|end\s*-?\}\})/, 'close'],
  // {{ block.super }} and {{ block('title') }} of other languages are values.
  [/^\{\{[~-]?\s*(?:[#^]|(?:range|with)\s+[^\s|}]|(?:block|define)\s+["`])/, 'loop'],
  [/^<!--#\s*if\b/, 'open'],
  [/^<!--#\s*(?:elif|else)\b/, 'next'],
  [/^<!--#\s*endif\b/, 'close'],
  [/^<c:choose\b/, 'switch'],
  [/^<c:(?:when|otherwise)\b/, 'next'],
  [/^<c:if\b[\s\S]*[^/]>$/, 'open'],
  [/^<c:(?:forEach|forTokens)\b[\s\S]*[^/]>$/, 'loop'],
  [/^<\/c:(?:choose|if|forEach|forTokens)\s*>/, 'close'],
  [/^<#(?:if)\b/, 'open'],
  [/^<#switch\b/, 'switch'],
  [/^<#(?:elseif|else|case|default)\b/, 'next'],
  [/^<#list\b/, 'loop'],
  [/^<\/#(?:if|switch|list)\s*>/, 'close'],
  [/^#\{?if\b/, 'open'],
  [/^#\{?(?:elseif|else)\b/, 'next'],
  [/^#\{?end\b/, 'close'],
  [/^#(?:foreach|macro|define|@\w)/, 'loop'],
  [/^\{if\b/, 'open'],
  [/^\{(?:else|elseif|elseifset)\b/, 'next'],
  [/^\{(?:foreach|for|while|section)\b/, 'loop'],
  [/^\{\/(?:if|foreach|for|while|section)\b/, 'close'],
]

/** The steps that a mark may be, cached by its first characters. Most marks are values, which match no pattern. */
const stepsOf = new Map<string, typeof steps>()

function kindOf(text: string): MarkKind {
  const begin = /^(?:<%|<\?|\{%|\{\{|.)/.exec(text)?.[0] ?? ''
  const possible = stepsOf.get(begin) ?? steps.filter(([{ source }]) => mayBegin(source, begin))
  stepsOf.set(begin, possible)
  return possible.find(([pattern]) => pattern.test(text))?.[1] ?? 'value'
}

/** Returns true if a pattern, without its escapes, may match a text with these first characters. */
function mayBegin(pattern: string, begin: string): boolean {
  const letters = pattern.replace(/^\^/, '').replaceAll('\\', '')
  return letters.startsWith(begin.charAt(0))
}

/** The start of a mark, its end, and whether it is always a comment. */
type Delimiter = {
  begins: string
  ends?: string
  /** Finds the end if it is not a fixed text. */
  endOf?: (source: string, from: number) => number
  isComment?: boolean
  /** The mark goes on to the end of the source if nothing ends it. */
  isToEnd?: boolean
}

const shared: readonly Delimiter[] = [
  { begins: '<\\?', endOf: endOfPhp, isToEnd: true },
  { begins: '<%--', ends: '--%>', isComment: true },
  { begins: '<%', ends: '%>' },
  { begins: '<!--#(?=\\s*[a-z])', ends: '-->' },
]

// Blade, Twig, Django, Jinja, Liquid, Handlebars, Mustache, Go.
const braces: readonly Delimiter[] = [
  {
    begins: '\\{\\{[-~]?\\s*\\/\\*',
    ends: '*/',
    endOf: (source, from) => endOfGoComment(source, from),
    isComment: true,
  },
  { begins: '\\{\\{~?!?--', ends: '--}}', isComment: true },
  { begins: '\\{\\{~?!(?!!)', ends: '}}', isComment: true },
  { begins: '\\{#', ends: '#}', isComment: true },
  {
    begins: '\\{%[-+~]?\\s*comment\\b',
    endOf: (source, from) => endOfCommentTag(source, from),
    isComment: true,
  },
  { begins: '\\{%', ends: '%}' },
  { begins: '\\{!!', ends: '!!}' },
  { begins: '\\{\\{\\{', ends: '}}}' },
  { begins: '\\{\\{', ends: '}}' },
  {
    begins: '(?<![\\w@])@[a-zA-Z]+[ \\t]*\\(',
    endOf: (source, from) => endOfBrackets(source, source.indexOf('(', from)),
  },
  {
    begins:
      '(?<![\\w@])@(?:end[a-zA-Z]+|else|csrf|default|break|continue|php|parent|show|stop|verbatim|guest|auth)\\b',
    endOf: (source, from) => from + (/^@\w+/.exec(source.slice(from, from + 60))?.[0].length ?? 1),
  },
]

const dollar: readonly Delimiter[] = [
  { begins: '[$#]\\{', endOf: (source, from) => endOfBrackets(source, from + 1) },
]
const customTag: Delimiter = { begins: '<\\/?[a-zA-Z][\\w-]*:(?=[a-zA-Z])', endOf: endOfTag }

const delimiters: Readonly<Record<Exclude<Language, 'razor'>, readonly Delimiter[]>> = {
  mixed: [...shared, ...braces],
  markdown: [
    { begins: '(?<![^\\n])[ \\t]*(?:`{3,}|~{3,})', endOf: endOfFence, isComment: true, isToEnd: true },
    { begins: '`(?=[^`\\n]+`)', endOf: (source, from) => source.indexOf('`', from + 1) + 1, isComment: true },
    ...shared,
    ...braces,
  ],
  jsp: [...shared, ...dollar, customTag],
  freemarker: [
    { begins: '<#--', ends: '-->', isComment: true },
    { begins: '<\\/?[#@](?=[a-zA-Z])', endOf: endOfTag },
    ...dollar,
  ],
  velocity: [
    { begins: '#\\*', ends: '*#', isComment: true },
    { begins: '##', ends: '\n', isComment: true },
    {
      begins: '#@?\\{?[a-zA-Z]\\w*\\}?[ \\t]*\\(',
      endOf: (source, from) => endOfBrackets(source, source.indexOf('(', from)),
    },
    {
      begins: '#(?:else|end|stop|break)\\b|#\\{(?:else|end|stop|break)\\}',
      endOf: (source, from) =>
        from + (/^#(?:\{\w+\}|\w+)/.exec(source.slice(from, from + 20))?.[0].length ?? 1),
    },
    { begins: '\\$!?(?:\\{|[a-zA-Z_])', endOf: endOfReference },
  ],
  smarty: [
    ...shared,
    { begins: '\\{\\*', ends: '*}', isComment: true },
    { begins: '\\{literal\\}[^<]{0,200}?(?=\\{/literal\\})', ends: '{/literal}' },
    ...braces,
    { begins: '\\{(?=[$/a-zA-Z_=!])', endOf: (source, from) => endOfBrackets(source, from) },
  ],
}

/** Returns the end of `{{/* … *\/}}`, with white space and a dash before the end. */
function endOfGoComment(source: string, from: number): number {
  const end = source.indexOf('*/', from + 3)
  return end < 0 ? -1 : endBehind(source, '}}', end)
}

/** Returns the end of `{% comment %} … {% endcomment %}`. */
function endOfCommentTag(source: string, from: number): number {
  const end = source.indexOf('endcomment', from + 10)
  return end < 0 ? -1 : endBehind(source, '%}', end)
}

/** Returns the end of a block of code in Markdown: a line with as many marks as the first line. */
function endOfFence(source: string, from: number): number {
  const fence = /^[ \t]*([`~]+)/.exec(source.slice(from, from + 200))?.[1] ?? '```'
  const closing = source.indexOf(`\n${fence}`, from)
  const indented = closing < 0 ? source.slice(from).search(new RegExp(`\\n[ \\t]+${fence}`)) : -1
  const at = closing < 0 && indented >= 0 ? from + indented : closing
  if (at < 0) return -1
  const end = source.indexOf('\n', at + 1)
  return end < 0 ? source.length : end
}

/** Returns the end of a reference of Velocity: `$!{a.b}`, `$a.b($c)[0]`. */
function endOfReference(source: string, from: number): number {
  const start = from + (source[from + 1] === '!' ? 2 : 1)
  if (source[start] === '{') return endOfBrackets(source, start)
  const at = start + (/^[\w-]+/.exec(source.slice(start, start + 200))?.[0].length ?? 0)
  return endOfMembers(source, at, /^\.[a-zA-Z_]\w*/)
}

function* marksBy(source: string, list: readonly Delimiter[]): Generator<Mark> {
  const begins = new RegExp(list.map(each => `(${each.begins})`).join('|'), 'g')
  /** The delimiters whose end does not occur in the rest of the source; they are not searched again. */
  const without = new Set<Delimiter>()
  for (let found = begins.exec(source); found; found = begins.exec(source)) {
    const from = found.index
    const delimiter = list[found.slice(1).findIndex(each => each !== undefined)] as Delimiter
    const end = without.has(delimiter) ? -1 : endOfMark(source, from, found[0], delimiter)
    if (end < 0) without.add(delimiter)
    const to = end < 0 && delimiter.isToEnd ? source.length : end
    // A mark without an end is no mark; the next mark may begin at its second character.
    begins.lastIndex = to < 0 ? from + 1 : to
    if (to >= 0) yield { from, to, kind: delimiter.isComment ? 'comment' : kindOf(source.slice(from, to)) }
  }
}

/** Returns the end of the mark that begins at a position; -1 if it has none. */
const endOfMark = (source: string, from: number, begin: string, { ends = '', endOf }: Delimiter): number =>
  endOf ? endOf(source, from) : endBehind(source, ends, from + (begin.length || 1))

const rubyComment = /^<%-?#/

/** Returns all marks of a template, in the order of the source. */
export function marksIn(source: string, file = ''): Mark[] {
  const language = languageOf(file)
  const found = language === 'razor' ? razorMarks(source) : [...marksBy(source, delimiters[language])]
  // In Web Forms the same mark is an expression.
  const isMixed = language === 'mixed' || language === 'markdown'
  const isComment = ({ from }: Mark) => isMixed && rubyComment.test(source.slice(from, from + 4))
  return found.map(mark => (isComment(mark) ? { ...mark, kind: 'comment' } : mark))
}
