import type { BoxOrder } from '../../domain/rules/boxes/box-order'
import { Price } from '../../ui/product/Price'

type SumsMessages = { readonly [Name in 'subtotal' | 'discount' | 'grandTotal']: string }

/** The totals of a box, for the foot of its table (BD-03 to BD-05). */
export const boxSums = ({ subtotal, discount, total }: BoxOrder, messages: SumsMessages) => [
  { title: messages.subtotal, amount: <Price pence={subtotal} /> },
  { title: messages.discount, amount: <Price pence={discount && -discount} /> },
  { title: messages.grandTotal, amount: <Price pence={total} />, isGrand: true },
]
