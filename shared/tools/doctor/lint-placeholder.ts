import { type Fault, stepsOf, valueAt } from '../../platform/options/explain-options'
import { unescapeText } from '../../platform/options/json-slips'
import { attributeIn, everyIn, type Markup } from '../../platform/options/markup'
import type { Options } from '../../platform/options/options'
import { attributeOf } from '../../platform/options/read-options'
import { type Written, writtenIn } from '../../platform/options/written'
import { misnamed, unclosed, wrongStrategy } from '../../platform/runtime/sentences'
import { type LoadStrategy, loadStrategies } from '../../platform/runtime/widget-list'
import { closestMatch } from '../../platform/values/closest-match'
import { readJson } from '../../platform/values/json'
import { fixAll } from './fix/fix'
import { pagePartIn } from './page-part'
import { print, printWritten } from './print'
import { questionsIn } from './questions'
import { type Prints, stateSays } from './server-rendered'
import { isMasked } from './source/filler'
import type { Edit, SourceFault, SourcePlaceholder } from './source/structure'

/** The definitions with which a placeholder is compared. */
export type Definitions = {
  names: readonly string[]
  optionsOf: (name: string) => Options | undefined
  /** The ids of the page's elements. */
  ids: readonly string[]
  /** Widgets that post with the form around them, unless they have an address of their own. */
  inForm?: readonly string[]
  /** What a page may print of each widget, if known. */
  prints?: Readonly<Record<string, Prints>> | undefined
  /** Whether this is the complete page. */
  isWhole?: boolean
  /** Whether a template prints the content. */
  isFallbackUnknown?: boolean
}

/** The surroundings of a placeholder, and what its source shows that a parser does not. */
type Around = {
  next?: Markup | undefined
  above?: readonly string[]
  isPart?: boolean
  source?: SourcePlaceholder | undefined
}

/** One fault, with its place as far as known. */
export type Said = {
  says: string
  /** The kind of fault: `attribute`, `broken`, `unclosed` … */
  rule: string
  attribute?: string
  /** Whether it is about an address on another site; if the site's origin is unknown, it may be its own. */
  isOtherSite?: boolean
  /** Whether the site may allow it in its block, which a part of a page does not show. */
  isForSite?: boolean
  /** The position in the JSON, or in the source. */
  offset?: number
  at?: number
}

/** What the check finds in a placeholder: complete sentences, and the corrected markup. */
export type Finding = {
  widget: string
  faults: Said[]
  /** Remarks about what may be right as it is. */
  notes: string[]
  /** The corrected markup; undefined if the intention is unclear. */
  paste?: string
  /** Parts of `paste` that an editor has to fill in. */
  gaps: string[]
  /** Page content that was inside the placeholder by mistake; it comes after the corrected markup. */
  after: string
  /** Whether the JSON was in the next element, which is removed. */
  takesNext?: boolean
  /** The part of the source to replace, if known. */
  edit?: Edit
}

const holdsNothing =
  /^(script|style|template|textarea|select|option|iframe|img|input|br|hr|video|audio|canvas|object|svg)$/
// A widget has controls and blocks of its own, which these elements may not contain; each may be its fallback.
const holdsNoWidget = /^(a|button|label|summary|ul|ol|dl|table)$/
const isPartOfTable = /^(tr|tbody|thead|tfoot|colgroup)$/
/** Splits a placeholder at the page content that is inside it by mistake. */
export function apart(placeholder: Markup, part: Markup): { own: Markup; rest: readonly Markup[] } {
  const { children } = placeholder
  const holds = (child: Markup) => {
    for (const each of everyIn(child)) if (each === part) return true
    return false
  }
  const from = children.findIndex(holds)
  return { own: { ...placeholder, children: children.slice(0, from) }, rest: children.slice(from) }
}

