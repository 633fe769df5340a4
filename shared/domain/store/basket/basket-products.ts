import { addToBasket, readBasket, removeBasketLine } from '../../api/basket'
import type { ApiClient } from '../../api/client/client'
import type { Saved } from '../../api/client/saved'
import { newsOf } from '../../rules/basket-changes'
import type { Product } from '../../rules/product'
import { boundedQuantity, maxQuantity } from '../../rules/quantity'
import type { BasketCore } from './basket-core'
import type { BasketState } from './basket-state'

type Context = { api: () => ApiClient; get: () => BasketState; core: BasketCore }

/** Changes the basket by product: what is put into it, also back into it, has no line yet that is known here. */
export function createBasketProducts({ api, get, core }: Context) {
  const { snapshot, queue, view, change, noteChange } = core

  const add = (
    product: Product,
    { quantity: asked, increment }: { quantity: number; increment: boolean },
    position?: number,
  ): Promise<Saved> =>
    change(async () => {
      const quantity = boundedQuantity(asked, maxQuantity(product.maxAllowed))
      const before = snapshot.amountOf(product.id)
      snapshot.expect(product.id)
      const answer = await addToBasket(api(), product, { quantity, increment })
      const after = increment ? before + quantity : quantity
      const line = snapshot.server()?.lines.find(({ productId }) => productId === product.id)
      if (line) {
        snapshot.noteSaved(line.id, after)
        queue.noteSaved(line.id, after)
      } else snapshot.noteAdded(product, { quantity, increment })
      noteChange({ kind: 'quantity', product, before, after })
      return answer
    }, position)

  return {
    add,
    /** Puts a product back that was taken out here. */
    async putBack(productId: string, position?: number): Promise<void> {
      const entry = get().removed.find(({ line }) => line.productId === productId)
      if (!entry || entry.isReturning) return
      view.updateRemoved(productId, { isReturning: true })
      const { product, quantity } = entry.line
      try {
        await add({ ...product, id: productId }, { quantity, increment: false }, position)
        view.report([newsOf('restored', entry.line, quantity)])
        void queue.idle().then(() => view.updateRemoved(productId, null))
      } catch (error) {
        view.updateRemoved(productId, { isReturning: false })
        throw error
      }
    },
    /** Takes a product out that something asked for before has put into the basket, under a line not known here. */
    takeOut: (productId: string, position: number): Promise<void> =>
      change(async () => {
        const { lines } = await readBasket(api())
        const line = lines.find(each => each.productId === productId)
        if (!line) return
        snapshot.expect(productId)
        await removeBasketLine(api(), line.id)
        snapshot.noteAdded(line.product, { quantity: 0, increment: false })
        noteChange({ kind: 'quantity', product: line.product, before: line.quantity, after: 0 })
      }, position),
  }
}
