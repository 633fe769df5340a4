import type { StoreApi } from 'zustand/vanilla'
import type { PageGlobals } from '../page/globals'
import { quotaWording } from '../rules/quota-wording'

/** What is shown, and said beside blocked controls, when today's registrations are used up. */
export const quotaReachedText = quotaWording.quotaReached

type Confirmation = {
  /** As shown: "SW1A 1AA". Null while unknown, also when the page only said that there is one. */
  postcode: string | null
  isPostcodeConfirmed: boolean
  /** Why nothing can be ordered, as a sentence to show; null when ordering is open. */
  blocked: string | null
}

export type Session = Confirmation & {
  /** What Cancel goes back to while a confirmed postcode is being edited. */
  beforeEdit: Confirmation | null
  isGuest: boolean
  coupon: string | null
  /** How often the page came back from the back/forward cache: what was busy before that is over. */
  restores: number
  /** How often what the page has read may have become out of date: it came back, or another tab changed something (X7). */
  outdated: number
}

export type SessionSlice = {
  session: Session
  /** Takes in a matched postcode, for every widget of the page. */
  confirmPostcode: (match: { postcode: string; quotaReached?: boolean; quotaBlocks?: boolean }) => void
  /** Clears the confirmation while the postcode is being changed (PC-17). */
  editPostcode: () => void
  /** Restores the postcode and its confirmation as they were before the edit. */
  cancelEdit: () => void
  /** Notes which promotional code is active now; null for none. */
  noteCoupon: (coupon: string | null) => void
  /** Takes over those page globals that have changed since they were last read, and notes that what was read is old. */
  rereadPage: () => void
  /** Notes that the page came back from the back/forward cache. */
  markRestored: () => void
}

const unconfirmed: Confirmation = { postcode: null, isPostcodeConfirmed: false, blocked: null }

export function createSession(
  { page }: { page: () => PageGlobals },
  set: StoreApi<SessionSlice>['setState'],
  get: StoreApi<SessionSlice>['getState'],
): SessionSlice {
  let hints = page()
  const update = (patch: Partial<Session>) => {
    const before = get().session
    const after = { ...before, ...patch }
    // Saying what is already so must wake nobody: two listeners could keep each other going.
    if (Object.keys(after).some(key => after[key as keyof Session] !== before[key as keyof Session]))
      set({ session: after })
  }

  return {
    session: {
      ...unconfirmed,
      isPostcodeConfirmed: hints.hasPostcode,
      beforeEdit: null,
      isGuest: hints.isGuest,
      coupon: hints.activeCoupon,
      restores: 0,
      outdated: 0,
    },
    confirmPostcode: ({ postcode, quotaReached = false, quotaBlocks = true }) =>
      update({
        postcode,
        isPostcodeConfirmed: true,
        blocked: quotaReached && quotaBlocks ? quotaReachedText : null,
        beforeEdit: null,
      }),
    editPostcode: () => {
      const { postcode, isPostcodeConfirmed, blocked } = get().session
      if (isPostcodeConfirmed)
        update({ ...unconfirmed, beforeEdit: { postcode, isPostcodeConfirmed, blocked } })
    },
    cancelEdit: () => update({ ...get().session.beforeEdit, beforeEdit: null }),
    noteCoupon: coupon => update({ coupon }),
    rereadPage: () => {
      const before = hints
      hints = page()
      // The page is often a cached copy, and the store has learnt more since: only a change is news.
      update({
        outdated: get().session.outdated + 1,
        ...(hints.isGuest !== before.isGuest && { isGuest: hints.isGuest }),
        ...(hints.activeCoupon !== before.activeCoupon && { coupon: hints.activeCoupon }),
        ...(hints.hasPostcode && !before.hasPostcode && { isPostcodeConfirmed: true, beforeEdit: null }),
      })
    },
    markRestored: () => update({ restores: get().session.restores + 1 }),
  }
}
