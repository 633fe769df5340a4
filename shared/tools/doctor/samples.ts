import { givenTo } from '../../platform/options/explain-options'
import type { Markup } from '../../platform/options/markup'
import type { Options } from '../../platform/options/options'
import { writtenIn } from '../../platform/options/written'

/** For each option of a widget that no default stands for, the first value that its examples have. */
export function samplesOf(placeholders: readonly Markup[], options: Options): Record<string, unknown> {
  const written = placeholders.map(each => writtenIn(each))
  const asked = Object.entries(options).filter(
    ([, { from, isRequired, messages }]) => isRequired || (from === 'json' && !messages),
  )
  return Object.fromEntries(
    asked.flatMap(([name, option]) => {
      const value = written.map(each => givenTo(each, name, option)).find(each => each !== undefined)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
