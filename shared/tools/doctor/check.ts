import type { Options } from '../../platform/options/options'
import { type KnownPage, onPage } from '../../platform/page/known-page'
import { jsonAttribute, printedAttribute, runtimeAttributes } from '../../platform/page/placeholders'
import { closestMatch } from '../../platform/values/closest-match'
import { readJson } from '../../platform/values/json'
import type { Said } from './checks'
import { type HelperCall, helperCallsIn } from './helper-calls'
import { lintPage, namesLoader } from './lint-page'
import { apart, lint } from './lint-placeholder'
import { pagePartIn } from './page-part'
import { attributeIn, everyIn, type Markup, textOf } from './placeholder/markup'
import { attributeOf } from './placeholder/option-attributes'
import { answerSays, type Prints } from './server-rendered'
import { readableOf, withoutComputed } from './source/computed-parts'
import { filler, isMasked } from './source/filler'
import { type Found, placeholdersBelow } from './source/find-placeholders'
import { placeIn } from './source/line-index'
import { maskTemplate, withSpaces } from './source/mask-expressions'
import { markupOfSource, type Place } from './source/read-source'
import { tagsOf } from './source/source-tags'
import { refuseDeep, type SourcePlaceholder, structureOf } from './source/structure'
import { type Choice, choicesIn, variantOf, variantsOf } from './source/template-branches'
import { slipsInTemplate } from './source/template-json'
import { wordpressCallsIn } from './wordpress-calls'

/** A fault in a source; `paste` is the replacement for the text between `from` and `to`. */
export type Fault = {
  line: number
  column: number
  widget: string
  rule: string
  message: string
  paste?: string
  /** Parts of `paste` that an editor has to fill in. */
  gaps?: string[]
  from?: number
  to?: number
}

/** The definitions of all widgets, and whether the site's origin is known. */
export type Knowledge = {
  options: Readonly<Record<string, Options>>
  /** Widgets that post with the form around them. */
  inForm?: readonly string[]
  /** The facts that a page may print of each widget. */
  prints?: Readonly<Record<string, Prints>>
  isOriginKnown: boolean
}

/** One text to check: a page, or a template with one branch of each condition. */
type Reading = {
  source: string
  isPage: boolean
  /** True if the source includes the site's settings; an address that they do not name is then not allowed. */
  isSiteKnown?: boolean
  ids: readonly string[]
  structure: ReadonlyMap<number, SourcePlaceholder>
  knowledge: Knowledge
}

/** Returns the script element with the JSON of a placeholder. */
const scriptOf = (placeholder: Markup) =>
  [...everyIn(placeholder)].find(
    node => node.name === 'script' && attributeIn(node, 'type')?.toLowerCase() === 'application/json',
  )

/** Returns the position in the source of a fault in a placeholder. */
function placeOf({ at, attribute, offset }: Said, { node, placeholder }: Found, source: string): number {
  const place = node.of as Place | undefined
  if (at !== undefined || !place) return at ?? 0
  const [tag] = tagsOf(source.slice(place.from, place.inner))
  const found = (name: string) => tag?.attributes.find(each => each.name === name)
  if (offset !== undefined) {
    const json = found(jsonAttribute)
    if (json) return place.from + json.from + jsonAttribute.length + 2 + offset
    const script = scriptOf(placeholder)?.of as Place | undefined
    if (script) return script.inner + offset
  }
  return place.from + (found(attribute ?? '')?.from ?? 0)
}

/**
 * Returns an unclosed placeholder without the page content that it swallows. Otherwise each of many such placeholders
 * would read all that follows.
 */
function withoutSwallowed(
  placeholder: Markup,
  source: SourcePlaceholder | undefined,
  names: readonly string[],
): Markup {
  const isOpen = source?.faults.some(({ rule }) => rule === 'unclosed')
  const part = isOpen ? pagePartIn(placeholder, names) : undefined
  return part ? apart(placeholder, part).own : placeholder
}

