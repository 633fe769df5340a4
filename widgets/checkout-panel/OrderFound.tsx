import { useEffect, useRef } from 'react'
import { placedOrder } from '../../shared/page/addresses'
import { formatDate } from '../../shared/rules/dates'
import { formatPence } from '../../shared/rules/money'
import type { Confirming } from '../../shared/store/confirming'
import { Alert } from '../../shared/ui/Alert'
import { TextLink } from '../../shared/ui/TextLink'
import type { CheckoutWording } from './checkout-wording'

type OrderFoundProps = { found: Extract<Confirming, { kind: 'found' }>; labels: CheckoutWording }

/** The order whose confirmation got no answer is there: it takes the place, and the focus, of the form. */
export function OrderFound({ found: { orderId, box }, labels }: OrderFoundProps) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) shown.current?.focus()
  }, [])
  const words = box?.date ? `${formatDate(box.date, 'dddd Do MMMM', labels)}, ${formatPence(box.total)}` : ''
  return (
    <div ref={shown} tabIndex={-1}>
      <Alert tone="success" title={labels.found} messages={words ? [words] : []}>
        <p>
          <TextLink href={placedOrder(orderId)}>{labels.seeOrder}</TextLink>
        </p>
      </Alert>
    </div>
  )
}
