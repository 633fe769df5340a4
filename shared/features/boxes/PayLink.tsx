import { type BoxOrder, needsPayment } from '../../domain/rules/boxes/box-order'
import { boxStateMessages } from '../../domain/rules/boxes/box-order-messages'
import { useMessages } from '../../platform/messages/use-messages'
import { pages } from '../../platform/page/addresses'
import { TextLink } from '../../ui/button/TextLink'

type PayLinkProps = { box: BoxOrder }

/** A link to pay for a box, beside the message that its payment failed (J-69); nothing for other boxes. */
export const PayLink = ({ box }: PayLinkProps) => {
  const messages = useMessages(boxStateMessages)
  return needsPayment(box) && <TextLink href={pages.payments}>{messages.pay}</TextLink>
}