/** Yields the faults of a placeholder, except those that depend on a template's output. */
function* ofPlaceholder(found: Found, reading: Reading): Generator<Fault> {
  const { source, isSiteKnown = false, knowledge } = reading
  const widget = attributeIn(found.placeholder, 'data-widget') ?? ''
  if (isMasked(widget)) return
  const { said, correction } = diagnosed(found, widget, reading)
  for (const { says, rule, isOtherSite, isForSite, ...where } of said) {
    if ((!knowledge.isOriginKnown && isOtherSite) || (isForSite && !isSiteKnown)) continue
    yield {
      ...placeIn(source, placeOf({ says, rule, ...where }, found, source)),
      widget,
      rule,
      message: says,
      ...correction,
    }
  }
  yield* inTemplateJson(found.placeholder, widget, source)
}

/** Yields the slips in a JSON child with a template's expressions. */
function* inTemplateJson(placeholder: Markup, widget: string, source: string): Generator<Fault> {
  const script = scriptOf(placeholder)
  const text = script && textOf(script)
  if (!text || !isMasked(text)) return
  for (const { at, says } of slipsInTemplate(text))
    yield {
      ...placeIn(source, ((script.of as Place).inner ?? 0) + at),
      widget,
      rule: 'broken',
      message: `${widget}: its JSON cannot be read: ${says}.`,
    }
}

/** Returns what is wrong with a placeholder, and the correction if all of it is known. */
function diagnosed(found: Found, name: string, { isPage, ids, structure, knowledge }: Reading) {
  const { options, inForm = [], prints } = knowledge
  const place = found.node.of as Place | undefined
  const around = { ...found, source: structure.get(place?.from ?? -1) }
  const own = withoutComputed(
    withoutSwallowed(found.placeholder, around.source, Object.keys(options)),
    options[name] ?? {},
  )
  const readable = readableOf(options[name] ?? {}, own.unknown)
  const definitions = {
    names: Object.keys(options),
    optionsOf: (each: string) => (each === name ? readable : options[each]),
    ids,
    inForm,
    prints,
    isWhole: isPage,
    isFallbackUnknown: found.placeholder.children.some(each => each.name === '#text' && isMasked(each.text)),
  }
  const { faults, paste, gaps, edit, after, takesNext } = lint(own.placeholder, definitions, around)
  const said: readonly Said[] = found.says ? [{ rule: 'placeholder', says: found.says }, ...faults] : faults
  const isFixed = paste !== undefined && !own.unknown.size && !isMasked(paste) && !after
  const next = takesNext ? (found.next?.of as Place | undefined) : undefined
  const to = next?.to ?? around.source?.to ?? place?.to
  const span = edit ?? (place && to !== undefined ? { from: place.from, to } : undefined)
  return { said, correction: isFixed && { paste, ...(gaps.length && { gaps }), ...span } }
}

/** Returns the placeholder that a helper call would print; computed values are unknown. */
function printedBy({ widget, options, printed, isWhole, inside }: HelperCall): Markup {
  const named = options.map(
    ({ name, value }) => [attributeOf(name.replace(/_/g, '-')), value ?? filler] as const,
  )
  const given = [...named, ...(printed ? stateOf(printed) : [])]
  const rest = isWhole ? [] : ([[filler, '']] as const)
  const text = inside === 'fallback' ? 'Fallback' : filler
  const inner: Markup = { name: '#text', attributes: [], children: [], text }
  return {
    name: 'div',
    attributes: [['data-widget', widget], ...given, ...rest],
    children: inside === 'nothing' ? [] : [inner],
    text: '',
  }
}

/** Returns the attributes of a printed first state. */
function stateOf({ options, isWhole }: NonNullable<HelperCall['printed']>): [string, string][] {
  const facts = options.map(({ name, value }) => `${name}=${value ?? filler}`)
  const says = [...facts, ...(isWhole ? [] : [filler])].join('; ')
  return [['data-load', 'printed'], ...(says ? [[printedAttribute, says] as [string, string]] : [])]
}

/**
 * Returns true if a widget reads an option of that name. Strings become attributes in any spelling; other values need
 * the exact name.
 */
