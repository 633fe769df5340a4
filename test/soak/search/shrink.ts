/** What is left of a list without `count` of its elements from `from` on. */
const without = <T>(all: readonly T[], from: number, count: number): T[] => [
  ...all.slice(0, from),
  ...all.slice(from + count),
]

/**
 * The shortest list that is found to fail still: halves, quarters and at last single elements are left out as long as
 * what remains fails. With enough tries nothing more can be left out alone.
 * @param fails whether a list fails, in the same way; the list given must
 * @param tries how often `fails` may be asked
 */
export async function shrink<T>(
  failing: readonly T[],
  fails: (some: readonly T[]) => Promise<boolean>,
  tries = 60,
): Promise<readonly T[]> {
  let shortest = failing
  let left = tries
  for (let size = Math.ceil(shortest.length / 2); size >= 1; ) {
    let hasShrunk = false
    // The last step is what it came to: what leads there goes first.
    for (let from = 0; from < shortest.length && left > 0; ) {
      const some = without(shortest, from, size)
      left--
      if (await fails(some)) {
        shortest = some
        hasShrunk = true
      } else from += size
    }
    if (left <= 0) return shortest
    if (size === 1 && !hasShrunk) return shortest
    size = size === 1 ? 1 : Math.ceil(size / 2)
  }
  return shortest
}
