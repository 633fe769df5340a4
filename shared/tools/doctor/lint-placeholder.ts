import type { Options } from '../../platform/options/options'
import { misnamed, unclosed } from '../../platform/runtime/sentences'
import { closestMatch } from '../../platform/values/closest-match'
import { readJson } from '../../platform/values/json'
import { checkPlaceholder, isShown, type Said, withValue } from './checks'
import { fixAll } from './fix/fix'
import { pagePartIn } from './page-part'
import { type Fault, stepsOf, valueAt } from './placeholder/explain-options'
import { unescapeText } from './placeholder/json-slips'
import { attributeIn, everyIn, type Markup } from './placeholder/markup'
import { attributeOf } from './placeholder/option-attributes'
import { type PlaceholderParts, writtenIn } from './placeholder/written'
import { print, printWritten } from './print'
import { questionsIn } from './questions'
import type { Prints } from './server-rendered'
import type { Edit, SourceFault, SourcePlaceholder } from './source/structure'

/** The definitions with which a placeholder is compared. */
export type Definitions = {
  names: readonly string[]
  optionsOf: (name: string) => Options | undefined
  /** The ids of the page's elements. */
  ids: readonly string[]
  /** Widgets that post with the form around them, unless they have an address of their own. */
  inForm?: readonly string[]
  /** The facts that a page may print of each widget, if known. */
  prints?: Readonly<Record<string, Prints>> | undefined
  /** True if the source is the complete page. */
  isWhole?: boolean
  /** True if a template prints the content. */
  isFallbackUnknown?: boolean
}

/** The surroundings of a placeholder, and what its source shows that a parser does not. */
type Around = {
  next?: Markup | undefined
  above?: readonly string[]
  isPart?: boolean
  source?: SourcePlaceholder | undefined
}

/** The faults of a placeholder in complete sentences, and the corrected markup. */
export type Diagnosis = {
  widget: string
  faults: readonly Said[]
  /** Remarks about content that may be correct. */
  notes: string[]
  /** The corrected markup; undefined if more than one correction is possible. */
  paste?: string
  /** Parts of `paste` that an editor has to fill in. */
  gaps: string[]
  /** Page content that was inside the placeholder by mistake; it comes after the corrected markup. */
  after: string
  /** True if the JSON was in the next element, which is removed. */
  takesNext?: boolean
  /** The part of the source to replace, if known. */
  edit?: Edit
}

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

const nested = (widget: string, part: Markup) =>
  `${widget}: it holds <${part.name}${attributeIn(part, 'data-widget') ? ` data-widget="${attributeIn(part, 'data-widget')}"` : ''}>, which does not belong in a fallback; write that behind its closing tag.`

/** A placeholder without the page content that is inside it by mistake. */
type Parted = {
  own: Markup
  rest: readonly Markup[]
  /** True if the content is in a closed placeholder; it belongs behind that placeholder. */
  isNested: boolean
  findings: readonly Said[]
  /** True if an editor has to decide. */
  isAsked: boolean
}

/** Takes page content out of a placeholder, and reports it unless its source explains it. */
function withoutPart(
  placeholder: Markup,
  widget: string,
  names: readonly string[],
  source: SourcePlaceholder | undefined,
): Parted {
  const whole = { own: placeholder, rest: [], isNested: false, findings: [], isAsked: false }
  const part = pagePartIn(placeholder, names)
  if (!part) return whole
  if (part.name === 'script' && /json/i.test(attributeIn(part, 'type') ?? '')) {
    const says = `${widget}: its JSON is in a file of its own (src), where it is not read; write it between the script tags.`
    return { ...whole, findings: [{ rule: 'json', says }], isAsked: true }
  }
  const isOpen = source?.faults.some(({ rule }) => rule === 'unclosed')
  const inner = attributeIn(part, 'data-widget') ?? null
  const says = source ? nested(widget, part) : unclosed(widget, part.name, inner)
  const findings = isOpen ? [] : [{ rule: 'unclosed', says }]
  return { ...whole, ...apart(placeholder, part), isNested: !!source && !isOpen, findings }
}

