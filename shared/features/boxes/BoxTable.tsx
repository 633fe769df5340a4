import type { ReactNode } from 'react'
import type { BoxOrder } from '../../domain/rules/boxes/box-order'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { Table } from '../../ui/layout/Table'
import { Price } from '../../ui/product/Price'
import { tableMessages } from './table-messages'

type BoxTableProps = {
  box: BoxOrder
  caption: string
  isCaptionHidden?: boolean | undefined
  /** Shows what each product costs and how much of it came. */
  hasPrices?: boolean
}

/** The products of a box: the deliveries, as far as the shop lists them, and the totals (BD-01, BD-03 to BD-05, VB-02). */
export function BoxTable({ box, caption, isCaptionHidden, hasPrices = false }: BoxTableProps) {
  const messages = useMessages(tableMessages)
  const { id, deliveries, products, total } = box
  // A cancelled box costs nothing, which its state says, whatever it would have cost (L-40).
  const isPriced = hasPrices && !box.isCancelled
  const rows =
    deliveries.length || hasPrices
      ? deliveries
      : products.map(({ name, quantity }) => ({
          name,
          ordered: quantity,
          delivered: null,
          price: null,
          isUnavailable: false,
        }))
  const columns = [
    { title: messages.product },
    { title: messages.quantity, isNumber: true },
    ...(isPriced ? [{ title: messages.price, isNumber: true }] : []),
  ]
  return (
    <Table
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      columns={columns}
      rows={rows.map(({ name, ordered, delivered, price, isUnavailable }, at) => ({
        id: `${id}-${at}`,
        isVoid: isUnavailable,
        cells: [
          isUnavailable ? interpolate(messages.noLonger, { name }) : name || '—',
          hasPrices && delivered !== null && delivered !== ordered
            ? interpolate(messages.came, { delivered, ordered: ordered ?? '—' })
            : (ordered ?? '—'),
          ...(isPriced ? [<Price key="price" pence={price} />] : []),
        ] satisfies ReactNode[],
      }))}
      {...(!box.isCancelled && (hasPrices || total !== null) && { sums: sumsOf(box, messages) })}
    />
  )
}

/** The totals of a box. */
const sumsOf = (
  { subtotal, discount, total }: BoxOrder,
  messages: Readonly<Record<'subtotal' | 'discount' | 'grandTotal', string>>,
) => [
  { title: messages.subtotal, amount: <Price pence={subtotal} /> },
  { title: messages.discount, amount: <Price pence={discount && -discount} /> },
  { title: messages.grandTotal, amount: <Price pence={total} />, isGrand: true },
]
