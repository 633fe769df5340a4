import { explain, isApiError, unexplained } from '../../api/client/errors'
import type { Accepted, Basket, BasketLine } from '../../rules/basket'
import {
  type BasketNews,
  keepSameLines,
  latestNews,
  newsBetween,
  withQuantity,
} from '../../rules/basket-changes'
import type { Product } from '../../rules/product'
import { amountOf, type BasketModel, lineOf } from './basket-model'
import { type BasketChange, nothingUnread, type RemovedLine } from './basket-state'
import { isPending, type Quantities } from './pending-changes'

/**
 * Returns whether the error is a refusal, after which nothing has changed. After any other failure the server may
 * have acted.
 */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && ['rejected', 'token-expired', 'session-ended'].includes(error.kind)

/** Returns the shop's own words for a refusal; empty if it gave none. */
export const reasonOf = (error: unknown): string => (unexplained(error) ? '' : explain(error))

/** Returns the quantities by line. */
export const quantitiesOf = ({ lines }: Basket): Quantities<string> =>
  new Map(lines.map(({ id, quantity }) => [id, quantity]))

/** Keeps news until they are announced, and shows a notice for changes that the customer did not ask for. */
export function report(model: BasketModel, news: readonly BasketNews[]): BasketModel {
  const shown = news.filter(({ kind }) => kind === 'back' || kind === 'changed' || kind === 'gone')
  const notices = shown.length ? latestNews([...model.notices, ...shown]) : model.notices
  return { ...model, unannounced: latestNews([...model.unannounced, ...news]), notices }
}

/** Offers to undo the removal of a line; the first offer of a product stays. */
export function offerUndo(model: BasketModel, line: BasketLine, index: number): BasketModel {
  const { removed } = model
  if (removed.some(each => each.line.productId === line.productId)) return model
  return { ...model, removed: [...removed, { line, index, isReturning: false }] }
}

/** Updates the offer to undo the removal of a product; null ends the offer. */
export function updateOffer(
  model: BasketModel,
  productId: string,
  patch: Partial<RemovedLine> | null,
): BasketModel {
  const removed = model.removed.flatMap(each =>
    each.line.productId !== productId ? [each] : patch ? [{ ...each, ...patch }] : [],
  )
  return { ...model, removed }
}

/** Notes that the server has accepted a change with an unknown effect. */
export const fallBehind = (model: BasketModel): BasketModel => ({
  ...model,
  unread: { ...model.unread, isBehind: true },
})

/** Marks the basket as stale; it is read again if a widget watches it. */
export const outdate = (model: BasketModel): BasketModel => ({
  ...model,
  isStale: true,
  pending: model.isWatched || model.doubts.size ? { ...model.pending, isReadDue: true } : model.pending,
})

/** Notes a change that the server has saved. */
export const noteChange = (model: BasketModel, change: BasketChange): BasketModel => ({
  ...outdate(model),
  refusedFor: null,
  change,
})

/** Notes the failure of a change. Unless the server refused, the change may have been saved. */
export function noteFailure(model: BasketModel, error: unknown): BasketModel {
  const failure = isApiError(error) ? error : null
  const isExpired = failure?.kind === 'token-expired'
  return {
    ...model,
    hasSessionEnded: model.hasSessionEnded || failure?.kind === 'session-ended',
    refusedFor: isExpired ? (failure.isCurable ? 'old-token' : 'no-token') : model.refusedFor,
    change: isRefusal(error) ? null : { kind: 'unknown' },
  }
}

/** Notes that the quantity of a product may have grown by that many, because the answer was lost. */
export function noteDoubt(model: BasketModel, product: Product, asked: number, error: unknown): BasketModel {
  if (isRefusal(error) || asked <= 0) return model
  const before = model.doubts.get(product.id)?.asked ?? 0
  return { ...model, doubts: new Map(model.doubts).set(product.id, { product, asked: before + asked }) }
}

/** Drops the doubt about a product once its exact quantity on the server is known. */
export const withoutDoubt = (model: BasketModel, productId: string): BasketModel => ({
  ...model,
  doubts: new Map([...model.doubts].filter(([id]) => id !== productId)),
})

/** Finds which changes with lost answers were saved. Each is reported once. */
function resolveDoubts(model: BasketModel, fresh: Basket): Pick<BasketModel, 'doubts' | 'found'> {
  const doubts = new Map(model.doubts)
  const found = [...doubts].flatMap(([id, { product, asked }]) => {
    const before = amountOf(model, id)
    const held = fresh.lines.reduce((sum, line) => sum + (line.productId === id ? line.quantity : 0), 0)
    if (held <= before) return []
    doubts.delete(id)
    return [{ kind: 'found' as const, product, before, after: Math.min(held, before + asked) }]
  })
  return { doubts, found }
}

/** Returns whether this is the basket of another order: another person has logged in, or the order was confirmed elsewhere. */
const isOfAnotherOrder = ({ draft: before }: Basket, { draft: now }: Basket): boolean =>
  before !== null && before.id !== now?.id

/** Applies an answer. Changes to lines that the customer has not touched become news. */
export function takeIn(model: BasketModel, fresh: Basket): BasketModel {
  if (model.server && isOfAnotherOrder(model.server, fresh))
    return takeIn({ ...model, server: null, notices: [], removed: [] }, fresh)
  const { server: before, pending, expected } = model
  const server = keepSameLines(before, fresh)
  const isOurs = ({ id, productId }: BasketLine) =>
    expected.includes(null) || expected.includes(productId) || isPending(pending, id)
  const everKnown = new Map(model.everKnown)
  for (const line of server.lines) everKnown.set(line.id, line)
  return report(
    { ...model, ...resolveDoubts(model, fresh), server, everKnown, unread: nothingUnread, expected: [] },
    before ? newsBetween(before, server, isOurs) : [],
  )
}

/** Notes the quantity of a line that the server has saved. */
export function noteSaved(model: BasketModel, lineId: string, quantity: number): BasketModel {
  if (!model.server) return model
  const server = withQuantity(model.server, lineId, quantity)
  const line = lineOf(server, lineId)
  const everKnown = line ? new Map(model.everKnown).set(lineId, line) : model.everKnown
  const pending = { ...model.pending, server: new Map(model.pending.server).set(lineId, quantity) }
  const saved = { ...model, server, everKnown, pending }
  // The discount of a code may depend on the quantity.
  return server.discount ? fallBehind(saved) : saved
}

/** Notes the accepted quantity of a product that has no line yet; quantity 0 drops the entry. */
export function noteAdded(
  model: BasketModel,
  { product, quantity, increment }: Pick<Accepted, 'product' | 'quantity'> & { increment: boolean },
): BasketModel {
  const { accepted } = model.unread
  const before = accepted.find(each => each.product.id === product.id)
  const others = accepted.filter(each => each !== before)
  const now = {
    product,
    quantity: quantity + ((increment && before?.quantity) || 0),
    isAll: !increment || (before?.isAll ?? model.server !== null),
  }
  return { ...model, unread: { ...model.unread, accepted: now.quantity ? [...others, now] : others } }
}
