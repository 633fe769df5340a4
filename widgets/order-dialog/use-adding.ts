import { readBasket } from '../../shared/domain/api/basket'
import { linesOf } from '../../shared/domain/api/client/failure'
import { numbered } from '../../shared/domain/api/client/fields'
import type { Saved } from '../../shared/domain/api/client/saved'
import { useApi } from '../../shared/domain/hooks/use-api'
import { useBasketStore } from '../../shared/domain/hooks/use-basket'
import { useChange } from '../../shared/domain/hooks/use-change'
import type { Basket } from '../../shared/domain/rules/basket'
import type { Product } from '../../shared/domain/rules/product'
import { emit, theBasket } from '../../shared/platform/page/events/window-events'
import { report } from '../../shared/platform/page/report'
import { announce } from '../../shared/platform/page/shell'
import { interpolate } from '../../shared/platform/values/interpolate'
import type { OrderDialogMessages } from './order-dialog-messages'

const heldIn = (basket: Basket, { id }: Product) =>
  basket.lines.reduce((items, line) => items + (line.productId === id ? line.quantity : 0), 0)

/** Adds one at each press; the result is shown on the button, announced and logged (OD-14, A-112). */
export function useAdding(product: Product, labels: OrderDialogMessages) {
  const api = useApi()
  const basket = useBasketStore()
  const change = useChange<Saved>()
  const { state } = change

  const add = async () => {
    const { basket: known } = basket.getState()
    const before = known && heldIn(known, product)
    const outcome = await change.begin(labels.adding, {
      send: () => basket.getState().add(product, { quantity: 1, increment: true }),
      async isDone() {
        const after = heldIn(await readBasket(api), product)
        if (before === null) throw new TypeError('what was in the basket before is not known')
        return after > before
      },
      onDone(answer) {
        announce(answer?.message || `${product.name}: ${labels.added}`)
        emit(
          'product-posted',
          { template: 'bol', product: numbered(product.id), quantity: 1 },
          { cancelable: true, by: theBasket },
        )
      },
    })
    if (!outcome || outcome.kind === 'done' || outcome.kind === 'left') return
    const reason = outcome.kind === 'refused' ? linesOf(outcome.failure, labels).join(' ') : ''
    const words = outcome.kind === 'unknown' ? labels.unsureAdded : labels.notAdded
    announce(`${interpolate(words, { name: product.name })} ${reason}`.trim(), 'assertive')
    report(`order-dialog: ${product.name} was not added: ${reason || outcome.kind}`)
  }
  const isUnknown = state.kind === 'unknown'
  const isFailed = state.kind === 'refused' || state.kind === 'not-saved'
  return {
    isAdding: change.isBusy,
    /** The text that replaces the button's own. */
    words: isUnknown ? labels.checkAgain : isFailed ? labels.addAgain : undefined,
    add: () => void (isUnknown ? change.checkAgain() : add()),
  }
}
