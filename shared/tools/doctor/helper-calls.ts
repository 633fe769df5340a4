// Finds the calls of our helpers in PHP, Blade, Twig, Ruby and JavaScript, with the widget's name and the options.

import { endBehind } from './source/scan'

/** An option in a call, with its value if that is a literal. */
type GivenOption = { name: string; value: string | undefined }

export type HelperCall = {
  widget: string
  index: number
  options: readonly GivenOption[]
  /** True if the list has all the options of the call. */
  isWhole: boolean
  /** The facts of the first state that the call prints, and whether the list is complete. */
  printed?: Pick<HelperCall, 'options' | 'isWhole'> | undefined
  /** True if the call passes the answer that the widget shows first. */
  hasState: boolean
  /** The other arguments: a literal fallback, or content that may include slots. */
  inside: 'nothing' | 'fallback' | 'unknown'
}

const calls =
  /\b(?:doorstep_widget|doorstepWidget|[Dd]oorstep\.widget)\s*(\(\s*|\s)(['"])([^'"\n]*)\2|<x-doorstep\b([^>"']|"[^"]*"|'[^']*')*>/g

// Line comments count only if the whole line is a comment, because a string may contain the same characters.
const lineComments = /^[ \t]*(?:\/\/|#(?![{[])|\*).*$/gm
const comments = [
  ['{{--', '--}}'],
  ['{#', '#}'],
  ['<%#', '%>'],
  ['/*', '*/'],
] as const

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Returns the source with blanked comments, so that all positions stay the same. */
export function withoutComments(source: string): string {
  const left = new Map<string, string>(comments)
  let made = ''
  let at = 0
  for (const { 0: begin, index } of source.matchAll(/\{\{--|\{#|<%#|\/\*/g)) {
    const end = left.get(begin)
    if (index < at || !end) continue
    const to = endBehind(source, end, index + begin.length)
    // If no end of this kind of comment follows here, none follows later either.
    if (to < 0) left.delete(begin)
    else {
      made += source.slice(at, index) + blank(source.slice(index, to))
      at = to
    }
  }
  return (made + source.slice(at)).replace(lineComments, blank)
}

const closes: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' }

/** Returns the end of the string or bracket that begins at a position; the end of the source if it is not closed. */
function endOf(source: string, from: number): number {
  const first = source[from] ?? ''
  if (/["'`]/.test(first)) {
    for (let at = from + 1; at < source.length; at++) {
      if (source[at] === '\\') at++
      else if (source[at] === first) return at + 1
    }
    return source.length
  }
  const close = closes[first]
  if (!close) return from + 1
  for (let at = from + 1; at < source.length; ) {
    if (source[at] === close) return at + 1
    at = endOf(source, at)
  }
  return source.length
}

/** Splits a list of arguments or entries at the commas outside of brackets and strings. */
function partsOf(source: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < source.length; at = endOf(source, at)) {
    if (source[at] !== ',') continue
    parts.push(source.slice(from, at))
    from = at + 1
  }
  return [...parts, source.slice(from)].map(part => part.trim()).filter(Boolean)
}

const literal = /^(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\$#{]|\\.)*)"|(-?\d+(?:\.\d+)?|true|false))$/
const named = /^(?:['"]([\w-]+)['"]|([A-Za-z_][\w-]*))\s*(?:=>|:)\s*([\s\S]*)$/
const shorthand = /^[A-Za-z_]\w*$/

function literalIn(written: string): string | undefined {
  const [, single, double, plain] = literal.exec(written.trim()) ?? []
  return (single ?? double)?.replace(/\\(['"\\])/g, '$1') ?? plain
}

type LiteralOptions = Pick<HelperCall, 'options' | 'isWhole' | 'printed'>

/** Returns the options of a literal array, hash or object; `isWhole` is false if it may contain others. */
function optionsOf(written: string): LiteralOptions {
  const inner = /^(?:array\s*\(|[[{])([\s\S]*)[)\]}]$/.exec(written.trim())?.[1]
  if (inner === undefined) return { options: [], isWhole: !written.trim() }
  let isWhole = true
  let printed: LiteralOptions['printed']
  const options = partsOf(inner).flatMap((part): GivenOption[] => {
    const [, quoted, bare, value = ''] = named.exec(part) ?? []
    const name = quoted ?? bare
    if (name === 'printed' || part === 'printed') {
      const facts = optionsOf(value)
      printed = { ...facts, isWhole: facts.isWhole && value !== '' }
      return []
    }
    if (name) return [{ name, value: literalIn(value) }]
    if (shorthand.test(part)) return [{ name: part, value: undefined }]
    isWhole = false
    return []
  })
  return { options, isWhole, printed }
}

/** Returns what fallback and slots put inside the placeholder. */
function insideOf(behind: readonly string[]): HelperCall['inside'] {
  const given = behind.filter(part => !/^state\s*(:|=(?![=>]))/.test(part))
  const [fallback] = given
  if (fallback === undefined) return 'nothing'
  const markup = literalIn(fallback.replace(/^fallback:\s*/, ''))
  return given.length === 1 && markup !== undefined && !/<(template|script)\b/.test(markup)
    ? 'fallback'
    : 'unknown'
}

/** Returns the call that a tag of the Blade component makes. */
function ofComponent(tag: string, index: number): HelperCall | undefined {
  const widget = /\swidget=(['"])([^'"\n]*)\1/.exec(tag)?.[2]
  if (widget === undefined) return undefined
  const given = /\s:options=(?:"([^"]*)"|'([^']*)')/.exec(tag)
  const options = given ? optionsOf(given[1] ?? given[2] ?? '') : { options: [], isWhole: true }
  return { widget, index, ...options, hasState: /\s:state=/.test(tag), inside: 'unknown' }
}

/** Returns the arguments of a call: in brackets, or in Ruby up to the end of the line. */
function argumentsBehind(source: string, from: number, hasBracket: boolean): string[] {
  if (!hasBracket) return partsOf(/^[^\n]*?(?=(?<!\s)\s*-?%>|\n|$)/.exec(source.slice(from))?.[0] ?? '')
  let at = from
  while (at < source.length && source[at] !== ')') at = endOf(source, at)
  return partsOf(source.slice(from, at))
}

const isNothing = /^(null|nil|undefined|none)$/

/** Returns true if the state is among the arguments after the options: by name, or as the third. */
const isStateIn = (more: readonly string[]) =>
  more.some((part, at) => {
    const [, name, value = part] = /^(\w+)\s*(?::|=(?![=>]))\s*([\s\S]*)$/.exec(part) ?? []
    return (name === undefined ? at === 2 : name === 'state') && !isNothing.test(value.trim())
  })

const keyword = /(?<!\w)([A-Za-z_]\w*)=("[^"]*"|'[^']*'|[^\s%]+)/g

/**
 * Returns the options of Django's tag, such as `{% doorstep_widget 'tabs' start_at=1 %}`, which are separated by
 * spaces.
 */
function ofTag(
  source: string,
  from: number,
): Pick<HelperCall, 'options' | 'isWhole' | 'hasState' | 'inside'> {
  const written = source.slice(from, Math.max(from, source.indexOf('%}', from)))
  const given = [...written.matchAll(keyword)].map(([, name = '', value = '']) => ({
    name,
    value: literalIn(value),
  }))
  const isRest = ({ name }: GivenOption) => /^(options|slots|printed)$/.test(name)
  const hasState = given.some(({ name }) => name === 'state')
  const options = given.filter(each => !isRest(each) && each.name !== 'state')
  return { options, isWhole: !given.some(isRest), hasState, inside: 'unknown' }
}

const railsTags = /\b(?:tag\.\w+|content_tag)\b[^\n]*?\bdata:\s*(?=\{)/g

/** Yields the placeholders that Rails' own helpers print: `tag.div data: { widget: 'tabs' }`. */
function* railsTagsIn(source: string): Generator<HelperCall> {
  for (const { 0: found, index } of source.matchAll(railsTags)) {
    const from = index + found.length
    const { options } = optionsOf(source.slice(from, endOf(source, from)))
    const widget = options.find(({ name }) => name === 'widget')?.value
    const given = options.filter(({ name }) => name !== 'widget')
    if (widget) yield { widget, index, options: given, isWhole: false, hasState: false, inside: 'unknown' }
  }
}

/** Yields all helper calls with a literal widget name. */
export function* helperCallsIn(given: string): Generator<HelperCall> {
  const source = withoutComments(given)
  yield* railsTagsIn(source)
  for (const { 0: found, 1: opening = '', 3: called, index } of source.matchAll(calls)) {
    if (called === undefined) {
      const component = ofComponent(found, index)
      if (component) yield component
      continue
    }
    if (!opening.startsWith('(') && /\{%[-~]?\s*$/.test(source.slice(Math.max(0, index - 9), index))) {
      yield { widget: called, index, ...ofTag(source, index + found.length) }
      continue
    }
    const [first = '', ...more] = argumentsBehind(source, index + found.length, opening.startsWith('('))
    // Ruby's keyword arguments, such as fallback: '…'.
    const isWord = /^(fallback|slots|state)\s*(:|=(?![=>]))/.test(first)
    const options = optionsOf(isWord ? '' : first.replace(/^options\s*[:=]\s*/, ''))
    const given = isWord ? [first, ...more] : more
    const hasState = isStateIn(given)
    yield { widget: called, index, ...options, hasState, inside: insideOf(given) }
  }
}
