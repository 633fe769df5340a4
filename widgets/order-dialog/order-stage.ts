/**
 * The content of a product's dialog. `sheet` describes the product and lets people order it; `told` says that we
 * deliver, and when, while the product is added (F-29).
 */
export type Stage = 'closed' | 'postcode' | 'told' | 'order' | 'sheet'
