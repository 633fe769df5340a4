import type { FreeProduct, Scheme } from '../../shared/domain/api/scheme'
import type { Product } from '../../shared/domain/rules/product'
import { editsOf } from '../../shared/features/ordering/posted-edits'
import { useTypedBefore } from '../../shared/platform/providers/use-draft'
import { useLazyDialog } from '../../shared/ui/status/use-lazy-dialog'

/** The quantity and the dates of a form that the server returned. */
export type PostedOrder = {
  quantity: number | undefined
  date: string | undefined
  weekdays: object | undefined
}

type FreeProductOrderProps = {
  scheme: Scheme
  product: FreeProduct
  posted: PostedOrder
  /** Shown if the code of this part did not load. */
  missing: string
  /** Called at every change. */
  onChange: () => void
}

/** The quantity and the time of the free product: every week or once (PS-07), up to the scheme's maximum (PS-08). */
export function FreeProductOrder({ onChange, ...order }: FreeProductOrderProps) {
  const Order = order.scheme.rewardOrderType === 'regular' ? EveryWeek : OneDate
  const changes = { onInput: onChange, onClick: onChange }
  return (
    <div {...changes}>
      <Order {...order} />
    </div>
  )
}

type OrderProps = Omit<FreeProductOrderProps, 'onChange'>

/** Returns the product for the order fields; it is free, so it has no price. */
const productOf = ({ id, name, image, edgCode }: FreeProduct, maxAllowed: number | null): Product => ({
  ...{ id, name, image, maxAllowed },
  template: 'de',
  code: edgCode,
  isAvailable: true,
  price: null,
  size: '',
})

const loadRegular = () => import('../../shared/features/ordering/regular/RegularEditor')
const weekdays = ['1', '2', '3', '4', '5', '6']
const fieldOf = (weekday: string) => `weekdays[${weekday}][quantity]`

function EveryWeek({ scheme, product, posted, missing }: OrderProps) {
  const order = useLazyDialog(loadRegular, true, missing)
  const { part } = order
  const typed = useTypedBefore()
  const entries = weekdays.flatMap(day => {
    const quantity = typed(fieldOf(day))
    return quantity === null ? [] : [[day, { quantity }] as const]
  })
  const before = entries.length ? { ...posted.weekdays, ...Object.fromEntries(entries) } : posted.weekdays
  if (!part) return order.missing
  return (
    <part.RegularEditor
      product={productOf(product, product.maxQuantity)}
      totalMaximum={scheme.rewardMaxQuantity}
      hasFrequency={false}
      fieldPrefix=""
      initialEdits={editsOf(before)}
      isGift
      isInline
    />
  )
}

const loadOneOff = () => import('../../shared/features/ordering/one-off/OneOffEditor')

function OneDate({ scheme, product, posted, missing }: OrderProps) {
  const order = useLazyDialog(loadOneOff, true, missing)
  const { part } = order
  const typed = useTypedBefore()
  const quantity = typed('quantity')
  if (!part) return order.missing
  const most = [product.maxQuantity, scheme.rewardMaxQuantity].filter(each => each !== null)
  return (
    <part.OneOffEditor
      product={productOf(product, most.length ? Math.min(...most) : null)}
      date={typed('date') ?? posted.date}
      fieldPrefix=""
      initialQuantity={quantity ? Number(quantity) : posted.quantity}
      isGift
      isInline
    />
  )
}
