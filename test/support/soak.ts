// `npm test` tries each mechanism once; `npm run soak` sets RUNS and also tries the repetitions: every widget, engine,
// library and width.

/** Whether this run is the soak. */
export const isSoak: boolean = process.env.RUNS !== undefined

/** All rows in the soak, otherwise the chosen ones; throws if the choice matches none. */
export function inFull<T>(all: readonly T[], isChosen: (each: T, at: number) => boolean): readonly T[] {
  if (isSoak) return all
  const chosen = all.filter(isChosen)
  if (!chosen.length) throw new Error('No row of the table is chosen for npm test; name one that it has.')
  return chosen
}

/** The rows with those names; throws for a name without a row, so that a renamed row is noticed. */
export function namedRows<Row extends readonly [name: string, ...rest: unknown[]]>(
  all: readonly Row[],
  names: readonly string[],
): readonly Row[] {
  const missing = names.filter(name => !all.some(([each]) => each === name))
  if (missing.length) throw new Error(`No row of the table is called ${missing.join(', ')}.`)
  return inFull(all, ([name]) => names.includes(name))
}
