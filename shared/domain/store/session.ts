import type { StoreApi } from 'zustand/vanilla'
import type { PageHints } from './page-hints'

/** The delivery round of a postcode, in the shop's words; empty if the shop has not said. */
type Round = { deliverySummary: string; roundsman: string }

type Confirmation = {
  /** As shown: "SW1A 1AA". Null while unknown, even if the page says that there is a postcode. */
  postcode: string | null
  isPostcodeConfirmed: boolean
  /** Nothing can be ordered, as today's registrations are used up. */
  isBlocked: boolean
  /** The shop's answer to the check; null if nothing here has asked. */
  round: Round | null
}

export type Session = Confirmation & {
  /** The confirmation that Cancel restores while the postcode is being edited. */
  beforeEdit: Confirmation | null
  isGuest: boolean
  coupon: string | null
  /** How often the page was restored from the back/forward cache; each restore ends whatever was under way. */
  restores: number
  /**
   * How often the page's values may have become stale: the page was restored, another tab changed something, or a
   * day ended (X7).
   */
  outdated: number
}

/** The values that outlast this document. */
export type VisitMemory = {
  /** Returns whether the shop has said today that it takes no more registrations. */
  isQuotaReached: () => boolean
  noteQuota: (isReached: boolean) => void
  /** Returns whether the browser has restored an older document, and a postcode was confirmed since. */
  wasConfirmed: () => boolean
  noteConfirmed: (isConfirmed: boolean) => void
}

export type Match = {
  postcode: string
  /** The shop's latest answer; undefined if it said nothing, so that its earlier answer holds for the day. */
  quotaReached?: boolean | undefined
  quotaBlocks?: boolean
  round?: Round
}

export type SessionSlice = {
  session: Session
  /** Confirms a matched postcode for every widget of the page. */
  confirmPostcode: (match: Match) => void
  /** Stops the day's quota from blocking anyone on this page. */
  relaxQuota: () => void
  /** Clears the confirmation while the postcode is being changed (PC-17). */
  editPostcode: () => void
  /** Restores the postcode and its confirmation from before the edit. */
  cancelEdit: () => void
  /** Notes the active promotional code; null for none. */
  noteCoupon: (coupon: string | null) => void
  /** Takes over the page globals that have changed since the last read. */
  rereadGlobals: () => void
  /** Rereads the globals, and marks everything read so far as stale. */
  rereadPage: () => void
  /** Drops what was true only for the previous day. */
  noteNewDay: () => void
  /** Notes that the page was restored from the back/forward cache. */
  markRestored: () => void
}

const unconfirmed: Confirmation = {
  postcode: null,
  isPostcodeConfirmed: false,
  isBlocked: false,
  round: null,
}

/** Returns the globals that have changed. Unchanged globals are ignored, because the store may know more than they do. */
const newsIn = (hints: PageHints, before: PageHints): Partial<Session> => ({
  ...(hints.isGuest !== before.isGuest && { isGuest: hints.isGuest }),
  ...(hints.activeCoupon !== before.activeCoupon && { coupon: hints.activeCoupon }),
  ...(hints.hasPostcode && !before.hasPostcode && { isPostcodeConfirmed: true, beforeEdit: null }),
})

export function createSession(
  { page, memory }: { page: () => PageHints; memory: VisitMemory },
  set: StoreApi<SessionSlice>['setState'],
  get: StoreApi<SessionSlice>['getState'],
): SessionSlice {
  let hints = page()
  let isRelaxed = false
  const isConfirmedAlready = hints.hasPostcode || memory.wasConfirmed()
  memory.noteConfirmed(isConfirmedAlready)
  /**
   * Returns whether the shop has said that the quota is reached. The quota limits registrations, so it never blocks
   * a customer.
   */
  const remembered = (isGuest = get().session.isGuest) => isGuest && !isRelaxed && memory.isQuotaReached()
  const update = (patch: Partial<Session>) => {
    const before = get().session
    const after = { ...before, ...patch }
    // An update without a change must notify no one: two listeners could trigger each other endlessly.
    if (Object.keys(after).some(key => after[key as keyof Session] !== before[key as keyof Session]))
      set({ session: after })
  }

  /** Updates the quota on a new day, or after the shop's answer on another page. */
  const recallQuota = () => {
    const { isPostcodeConfirmed, isGuest } = get().session
    if (isPostcodeConfirmed && isGuest) update({ isBlocked: remembered() })
  }

  const newsOfGlobals = (): Partial<Session> => {
    const before = hints
    hints = page()
    return newsIn(hints, before)
  }

  return {
    session: {
      ...unconfirmed,
      isPostcodeConfirmed: isConfirmedAlready,
      isBlocked: isConfirmedAlready && remembered(hints.isGuest),
      beforeEdit: null,
      isGuest: hints.isGuest,
      coupon: hints.activeCoupon,
      restores: 0,
      outdated: 0,
    },
    confirmPostcode({ postcode, quotaReached, quotaBlocks = true, round }) {
      const isStopping = quotaReached === true && quotaBlocks
      if (quotaReached !== undefined) memory.noteQuota(isStopping)
      memory.noteConfirmed(true)
      const isBlocked = quotaReached === undefined ? remembered() : isStopping
      update({ postcode, isPostcodeConfirmed: true, isBlocked, round: round ?? null, beforeEdit: null })
    },
    relaxQuota() {
      isRelaxed = true
      update({ isBlocked: false })
    },
    editPostcode: () => {
      const { postcode, isPostcodeConfirmed, isBlocked, round } = get().session
      if (isPostcodeConfirmed)
        update({ ...unconfirmed, beforeEdit: { postcode, isPostcodeConfirmed, isBlocked, round } })
    },
    cancelEdit: () => update({ ...get().session.beforeEdit, beforeEdit: null }),
    noteCoupon: coupon => update({ coupon }),
    rereadGlobals() {
      update(newsOfGlobals())
      recallQuota()
    },
    rereadPage: () => {
      update({ outdated: get().session.outdated + 1, ...newsOfGlobals() })
      recallQuota()
    },
    noteNewDay() {
      update({ outdated: get().session.outdated + 1 })
      recallQuota()
    },
    markRestored: () => update({ restores: get().session.restores + 1 }),
  }
}
