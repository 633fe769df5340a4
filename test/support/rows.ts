/** Whether whole tables are played: by `npm run test:full`, and in a file whose name ends in `.full.test.ts`. */
export const isWhole: boolean =
  Boolean(process.env.FULL) || /\.full\.test\.tsx?$/.test(expect.getState().testPath ?? '')

/** The rows with those names, or the whole table; throws for a name without a row, so that a renamed row is noticed. */
export function rowsOf<Row extends readonly [name: string, ...rest: unknown[]]>(
  table: readonly Row[],
  names: readonly string[],
): readonly Row[] {
  const missing = names.filter(name => !table.some(([each]) => each === name))
  if (missing.length) throw new Error(`No row of the table is called ${missing.join(', ')}.`)
  return isWhole ? table : table.filter(([name]) => names.includes(name))
}
