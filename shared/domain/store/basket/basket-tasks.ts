import { addToBasket, applyDiscount, cancelBasket, readBasket, removeBasketLine } from '../../api/basket'
import type { ApiClient } from '../../api/client/client'
import { type BasketLine, isAmendment } from '../../rules/basket'
import { newsOf } from '../../rules/basket-changes'
import { amountOf, type BasketModel, type BasketTask, type TaskAnswer } from './basket-model'
import {
  fallBehind,
  noteAdded,
  noteChange,
  noteDoubt,
  noteFailure,
  noteSaved,
  outdate,
  report,
  updateOffer,
  withoutDoubt,
} from './basket-notes'
import { nothingUnread } from './basket-state'

/** Returns the task that adds a removed product again. */
export const restoring = (line: BasketLine): BasketTask => ({
  kind: 'add',
  productId: line.productId,
  product: { ...line.product, id: line.productId },
  quantity: line.quantity,
  increment: false,
  restored: line,
})

/** Makes the calls of a task. */
export async function performTask(api: ApiClient, task: BasketTask): Promise<TaskAnswer> {
  switch (task.kind) {
    case 'add':
      return addToBasket(api, task.product, task)
    case 'take-out': {
      const { lines } = await readBasket(api)
      const line = lines.find(({ productId }) => productId === task.productId)
      if (line) await removeBasketLine(api, line.id)
      return line
    }
    case 'cancel':
      await cancelBasket(api)
      return
    case 'code':
      return applyDiscount(api, task.code)
  }
}

/** Notes which product a started task is expected to change. */
export const startTask = (model: BasketModel, task: BasketTask): BasketModel =>
  task.kind === 'code'
    ? model
    : { ...model, expected: [...model.expected, task.kind === 'cancel' ? null : task.productId] }

function endAdding(
  model: BasketModel,
  { productId, product, quantity, increment, restored }: Extract<BasketTask, { kind: 'add' }>,
): BasketModel {
  const before = amountOf(model, productId)
  const after = increment ? before + quantity : quantity
  const line = model.server?.lines.find(each => each.productId === productId)
  const added = line ? noteSaved(model, line.id, after) : noteAdded(model, { product, quantity, increment })
  const certain = increment ? added : withoutDoubt(added, productId)
  const noted = noteChange(certain, { kind: 'quantity', product, before, after })
  return restored ? report(noted, [newsOf('restored', restored, quantity)]) : noted
}

function endCancelling(model: BasketModel): BasketModel {
  const { server } = model
  const cancelled = server && isAmendment(server) ? 'amendment' : 'order'
  return noteChange(
    {
      ...model,
      unread: { ...nothingUnread, cancelled },
      server: server && { ...server, lines: [], discount: 0, draft: null },
      removed: [],
    },
    { kind: 'cancelled' },
  )
}

/** Updates the model after the success of a task. */
export function endTask(model: BasketModel, task: BasketTask, answer: TaskAnswer): BasketModel {
  switch (task.kind) {
    case 'add':
      return endAdding(model, task)
    case 'take-out': {
      if (!answer || !('product' in answer)) return model
      const { product, quantity } = answer
      const change = { kind: 'quantity', product, before: quantity, after: 0 } as const
      return noteChange(noteAdded(model, { product, quantity: 0, increment: false }), change)
    }
    case 'cancel':
      return endCancelling(model)
    case 'code': {
      const { server } = model
      const coupon = task.code
      return noteChange(fallBehind({ ...model, server: server && { ...server, coupon } }), {
        kind: 'code',
        code: coupon,
      })
    }
  }
}

/** Updates the model after the failure of a task. After a lost answer the outcome is unknown, so the basket is read again. */
export function failTask(model: BasketModel, task: BasketTask, error: unknown): BasketModel {
  if (task.kind !== 'add') return outdate(noteFailure(model, error))
  const { productId, product, quantity, increment, restored } = task
  const asked = increment ? quantity : quantity - amountOf(model, productId)
  const doubted = noteDoubt(noteFailure(model, error), { ...product, id: productId }, asked, error)
  const noted = outdate(doubted)
  return restored ? updateOffer(noted, productId, { isReturning: false }) : noted
}
