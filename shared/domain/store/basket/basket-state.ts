import type { StoreApi } from 'zustand/vanilla'
import type { Saved } from '../../api/client/saved'
import type { Accepted, Basket, BasketLine } from '../../rules/basket'
import type { BasketNews } from '../../rules/basket-changes'
import type { Product } from '../../rules/product'

/** A removed line that can be restored; `index` is its place among all rows. */
export type RemovedLine = { line: BasketLine; index: number; isReturning: boolean }

/** A change that the server has saved; `unknown` means that it may have, as its answer was lost. */
export type BasketChange =
  | { kind: 'quantity'; product: Product; before: number; after: number }
  /** Its answer was lost, and a read has shown that it was saved. */
  | { kind: 'found'; product: Product; before: number; after: number }
  | { kind: 'code'; code: string | null }
  | { kind: 'cancelled' | 'unknown' }

/** Changes that the shop has accepted since the last read. They stay visible even if the basket cannot be read again. */
type Unread = {
  /** Products that have no line yet. */
  accepted: readonly Accepted[]
  /** A change was accepted whose effect on the lines or the total is not known. */
  isBehind: boolean
  /** The order or its amendment was cancelled. */
  cancelled: 'order' | 'amendment' | null
}

export const nothingUnread: Unread = { accepted: [], isBehind: false, cancelled: null }

/** The Best of Local basket that all widgets of a page share; it is read once for all of them. */
export type BasketState = {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /**
   * The basket to show: the server's newest answer with the pending changes on top. Null before the first answer;
   * kept during and after a failed read. Unchanged lines stay the same objects.
   */
  basket: Basket | null
  unread: Unread
  /** The error of the last read. */
  error: unknown
  /** A change is being sent or waits to be sent; leaving the page now would lose it. */
  isSaving: boolean
  /** The shown quantities and totals wait for the server. */
  isUpdating: boolean
  /** The reason why no change can be sent: the page's session has expired, or the page has no token. */
  refusedFor: 'old-token' | 'no-token' | null
  removed: readonly RemovedLine[]
  /** Changes made by the server, until the customer dismisses them or makes a change. */
  notices: readonly BasketNews[]
  /** Reads again. Never rejects; resolves once nothing is under way. */
  refresh: () => Promise<void>
  /** Sets a line's quantity: shown at once, sent after a short time without another change (BB-07). */
  setQuantity: (lineId: string, quantity: number) => void
  /** Removes a line at once (BB-05); `undo` adds the product again. */
  remove: (lineId: string) => void
  undo: (productId: string) => Promise<void>
  /** Ends the offer to undo. */
  forget: (productId: string) => void
  /**
   * Adds to the quantity of a product (`increment`) or sets it (CALL-17). Rejects with an ApiError; never repeats
   * the call.
   */
  add: (product: Product, how: { quantity: number; increment: boolean }) => Promise<Saved>
  /** Discards the amendment, or empties the basket. */
  cancel: () => Promise<void>
  /** Applies a code, or with null takes the current code off; the basket is read again in either case. */
  applyCode: (code: string | null) => Promise<Saved>
  /** Sends waiting changes and resolves when everything is done; called before the visitor leaves the page. */
  settle: () => Promise<void>
  dismiss: () => void
  /** Returns news that were not announced yet, once: the first widget to call it announces them. */
  takeNews: () => readonly BasketNews[]
}

/** Returns whether the last read failed and no later read has succeeded. */
export const hasFailed = ({ status, error }: Pick<BasketState, 'status' | 'error'>): boolean =>
  status === 'failed' || (status === 'loading' && error !== null)

/** Returns whether the content is unknown because the basket changed and could not be read again. */
export const isStale = (state: Pick<BasketState, 'status' | 'error' | 'unread'>): boolean =>
  state.unread.isBehind && hasFailed(state)

export type BasketStore = StoreApi<BasketState> & {
  /** Notes that the basket may have changed. With `isExpected`, the changes found are not announced. */
  invalidate: (how?: { isExpected?: boolean }) => void
  /**
   * Call this before another part of the page reads the basket. The returned function takes in the answer, unless the
   * basket has changed since (L-61).
   */
  hear: () => (answer: Basket) => void
  /** Reads the basket again if what was read of a product's quantity contradicts it. */
  contradict: (productId: string, quantity: number | null) => void
  /** Calls the listener at each change without causing a read; returns a function that stops it. */
  overhear: StoreApi<BasketState>['subscribe']
  /** Calls the listener after each change that the server has saved or may have saved; returns a function that stops it. */
  onSaved: (listener: (change: BasketChange) => void) => () => void
}
