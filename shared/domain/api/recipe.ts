import type { ApiClient } from './client/client'
import { numbered } from './client/fields'

/** Asks the shop to email a recipe (CALL-33). A refused address rejects with Rejected, with the message in `fields.email`. */
export async function sendRecipe(client: ApiClient, recipe: string, email: string): Promise<null> {
  // Only the errors of this answer are documented, so any successful answer counts.
  return client.call('sendRecipe', { body: { recipe: numbered(recipe), email }, read: () => null })
}
