/** The cards of products: which widget they are of, and the option that says which product. */
export const cards = { widget: 'order-dialog', option: 'product' } as const
