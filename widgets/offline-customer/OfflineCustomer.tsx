import { OfflineCheckbox } from '../../shared/features/registration/OfflineCheckbox'
import type { OfflineMessages } from '../../shared/features/registration/offline-messages'
import { Surface } from '../../shared/ui/layout/Surface'

type OfflineCustomerProps = {
  checked: boolean
  email: string | undefined
  phone: string | undefined
  labels: OfflineMessages
}

/** The offline-customer checkbox as a widget of its own. */
export function OfflineCustomer({ labels, ...depot }: OfflineCustomerProps) {
  return (
    <Surface>
      <OfflineCheckbox {...depot} messages={labels} />
    </Surface>
  )
}
