/** The keys of a record, typed. */
export const keysOf = <Of extends object>(record: Of) =>
  Object.keys(record) as `${keyof Of & (string | number)}`[]

/** The entries of a record, typed. */
export const entriesOf = <Of extends object>(record: Of) =>
  keysOf(record).map(name => [name, record[name as keyof Of]] as const)
