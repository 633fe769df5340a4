import { attributeIn, everyIn, type Markup } from '../../platform/options/markup'
import type { Options } from '../../platform/options/options'
import { writtenIn } from '../../platform/options/written'
import { rootAttribute } from '../../platform/page/placeholders'
import { misnamed, unclosed, wrongStrategy } from '../../platform/runtime/sentences'
import { type LoadStrategy, loadStrategies } from '../../platform/runtime/widget-list'
import { closestMatch } from '../../platform/values/closest-match'
import { fixAll } from './mend'
import { print, printWritten } from './print'

/** What a placeholder is held against. */
export type Definitions = {
  names: readonly string[]
  optionsOf: (name: string) => Options | undefined
  /** A value of an example in the catalogue. */
  sampleOf: (name: string, option: string) => unknown
  /** Of the page's elements. */
  ids: readonly string[]
}

/** What an examiner finds in a placeholder: whole sentences, and the markup to paste in its place. */
export type Finding = {
  widget: string
  says: string[]
  /** Undefined where nobody can know what was meant. */
  paste?: string
  /** What has fallen into it, and stands behind what is pasted from then on. */
  after: string
  /** Its JSON stood in the element behind it, which goes. */
  takesNext?: boolean
}

const holdsNothing = /^(script|style|template|textarea|select|option|iframe|img|input|br|hr)$/

/** What of the page around it has fallen into a placeholder: no fallback holds any of these. */
function swallowed(placeholder: Markup, names: readonly string[]): Markup | undefined {
  const isOfPage = (node: Markup) =>
    /^(main|h1|footer|body)$/.test(node.name) ||
    attributeIn(node, 'role') === 'main' ||
    (node.name === 'script' && attributeIn(node, 'src') !== undefined) ||
    names.includes(attributeIn(node, 'data-widget') ?? '')
  const enters = (node: Markup) => attributeIn(node, rootAttribute) === undefined
  for (const child of placeholder.children)
    for (const node of everyIn(child, enters)) if (isOfPage(node)) return node
  return undefined
}

/** The placeholder up to what has fallen into it, and the rest. */
function apart(placeholder: Markup, part: Markup): { own: Markup; rest: readonly Markup[] } {
  const { children } = placeholder
  const from = children.findIndex(child => [...everyIn(child)].includes(part))
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

/** Finds everything that is wrong with a placeholder, and mends it. F-63 to F-68, F-74 */
export function lint(placeholder: Markup, next: Markup | undefined, definitions: Definitions): Finding {
  const { names, optionsOf, sampleOf } = definitions
  const says: string[] = []
  const written = attributeIn(placeholder, 'data-widget') ?? ''
  const widget = names.includes(written) ? written : (closestMatch(written, names) ?? '')
  if (!names.includes(written)) says.push(misnamed(written, names, true) ?? '')
  const options = optionsOf(widget)
  if (!options) return { widget: written, says, after: '' }
  let own = withValue(placeholder, 'data-widget', widget)
  let rest: readonly Markup[] = []
  const part = swallowed(own, names)
  if (part) {
    says.push(unclosed(widget, part.name, attributeIn(part, 'data-widget') ?? null))
    const parts = apart(own, part)
    own = parts.own
    rest = parts.rest
  }
  if (holdsNothing.test(own.name)) {
    says.push(`${widget}: <${own.name}> cannot hold a widget; write <div data-widget="${widget}"></div>.`)
    own = { ...own, name: 'div' }
  }
  const isHidden =
    attributeIn(own, 'hidden') !== undefined || /display:\s*none/.test(attributeIn(own, 'style') ?? '')
  if (isHidden) {
    says.push(
      `${widget}: its placeholder is hidden, and the widget with it; take hidden or display: none away.`,
    )
    own = withValue(withValue(own, 'hidden', undefined), 'style', undefined)
  }
  const moment = attributeIn(own, 'data-load')
  if (moment !== undefined && !loadStrategies.includes(moment as LoadStrategy)) {
    says.push(wrongStrategy(widget, moment))
    own = withValue(
      own,
      'data-load',
      momentsMeant[moment.toLowerCase()] ?? closestMatch(moment, loadStrategies),
    )
  }
  const given = writtenIn(own, part ? undefined : next)
  const takesNext = given.strays.some(stray => stray.in === 'sibling')
  const {
    says: more,
    mended,
    examples,
  } = fixAll(given, options, {
    sample: option => sampleOf(widget, option),
    ids: definitions.ids,
  })
  says.push(...more.map(each => `${widget}: ${each}.`))
  // Who pastes it would otherwise call every customer by the example's name.
  const note = examples.length ? `<!-- Write your own: ${examples.join(', ')} -->\n` : ''
  return { widget, says, paste: note + printWritten(mended), after: rest.map(print).join(''), takesNext }
}
