import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'
import { accountMessages, uncertainMessages } from '../../shared/features/account/account-messages'
import { changeMessages } from '../../shared/features/calls/change-messages'
import { optionalMessages } from '../../shared/ui/ui-messages'

/** The texts of the row with the name; a page may replace any of them. */
export const accountNameMessages = {
  ...failedCallMessages,
  ...changeMessages,
  ...optionalMessages,
  ...accountMessages,
  ...uncertainMessages,
  name: 'Name',
  editName: 'Edit name',
  title: 'Title',
  firstname: 'First name',
  lastname: 'Last name',
  nameSaved: 'Name saved.',
} as const
