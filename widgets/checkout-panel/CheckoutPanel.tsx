import { useMemo } from 'react'
import { toDraft } from '../../shared/domain/api/box-draft'
import { useShop } from '../../shared/domain/hooks/use-shop'
import type { BoxDraft } from '../../shared/domain/rules/basket'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Panel } from '../../shared/ui/layout/Panel'
import { CheckoutForm } from './CheckoutForm'
import type { options } from './checkout-panel.options'
import { checkoutPanelMessages } from './checkout-panel-messages'
import { OrderFound } from './notices/OrderFound'
import { OrderGone } from './notices/OrderGone'
import { useCheckoutForm } from './use-checkout-form'

/**
 * The checkout of a Best of Local box: its time, its place, unavailable products, and a single confirmation (CO-01 to
 * CO-42).
 */
export function CheckoutPanel(panel: OptionValues<typeof options>) {
  const messages = useMessages(checkoutPanelMessages)
  const draft = useMemo(() => toDraft(panel.order) as BoxDraft, [panel.order])
  const form = useCheckoutForm(panel, draft)
  const isGuest = useShop(state => state.session.isGuest)
  const { confirming } = form.checkout
  return (
    <Panel name={messages.title}>
      {confirming.kind === 'placed' || confirming.kind === 'found' ? (
        <OrderFound found={confirming} />
      ) : confirming.kind === 'gone' ? (
        <OrderGone isGuest={isGuest} />
      ) : (
        <CheckoutForm {...{ panel, draft, form, isGuest }} />
      )}
    </Panel>
  )
}
