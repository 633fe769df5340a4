import { exampleOf } from '../../../../support/contract/contract'

/* Complete answers as in the contract; `spoilt` damages them one part at a time. */

export const basketAnswer = exampleOf('readBasket')
export const { product } = basketAnswer.products[0]
export const boxOrder = exampleOf('readLatestBoxes').data[0]
export const weekAnswer = exampleOf('readWeek')
export const checkoutAnswer = exampleOf('readCheckout')
