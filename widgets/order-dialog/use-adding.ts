import { useRef, useState } from 'react'
import { isApiError } from '../../shared/api/errors'
import { numbered } from '../../shared/api/fields'
import { report } from '../../shared/page/report'
import { announce } from '../../shared/page/shell'
import { emit } from '../../shared/page/window-events'
import type { Product } from '../../shared/rules/product'
import { theBasket } from '../../shared/services/connect-box'
import { useBoxStore } from '../../shared/services/use-box'
import type { OrderDialogWording } from './order-dialog-wording'

/** Adds one at a press; a failure is logged, and nothing else is made of it (OD-14, OD-15). */
export function useAdding(product: Product, labels: OrderDialogWording) {
  const box = useBoxStore()
  const [isAdding, setAdding] = useState(false)
  const isUnderWay = useRef(false)

  const add = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setAdding(true)
    try {
      const { message } = await box.getState().add(product, { quantity: 1, increment: true })
      announce(message || `${product.name}: ${labels.added}`)
      emit(
        'product-posted',
        { template: 'bol', product: numbered(product.id), quantity: 1 },
        { cancelable: true, by: theBasket },
      )
    } catch (error) {
      if (!isApiError(error)) throw error
      report(`order-dialog: ${product.name} was not added: ${error.message}`)
    } finally {
      isUnderWay.current = false
      setAdding(false)
    }
  }
  return { isAdding, add }
}
