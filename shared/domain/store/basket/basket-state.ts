import type { StoreApi } from 'zustand/vanilla'
import type { Saved } from '../../api/client/saved'
import type { Accepted, Basket, BasketLine } from '../../rules/basket'
import type { BasketNews } from '../../rules/basket-changes'
import type { Product } from '../../rules/product'

/** A line that was taken out and can be had back; `index` is where it stood among all rows. */
export type RemovedLine = { line: BasketLine; index: number; isReturning: boolean }

/** A change that the server has saved; `unknown` is one whose answer was lost, so that it may have been. */
export type BasketChange =
  | { kind: 'quantity'; product: Product; before: number; after: number }
  /** Its answer was lost, and reading has shown that it was saved. */
  | { kind: 'found'; product: Product; before: number; after: number }
  | { kind: 'code'; code: string | null }
  | { kind: 'cancelled' | 'unknown' }

/**
 * Changes that the shop has accepted since the last read. They are shown as accepted, however long the basket
 * cannot be read again.
 */
type Unread = {
  /** Products that have no line yet. */
  accepted: readonly Accepted[]
  /** A change whose effect on the lines or their total is not known. */
  isBehind: boolean
  /** The order was cancelled, or its amendments were. */
  cancelled: 'order' | 'amendment' | null
}

export const nothingUnread: Unread = { accepted: [], isBehind: false, cancelled: null }

/** The Best of Local basket that all widgets of a page share; read once, whoever asks. */
export type BasketState = {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /**
   * What to show: the server's newest answer with the pending changes laid over it; null before the first answer.
   * Kept while it is read again and when that fails. Lines that have not changed stay the same objects.
   */
  basket: Basket | null
  unread: Unread
  /** Why the last read failed. */
  error: unknown
  /** Whether a change is on its way, or waits to be sent: leaving now would lose it. */
  isSaving: boolean
  /** Whether the shown quantities and totals await an answer of the server. */
  isUpdating: boolean
  /** Why no change is taken any more: the page's session has expired, or it was written without a token. */
  refusedFor: 'old-token' | 'no-token' | null
  removed: readonly RemovedLine[]
  /** What the server has changed by itself, until it is dismissed or the customer goes on. */
  notices: readonly BasketNews[]
  /** Reads again; settles, never rejects, when nothing is under way any more. */
  refresh: () => Promise<void>
  /** Asks for a line's quantity, shown at once and sent after a moment without another change (BB-07). */
  setQuantity: (lineId: string, quantity: number) => void
  /** Takes a line out, at once (BB-05); `undo` puts its product back. */
  remove: (lineId: string) => void
  undo: (productId: string) => Promise<void>
  /** Ends the offer to undo. */
  forget: (productId: string) => void
  /**
   * Adds to the quantity of a product (`increment`) or sets it (CALL-17). Rejects with an ApiError, and never
   * repeats.
   */
  add: (product: Product, how: { quantity: number; increment: boolean }) => Promise<Saved>
  /** Discards the amendment, or empties the basket. */
  cancel: () => Promise<void>
  /** Applies a code, or takes the present one off with null; the basket is read again in either case. */
  applyCode: (code: string | null) => Promise<Saved>
  /** Sends what is still waiting, and settles when everything is done: before the page is left. */
  settle: () => Promise<void>
  dismiss: () => void
  /** The news not told yet, handed out once: whichever widget comes first tells them. */
  takeNews: () => readonly BasketNews[]
}

/** Could the basket not be read, and has not been since? */
export const hasFailed = ({ status, error }: Pick<BasketState, 'status' | 'error'>): boolean =>
  status === 'failed' || (status === 'loading' && error !== null)

/** Is its content unknown, since it was changed and could not be read again? */
export const isStale = (state: Pick<BasketState, 'status' | 'error' | 'unread'>): boolean =>
  state.unread.isBehind && hasFailed(state)

export type BasketStore = StoreApi<BasketState> & {
  /** Says that the basket may have changed; with `isExpected` what is found changed needs no mention. */
  invalidate: (how?: { isExpected?: boolean }) => void
  /** Calls the listener at each change without causing a read; returns the undo. */
  overhear: StoreApi<BasketState>['subscribe']
  /** Calls the listener after each change that the server has, or may have, saved; returns the undo. */
  onSaved: (listener: (change: BasketChange) => void) => () => void
}
