import { type BoxOrder, needsPayment, paymentFor } from '../../domain/rules/boxes/box-order'
import { boxStateMessages } from '../../domain/rules/boxes/box-order-messages'
import { formatDate } from '../../domain/rules/dates/dates'
import { writtenAmount } from '../../domain/rules/typed-amount'
import { useMessages } from '../../platform/messages/use-messages'
import { pages } from '../../platform/page/addresses'
import { pageOrigin } from '../../platform/page/host/page-origin'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence } from '../../platform/values/money'
import { TextLink } from '../../ui/button/TextLink'

type PayLinkProps = { box: BoxOrder }

/**
 * A link to pay for a box, beside the message that its payment failed (J-69); nothing for other boxes. The address has
 * the amount and the day, so that the payment form has them filled in (L-30).
 */
export const PayLink = ({ box }: PayLinkProps) => {
  const messages = useMessages(boxStateMessages)
  const payment = paymentFor(box)
  if (!payment) return needsPayment(box) && <TextLink href={pages.payments}>{messages.pay}</TextLink>
  const page = new URL(pages.payments, pageOrigin())
  page.searchParams.set('amount', writtenAmount(payment.amount))
  page.searchParams.set('for', payment.day)
  return (
    <TextLink href={page.href}>
      {interpolate(messages.payFor, {
        amount: formatPence(payment.amount),
        day: formatDate(payment.day, 'dddd', messages),
      })}
    </TextLink>
  )
}
