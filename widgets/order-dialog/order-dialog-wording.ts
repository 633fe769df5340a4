/** What the button and its dialog say; a page may replace any of it. */
export const orderDialogWording = {
  add: 'Add to basket',
  addAnother: 'Add another',
  adding: 'Adding',
  order: 'Order',
  opening: 'Opening',
  outOfStock: 'Out of Stock',
  maximum: 'Maximum added',
  inBasket: 'in basket',
  blocked: 'Ordering is not possible at the moment.',
  unreachable: "That couldn't be opened. Check your connection and try again.",
  checkPostcode: 'Check Postcode',
  postcode: 'Please enter a postcode before adding products',
  quantity: 'Quantity',
  already: 'Already in your basket:',
  update: 'Update basket',
  saving: 'Saving',
  added: 'Added to your basket.',
  most: 'No more than {max} of this.',
  nothing: 'Choose at least one.',
} as const

export type OrderDialogWording = { readonly [Name in keyof typeof orderDialogWording]: string }
