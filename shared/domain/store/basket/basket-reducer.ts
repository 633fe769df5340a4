import { isApiError } from '../../api/client/errors'
import type { ServerRendered } from '../../api/client/server-rendered'
import { type Basket, lineMaximum } from '../../rules/basket'
import { newsOf } from '../../rules/basket-changes'
import { boundedQuantity } from '../../rules/quantity'
import {
  type BasketModel,
  type BasketTask,
  lineOf,
  placeOf,
  type TaskAnswer,
  withShown,
} from './basket-model'
import {
  fallBehind,
  noteChange,
  noteDoubt,
  noteFailure,
  noteSaved,
  offerUndo,
  outdate,
  quantitiesOf,
  reasonOf,
  report,
  takeIn,
  updateOffer,
  withoutDoubt,
} from './basket-notes'
import { endTask, failTask, restoring, startTask } from './basket-tasks'
import { type PendingEvent, type Quantities, reducePending, type Settled, withTask } from './pending-changes'
import type { SyncEvent } from './sync-queue'

/** The answer to a read. */
export type ReadBasket = { basket: Basket; quantities: Quantities<string> }

export type BasketEvent =
  | SyncEvent<string, BasketTask, ReadBasket, TaskAnswer>
  | { type: 'server-rendered'; first: ServerRendered<Basket> }
  /** The basket may have changed; `isRetry` allows one more try after the session has ended. */
  | { type: 'outdated'; isRetry: boolean }
  /** Another part of the page has changed the basket, so the next read announces no changes. */
  | { type: 'changed-elsewhere' }
  | { type: 'offer-ended'; productId: string }
  | { type: 'notices-seen' | 'news-announced' }

type EventOf<Type extends BasketEvent['type']> = Extract<BasketEvent, { type: Type }>

/** Turns a late change, whose line was already set to 0, into a task that adds or removes the product. */
function handOver(model: BasketModel, { line: lineId, quantity, position }: Settled<string>): BasketModel {
  const { line, index = 0 } = model.sent ?? {}
  if (!quantity) {
    const { tasks } = model.pending
    const settled = settleLine(model, lineId, 'applied', quantity)
    if (!line || !tasks.some(task => task.position < position)) return settled
    const task: BasketTask = { kind: 'take-out', productId: line.productId }
    return { ...settled, pending: withTask(settled.pending, task, position) }
  }
  if (!line) return model
  const { productId } = line
  const offered = offerUndo(model, { ...line, quantity }, index)
  const offer = offered.removed.find(each => each.line.productId === productId)
  if (!offer || offer.isReturning) return offered
  const pending = withTask(offered.pending, restoring(offer.line), position)
  return updateOffer({ ...offered, pending }, productId, { isReturning: true })
}

/** Reports the outcome of the last change of a line. */
function settleLine(
  model: BasketModel,
  lineId: string,
  result: Settled<string>['result'],
  quantity: number,
): BasketModel {
  const { sent, server, status } = model
  const settled = { ...model, removals: model.removals.filter(id => id !== lineId) }
  const line = sent?.line?.id === lineId ? sent.line : model.everKnown.get(lineId)
  if (!line) return settled
  if (result === 'applied') {
    const reported = report(settled, [newsOf(quantity ? 'saved' : 'removed', line, quantity)])
    return quantity ? reported : offerUndo(reported, line, sent?.index ?? 0)
  }
  if (status !== 'ready') return settled
  const left = lineOf(server, lineId)?.quantity ?? 0
  const reason = sent?.line === line ? sent.reason : ''
  return report(settled, [newsOf(left ? 'back' : 'gone', line, left, reason)])
}

/** Passes an event to the pending changes and reports the changes that it has settled. */
function pend(model: BasketModel, event: PendingEvent<string, BasketTask>): BasketModel {
  const pending = reducePending(model.pending, event)
  let next: BasketModel = { ...model, pending }
  for (const ended of pending.settled)
    next =
      ended.result === 'late'
        ? handOver(next, ended)
        : settleLine(next, ended.line, ended.result, ended.quantity)
  return next
}

/** Notes the quantity that the customer asks for on a shown line. */
function ask(model: BasketModel, { line: lineId, quantity, isRemoval }: EventOf<'asked'>): BasketModel {
  const shown = lineOf(model.basket, lineId)
  // A line that a stepper has set to 0 returns with its earlier quantity.
  const line = shown?.quantity || !isRemoval ? shown : model.everKnown.get(lineId)
  if (!shown || !line) return model
  const bounded = boundedQuantity(quantity, lineMaximum(line))
  const asked = pend({ ...model, notices: [] }, { type: 'asked', line: lineId, quantity: bounded })
  if (!isRemoval) return asked
  const removals = [...asked.removals, lineId]
  return offerUndo({ ...asked, removals }, line, placeOf(model, lineId))
}