const isRead = (options: Options, given: string): boolean => {
  const attribute = attributeOf(given.replace(/-/g, '_'))
  return (
    runtimeAttributes.includes(attribute) ||
    Object.entries(options).some(
      ([name, { from }]) => name === given || (from === 'attribute' && attributeOf(name) === attribute),
    )
  )
}

/** Returns the fault of a name that no widget has. */
function unknownWidget(widget: string, names: readonly string[]): string {
  const to = closestMatch(widget, names)
  return `there is no widget "${widget}"; ${to ? `write "${to}"` : `known names are ${names.join(', ')}`}.`
}

/** Returns the fault of an option that the widget does not have. */
function unknownOption(widget: string, name: string, options: Options): string {
  const names = Object.keys(options).filter(each => options[each]?.from !== 'slot')
  const to = closestMatch(name, names)
  return `${widget}: its options have an unknown "${name}"; ${to ? `write ${to}` : `known names are ${names.join(', ')}`}.`
}

/** Yields the faults of a placeholder that a call prints. */
function ofPrinted(placeholder: Markup, source: string, knowledge: Knowledge): Fault[] {
  const found: Found = { node: placeholder, placeholder, next: undefined, above: [] }
  const reading = { source, isPage: false, ids: [], structure: new Map(), knowledge }
  return onPage(pageOf(false, [], undefined), () => [...ofPlaceholder(found, reading)])
}

/** Yields the faults in blocks and shortcodes, as WordPress reads them. */
function* inWordpress(source: string, knowledge: Knowledge): Generator<Fault> {
  const names = Object.keys(knowledge.options)
  for (const { widget, index, placeholder, problem } of wordpressCallsIn(
    source,
    name => knowledge.options[name],
  )) {
    const place = { ...placeIn(source, index), widget }
    if (problem) yield { ...place, rule: 'broken', message: `${widget}: ${problem}` }
    else if (!names.includes(widget)) yield { ...place, rule: 'name', message: unknownWidget(widget, names) }
    else
      for (const { rule, message } of ofPrinted(placeholder, source, knowledge))
        yield { ...place, rule, message }
  }
}

