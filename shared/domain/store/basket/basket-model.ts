import type { Saved } from '../../api/client/saved'
import type { Basket, BasketLine } from '../../rules/basket'
import { type BasketNews, isSame, withRemoved } from '../../rules/basket-changes'
import type { Product } from '../../rules/product'
import { type BasketChange, type BasketState, nothingUnread } from './basket-state'
import { isPending, isSaving, nothingPending, type PendingChanges, quantityOf } from './pending-changes'

/** A change other than the quantity of a known line; each is a single call. */
export type BasketTask =
  | {
      kind: 'add'
      productId: string
      product: Product
      quantity: number
      increment: boolean
      restored?: BasketLine
    }
  /** Removes a product that an earlier task added, on a line that is not known here. */
  | { kind: 'take-out'; productId: string }
  | { kind: 'cancel' }
  | { kind: 'code'; code: string | null }

/** The shop's answer to a task; for a task that removes a product, the removed line. */
export type TaskAnswer = Saved | BasketLine | undefined

/** The part of the state that widgets show: everything but the actions. */
export type BasketView = {
  [Name in keyof BasketState as BasketState[Name] extends Deed ? never : Name]: BasketState[Name]
}
type Deed = (...given: never[]) => unknown

type Doubt = { product: Product; asked: number }
type FoundChange = Extract<BasketChange, { kind: 'found' }>

/** Everything that is known of the basket, and all requested changes. */
export type BasketModel = BasketView & {
  /** The last known basket on the server. */
  server: Basket | null
  /** The server basket from which `basket` was built. */
  shownOf: Basket | null
  /** Every line that the server ever had, in its last known state. */
  everKnown: ReadonlyMap<string, BasketLine>
  /** Products whose quantity may change in the next answer without being announced; null means all products. */
  expected: readonly (string | null)[]
  pending: PendingChanges<string, BasketTask>
  /** Lines to remove by DELETE. They are hidden; a line set to 0 stays visible. */
  removals: readonly string[]
  /** The line sent last, in its state before; `index` is its place among all rows, `reason` why the shop refused it. */
  sent: { line: BasketLine | undefined; index: number; reason?: string } | null
  /** The basket was never read, or it may have changed since. */
  isStale: boolean
  hasSessionEnded: boolean
  isWatched: boolean
  unannounced: readonly BasketNews[]
  /** How many more items of a product the server may have since an answer was lost, until a read shows it. */
  doubts: ReadonlyMap<string, Doubt>
  /** Changes whose answers were lost and which a read in the last event has found to be saved. */
  found: readonly FoundChange[]
  /** The change that the last event has saved, or may have saved. */
  change: BasketChange | null
}

export const unreadBasket: BasketModel = {
  status: 'idle',
  basket: null,
  unread: nothingUnread,
  error: null,
  isSaving: false,
  isUpdating: false,
  refusedFor: null,
  removed: [],
  notices: [],
  server: null,
  shownOf: null,
  everKnown: new Map(),
  expected: [],
  pending: nothingPending(),
  removals: [],
  sent: null,
  isStale: true,
  hasSessionEnded: false,
  isWatched: false,
  unannounced: [],
  doubts: new Map(),
  found: [],
  change: null,
}

export const lineOf = (basket: Basket | null, lineId: string): BasketLine | undefined =>
  basket?.lines.find(({ id }) => id === lineId)

/** Returns a line's place among all rows. */
export const placeOf = ({ basket, removed }: BasketModel, lineId: string): number =>
  Math.max(0, withRemoved(basket?.lines.map(({ id }) => id) ?? [], removed).indexOf(lineId))

/** Returns how many of a product the server has. */
export function amountOf({ server, unread }: BasketModel, productId: string): number {
  const lines = server?.lines.filter(line => line.productId === productId) ?? []
  const added = unread.accepted.filter(({ product }) => product.id === productId)
  return [...lines, ...added].reduce((sum, { quantity }) => sum + quantity, 0)
}

function shownLines({ server, basket, pending, removals }: BasketModel): BasketLine[] {
  const lines: BasketLine[] = []
  for (const line of server?.lines ?? []) {
    if (!isPending(pending, line.id)) {
      if (line.quantity) lines.push(line)
      continue
    }
    const quantity = quantityOf(pending, line.id) ?? 0
    if (!quantity && removals.includes(line.id)) continue
    const before = lineOf(basket, line.id)
    const changed: BasketLine = { ...line, quantity, isPending: true }
    lines.push(before && isSame(before, changed) ? before : changed)
  }
  return lines
}

const areSame = (lines: readonly BasketLine[], before: readonly BasketLine[] | undefined): boolean =>
  lines.length === before?.length && lines.every((line, at) => line === before[at])

/**
 * Rebuilds the view: the server's basket with the pending changes on top. Basket and lines stay the same objects
 * while nothing in them changes.
 */
export function withShown(model: BasketModel): BasketModel {
  const { server, shownOf, basket: before, pending, removed, status } = model
  const lines = shownLines(model)
  const isSameBasket = server === shownOf && areSame(lines, before?.lines)
  const left = removed.filter(({ line }) => !lines.some(({ productId }) => productId === line.productId))
  return {
    ...model,
    basket: isSameBasket ? before : server && { ...server, lines },
    shownOf: server,
    removed: left.length === removed.length ? removed : left,
    isSaving: isSaving(pending),
    isUpdating: isSaving(pending) || pending.isReadDue || status === 'loading',
  }
}
