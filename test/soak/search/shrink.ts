/** A list without `count` of its elements from `from` on. */
const without = <T>(all: readonly T[], from: number, count: number): T[] => [
  ...all.slice(0, from),
  ...all.slice(from + count),
]

/**
 * The shortest list found that still fails: halves, quarters and at last single elements are left out as long
 * as the rest fails. With enough tries no single element can be left out any more.
 * @param fails whether a list fails in the same way; the given list must
 * @param tries how often `fails` may be called
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
    // The last step caused the failure, so the steps before it are removed first.
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