const withValue = (node: Markup, name: string, value: string | undefined): Markup => ({
  ...node,
  attributes: node.attributes.flatMap(each =>
    each[0] !== name ? [each] : value === undefined ? [] : [[name, value] as const],
  ),
})

const momentsMeant: Record<string, LoadStrategy> = {
  lazy: 'visible',
  eager: 'ready',
  click: 'interaction',
  hover: 'interaction',
}

/** A placeholder while it is being corrected, with the faults found so far. */
type Patient = { own: Markup; widget: string; said: Said[]; isAsked: boolean }

/** Moves an element that cannot contain a widget into the placeholder, as its fallback. */
function wrap(node: Markup): Markup {
  const isOurs = ([name]: readonly [string, string]) => name.startsWith('data-')
  const isPart = (child: Markup) => /^(script|template)$/.test(child.name)
  const inner = {
    ...node,
    attributes: node.attributes.filter(each => !isOurs(each)),
    children: node.children.filter(child => !isPart(child)),
  }
  const attributes = node.attributes.filter(isOurs)
  return { name: 'div', text: '', attributes, children: [...node.children.filter(isPart), inner] }
}

/** An image or field with a source, name or value can serve as the fallback. */
const isWorthKeeping = ({ name, attributes }: Markup) =>
  /^(img|input|select|textarea|iframe|video|audio|object)$/.test(name) &&
  attributes.some(([each, value]) => /^(src|srcset|data|name|value)$/.test(each) && value)

function checkElement(patient: Patient): void {
  const { own, widget, said } = patient
  const { name } = own
  if (!holdsNothing.test(name) && !holdsNoWidget.test(name) && !isPartOfTable.test(name)) return
  const isKept = holdsNoWidget.test(name) || isWorthKeeping(own)
  const says = `${widget}: <${name}> cannot hold a widget; write <div data-widget="${widget}"></div>${isKept ? ` around it` : ''}.`
  said.push({ rule: 'element', says })
  patient.isAsked ||= isPartOfTable.test(name)
  patient.own = isKept ? wrap(own) : { ...own, name: 'div' }
}

const hiding = /display:\s*none\s*(!important)?;?/i

function checkHidden(patient: Patient): void {
  const { own, widget, said } = patient
  const style = attributeIn(own, 'style') ?? ''
  if (attributeIn(own, 'hidden') === undefined && !hiding.test(style)) return
  said.push({
    rule: 'hidden',
    attribute: hiding.test(style) ? 'style' : 'hidden',
    says: `${widget}: its placeholder is hidden, and the widget with it; take hidden or display: none away.`,
  })
  const shown = style.replace(hiding, '').trim()
  patient.own = withValue(withValue(own, 'hidden', undefined), 'style', shown || undefined)
}

function checkMoment(patient: Patient): void {
  const { own, widget, said } = patient
  const moment = attributeIn(own, 'data-load')
  if (moment === undefined || loadStrategies.includes(moment as LoadStrategy)) return
  said.push({ rule: 'moment', attribute: 'data-load', says: wrongStrategy(widget, moment) })
  const meant = momentsMeant[moment.toLowerCase().replace(/^on/, '')] ?? closestMatch(moment, loadStrategies)
  patient.isAsked ||= !meant
  if (meant) patient.own = withValue(own, 'data-load', meant)
}

/** Checks the first state that the page prints for the widget. */
function checkState(patient: Patient, given: Written, { prints, isFallbackUnknown }: Definitions): void {
  const { widget, said } = patient
  if (!prints) return
  const isEmpty = !isFallbackUnknown && !given.fallback.some(isShown)
  const state = { widget, placeholder: patient.own, isEmpty, isKnown: (text: string) => !isMasked(text) }
  for (const { attribute, says, written } of stateSays(state, prints)) {
    said.push({ rule: 'printed', attribute, says: statement(widget, says) })
    patient.isAsked ||= written === undefined
    if (written !== undefined) patient.own = withValue(patient.own, attribute, written)
  }
}

