/** The columns, by the names of their posted fields (BR-02). */
export const columns = ['pname', 'usize', 'uquantity'] as const
export type Column = (typeof columns)[number]

/** One product as the customer wrote it, in free text. */
export type Product = Readonly<Record<Column, string>>

/** A row; its key stays the same while other rows are added and deleted. */
export type Row = Product & { readonly key: number }

export const emptyRow = (key: number): Row => ({ key, pname: '', usize: '', uquantity: '' })

export const numberRows = (products: readonly Product[]): readonly Row[] =>
  products.length ? products.map((product, key) => ({ ...product, key })) : [emptyRow(0)]

const isEmpty = (row: Product): boolean => columns.every(column => !row[column].trim())

export const lastKey = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ key }) => key))

/** Returns the rows that are not ticked; if none is left, one empty row with the given key. */
export function removeRows(rows: readonly Row[], ticked: ReadonlySet<number>, key: number): readonly Row[] {
  const left = rows.filter(({ key }) => !ticked.has(key))
  return left.length ? left : [emptyRow(key)]
}

/** Restores deleted rows and keeps what was written since. An empty row that replaced all deleted rows is removed. */
export function putBack(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  const isNew = ({ key }: Row) => !before.some(row => row.key === key)
  const isStandIn = now.length === 1 && now.every(row => isNew(row) && isEmpty(row))
  const present = before.map(row => now.find(({ key }) => key === row.key) ?? row)
  return isStandIn ? present : [...present, ...now.filter(isNew)]
}

/** Returns the row to focus after a deletion: the next remaining one, or else the last one before it. */
export function rowAfter(rows: readonly Row[], ticked: ReadonlySet<number>): Row | undefined {
  const first = rows.findIndex(({ key }) => ticked.has(key))
  const stays = ({ key }: Row) => !ticked.has(key)
  return rows.slice(first).find(stays) ?? rows.findLast(stays)
}

/** Reads rows from the draft storage, which an older release may have written; null if they are malformed. */
export function persistedRows(left: unknown): readonly Row[] | null {
  const isRow = (row: Partial<Row> | null) =>
    typeof row?.key === 'number' && columns.every(column => typeof row[column] === 'string')
  return Array.isArray(left) && left.length && left.every(isRow) ? left : null
}

const lastWritten = (texts: readonly string[]): number => texts.findLastIndex(text => text.trim())

/**
 * Returns the rows that were typed into the server's own table, down to the last one that has text or the focus,
 * because a page may print spare rows for browsers without script. Null if nothing was typed.
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