/** Yields the faults of the surroundings that the widget needs. */
function* placeSays(
  widget: string,
  given: PlaceholderParts,
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

function* notesOn(given: PlaceholderParts, { above = [] }: Around): Generator<string> {
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

/** Returns a fault that only the source shows. */
const fromSource = (widget: string, { rule, says, at }: SourceFault): Said => ({
  rule,
  at,
  says: statement(widget, says),
})

/** Returns the placeholder with the attributes that a misread tag was meant to have. */
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

/** Returns the widget of a placeholder, from its source or its name, and the faults of that name. */
function widgetOf(placeholder: Markup, { names }: Definitions, source: SourcePlaceholder | undefined) {
  const written = attributeIn(placeholder, 'data-widget')?.trim() ?? ''
  const isKnown = names.includes(written)
  const widget = source?.widget ?? (isKnown ? written : (closestMatch(written, names) ?? ''))
  const findings = source?.faults.map(fault => fromSource(widget, fault)) ?? []
  const isOurs = isKnown || source?.attributes || source?.isMoved
  if (isOurs) return { widget, written, findings }
  const says = misnamed(written, names, true) ?? ''
  return { widget, written, findings: [...findings, { rule: 'name', attribute: 'data-widget', says }] }
}

/** Returns the faults of content that is not read, and of missing surroundings that the widget needs. */
function unreadIn(
  given: PlaceholderParts,
  { faults, fixed }: ReturnType<typeof fixAll>,
  options: Options,
  surroundings: Iterable<string>,
  widget: string,
): Said[] {
  const isMember = (says: string) =>
    faults.some(fault => fault.kind === 'member' && says.includes(`"${fault.from}" is not read`))
  const isReadable = readJson(given.json[0] ?? '') !== undefined
  const questions = [...questionsIn(isReadable ? given : fixed, options)].filter(each => !isMember(each))
  return [...questions.map(each => statement(widget, each)), ...surroundings].map(says => ({
    rule: 'unread',
    says,
  }))
}

/** Finds every fault of a placeholder, and fixes those with only one possible correction. F-63 to F-68, F-74 */
export function lint(placeholder: Markup, definitions: Definitions, around: Around = {}): Diagnosis {
  const { names, optionsOf, ids } = definitions
  const { source } = around
  const { widget, written, findings } = widgetOf(placeholder, definitions, source)
  const options = optionsOf(widget)
  if (!options) return { widget: written, faults: findings, notes: [], gaps: [], after: '' }
  const meant = source?.attributes
    ? withMeant(placeholder, source.attributes, widget)
    : withValue(placeholder, 'data-widget', widget)
  const parted = withoutPart(meant, widget, names, source)
  const checked = checkPlaceholder(parted.own, { widget, ...definitions })
  const { rest, isNested } = parted
  const given = writtenIn(checked.mended, rest.length ? undefined : around.next)
  const outcome = fixAll(given, options, { ids })
  const isBlock = /^(div|section|article|aside|nav|form|p)$/.test(placeholder.name)
  const surroundings = placeSays(widget, given, around, definitions, isBlock)
  // If the tag ends elsewhere, the rest of the placeholder is unknown.
  const inside = source?.isMoved
    ? []
    : [
        ...outcome.faults.map(fault => saidOf(fault, widget, options)),
        ...unreadIn(given, outcome, options, surroundings, widget),
      ]
  const isAsked =
    parted.isAsked ||
    checked.findings.some(({ mended }) => !mended) ||
    outcome.left.length > 0 ||
    source?.isUnsure ||
    source?.isMoved ||
    source?.faults.some(({ rule }) => rule !== 'tag')
  const after = rest.map(print).join('')
  const diagnosis: Diagnosis = {
    widget,
    faults: [...findings, ...parted.findings, ...checked.findings, ...inside],
    notes: source?.isMoved ? [] : [...notesOn(given, around)],
    gaps: outcome.gaps,
    after: isNested ? '' : after,
    takesNext: given.strays.some(stray => stray.in === 'sibling'),
  }
  const edit = source?.edit
  if (edit) return { ...diagnosis, edit, gaps: [], paste: edit.text, after: '' }
  if (isAsked || around.isPart) return diagnosis
  return { ...diagnosis, paste: printWritten(outcome.fixed) + (isNested && after ? `\n${after}` : '') }
}
