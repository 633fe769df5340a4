import { wrongStrategy } from '../../platform/runtime/sentences'
import { type LoadStrategy, loadStrategies } from '../../platform/runtime/widget-list'
import { closestMatch } from '../../platform/values/closest-match'
import { attributeIn, type Markup } from './placeholder/markup'
import { writtenIn } from './placeholder/written'
import { type Prints, stateSays } from './server-rendered'
import { isMasked } from './source/filler'

/** One fault, with its place as far as known. */
export type Said = {
  says: string
  /** The kind of fault: `attribute`, `broken`, `unclosed` … */
  rule: string
  attribute?: string
  /**
   * True if the fault is about an address on another site; if the site's origin is unknown, the address may be its own.
   */
  isOtherSite?: boolean
  /** True if the site may allow the value in its block, which a part of a page does not show. */
  isForSite?: boolean
  /** The position in the JSON, or in the source. */
  offset?: number
  at?: number
}

/** A fault that a check has found. */
type Finding = Said & {
  /** The corrected placeholder, where only one correction is possible; without one, an editor has to decide. */
  mended?: Markup
}

/** The data that a check has besides the placeholder. */
type CheckContext = {
  widget: string
  /** The facts that a page may print of each widget, if known. */
  prints?: Readonly<Record<string, Prints>> | undefined
  /** True if a template prints the content. */
  isFallbackUnknown?: boolean | undefined
}

/** Checks one aspect of a placeholder, and returns its faults. */
type Check = (placeholder: Markup, context: CheckContext) => readonly Finding[]

const holdsNothing =
  /^(script|style|template|textarea|select|option|iframe|img|input|br|hr|video|audio|canvas|object|svg)$/
// A widget has controls and blocks of its own, which these elements may not contain; such an element can be the
// fallback.
const holdsNoWidget = /^(a|button|label|summary|ul|ol|dl|table)$/
const isPartOfTable = /^(tr|tbody|thead|tfoot|colgroup)$/

export const withValue = (node: Markup, name: string, value: string | undefined): Markup => ({
  ...node,
  attributes: node.attributes.flatMap(each =>
    each[0] !== name ? [each] : value === undefined ? [] : [[name, value] as const],
  ),
})

export const isShown = (node: Markup): boolean =>
  node.name !== '#comment' &&
  (node.name === '#text' ? !!node.text.trim() : !/^(script|style|template)$/.test(node.name))

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

/** Returns true if an image or a field has a source, name or value, and so can serve as the fallback. */
const isWorthKeeping = ({ name, attributes }: Markup) =>
  /^(img|input|select|textarea|iframe|video|audio|object)$/.test(name) &&
  attributes.some(([each, value]) => /^(src|srcset|data|name|value)$/.test(each) && value)

const ofElement: Check = (placeholder, { widget }) => {
  const { name } = placeholder
  if (!holdsNothing.test(name) && !holdsNoWidget.test(name) && !isPartOfTable.test(name)) return []
  const isKept = holdsNoWidget.test(name) || isWorthKeeping(placeholder)
  const says = `${widget}: <${name}> cannot hold a widget; write <div data-widget="${widget}"></div>${isKept ? ` around it` : ''}.`
  // A part of a table does not show where the widget was meant to be.
  if (isPartOfTable.test(name)) return [{ rule: 'element', says }]
  return [{ rule: 'element', says, mended: isKept ? wrap(placeholder) : { ...placeholder, name: 'div' } }]
}

const hiding = /display:\s*none\s*(!important)?;?/i

const ofHidden: Check = (placeholder, { widget }) => {
  const style = attributeIn(placeholder, 'style') ?? ''
  if (attributeIn(placeholder, 'hidden') === undefined && !hiding.test(style)) return []
  const rest = style.replace(hiding, '').trim()
  return [
    {
      rule: 'hidden',
      attribute: hiding.test(style) ? 'style' : 'hidden',
      says: `${widget}: its placeholder is hidden, and the widget with it; take hidden or display: none away.`,
      mended: withValue(withValue(placeholder, 'hidden', undefined), 'style', rest || undefined),
    },
  ]
}

const strategiesMeant: Record<string, LoadStrategy> = {
  lazy: 'visible',
  eager: 'ready',
  click: 'interaction',
  hover: 'interaction',
}

const ofStrategy: Check = (placeholder, { widget }) => {
  const strategy = attributeIn(placeholder, 'data-load')?.trim()
  if (strategy === undefined || loadStrategies.includes(strategy as LoadStrategy)) return []
  const meant =
    strategiesMeant[strategy.toLowerCase().replace(/^on/, '')] ?? closestMatch(strategy, loadStrategies)
  const says = wrongStrategy(widget, strategy)
  const mended = meant && { mended: withValue(placeholder, 'data-load', meant) }
  return [{ rule: 'moment', attribute: 'data-load', says, ...mended }]
}

/** Returns the faults of the first state that the page prints for the widget. */
const ofState: Check = (placeholder, { widget, prints, isFallbackUnknown }) => {
  if (!prints) return []
  const isEmpty = !isFallbackUnknown && !writtenIn(placeholder).fallback.some(isShown)
  const state = { widget, placeholder, isEmpty, isKnown: (text: string) => !isMasked(text) }
  return [...stateSays(state, prints)].map(({ attribute, says, written }) => ({
    rule: 'printed',
    attribute,
    says: `${widget}: ${says}.`,
    ...(written !== undefined && { mended: withValue(placeholder, attribute, written) }),
  }))
}

const checks: readonly Check[] = [ofElement, ofHidden, ofStrategy, ofState]

type Checked = { findings: Finding[]; mended: Markup }

/** Makes every check, each on the placeholder as the previous one has corrected it. */
export function checkPlaceholder(placeholder: Markup, context: CheckContext): Checked {
  const findings: Finding[] = []
  let mended = placeholder
  for (const check of checks) {
    const found = check(mended, context)
    findings.push(...found)
    mended = found.findLast(each => each.mended)?.mended ?? mended
  }
  return { findings, mended }
}
