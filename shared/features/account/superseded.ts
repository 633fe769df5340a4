import type { Provider } from '../../platform/providers/provider'
import { stringifyJson } from '../../platform/values/json'
import type { RowValues } from './use-row-edit'

type Saved = { older: Set<string>; now: RowValues }

/** What this page has saved, by the names of its values, and what was shown before. */
export const supersededProvider: Provider<Map<string, Saved>> = () => new Map()

const namesOf = (values: RowValues) => Object.keys(values).join()

/**
 * Returns the values to show for printed ones. A router puts back what was printed before this page has saved others,
 * as Turbo does at Back.
 */
export function latestOf<Values extends RowValues>(printed: Values, all: Map<string, Saved>): Values {
  const saved = all.get(namesOf(printed))
  return saved?.older.has(stringifyJson(printed)) ? (saved.now as Values) : printed
}

/** Notes that this page has saved these values in the place of the shown ones. */
export function supersede(shown: RowValues, now: RowValues, all: Map<string, Saved>): void {
  const older = all.get(namesOf(now))?.older ?? new Set()
  older.add(stringifyJson(shown)).delete(stringifyJson(now))
  all.set(namesOf(now), { older, now })
}
