import type { StoreApi } from 'zustand/vanilla'
import type { PageHints } from './page-hints'

/** Who delivers to a postcode and when, in the shop's words; empty where it has not said. */
type Round = { deliverySummary: string; roundsman: string }

type Confirmation = {
  /** As shown: "SW1A 1AA". Null while unknown, also when the page only said that there is one. */
  postcode: string | null
  isPostcodeConfirmed: boolean
  /** Whether nothing can be ordered, as today's registrations are used up. */
  isBlocked: boolean
  /** What the shop said with the confirmation; null where nothing here has asked it. */
  round: Round | null
}

export type Session = Confirmation & {
  /** The confirmed state that Cancel restores while the postcode is being edited. */
  beforeEdit: Confirmation | null
  isGuest: boolean
  coupon: string | null
  /** How often the page came back from the back/forward cache: what was busy before that is over. */
  restores: number
  /**
   * How often what the page has read may have become out of date: it came back, another tab changed something,
   * or a day ended (X7).
   */
  outdated: number
}

/** What outlasts this document. */
export type VisitMemory = {
  /** Whether the shop has said today that it takes no more registrations. */
  isQuotaReached: () => boolean
  noteQuota: (isReached: boolean) => void
  /**
   * Whether the browser has brought back an older document, and a postcode was confirmed since it was written
   * (A-117).
   */
  wasConfirmed: () => boolean
  noteConfirmed: (isConfirmed: boolean) => void
}

export type Match = {
  postcode: string
  /** What the shop has just said; undefined where it said nothing: its earlier word then holds for the day. */
  quotaReached?: boolean | undefined
  quotaBlocks?: boolean
  round?: Round
}

export type SessionSlice = {
  session: Session
  /** Takes in a matched postcode, for every widget of the page. */
  confirmPostcode: (match: Match) => void
  /** From now on the day's quota blocks nobody on this page. */
  relaxQuota: () => void
  /** Clears the confirmation while the postcode is being changed (PC-17). */
  editPostcode: () => void
  /** Restores the postcode and its confirmation as they were before the edit. */
  cancelEdit: () => void
  /** Notes which promotional code is active now; null for none. */
  noteCoupon: (coupon: string | null) => void
  /** Takes over those page globals that have changed since they were last read. */
  rereadGlobals: () => void
  /** The same, and notes that what was read is old. */
  rereadPage: () => void
  /** A new day has begun: what was true of the day before no longer holds. */
  noteNewDay: () => void
  /** Notes that the page came back from the back/forward cache. */
  markRestored: () => void
}

/** Used where no memory is given: nothing outlasts the document. */
function shortMemory(): VisitMemory {
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

const unconfirmed: Confirmation = {
  postcode: null,
  isPostcodeConfirmed: false,
  isBlocked: false,
  round: null,
}

/** The globals that have changed. Only a change counts, because the store has learnt more since the first read. */
const newsIn = (hints: PageHints, before: PageHints): Partial<Session> => ({
  ...(hints.isGuest !== before.isGuest && { isGuest: hints.isGuest }),
  ...(hints.activeCoupon !== before.activeCoupon && { coupon: hints.activeCoupon }),
  ...(hints.hasPostcode && !before.hasPostcode && { isPostcodeConfirmed: true, beforeEdit: null }),
})

export function createSession(
  { page, memory = shortMemory() }: { page: () => PageHints; memory?: VisitMemory },
  set: StoreApi<SessionSlice>['setState'],
  get: StoreApi<SessionSlice>['getState'],
): SessionSlice {
  let hints = page()
  let isRelaxed = false
  const isConfirmedAlready = hints.hasPostcode || memory.wasConfirmed()
  memory.noteConfirmed(isConfirmedAlready)
  /** What the shop has said before. The quota limits registrations, so it never concerns a customer. */
  const remembered = (isGuest = get().session.isGuest) => isGuest && !isRelaxed && memory.isQuotaReached()
  const update = (patch: Partial<Session>) => {
    const before = get().session
    const after = { ...before, ...patch }
    // An update that changes nothing must notify nobody: two listeners could keep each other going.
    if (Object.keys(after).some(key => after[key as keyof Session] !== before[key as keyof Session]))
      set({ session: after })
  }

  /** Takes in a new day, or what the shop has said on another page in the meantime. */
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
