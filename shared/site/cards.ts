/**
 * The product cards: their widget, and its options with the product, the customer's orders of the product, and its
 * quantity in the basket.
 */
export const cards = {
  widget: 'order-dialog',
  option: 'product',
  orders: 'comes',
  held: 'quantity',
} as const

/** The lines of a delivery with plus and minus: their widgets, their option with the product, and with the ordered quantity. */
export const lines = { widgets: ['day-order', 'order-edit'], option: 'product', ordered: 'quantity' } as const
