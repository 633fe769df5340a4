import type { VisitMemory } from '../../shared/domain/store/session'

/** Creates a memory of a visit that ends with the test. */
export function shortMemory(): VisitMemory {
  let isReached = false
  return {
    isQuotaReached: () => isReached,
    noteQuota(reached) {
      isReached = reached
    },
    wasConfirmed: () => false,
    noteConfirmed: () => {},
  }
}
