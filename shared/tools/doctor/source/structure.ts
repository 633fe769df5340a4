// Finds what a browser silently repairs in a source: tags that are not closed, or are closed too early.
import { closestMatch } from '../../../platform/values/closest-match'
import { type RepairedTag, repairTag } from '../fix/repair-tag'
import { placeIn } from './line-index'
import { type SourceTag, tagsOf, writtenFor } from './source-tags'

/** A fault in the markup of one placeholder. */
export type SourceFault = {
  rule: 'unclosed' | 'inner-tag' | 'tag' | 'place'
  says: string
  /** Its position in the source. */
  at: number
  /** True if the fault is only inferred from the surroundings. */
  isProbable?: boolean
}

/** A replacement for a part of the source. */
export type Edit = { from: number; to: number; text: string }

/** A placeholder in its source, with facts that a parser does not give. */
export type SourcePlaceholder = {
  tag: SourceTag
  widget: string
  /** The intended attributes, if the browser reads the tag differently. */
  attributes?: (readonly [name: string, value: string])[]
  faults: SourceFault[]
  edit?: Edit
  /** True if the tag has several possible meanings. */
  isUnsure?: boolean
  /** True if the author meant the tag to end elsewhere than the browser reads it. */
  isMoved?: true
  /** The end of its content, as a browser sees it. */
  to: number
}

