/** A value that must exist; throws if it is missing. */
export function present<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('What the test looks for is not there.')
  return value
}
