import { OfflineCheckbox } from '../../shared/features/registration/OfflineCheckbox'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Surface } from '../../shared/ui/layout/Surface'
import type { options } from './offline-customer.options'
import { offlineCustomerMessages } from './offline-customer-messages'

/** The offline-customer checkbox as a widget of its own. */
export function OfflineCustomer({ ...depot }: OptionValues<typeof options>) {
  const messages = useMessages(offlineCustomerMessages)
  return (
    <Surface>
      <OfflineCheckbox {...depot} messages={messages} />
    </Surface>
  )
}