/** Yields the faults in calls of our helpers: in the widget's name, the options, and literal values. */
function* inCalls(source: string, knowledge: Knowledge): Generator<Fault> {
  const names = Object.keys(knowledge.options)
  for (const call of helperCallsIn(source)) {
    const { widget, index } = call
    if (/[{$]/.test(widget)) continue
    const place = { ...placeIn(source, index), widget }
    const found = names.includes(widget)
      ? inCall(call, source, knowledge)
      : [{ rule: 'name', message: unknownWidget(widget, names) }]
    for (const { rule, message } of found) yield { ...place, rule, message }
  }
}

/** Yields the faults in the options of a call, in what it prints, and in its first state. */
function* inCall(
  call: HelperCall,
  source: string,
  knowledge: Knowledge,
): Generator<Pick<Fault, 'rule' | 'message'>> {
  const { widget } = call
  const own = knowledge.options[widget] ?? {}
  const isKnown = ({ name }: { name: string }) => isRead(own, name)
  for (const { name } of call.options.filter(each => !isKnown(each)))
    yield { rule: 'key', message: unknownOption(widget, name, own) }
  yield* ofPrinted(printedBy({ ...call, options: call.options.filter(isKnown) }), source, knowledge)
  if (!call.hasState || call.options.some(({ name }) => name === 'load')) return
  const { options = [], isWhole = true } = call.printed ?? {}
  const state = { facts: options.map(({ name }) => name), isWhole: isWhole && call.isWhole }
  for (const says of answerSays(widget, state, knowledge.prints ?? {}))
    yield { rule: 'printed', message: `${widget}: ${says}.` }
}

/**
 * Returns the facts about the page with which options check ids and addresses. In a part of a page any id may exist
 * elsewhere on the page.
 */
const pageOf = (isPage: boolean, ids: readonly string[], site: Markup | undefined): KnownPage => ({
  elementWithId: id => (isPage && !ids.includes(id) ? null : undefined),
  settings: Object(readJson(site ? textOf(site) : '')),
})

/** Replaces a computed script address by its text in the template, if that text names the loader. */
function nameLoaders(nodes: readonly Markup[], masked: string, raw: string): void {
  for (const node of nodes) {
    const place = node.of as Place | undefined
    if (node.name !== 'script' || !place || !isMasked(attributeIn(node, 'src') ?? '')) continue
    const [tag] = tagsOf(masked.slice(place.from, place.inner))
    const src = tag?.attributes.find(({ name }) => name === 'src')
    if (!src) continue
    const end = place.from + src.to - (/["']/.test(masked[place.from + src.to - 1] ?? '') ? 1 : 0)
    const written = raw.slice(end - src.value.length, end)
    if (namesLoader(written))
      node.attributes = node.attributes.map(each => (each[0] === 'src' ? ['src', written] : each))
  }
}

/** One variant of a template: its text with expressions as fillers, and the text as it is written. */
type Variant = {
  source: string
  raw: string
  isPage: boolean
  structure: ReadonlyMap<number, SourcePlaceholder>
  /**
   * The placeholders that another variant has shown already; most are the same in each variant, and need no second
   * check.
   */
  readBefore: Set<string>
}

/** Returns a key of everything that a placeholder's faults depend on: its place, its content and what is around it. */
function identityOf(
  { node, next, above, says }: Found,
  { source, site, own }: { source: string; site: string; own: SourcePlaceholder | undefined },
) {
  const { from = 0, to = 0 } = (node.of as Place | undefined) ?? {}
  const end = (next?.of as Place | undefined)?.to ?? to
  const faults = own?.faults.map(fault => fault.says) ?? []
  return [site, from, own?.to, says, ...above, ...faults, source.slice(from, Math.max(to, end))].join('\n')
}

/** Yields all faults of one text. */
function* inVariant(
  { source, raw, isPage, structure, readBefore }: Variant,
  knowledge: Knowledge,
): Generator<Fault> {
  const names = Object.keys(knowledge.options)
  const page = markupOfSource(source)
  const nodes = [...everyIn(page)]
  nameLoaders(nodes, source, raw)
  const ids = nodes.flatMap(node => attributeIn(node, 'id') ?? [])
  const site = nodes.find(node => attributeIn(node, 'data-doorstep-site') !== undefined)
  const known = pageOf(isPage, ids, site)
  const found = [...placeholdersBelow(page, names)].filter(
    ({ node, says }) => isPage || node.name !== '#text' || !says?.includes('shortcode'),
  )
  const isSiteKnown = site ? !isMasked(textOf(site)) : isPage
  for (const each of found) {
    const place = each.node.of as Place | undefined
    const own = structure.get(place?.from ?? -1)
    const identity = identityOf(each, { source, site: site ? textOf(site) : '', own })
    if (readBefore.has(identity)) continue
    readBefore.add(identity)
    yield* onPage(known, () => [
      ...ofPlaceholder(each, { source, isPage, isSiteKnown, ids, structure, knowledge }),
    ])
  }
  const seen = new Set(found.map(({ node }) => (node.of as Place | undefined)?.from))
  const unseen = [...structure.values()].filter(({ tag, faults }) => faults.length > 0 && !seen.has(tag.from))
  for (const { widget, faults, edit } of unseen)
    for (const { rule, at, says } of faults)
      yield {
        ...placeIn(source, at),
        widget,
        rule,
        message: `${widget}: ${says}.`,
        ...(edit && { paste: edit.text, from: edit.from, to: edit.to }),
      }
  for (const { says, node, paste } of lintPage(page, found.length + unseen.length, undefined, !isPage)) {
    const place = node?.of as Place | undefined
    const message = { widget: '', rule: 'page', message: says, ...(paste !== undefined && { paste }) }
    yield { line: place?.line ?? 1, column: place?.column ?? 1, ...message }
  }
}

/** Returns true if a line, or the one above it, contains `doorstep-ignore`, for all rules or for this one. */
function isSilenced({ line, rule }: Fault, lines: readonly string[]): boolean {
  const asked = [lines[line - 1], lines[line - 2]].map(
    text => /doorstep-ignore\b([\w\s,-]*)/.exec(text ?? '')?.[1],
  )
  return asked.some(rules => {
    const named = rules?.replace(/--.*/, '').match(/[a-z][a-z-]*/g)
    return rules !== undefined && (!named || named.includes(rule))
  })
}

/** Finds the faults in helper calls, in a file that is not a template. */
export function checkCalls(source: string, knowledge: Knowledge): Fault[] {
  const lines = source.split('\n')
  return [...inCalls(source, knowledge)].filter(fault => !isSilenced(fault, lines))
}

// Rails writes the script tag itself, as a classic script unless told otherwise.
const railsLoader = /\bjavascript_include_tag\b[^\n%]*?['"](?:[^'"\n]*\/)?loader(?:\.js)?['"][^\n%]*/g

/** Yields the fault of a loader that a helper of Rails prints as a classic script. */
function* inScriptHelpers(source: string): Generator<Fault> {
  for (const { 0: call, index } of source.matchAll(railsLoader))
    if (!/\btype:?\s*(=>)?\s*['"]module['"]|\bmodule:\s*true/.test(call))
      yield {
        ...placeIn(source, index),
        widget: '',
        rule: 'page',
        message:
          'the loader is a classic script, which no browser runs; write type: "module" behind its address in javascript_include_tag.',
      }
}

/** Returns the placeholders by the positions of their tags. */
const byPlace = (placeholders: readonly SourcePlaceholder[]) =>
  new Map([...placeholders].reverse().map(each => [each.tag.from, each])) as ReadonlyMap<
    number,
    SourcePlaceholder
  >

/**
 * Returns a function that tells whether a branch of a condition matters: it has placeholders or scripts of the loader
 * in it.
 */
function isOfInterest(text: string, spans: readonly SourcePlaceholder[]) {
  const sorted = [...spans].sort((one, other) => one.tag.from - other.tag.from)
  /** The end of the longest placeholder so far. */
  const reach: number[] = []
  for (const { to } of sorted) reach.push(Math.max(to, reach.at(-1) ?? 0))
  const startsBefore = (to: number) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.tag.from ?? 0) < to) low = middle + 1
      else high = middle
    }
    return low
  }
  return ({ from, to }: { from: number; to: number }) =>
    (reach[startsBefore(to) - 1] ?? 0) > from || /widget|loader|doorstep/i.test(text.slice(from, to))
}

/** Finds all faults in the placeholders of a page or template, and in the page itself if it is complete. */
export function check(source: string, knowledge: Knowledge, file = ''): Fault[] {
  const lines = source.split('\n')
  const faults = new Map<string, Fault>()
  const masked = maskTemplate(source, file)
  refuseDeep(masked.text)
  const names = Object.keys(knowledge.options)
  const choices = choicesIn(masked)
  const all = [...inCalls(source, knowledge), ...inScriptHelpers(source)]
  const isPage = /<html\b/i.test(masked.text) && !isMasked(masked.text)
  // In a page that has been printed, what is left of them is no longer read.
  if (!isPage) all.push(...inWordpress(source, knowledge))
  const readBefore = new Set<string>()
  const read = (choose: Choice): Variant => {
    const text = withSpaces(variantOf(masked.text, choices, choose))
    return {
      source: text,
      raw: source,
      isPage,
      structure: byPlace(structureOf(text, names, isPage)),
      readBefore,
    }
  }
  const first = read(() => 0)
  all.push(...inVariant(first, knowledge))
  // Most conditions of a template concern none of our placeholders.
  const isNear = isOfInterest(source, [...first.structure.values()])
  for (const choose of variantsOf(choices, isNear).slice(1)) all.push(...inVariant(read(choose), knowledge))
  for (const fault of all) {
    const key = `${fault.line}:${fault.column} ${fault.message}`
    if (!faults.has(key) && !isSilenced(fault, lines)) faults.set(key, fault)
  }
  return [...faults.values()].sort((one, other) => one.line - other.line || one.column - other.column)
}
