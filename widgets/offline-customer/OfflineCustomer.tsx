import { OfflineCheckbox } from '../../shared/features/registration/OfflineCheckbox'
import type { OfflineWording } from '../../shared/features/registration/offline-wording'
import { Ground } from '../../shared/ui/layout/Ground'

type OfflineCustomerProps = {
  checked: boolean
  email: string | undefined
  phone: string | undefined
  labels: OfflineWording
}

/** The offline-customer checkbox by itself. */
export function OfflineCustomer({ labels, ...depot }: OfflineCustomerProps) {
  return (
    <Ground>
      <OfflineCheckbox {...depot} wording={labels} />
    </Ground>
  )
}