const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|param)$/
// The end tags of these elements are optional.
const loose = /^(p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|colgroup|rp|rt|html|head|body)$/
const closesParagraph =
  /^(address|article|aside|blockquote|details|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/
const tables = /^(table|thead|tbody|tfoot|tr)$/

type Open = { tag: SourceTag; parent: Open | undefined; end?: SourceTag | undefined; isUnclosed?: boolean }

/** Reads tags in order, and keeps the elements that are open. */
class ElementReader {
  readonly all: Open[] = []
  private inner: Open | undefined

  private within(name: string): Open | undefined {
    for (let each = this.inner; each; each = each.parent) if (each.tag.name === name) return each
    return undefined
  }

  private closeTo(open: Open | undefined | false, end: SourceTag, isOwn: boolean): void {
    if (!open) return
    for (let each = this.inner; each && each !== open; each = each.parent) {
      each.end = end
      each.isUnclosed = !loose.test(each.tag.name)
    }
    open.end = end
    open.isUnclosed = !isOwn && !loose.test(open.tag.name)
    this.inner = open.parent
  }

  read(tag: SourceTag): void {
    if (tag.isEnd) this.closeTo(this.within(tag.name), tag, true)
    else this.begin(tag)
  }

  private begin(tag: SourceTag): void {
    this.closeTo(closesParagraph.test(tag.name) && this.within('p'), tag, false)
    const isNextOfKind = this.inner?.tag.name === tag.name && /^(li|option|tr|td|th|dt|dd)$/.test(tag.name)
    this.closeTo(isNextOfKind && this.inner, tag, false)
    const element: Open = { tag, parent: this.inner }
    this.all.push(element)
    const isForeign = tag.closesItself && (this.within('svg') ?? this.within('math'))
    if (!voids.test(tag.name) && !isForeign) this.inner = element
  }

  /** What is still open at the end was never closed. */
  finish(): readonly Open[] {
    for (let each = this.inner; each; each = each.parent) each.isUnclosed = !loose.test(each.tag.name)
    return this.all
  }
}

/** Returns all elements of a source, each with the tag that closes it and whether that is its own end tag. */
function elementsOf(source: string): readonly Open[] {
  const reader = new ElementReader()
  for (const tag of tagsOf(source)) reader.read(tag)
  return reader.finish()
}

const mostDepth = 1000

/** Throws if elements are nested deeper than on any real page; browsers themselves stop at 512 levels. */
export function refuseDeep(source: string): void {
  let depth = 0
  for (const { name, isEnd, closesItself, from } of tagsOf(source)) {
    if (voids.test(name) || loose.test(name)) continue
    depth = isEnd ? Math.max(0, depth - 1) : closesItself ? depth : depth + 1
    if (depth > mostDepth)
      throw new Error(
        `more than ${mostDepth} elements are nested at line ${lineOf(source, from)}; some may not be closed.`,
      )
  }
}

const indentOf = (source: string, at: number): number | undefined => {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
  return line.trim() ? undefined : line.length
}

const lineOf = (source: string, at: number) => placeIn(source, at).line

/** Returns the intended end of an element by indentation: before the next line that is not indented further. */
function endByLines(source: string, tag: SourceTag, to: number): number | undefined {
  const indent = indentOf(source, tag.from)
  if (indent === undefined) return undefined
  let at = source.indexOf('\n', tag.to)
  let isIndented = /<\/?\w/.test(source.slice(tag.to, at < 0 ? to : at))
  while (at >= 0 && at < to) {
    const next = source.indexOf('\n', at + 1)
    const line = source.slice(at + 1, next < 0 ? source.length : next)
    const isDeeper = line.length - line.trimStart().length > indent
    // Without indentation the lines are no evidence.
    if (line.trim() && !isDeeper) return isIndented ? at : undefined
    isIndented ||= !!line.trim()
    at = next
  }
  return undefined
}

/** Returns true if an element looks closed: on one line, or with all its content indented further. */
function looksClosed(source: string, { tag, end }: Open): boolean {
  if (!end) return false
  const from = source.lastIndexOf('\n', tag.from) + 1
  const [first = '', ...more] = source.slice(from, end.from).split('\n')
  if (!more.length) {
    const line = first + source.slice(end.from, source.indexOf('\n', end.from) >>> 0)
    return line.split(`</${tag.name}`).length === line.split(`<${tag.name}`).length
  }
  const indent = indentOf(source, tag.from)
  const last = more.pop() ?? ''
  const isFurther = (line: string) => !line.trim() || line.length - line.trimStart().length > (indent ?? 0)
  return indent !== undefined && !last.trim() && last.length === indent && more.every(isFurther)
}

const neverCloses = 'its tag does not close itself, and all that follows becomes its fallback; write </div>'

/** Returns an end tag that a browser does not recognise: < /div>, </ div>, <\div>. */
function endSlip(source: string, { tag, end }: Open): Edit | undefined {
  const own = source.slice(tag.to, end?.from ?? source.length)
  const found = new RegExp(`<(?:\\s+/\\s*|/\\s+|\\s*\\\\\\s*)${tag.name}\\s*>`, 'i').exec(own)
  // With several such elements it is unclear which one the end tag closes.
  if (!found || own.includes(`<${tag.name}`)) return undefined
  const from = tag.to + found.index
  return { from, to: from + found[0].length, text: found[0] }
}

function* ofEnd(source: string, element: Open, isWhole: boolean): Generator<SourceFault> {
  const { tag, end, isUnclosed } = element
  const shown = end && `<${end.isEnd ? '/' : ''}${end.name}>`
  if (tag.closesItself && !voids.test(tag.name) && (isUnclosed || hasOpenAbove(element) || !end)) {
    yield { rule: 'unclosed', at: tag.from, says: neverCloses.replace('div', tag.name) }
    return
  }
  const slip = endSlip(source, element)
  if (slip && (isUnclosed || hasOpenAbove(element))) {
    yield {
      rule: 'unclosed',
      at: slip.from,
      says: `its end is written ${slip.text}, which is no tag; write </${tag.name}>`,
    }
    return
  }
  if (isUnclosed) {
    const until = end ? `${shown} in line ${lineOf(source, end.from)}` : 'the end of the file'
    const says = `its </${tag.name}> is missing, so that everything up to ${until} becomes its fallback and is gone; write </${tag.name}>`
    yield { rule: 'unclosed', at: tag.from, says }
    return
  }
  const above = hasOpenAbove(element)
  if (!above || !end || looksClosed(source, element) || (!isWhole && !above.end)) return
  const says = `a </${tag.name}> is missing between line ${lineOf(source, tag.from)} and line ${lineOf(source, (above.end ?? end).from)}, so that it may hold everything up to line ${lineOf(source, end.from)}; write </${tag.name}> where it ends`
  yield { rule: 'unclosed', at: tag.from, says, isProbable: true }
}

/** Returns an element of the same name around this one whose end tag closed this one instead. */
function hasOpenAbove({ tag, parent }: Open): Open | undefined {
  for (let each = parent; each; each = each.parent)
    if (each.isUnclosed && each.tag.name === tag.name) return each
  return undefined
}

/** Returns the index of the first element that begins after a position; all are in the order of the source. */
function firstBehind(all: readonly Open[], from: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle] as Open).tag.from > from) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Yields the faults of unclosed elements inside: an unclosed link continues over the page, an unclosed script swallows
 * it.
 */
