import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'
import { accountMessages, uncertainMessages } from '../../shared/features/account/account-messages'
import { changeMessages } from '../../shared/features/calls/change-messages'
import { optionalMessages } from '../../shared/ui/ui-messages'

/** The texts of the row with the phone number; a page may replace any of them. */
export const accountPhoneMessages = {
  ...failedCallMessages,
  ...changeMessages,
  ...optionalMessages,
  ...accountMessages,
  ...uncertainMessages,
  phone: 'Phone',
  editPhone: 'Edit phone',
  phoneSaved: 'Phone number saved.',
} as const