const nested = (widget: string, part: Markup) =>
  `${widget}: it holds <${part.name}${attributeIn(part, 'data-widget') ? ` data-widget="${attributeIn(part, 'data-widget')}"` : ''}>, which is no fallback; write that behind its closing tag.`

/**
 * Removes page content from the placeholder and reports it, unless the source explains it; content in a closed
 * placeholder is intentional.
 */
function checkPart(
  patient: Patient,
  names: readonly string[],
  source: SourcePlaceholder | undefined,
): { rest: readonly Markup[]; isNested: boolean } {
  const { own, widget, said } = patient
  const part = pagePartIn(own, names)
  if (!part) return { rest: [], isNested: false }
  const isOpen = source?.faults.some(({ rule }) => rule === 'unclosed')
  const inner = attributeIn(part, 'data-widget') ?? null
  if (part.name === 'script' && /json/i.test(attributeIn(part, 'type') ?? '')) {
    patient.isAsked = true
    said.push({
      rule: 'json',
      says: `${widget}: its JSON is in a file of its own (src), where it is not read; write it between the script tags.`,
    })
    return { rest: [], isNested: false }
  }
  if (!isOpen)
    said.push({ rule: 'unclosed', says: source ? nested(widget, part) : unclosed(widget, part.name, inner) })
  const parts = apart(own, part)
  patient.own = parts.own
  return { rest: parts.rest, isNested: !!source && !isOpen }
}

/** Faults of the surroundings that the widget needs. */
function* placeSays(
  widget: string,
  given: Written,
  { above = [] }: Around,
  definitions: Definitions,
  isBlock: boolean,
): Generator<string> {
  const hasOwn = given.attributes.some(([name, value]) => name === 'data-action' && value)
  const isAlone =
    definitions.inForm?.includes(widget) && definitions.isWhole && !above.includes('form') && !hasOwn
  const parent = above.at(-1) ?? ''
  const around = above.find(each => /^(a|button|summary|h[1-6])$/.test(each))
  if (/^(ul|ol)$/.test(parent) && isBlock)
    yield `${widget}: it stands between the entries of a list; put it into an <li>.`
  else if (around && isBlock)
    yield `${widget}: it stands in a <${around}>, which can hold no boxes and controls of others; take it out of that.`
  const canPost = definitions.optionsOf(widget)?.action
  if (isAlone)
    yield `${widget}: it stands in no form, so that nothing it asks for is sent; write <form> around it${canPost ? ', or give it data-action' : ''}.`
}

const isShown = (node: Markup): boolean =>
  node.name !== '#comment' &&
  (node.name === '#text' ? !!node.text.trim() : !/^(script|style|template)$/.test(node.name))

function* notesOn(given: Written, { above = [] }: Around): Generator<string> {
  if (above.includes('template'))
    yield 'it stands in a <template>: nothing of it is shown until a script copies it'
  if (!given.fallback.some(isShown))
    yield 'it is empty: until the widget is there, and without script, people see nothing'
}

const statement = (widget: string, says: string) => `${widget}: ${says}.`

const isOtherSite = (fault: Fault) =>
  fault.kind === 'value' &&
  fault.code === 'not-on-this-site' &&
  /^(https?:)?\/\//i.test(String(valueAt(fault.found, stepsOf(fault.at))))

const isForSite = (fault: Fault) =>
  fault.kind === 'value' && /^(script|post)-not-named$/.test(fault.code ?? '')

function saidOf(fault: Fault, widget: string, options: Options): Said {
  const { kind, offset } = fault
  const name = 'name' in fault ? fault.name : ''
  const isOption = kind === 'value' || kind === 'unwritten'
  const attribute = isOption && options[name]?.from === 'attribute' ? attributeOf(name) : name
  const isAttribute = isOption ? attribute !== name : kind === 'attribute' || kind === 'json-attribute'
  return {
    rule: kind,
    says: statement(widget, fault.says),
    ...(isAttribute && { attribute }),
    ...(offset !== undefined && { offset }),
    ...(isOtherSite(fault) && { isOtherSite: true }),
    ...(isForSite(fault) && { isForSite: true }),
  }
}