function* ofInside(source: string, element: Open, all: readonly Open[]): Generator<SourceFault> {
  const to = element.end?.from ?? source.length
  for (let at = firstBehind(all, element.tag.from); at < all.length; at++) {
    const inner = all[at] as Open
    const { tag } = inner
    if (tag.from >= to) break
    const text = tag.textTo === undefined ? '' : source.slice(tag.to, tag.textTo)
    const isCut =
      tag.name === 'script' &&
      /^\s*[{[][\s\S]*[}\]]\s*<\/?[a-z]/i.test(text) &&
      /<\/\w|<(?:a|p|h\d|div)\b/.test(text)
    const isOpen =
      tag.textTo === undefined ? inner.isUnclosed && !element.isUnclosed : tag.textTo >= source.length
    if (isOpen || (isCut && !isJson(text)))
      yield {
        rule: 'inner-tag',
        at: tag.from,
        says: `the <${tag.name}> in it (line ${lineOf(source, tag.from)}) is not closed; write </${tag.name}>`,
      }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Yields the fault of a copied widget: marks that only the runtime adds show that somebody copied the mounted widget
 * instead of its source.
 */
function* ofCopy(source: string, { tag, end }: Open): Generator<SourceFault> {
  const shown = source.slice(tag.from, end?.from ?? tag.to)
  const [mark] = /\bdata-(?:widget-state|doorstep-root)\b/.exec(shown) ?? []
  if (mark)
    yield {
      rule: 'place',
      at: tag.from,
      says: `${mark} is what a browser has made of it; copy it from the source of the page, and not from what the browser shows`,
    }
}

function* ofPlace({ tag, parent, end }: Open): Generator<SourceFault> {
  for (let each = parent; each; each = each.parent)
    if (/^(noscript|select|option|datalist|video|audio|canvas)$/.test(each.tag.name))
      yield {
        rule: 'place',
        at: tag.from,
        says: `it stands in a <${each.tag.name}>, where no browser shows a widget; take it out of that`,
      }
  if (parent && tables.test(parent.tag.name))
    yield {
      rule: 'place',
      at: tag.from,
      says: `it stands between the rows of a table, from where browsers move it away; put it into a cell`,
    }
  if (tag.name === 'p' && end && !end.isEnd && closesParagraph.test(end.name))
    yield {
      rule: 'place',
      at: tag.from,
      says: `a <p> cannot hold <${end.name}>, so that what follows is no longer its fallback; write <div> for <p>`,
    }
}

/** Yields the fault of a link inside a link: the browser ends the outer link there and splits the placeholder. */
function* ofLink({ tag, parent, end }: Open, all: readonly Open[]): Generator<SourceFault> {
  const inner = all.find(
    each => each.tag.name === 'a' && each.tag.from > tag.from && each.tag.from < (end?.from ?? tag.to),
  )
  for (let each = parent; each && inner; each = each.parent)
    if (each.tag.name === 'a')
      yield {
        rule: 'place',
        at: tag.from,
        says: 'it stands in a link and holds another one, which browsers take apart; take it out of the link',
      }
}

/** Returns the position for the missing end tag of a script whose JSON is complete before a tag. */
function scriptEnd(source: string, tag: SourceTag): number | undefined {
  const text = source.slice(tag.to, tag.textTo)
  for (const { index } of text.matchAll(/[}\]](?=\s*<\/?[a-z])/gi))
    if (isJson(text.slice(0, index + 1))) return tag.to + index + 1
  return undefined
}

