/**
 * The cards of products: which widget they are of, the option that says which product, and the one that says what the
 * customer gets of it.
 */
export const cards = { widget: 'order-dialog', option: 'product', orders: 'comes' } as const
