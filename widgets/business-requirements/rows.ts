/** The columns, by the names that they are posted by (BR-02). */
export const columns = ['pname', 'usize', 'uquantity'] as const
export type Column = (typeof columns)[number]

/** One product as it was written: free text, which the shop reads. */
export type Product = Readonly<Record<Column, string>>

/** A row keeps its number while others come and go. */
export type Row = Product & { readonly key: number }

export const emptyRow = (key: number): Row => ({ key, pname: '', usize: '', uquantity: '' })

export const numberRows = (products: readonly Product[]): readonly Row[] =>
  products.length ? products.map((product, key) => ({ ...product, key })) : [emptyRow(0)]

const isEmpty = (row: Product): boolean => columns.every(column => !row[column].trim())

export const lastKey = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ key }) => key))

/** What is left without the ticked rows; where that is nothing, an empty row of that number. */
export function removeRows(rows: readonly Row[], ticked: ReadonlySet<number>, key: number): readonly Row[] {
  const left = rows.filter(({ key }) => !ticked.has(key))
  return left.length ? left : [emptyRow(key)]
}

/**
 * The rows as they were before some were deleted, with what has been written since; a row that only stood in for all of
 * them goes again.
 */
export function putBack(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  const isNew = ({ key }: Row) => !before.some(row => row.key === key)
  const isStandIn = now.length === 1 && now.every(row => isNew(row) && isEmpty(row))
  const present = before.map(row => now.find(({ key }) => key === row.key) ?? row)
  return isStandIn ? present : [...present, ...now.filter(isNew)]
}

/** The row that takes the place of the first one that goes: the next that stays, else the one before. */
export function rowAfter(rows: readonly Row[], ticked: ReadonlySet<number>): Row | undefined {
  const first = rows.findIndex(({ key }) => ticked.has(key))
  const stays = ({ key }: Row) => !ticked.has(key)
  return rows.slice(first).find(stays) ?? rows.findLast(stays)
}

/** Reads rows that were left half written, by an older release perhaps. */
export function persistedRows(left: unknown): readonly Row[] | null {
  const isRow = (row: Partial<Row> | null) =>
    typeof row?.key === 'number' && columns.every(column => typeof row[column] === 'string')
  return Array.isArray(left) && left.length && left.every(isRow) ? left : null
}

const lastWritten = (texts: readonly string[]): number => texts.findLastIndex(text => text.trim())

/**
 * The rows of the server's own table with what was typed there, column by column, down to the last one that is written
 * or that somebody is in: a page may print more for those without script. Null where nothing was typed.
 */
export function typedRows(typed: readonly unknown[], rowInUse: number): readonly Row[] | null {
  const lists = typed.map(texts => (Array.isArray(texts) ? texts : []))
  if (lists.every(texts => !texts.length)) return null
  const last = Math.max(0, rowInUse, ...lists.map(lastWritten))
  const at = (column: number, row: number): string => lists[column]?.[row] ?? ''
  return Array.from({ length: last + 1 }, (_, row) => ({
    key: row,
    pname: at(0, row),
    usize: at(1, row),
    uquantity: at(2, row),
  }))
}
