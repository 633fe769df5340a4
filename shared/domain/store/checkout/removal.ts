import { removeUnavailable } from '../../api/checkout'
import type { ApiClient } from '../../api/client/client'
import { type Outcome, reconcile, sendChange } from '../outcome'
import type { BookingState } from './booking-state'
import type { ReadingState } from './checkout-reading'
import type { AfterOthers } from './order-queue'

export type RemovalState = {
  isRemoving: boolean
  /** What became of the last removal, where it is not known to be done. */
  removal: { kind: 'idle' } | Exclude<Outcome<void>, { kind: 'done' | 'left' }>
}

type RemovalContext = {
  api: ApiClient
  get: () => RemovalState & ReadingState & Pick<BookingState, 'date'>
  set: (patch: Partial<RemovalState & Pick<BookingState, 'changes'>>) => void
  afterOthers: AfterOthers
  readAgain: () => Promise<unknown>
  noteRemoved: () => void
  tellChange: () => void
}

export const removalAtFirst: RemovalState = { isRemoving: false, removal: { kind: 'idle' } }

/** Makes the part of a checkout that takes out products that cannot come; each call settles with whether it did (CO-23). */
export function createRemoval({
  api,
  get,
  set,
  afterOthers,
  readAgain,
  noteRemoved,
  tellChange,
}: RemovalContext) {
  const countLines = () => get().totals.value?.lines.length ?? 0
  let before = 0
  const change = {
    send: () => removeUnavailable(api),
    async isDone() {
      await readAgain()
      const { error } = get().totals
      if (error) throw error
      return countLines() < before
    },
  }
  const take = (outcome: Outcome<void>) => {
    if (outcome.kind === 'left') return
    if (outcome.kind !== 'done') return set({ removal: outcome })
    // The answer was lost, and reading has shown the outcome.
    if (outcome.answer !== null) noteRemoved()
    set({ changes: [], removal: { kind: 'idle' } })
    tellChange()
  }
  const inTurn = async (act: typeof sendChange<void>): Promise<boolean> => {
    const { isRemoving, date } = get()
    // While a date is being saved, the customer has not yet seen what would be taken out.
    if (isRemoving || date === 'saving') return false
    set({ isRemoving: true })
    await afterOthers(async () => take(await act(change)))
    await readAgain()
    set({ isRemoving: false })
    return get().removal.kind === 'idle'
  }
  return {
    removeUnavailable(): Promise<boolean> {
      if (!get().isRemoving) {
        before = countLines()
        set({ removal: { kind: 'idle' } })
      }
      return inTurn(sendChange)
    },
    /** Looks once more whether they were taken out. */
    checkRemoval: () => inTurn(reconcile),
  }
}
