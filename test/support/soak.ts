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

type Table<Row, Column> = {
  /** Each row meets every so-manieth column. */
  every: number
  /** Rows of the same kind meet all columns between them; without it all rows are of one kind. */
  kindOf?: (row: Row) => unknown
  /** Whether the table has that cell. */
  has?: (row: Row, column: Column) => boolean
}

/**
 * The cells of a table, all of them in the soak, otherwise chosen as in pairwise testing: each row meets some of the columns, the next one those
 * beside them, and each kind of rows meets every column. Throws if that leaves a row or a column out.
 */
export function pairwise<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  { every, kindOf = () => undefined, has = () => true }: Table<Row, Column>,
): readonly (readonly [row: Row, column: Column])[] {
  const kinds = rows.map(kindOf)
  const ofKind = (wanted: unknown, until = kinds.length) =>
    kinds.slice(0, until).filter(kind => kind === wanted).length
  const cells = rows.flatMap((row, at) => {
    const own = columns.filter(column => has(row, column))
    if (!own.length) throw new Error(`Row ${at} of the table has no cell.`)
    const step = isSoak ? 1 : Math.min(every, own.length, ofKind(kinds[at]))
    const first = ofKind(kinds[at], at) % step
    return own.filter((_, nth) => nth % step === first).map(column => [row, column] as const)
  })
  for (const [at, row] of rows.entries())
    for (const [nth, column] of columns.entries())
      if (has(row, column) && !cells.some(([other, each]) => each === column && kindOf(other) === kinds[at]))
        throw new Error(`No row of the kind of row ${at} is tried in column ${nth}.`)
  return cells
}
