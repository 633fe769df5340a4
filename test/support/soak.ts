// `npm test` tries each mechanism; `npm run soak` sets RUNS and also tries what only repeats: every widget, engine,
// library and width that goes the same way.

/** Whether everything is tried. */
export const isSoak: boolean = process.env.RUNS !== undefined

/** All of it in the soak, and otherwise those that are chosen; a choice that fits nothing is an error. */
export function inFull<T>(all: readonly T[], isChosen: (each: T, at: number) => boolean): readonly T[] {
  if (isSoak) return all
  const chosen = all.filter(isChosen)
  if (!chosen.length) throw new Error('No row of the table is chosen for npm test; name one that it has.')
  return chosen
}

/** The rows of those names; a name that no row has is an error, so that a renamed row does not drop out. */
export function namedRows<Row extends readonly [name: string, ...rest: unknown[]]>(
  all: readonly Row[],
  names: readonly string[],
): readonly Row[] {
  const missing = names.filter(name => !all.some(([each]) => each === name))
  if (missing.length) throw new Error(`No row of the table is called ${missing.join(', ')}.`)
  return inFull(all, ([name]) => names.includes(name))
}
