/** How much may be shown of an order that somebody else may have changed: all, all for one more moment, or nothing. */
export type Staleness = 'none' | 'reading' | 'late'

/** How long what was shown may go on being shown while it is read again. */
const shownMs = 1500
/** After so long without a read, an order may have been changed on another device, of which no tab tells. */
const sureMs = 5000

export type StalenessTracker = ReturnType<typeof createStalenessTracker>

/** Counts the events that may have changed the order elsewhere, and how many of them an answer has covered. */
export function createStalenessTracker({
  get,
  set,
}: {
  get: () => Staleness
  set: (staleness: Staleness) => void
}) {
  let raised = 0
  let settled = 0
  let knownAt = Date.now()
  let limit: ReturnType<typeof setTimeout> | undefined

  /** What was shown before may stay for a moment while it is read again, not for as long as an answer can take. */
  const limitWait = () => {
    limit ??= setTimeout(() => set('late'), shownMs)
  }
  return {
    limitWait,
    /** Somebody else may have changed the order, or placed it. */
    raise(): void {
      raised += 1
      if (get() === 'none') set('reading')
      limitWait()
    },
    /** Nothing that was shown counts any more. */
    giveUp: () => set('late'),
    end(): void {
      clearTimeout(limit)
      limit = undefined
      set('none')
    },
    /** Notes what has become stale so far; call the result once an answer has settled that. */
    untilNow() {
      const asOf = raised
      const askedAt = Date.now()
      return () => {
        settled = Math.max(settled, asOf)
        knownAt = Math.max(knownAt, askedAt)
      }
    },
    areSettled: () => settled === raised,
    wereRaised: () => raised > 0,
    /** Was the shop last asked too long ago to rely on its answer? */
    isOutdated: () => Date.now() - knownAt > sureMs,
  }
}
