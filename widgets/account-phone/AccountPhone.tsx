import { DetailsRow } from '../../shared/features/account/DetailsRow'
import type { PhoneMessages } from './phone-messages'

type AccountPhoneProps = {
  phone: string
  editing: boolean
  typed: string | undefined
  errors: Readonly<Record<string, string>>
  labels: PhoneMessages
}

/** The customer's phone number, edited in place (AD-01 to AD-03). */
export function AccountPhone({ phone, editing, typed, errors, labels }: AccountPhoneProps) {
  return (
    <DetailsRow
      label={labels.phone}
      editName={labels.editPhone}
      saved={labels.phoneSaved}
      fields={[{ name: 'phone', label: labels.phone, autoComplete: 'tel', type: 'tel' }]}
      values={{ phone }}
      old={typed === undefined ? {} : { phone: typed }}
      errors={errors}
      isOpen={editing}
    />
  )
}
