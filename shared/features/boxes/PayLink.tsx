import { type BoxOrder, needsPayment } from '../../domain/rules/boxes/box-order'
import { pages } from '../../platform/page/addresses'
import { TextLink } from '../../ui/button/TextLink'

type PayLinkProps = { box: BoxOrder; labels: { readonly pay: string } }

/** The way to pay for a box, beside the text that its payment failed (J-69); nothing for other boxes. */
export const PayLink = ({ box, labels }: PayLinkProps) =>
  needsPayment(box) && <TextLink href={pages.payments}>{labels.pay}</TextLink>
