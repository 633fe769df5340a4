import { readBasket } from '../../api/basket'
import type { ApiClient } from '../../api/client/client'
import { isApiError } from '../../api/client/errors'
import type { Basket } from '../../rules/basket'
import type { BasketState } from './basket-state'
import type { Quantities } from './line-quantities'

const isSessionEnd = (error: unknown) => isApiError(error) && error.kind === 'session-ended'

type BasketReaderContext = {
  api: () => ApiClient
  /** Shows how a read stands; the status of a read that was given up is that of the one before. */
  show: (reading: Pick<BasketState, 'status'> & { error?: unknown }) => void
  takeIn: (fresh: Basket) => void
  hasBeenRead: () => boolean
}

/** Reads the basket for as long as the session lasts, and knows whether what was read may be out of date. */
export function createBasketReader({ api, show, takeIn, hasBeenRead }: BasketReaderContext) {
  let reading: AbortController | undefined
  let isStale = true
  let hasEnded = false

  return {
    async read(): Promise<Quantities<string>> {
      if (hasEnded) throw new Error('GET /api/bol-basket: not read, as the session has ended; log in again')
      const mine = new AbortController()
      reading = mine
      isStale = false
      show({ status: 'loading' })
      try {
        const fresh = await readBasket(api(), mine.signal)
        takeIn(fresh)
        show({ status: 'ready', error: null })
        return new Map(fresh.lines.map(line => [line.id, line.quantity]))
      } catch (error) {
        isStale = true
        hasEnded = isSessionEnd(error)
        if (mine.signal.aborted) show({ status: hasBeenRead() ? 'ready' : 'idle' })
        else show({ status: 'failed', error })
        throw error
      } finally {
        reading = undefined
      }
    },
    /** Whether nobody has read it yet, or what was read may be out of date, and no read is under way. */
    isDue: () => isStale && !reading,
    noteStale() {
      isStale = true
    },
    noteRead() {
      isStale = false
    },
    noteFailure(error: unknown) {
      hasEnded ||= isSessionEnd(error)
    },
    /** Lets an ended session be tried once more. */
    retrySession() {
      hasEnded = false
    },
    giveUp: () => reading?.abort(),
  }
}
