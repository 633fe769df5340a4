import { markupOf } from '../../platform/options/markup'
import type { Options } from '../../platform/options/options'
import type { WidgetList } from '../../platform/runtime/widget-list'
import { closestMatch } from '../../platform/values/closest-match'
import { type Definitions, type Finding, lint } from './examine'
import { type Found, placeholdersBelow } from './find-placeholders'

/** Values of the catalogue's examples, by widget and option. */
export type Samples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** One placeholder, or what was meant as one, with all that is wrong with it. */
export type Linted = Found & { finding: Finding }

/** Examines all placeholders of a page, or of a template, at once. */
function lintAll(found: readonly Found[], definitions: Definitions): Linted[] {
  return found.map(each => {
    const finding = lint(each.placeholder, each.next, definitions)
    return { ...each, finding: each.says ? { ...finding, says: [each.says, ...finding.says] } : finding }
  })
}

/** Examines every placeholder of the page, those that wait for a press included (F-65). */
export async function lintWidgets(widgets: WidgetList, samples: Samples): Promise<Linted[]> {
  const names = Object.keys(widgets)
  const found = [...placeholdersBelow(markupOf(document.documentElement), names)]
  const read = new Map<string, Options>()
  const wanted = new Set(
    found.map(({ placeholder }) => {
      const [, name = ''] = placeholder.attributes.find(([each]) => each === 'data-widget') ?? []
      return Object.hasOwn(widgets, name) ? name : (closestMatch(name, names) ?? '')
    }),
  )
  await Promise.all(
    [...wanted].map(async name => {
      // What does not arrive is said by the runtime.
      const loaded = await widgets[name]?.load().catch(() => undefined)
      const options = (loaded?.widget as { options?: Options } | undefined)?.options
      if (options) read.set(name, options)
    }),
  )
  return lintAll(found, {
    names,
    optionsOf: name => read.get(name),
    sampleOf: (name, option) => samples[name]?.[option],
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  })
}
