import { useEffect, useRef } from 'react'
import { dayInWords } from '../../../shared/domain/rules/dates/dates'
import type { Confirming } from '../../../shared/domain/store/checkout/confirming'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { addressOf } from '../../../shared/platform/page/addresses'
import { focusOutcome } from '../../../shared/platform/page/focus-outcome'
import { formatPence } from '../../../shared/platform/values/money'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import { checkoutPanelMessages } from '../checkout-panel-messages'

type OrderFoundProps = {
  found: Extract<Confirming, { kind: 'placed' | 'found' }>
}

/**
 * Shown instead of the form once the shop has the order: either the shop has confirmed it, or an order exists although
 * its confirmation got no response. This notice takes the focus.
 */
export function OrderFound({ found }: OrderFoundProps) {
  const messages = useMessages(checkoutPanelMessages)
  const shown = useRef<HTMLDivElement>(null)
  const title = messages[found.kind]
  useEffect(() => focusOutcome(shown.current, title), [title])
  const box = found.kind === 'found' ? found.box : null
  const words = box?.date ? `${dayInWords(box.date, messages)}, ${formatPence(box.total)}` : ''
  return (
    <div ref={shown} tabIndex={-1}>
      <Alert tone="success" isSilent title={title} messages={words ? [words] : []}>
        <p>
          <TextLink href={addressOf('checkoutComplete', found.orderId)}>{messages.seeOrder}</TextLink>
        </p>
      </Alert>
    </div>
  )
}
