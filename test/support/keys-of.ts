/** The names of a record, as its type knows them. */
export const keysOf = <Of extends object>(record: Of) =>
  Object.keys(record) as `${keyof Of & (string | number)}`[]

/** The names of a record with what stands under them. */
export const entriesOf = <Of extends object>(record: Of) =>
  keysOf(record).map(name => [name, record[name as keyof Of]] as const)
