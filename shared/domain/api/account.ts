import type { ApiClient } from './client/client'

/** A customer's contact details: a phone number, or the whole name (CALL-31). */
export type AccountDetails = { phone: string } | { title: string; firstname: string; lastname: string }

/** A change of password, with the names that the server uses in `fields` (CALL-32). */
export type PasswordChange = Record<'old_password' | 'password' | 'password_confirmation', string>

// The answers are not documented, so any successful answer counts.
const anyAnswer = () => null

/** Saves the details. A refusal rejects with Rejected, which has `fields`. */
export async function saveDetails(client: ApiClient, details: AccountDetails): Promise<null> {
  return client.call('saveDetails', { body: details, read: anyAnswer })
}

/** Changes the password. A refusal rejects with Rejected, which has `fields`. */
export async function savePassword(client: ApiClient, change: PasswordChange): Promise<null> {
  return client.call('savePassword', { body: change, read: anyAnswer })
}
