import { useEffect, useRef } from 'react'
import { dayInWords } from '../../../shared/domain/rules/dates/dates'
import type { Confirming } from '../../../shared/domain/store/checkout/confirming'
import { placedOrder } from '../../../shared/platform/page/addresses'
import { restoreFocus } from '../../../shared/platform/page/focus'
import { formatPence } from '../../../shared/platform/values/money'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import type { CheckoutMessages } from '../checkout-messages'

type OrderFoundProps = { found: Extract<Confirming, { kind: 'found' }>; labels: CheckoutMessages }

/**
 * Shown instead of the form when an order whose confirmation got no response turns out to exist; it takes the focus
 * (A-105).
 */
export function OrderFound({ found: { orderId, box }, labels }: OrderFoundProps) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    restoreFocus([shown.current])
  }, [])
  const words = box?.date ? `${dayInWords(box.date, labels)}, ${formatPence(box.total)}` : ''
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
