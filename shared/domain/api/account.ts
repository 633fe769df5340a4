import type { ApiClient } from './client/client'

/** How the shop calls and reaches a customer: a phone number, or the whole name (CALL-31). */
export type AccountDetails = { phone: string } | { title: string; firstname: string; lastname: string }

/** A change of password, by the names that the server uses in `fields` (CALL-32). */
export type PasswordChange = Record<'old_password' | 'password' | 'password_confirmation', string>

// These answers are not documented: any successful one will do.
const anyAnswer = () => null

/** Saves details; refused fields come back in Rejected. */
export async function saveDetails(client: ApiClient, details: AccountDetails): Promise<null> {
  return client.call('saveDetails', { body: details, read: anyAnswer })
}

/** Changes the password; refused fields come back in Rejected. */
export async function savePassword(client: ApiClient, change: PasswordChange): Promise<null> {
  return client.call('savePassword', { body: change, read: anyAnswer })
}
