import type { Saved } from '../../api/client/saved'
import type { Basket, BasketLine } from '../../rules/basket'
import { type BasketNews, isSame, withRemoved } from '../../rules/basket-changes'
import type { Product } from '../../rules/product'
import { type BasketChange, type BasketState, nothingUnread } from './basket-state'
import { isPending, isSaving, nothingPending, type PendingChanges, quantityOf } from './pending-changes'

/** A change that is no quantity of a known line: each is one call, made by itself. */
export type BasketTask =
  | {
      kind: 'add'
      productId: string
      product: Product
      quantity: number
      increment: boolean
      restored?: BasketLine
    }
  /** Takes out a product that an earlier task put in, under a line that is not known here. */
  | { kind: 'take-out'; productId: string }
  | { kind: 'cancel' }
  | { kind: 'code'; code: string | null }

/** What the shop answers to a task; to one that takes a product out, the line it was. */
export type TaskAnswer = Saved | BasketLine | undefined

/** The part of the state that widgets show; the rest is the actions. */
export type BasketView = {
  [Name in keyof BasketState as BasketState[Name] extends Deed ? never : Name]: BasketState[Name]
}
type Deed = (...given: never[]) => unknown

type Doubt = { product: Product; asked: number }
type FoundChange = Extract<BasketChange, { kind: 'found' }>

/** All that is known of the basket, and all that is asked for. */
export type BasketModel = BasketView & {
  /** The basket as the shop has it, as far as is known. */
  server: Basket | null
  /** What `basket` was made of. */
  shownOf: Basket | null
  /** Every line that the shop ever had, as it last was. */
  everKnown: ReadonlyMap<string, BasketLine>
  /** Products whose quantity may differ in the next answer without that being news; null stands for all of them. */
  expected: readonly (string | null)[]
  pending: PendingChanges<string, BasketTask>
  /** Lines to be taken out by DELETE: they are hidden, while a line set to 0 stays in sight. */
  removals: readonly string[]
  /** The line sent last, as it was before; `index` is where it stood among all rows. */
  sent: { line: BasketLine | undefined; index: number } | null
  /** Nobody has read it yet, or it may have changed since. */
  isStale: boolean
  hasSessionEnded: boolean
  isWatched: boolean
  unannounced: readonly BasketNews[]
  /** By product, how many more the shop may have since an answer was lost; until they are found by reading. */
  doubts: ReadonlyMap<string, Doubt>
  /** Changes whose answers were lost, and which the last event has found to be saved. */
  found: readonly FoundChange[]
  /** What the last event has saved, or may have. */
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

/** A line of the basket. */
export const lineOf = (basket: Basket | null, lineId: string): BasketLine | undefined =>
  basket?.lines.find(({ id }) => id === lineId)

/** Where a line stands among all rows. */
export const placeOf = ({ basket, removed }: BasketModel, lineId: string): number =>
  Math.max(0, withRemoved(basket?.lines.map(({ id }) => id) ?? [], removed).indexOf(lineId))

/** How many of a product the shop has. */
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
 * The same with the view worked out anew: what the shop has, with the pending changes on top. The basket and its
 * lines stay the same objects while nothing in them changes.
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
