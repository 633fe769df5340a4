/** The keys of a record, typed. */
export const keysOf = <Of extends object>(record: Of) =>
  Object.keys(record) as `${keyof Of & (string | number)}`[]
