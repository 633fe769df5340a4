/** The names of a record, as its type knows them. */
export const keysOf = <Of extends object>(record: Of) =>
  Object.keys(record) as `${keyof Of & (string | number)}`[]
