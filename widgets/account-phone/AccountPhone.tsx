import { DetailsRow } from '../../shared/features/account/DetailsRow'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import type { options } from './account-phone.options'
import { accountPhoneMessages } from './account-phone-messages'

/** The customer's phone number, edited in place (AD-01 to AD-03). */
export function AccountPhone({ phone, editing, typed, errors }: OptionValues<typeof options>) {
  const messages = useMessages(accountPhoneMessages)
  return (
    <DetailsRow
      label={messages.phone}
      editName={messages.editPhone}
      saved={messages.phoneSaved}
      fields={[{ name: 'phone', label: messages.phone, autoComplete: 'tel', type: 'tel' }]}
      values={{ phone }}
      old={typed === undefined ? {} : { phone: typed }}
      errors={errors}
      isOpen={editing}
    />
  )
}