/** A fault that only the source shows. */
const fromSource = (widget: string, { rule, says, at }: SourceFault): Said => ({
  rule,
  at,
  says: statement(widget, says),
})

/** The placeholder with the attributes that a misread tag was meant to have. */
function withMeant(
  placeholder: Markup,
  meant: NonNullable<SourcePlaceholder['attributes']>,
  widget: string,
): Markup {
  const attributes = meant.map(
    ([name, value]) =>
      [
        name,
        placeholder.attributes.find(([each, read]) => each === name && read === value)?.[1] ??
          unescapeText(value),
      ] as const,
  )
  return withValue({ ...placeholder, attributes }, 'data-widget', widget)
}

/** Finds every fault of a placeholder, and fixes those whose correction is certain. F-63 to F-68, F-74 */
export function lint(placeholder: Markup, definitions: Definitions, around: Around = {}): Finding {
  const { names, optionsOf, ids } = definitions
  const { source } = around
  const written = attributeIn(placeholder, 'data-widget') ?? ''
  const widget = source?.widget ?? (names.includes(written) ? written : (closestMatch(written, names) ?? ''))
  const said: Said[] = source?.faults.map(fault => fromSource(widget, fault)) ?? []
  const isOurs = names.includes(written) || source?.attributes || source?.isMoved
  if (!isOurs)
    said.push({ rule: 'name', attribute: 'data-widget', says: misnamed(written, names, true) ?? '' })
  const options = optionsOf(widget)
  if (!options) return { widget: written, faults: said, notes: [], gaps: [], after: '' }
  const meant = source?.attributes
    ? withMeant(placeholder, source.attributes, widget)
    : withValue(placeholder, 'data-widget', widget)
  const patient: Patient = { own: meant, widget, said, isAsked: false }
  const { rest, isNested } = checkPart(patient, names, source)
  checkElement(patient)
  checkHidden(patient)
  checkMoment(patient)
  checkState(patient, writtenIn(patient.own), definitions)
  const given = writtenIn(patient.own, rest.length ? undefined : around.next)
  const outcome = fixAll(given, options, { ids })
  // If the tag ends elsewhere, the rest of the placeholder is unknown.
  if (!source?.isMoved) {
    for (const fault of outcome.faults) said.push(saidOf(fault, widget, options))
    const isMember = (says: string) =>
      outcome.faults.some(fault => fault.kind === 'member' && says.includes(`"${fault.from}" is not read`))
    const questions = [
      ...questionsIn(readJson(given.json[0] ?? '') === undefined ? outcome.fixed : given, options),
    ].flatMap(each => (isMember(each) ? [] : [statement(widget, each)]))
    const isBlock = /^(div|section|article|aside|nav|form|p)$/.test(placeholder.name)
    for (const says of [...questions, ...placeSays(widget, given, around, definitions, isBlock)])
      said.push({ rule: 'unread', says })
  }
  const isAsked =
    patient.isAsked ||
    outcome.left.length > 0 ||
    source?.isUnsure ||
    source?.isMoved ||
    source?.faults.some(({ rule }) => rule !== 'tag')
  const after = rest.map(print).join('')
  const finding: Finding = {
    widget,
    faults: said,
    notes: source?.isMoved ? [] : [...notesOn(given, around)],
    gaps: outcome.gaps,
    after: isNested ? '' : after,
    takesNext: given.strays.some(stray => stray.in === 'sibling'),
  }
  const edit = source?.edit
  if (edit) return { ...finding, edit, gaps: [], paste: edit.text, after: '' }
  if (isAsked || around.isPart) return finding
  return { ...finding, paste: printWritten(outcome.fixed) + (isNested && after ? `\n${after}` : '') }
}
