/** The texts of the table of a business's needs; a page may replace any of them. */
export const requirementsMessages = {
  title: 'What does your business need each week?',
  select: 'Select Item',
  selectAll: 'Select all',
  product: 'Product Name',
  size: 'Unit Size',
  quantity: 'Unit Quantity',
  inRow: '{column}, row {row}',
  add: 'Add Product',
  added: 'Row {row} added.',
  remove: 'Delete Product',
  tickFirst: 'Tick what to delete first.',
  removedOne: '1 product deleted.',
  removed: '{count} products deleted.',
  undo: 'Undo',
  putBack: 'Put back.',
  send: 'Send',
  sending: 'Sending',
  cannotSendHere: "Sorry, this page can't send your list. Please ring us.",
} as const

export type RequirementsMessages = { readonly [Name in keyof typeof requirementsMessages]: string }
