/** The product cards: their widget, its option with the product, and its option with the customer's orders of the product. */
export const cards = { widget: 'order-dialog', option: 'product', orders: 'comes' } as const
