import type { BoxOrder } from '../../domain/rules/boxes/box-order'
import { Price } from '../../ui/product/Price'

type SumsMessages = { readonly [Name in 'subtotal' | 'discount' | 'grandTotal']: string }

/** The totals of a box, for the foot of its table (BD-03 to BD-05). */
export const boxSums = ({ subtotal, discount, total }: BoxOrder, labels: SumsMessages) => [
  { title: labels.subtotal, amount: <Price pence={subtotal} /> },
  { title: labels.discount, amount: <Price pence={discount && -discount} /> },
  { title: labels.grandTotal, amount: <Price pence={total} />, isGrand: true },
]
