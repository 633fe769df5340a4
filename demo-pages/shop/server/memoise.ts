/**
 * Returns a function that caches its results, because a shop needs the same few hundred dates and sums all the time.
 */
export function memoise<From, To>(workOut: (from: From) => To): (from: From) => To {
  const known = new Map<From, To>()
  return from => {
    let to = known.get(from)
    if (to === undefined) {
      if (known.size > 5000) known.clear()
      to = workOut(from)
      known.set(from, to)
    }
    return to
  }
}
