/** What a test is sure to find; where it is missing the test ends there. */
export function present<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('What the test looks for is not there.')
  return value
}
