/**
 * What the dialog of a product shows; `sheet` says what the product is, and orders it as well; `told` says that we deliver, and when, while the product is added (F-29).
 */
export type Stage = 'closed' | 'postcode' | 'told' | 'order' | 'sheet'
