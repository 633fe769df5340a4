import { priceMessages } from '../../ui/ui-messages'

/** The texts of a box's table. */
export const tableMessages = {
  ...priceMessages,
  product: 'Product',
  quantity: 'Qty',
  price: 'Price',
  subtotal: 'Subtotal',
  discount: 'Discount amount',
  grandTotal: 'Grand total',
  noLonger: '{name} (unavailable)',
  came: '{delivered} of {ordered}',
} as const
