import type { Options } from '../../platform/options/options'
import { publishedFacts } from '../../platform/page/facts/published-facts'
import type { WidgetList } from '../../platform/runtime/widget-list'
import { closestMatch } from '../../platform/values/closest-match'
import { prints } from './built-prints'
import { type Diagnosis, lint } from './lint-placeholder'
import { unescapeText } from './placeholder/json-slips'
import { attributeIn, type Markup, markupOf } from './placeholder/markup'
import { staleNotes } from './server-rendered'
import { type Found, placeholdersBelow } from './source/find-placeholders'
import { type SourcePlaceholder, structureOf } from './source/structure'

/** A placeholder, or an element that was meant as one, with its faults. */
export type Linted = Found & { finding: Diagnosis; source?: SourcePlaceholder | undefined }

type Loaded = { options?: Options; inForm?: boolean }

/** Returns the definitions of the widgets on the page. */
async function definitionsOf(widgets: WidgetList, wanted: ReadonlySet<string>): Promise<Map<string, Loaded>> {
  const read = new Map<string, Loaded>()
  await Promise.all(
    [...wanted].map(async name => {
      // A failed load is reported by the runtime.
      const loaded = await widgets[name]?.load().catch(() => undefined)
      if (loaded) read.set(name, loaded.widget as Loaded)
    }),
  )
  return read
}

/** Returns an element for a placeholder that the browser has not recognised as one. */
const asFound = ({ tag, widget }: SourcePlaceholder): Found => {
  const placeholder = {
    name: tag.name,
    attributes: [['data-widget', widget] as const],
    children: [],
    text: '',
  }
  return { node: placeholder, placeholder, next: undefined, above: [] }
}

/**
 * Returns true if an element may come from a tag of the source; scripts may have changed its classes and other
 * attributes.
 */
const isSame = ({ tag }: SourcePlaceholder, { attributes }: Markup) =>
  tag.attributes.every(
    ({ name, value }) =>
      !name.startsWith('data-') ||
      attributes.some(([each, shown]) => each === name && (shown === value || value.includes('&'))),
  )

/** Matches placeholders on the page with those in its source, in order; scripts may have added some. */
function paired(
  found: readonly Found[],
  sources: readonly SourcePlaceholder[],
): Map<Found, SourcePlaceholder> {
  const pairs = new Map<Found, SourcePlaceholder>()
  let from = 0
  for (const source of sources) {
    const written = source.tag.attributes.find(({ name }) => name === 'data-widget')?.value
    const asked = written === undefined ? undefined : unescapeText(written)
    const at = found.findIndex(
      ({ placeholder, node }, nth) =>
        nth >= from &&
        asked !== undefined &&
        attributeIn(placeholder, 'data-widget') === asked &&
        isSame(source, node),
    )
    const match = found[at]
    if (!match) continue
    pairs.set(match, source)
    from = at + 1
  }
  return pairs
}

/**
 * Checks every placeholder of the page, including widgets that load at a press (F-65); `source`, if available, shows
 * what the browser has repaired.
 */
export async function lintWidgets(widgets: WidgetList, source?: string): Promise<Linted[]> {
  const names = Object.keys(widgets)
  const found = [...placeholdersBelow(markupOf(document.documentElement), names)]
  const sources = source === undefined ? [] : structureOf(source, names, true)
  const pairs = paired(found, sources)
  const asked = (each: Found) => pairs.get(each)?.widget ?? attributeIn(each.placeholder, 'data-widget') ?? ''
  const unseen = sources.filter(
    ({ tag, faults }) => faults.length > 0 && !tag.attributes.some(({ name }) => name === 'data-widget'),
  )
  for (const source of unseen) pairs.set(asFound(source), source)
  const all = [...new Set([...found, ...pairs.keys()])]
  const wanted = all.map(asked).map(name => (names.includes(name) ? name : (closestMatch(name, names) ?? '')))
  const read = await definitionsOf(widgets, new Set(wanted))
  const definitions = {
    names,
    optionsOf: (name: string) => read.get(name)?.options,
    inForm: names.filter(name => read.get(name)?.inForm),
    prints,
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    isWhole: true,
  }
  return all.map(each => {
    const finding = lint(each.placeholder, definitions, { ...each, source: pairs.get(each) })
    const faults = each.says ? [{ rule: 'placeholder', says: each.says }, ...finding.faults] : finding.faults
    const notes = [...finding.notes, ...staleNotes(each.placeholder, publishedFacts())]
    return { ...each, finding: { ...finding, faults, notes }, source: pairs.get(each) }
  })
}
