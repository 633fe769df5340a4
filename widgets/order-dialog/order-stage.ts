/** What the dialog of a product shows; `told` says that we deliver, and when, while the product is added (F-29). */
export type Stage = 'closed' | 'postcode' | 'told' | 'order'
