import { OfflineCheckbox } from '../../shared/features/registration/OfflineCheckbox'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { Surface } from '../../shared/ui/layout/Surface'
import { offlineCustomerMessages } from './offline-customer-messages'

type OfflineCustomerProps = {
  checked: boolean
  email: string | undefined
  phone: string | undefined
}

/** The offline-customer checkbox as a widget of its own. */
export function OfflineCustomer({ ...depot }: OfflineCustomerProps) {
  const messages = useMessages(offlineCustomerMessages)
  return (
    <Surface>
      <OfflineCheckbox {...depot} messages={messages} />
    </Surface>
  )
}
