import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'
import { accountMessages } from '../../shared/features/account/account-messages'
import { changeMessages } from '../../shared/features/calls/change-messages'
import { optionalMessages } from '../../shared/ui/ui-messages'

/** The texts of the row with the password; a page may replace any of them. */
export const accountPasswordMessages = {
  ...failedCallMessages,
  ...changeMessages,
  ...optionalMessages,
  ...accountMessages,
  password: 'Password',
  editPassword: 'Edit password',
  hidden: 'hidden',
  oldPassword: 'Current Password',
  newPassword: 'New Password',
  confirmation: 'Password Confirmation',
  showPasswords: 'Show passwords',
  needOld: 'Enter your current password.',
  needNew: 'Enter a new password.',
  needSame: 'Type the new password twice, both times the same.',
  passwordChanged: 'Password changed.',
  unsurePassword: "We can't tell whether your password was changed. Log in with the new one to find out.",
} as const

export type AccountPasswordMessages = { readonly [Name in keyof typeof accountPasswordMessages]: string }
