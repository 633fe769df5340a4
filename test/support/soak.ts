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
  /** A row meets one of so many columns. */
  every: number
  /** Rows of the same kind meet all columns between them; without it all rows are of one kind. */
  kindOf?: (row: Row) => unknown
  /** Whether the table has that cell. */
  has?: (row: Row, column: Column) => boolean
}

/**
 * The cells of a table, all of them in the soak, otherwise chosen as in pairwise testing: each row meets the columns that rows
 * of its kind have met least. Throws if that leaves out a row, or for a kind of rows a column.
 */
export function pairwise<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  { every, kindOf = () => undefined, has = () => true }: Table<Row, Column>,
): readonly (readonly [row: Row, column: Column])[] {
  const cells: (readonly [Row, Column])[] = []
  const timesMet = (column: Column, kind: unknown) =>
    cells.filter(([row, each]) => each === column && kindOf(row) === kind).length
  for (const [at, row] of rows.entries()) {
    const kind = kindOf(row)
    const alike = rows.filter(each => kindOf(each) === kind).length
    const own = columns.filter(column => has(row, column))
    if (!own.length) throw new Error(`Row ${at} of the table has no cell.`)
    const share = isSoak ? 1 : Math.min(every, alike)
    const leastMet = own.toSorted((one, other) => timesMet(one, kind) - timesMet(other, kind))
    const chosen = leastMet.slice(0, Math.ceil(own.length / share))
    cells.push(...chosen.map(column => [row, column] as const))
  }
  for (const [at, row] of rows.entries())
    for (const [nth, column] of columns.entries())
      if (has(row, column) && !timesMet(column, kindOf(row)))
        throw new Error(`No row of the kind of row ${at} is tried in column ${nth}.`)
  return cells
}