/** Returns an element with the end tag that it lacks. */
function closed(source: string, element: Open, fault: SourceFault): Edit | undefined {
  const { tag, end } = element
  const { from, to, name } = tag
  if (tag.closesItself)
    return { from, to, text: `${source.slice(from, to).replace(/(?<!\s)\s*\/>$/, '>')}</${name}>` }
  const slip = endSlip(source, element)
  if (slip && slip.from === fault.at)
    return { from, to: slip.to, text: `${source.slice(from, slip.from)}</${name}>` }
  const until = hasOpenAbove(element)?.end ?? end
  const at = endByLines(source, tag, until?.from ?? source.length)
  if (at === undefined) return undefined
  const own = source.slice(from, at)
  const indent = ' '.repeat(indentOf(source, from) ?? 0)
  const close = `${own.includes('\n') ? `\n${indent}` : ''}</${name}>`
  return { from, to: at, text: own.trimEnd() + close }
}

/** Returns the part of the source to replace, if the indentation leaves no doubt. */
function editOf(
  source: string,
  element: Open,
  faults: readonly SourceFault[],
  all: readonly Open[],
): Edit | undefined {
  const { tag } = element
  const [fault, ...more] = faults
  if (!fault || more.length) return undefined
  if (fault.rule === 'unclosed') return closed(source, element, fault)
  const inner = all.find(each => each.tag.from === fault.at)
  if (fault.rule !== 'inner-tag' || !inner) return undefined
  const at = inner.tag.name === 'script' ? scriptEnd(source, inner.tag) : innerEnd(source, inner, element)
  if (at === undefined) return undefined
  const text = `${source.slice(tag.from, at)}</${inner.tag.name}>`
  return { from: tag.from, to: at, text }
}

/** Returns the end of a link, or of a word in it, if the link is alone on its line or nothing follows it. */
function innerEnd(source: string, { tag }: Open, outer: Open): number | undefined {
  const to = outer.end?.from ?? source.length
  const rest = source.slice(tag.to, to)
  const [text = ''] = /^[^<\n]*/.exec(rest) ?? []
  const behind = rest.slice(text.length)
  // If other words precede it on the line, its last word is uncertain.
  const isAlone = source.slice(0, tag.from).trimEnd().endsWith('>')
  return isAlone && text.trim() && (!behind.trim() || /^<\/|^\n/.test(behind))
    ? tag.to + text.trimEnd().length
    : undefined
}