/** Notes that the server has saved the sent quantity. */
function endSending(model: BasketModel, event: EventOf<'sent'>): BasketModel {
  const { sent, pending } = model
  if (!pending.sending) return model
  const { line: lineId, quantity: after } = pending.sending
  const saved = noteSaved(model, lineId, after)
  if (!sent?.line) return pend(saved, event)
  const { product, productId, quantity: before } = sent.line
  return pend(noteChange(withoutDoubt(saved, productId), { kind: 'quantity', product, before, after }), event)
}

/** Notes that the sent quantity was refused or got no answer; the queue then reads the basket. */
function failSending(model: BasketModel, event: EventOf<'send-failed'>): BasketModel {
  const { sent, pending } = model
  const failed = {
    ...noteFailure(model, event.error),
    sent: sent && { ...sent, reason: reasonOf(event.error) },
  }
  if (!sent?.line || !pending.sending) return pend(failed, event)
  const { product, productId, quantity } = sent.line
  const asked = pending.sending.quantity - quantity
  return pend(noteDoubt(failed, { ...product, id: productId }, asked, event.error), event)
}

function failReading(model: BasketModel, { error, isGivenUp }: EventOf<'read-failed'>): BasketModel {
  const hasSessionEnded = isApiError(error) && error.kind === 'session-ended'
  const failed = { ...model, isStale: true, hasSessionEnded }
  if (isGivenUp) return { ...failed, status: model.server ? 'ready' : 'idle' }
  return { ...failed, status: 'failed', error }
}

/** Starts with the server-rendered basket. If it may be old, the differences found by the first read are not announced. */
function seed(model: BasketModel, { answer, isFresh }: ServerRendered<Basket>): BasketModel {
  const pending = { ...model.pending, server: quantitiesOf(answer) }
  return {
    ...takeIn(model, answer),
    pending,
    status: 'ready',
    isStale: !isFresh,
    expected: isFresh ? [] : [null],
  }
}

const steps: { [Type in BasketEvent['type']]: (model: BasketModel, event: EventOf<Type>) => BasketModel } = {
  asked: ask,
  sending(model, event) {
    const sent = { line: model.everKnown.get(event.line), index: placeOf(model, event.line) }
    return pend({ ...model, sent }, event)
  },
  sent: endSending,
  'send-failed': failSending,
  'send-over': pend,
  'task-asked'(model, event) {
    const { task } = event
    const asked = pend(model, event)
    const isRestoring = task.kind === 'add' && task.restored
    return isRestoring ? updateOffer(asked, task.productId, { isReturning: true }) : asked
  },
  'task-started': (model, { task }) => startTask(model, task),
  'task-done': (model, event) => pend(endTask(model, event.task, event.answer), event),
  'task-failed': (model, event) => pend(failTask(model, event.task, event.error), event),
  'read-asked': (model, event) => pend({ ...model, hasSessionEnded: false }, event),
  reading: (model, event) =>
    pend(model.hasSessionEnded ? model : { ...model, status: 'loading', isStale: false }, event),
  read: (model, event) => pend({ ...takeIn(model, event.basket), status: 'ready', error: null }, event),
  'read-failed': failReading,
  idle: model => ({ ...model, removed: model.removed.filter(({ isReturning }) => !isReturning) }),
  'server-rendered': (model, { first }) => seed(model, first),
  outdated: (model, { isRetry }) => outdate(isRetry ? { ...model, hasSessionEnded: false } : model),
  'changed-elsewhere': model => fallBehind({ ...model, expected: [null] }),
  'offer-ended': (model, { productId }) => updateOffer(model, productId, null),
  'notices-seen': model => (model.notices.length ? { ...model, notices: [] } : model),
  'news-announced': model => ({ ...model, unannounced: [] }),
}

/** Returns the basket after an event. All changes to the basket happen here. */
export function basketReducer<Event extends BasketEvent>(model: BasketModel, event: Event): BasketModel {
  const step = steps[event.type] as (model: BasketModel, event: Event) => BasketModel
  return withShown(step({ ...model, change: null, found: [] }, event))
}
