import type { ApiClient } from './client/client'
import { numbered } from './client/fields'

/** Has a recipe sent to an address (CALL-33); a refused address comes back in Rejected, under `fields.email`. */
export async function sendRecipe(client: ApiClient, recipe: string, email: string): Promise<null> {
  // Only the errors of this answer are documented: any successful one will do.
  return client.call('sendRecipe', { body: { recipe: numbered(recipe), email }, read: () => null })
}