/** Returns a corrected tag; escaped characters stay escaped. */
function tagAgain(source: string, { name, from }: SourceTag, { attributes, to }: RepairedTag): Edit {
  const written = attributes.map(([each, value]) => {
    if (!value) return each
    return /^\s*[{[]/.test(value) && !value.includes("'")
      ? `${each}='${value}'`
      : `${each}="${value.replace(/"/g, '&quot;')}"`
  })
  const end = source.slice(from, to).endsWith('/>') ? `></${name}>` : '>'
  return { from, to, text: `<${[name, ...written].join(' ')}${end}` }
}

/**
 * Returns true if an element has its own end tag after the edit; another element's end tag would swallow the content
 * between.
 */
function closesAfter(source: string, { from, to, text }: Edit): boolean {
  const element = elementsOf(source.slice(0, from) + text + source.slice(to)).find(
    ({ tag }) => tag.from === from,
  )
  return !!element && !element.isUnclosed && !hasOpenAbove(element)
}

/** Returns an element and those inside it. */
function insideOf(all: readonly Open[], nth: number): Open[] {
  const end = all[nth]?.end?.from ?? Number.POSITIVE_INFINITY
  let behind = nth + 1
  while (behind < all.length && (all[behind]?.tag.from ?? end) < end) behind++
  return all.slice(nth, behind)
}

/** Returns the widget that a tag asks for, if it is one of ours or was meant as one. */
function widgetOf(tag: SourceTag, meant: RepairedTag, names: readonly string[]): string | undefined {
  const asked =
    meant.attributes.find(([name]) => closestMatch(name, ['data-widget']))?.[1] ??
    writtenFor(tag, 'data-widget')
  if (asked === undefined) return undefined
  return names.find(name => name === asked) ?? closestMatch(asked, names)
}

type Asked = { source: string; tag: SourceTag; meant: RepairedTag; widget: string; faults: SourceFault[] }

/** Returns a placeholder whose tag ends elsewhere than a browser reads it: the content after it is unknown. */
function movedPlaceholder({ source, tag, meant, widget, faults }: Asked): SourcePlaceholder {
  const edit = tagAgain(source, tag, meant)
  const isSure = !meant.isUnsure && closesAfter(source, edit)
  return { tag, widget, faults, isMoved: true, ...(isSure && { edit }), to: meant.to }
}

function readPlaceholder(
  { source, tag, meant, widget, faults: ofTag }: Asked,
  element: Open,
  inside: readonly Open[],
  isWhole: boolean,
): SourcePlaceholder {
  const tags = [...ofEnd(source, element, isWhole), ...ofInside(source, element, inside)]
  const faults = [
    ...ofTag,
    ...tags,
    ...ofPlace(element),
    ...ofCopy(source, element),
    ...ofLink(element, inside),
  ]
  // The browser sees no placeholder there at all.
  const isMisplaced = writtenFor(tag, 'data-widget') === undefined && meant.says.length > 0
  const edited = () => {
    if (isMisplaced) return tagAgain(source, tag, meant)
    if (isDoubled(source, tag) && faults.length === 1)
      return { from: tag.from - 1, to: tag.to, text: source.slice(tag.from, tag.to) }
    return editOf(source, element, tags, inside)
  }
  const edit = meant.isUnsure ? undefined : edited()
  return {
    tag,
    widget,
    faults,
    to: voids.test(tag.name) ? tag.to : (element.end?.to ?? source.length),
    isUnsure: meant.isUnsure,
    ...(edit && { edit }),
    ...(meant.says.length > 0 && { attributes: meant.attributes }),
  }
}

const isDoubled = (source: string, { from }: SourceTag) =>
  source[from - 1] === '<' && source[from - 2] !== '<'

/**
 * Returns every placeholder of a source with the faults of its tags. `isWhole` means that the source is a complete
 * page, in which an element still open at the end was never closed.
 */
export function structureOf(source: string, names: readonly string[], isWhole: boolean): SourcePlaceholder[] {
  const all = elementsOf(source)
  return all.flatMap((element, nth) => {
    const { tag } = element
    const written = source.slice(tag.from, tag.to)
    if (!/data.?widget/i.test(written) && !/widget\s*=/i.test(written)) return []
    const meant = repairTag(source, tag.from)
    const widget = widgetOf(tag, meant, names)
    if (!widget) return []
    const faults: SourceFault[] = meant.says.map(says => ({ rule: 'tag', at: meant.at, says }))
    if (isDoubled(source, tag))
      faults.push({
        rule: 'tag',
        at: tag.from - 1,
        says: 'a < too many stands in front of its tag; take it away',
      })
    const asked = { source, tag, meant, widget, faults }
    const isMoved = meant.says.length > 0 && meant.to !== tag.to
    return isMoved ? movedPlaceholder(asked) : readPlaceholder(asked, element, insideOf(all, nth), isWhole)
  })
}
