import { removeUnavailable } from '../api/checkout'
import type { ApiClient } from '../api/client'
import { type Failure, failureOf } from '../api/failure'
import type { BookingState } from './booking-state'
import type { AfterOthers } from './order-queue'

export type RemovalState = {
  isRemoving: boolean
  removeFailure: Failure | null
}

type RemovalContext = {
  api: ApiClient
  get: () => RemovalState & Pick<BookingState, 'date'>
  set: (patch: Partial<RemovalState & Pick<BookingState, 'changes'>>) => void
  afterOthers: AfterOthers
  readAgain: () => Promise<unknown>
  tellChange: () => void
}

export const removalAtFirst: RemovalState = { isRemoving: false, removeFailure: null }

/** Makes what takes out of an order the products that cannot come; settles with whether it did (CO-23). */
export function createRemoval({ api, get, set, afterOthers, readAgain, tellChange }: RemovalContext) {
  const takeOut = async () => {
    try {
      await removeUnavailable(api)
      set({ changes: [] })
      tellChange()
    } catch (error) {
      set({ removeFailure: failureOf(error) })
    }
  }
  return async (): Promise<boolean> => {
    const { isRemoving, date } = get()
    // While a date is being saved nobody has seen yet what would be taken out.
    if (isRemoving || date === 'saving') return false
    set({ isRemoving: true, removeFailure: null })
    await afterOthers(takeOut)
    await readAgain()
    set({ isRemoving: false })
    return get().removeFailure === null
  }
}
