import type { ApiClient } from './client/client'
import { numbered } from './client/fields'

/** Has a recipe sent to an address (CALL-33); a refused address comes back in Rejected, under `fields.email`. */
export async function sendRecipe(client: ApiClient, recipe: string, email: string): Promise<null> {
  // Nothing is documented of the answer but its errors: any of success will do.
  return client.call('sendRecipe', { body: { recipe: numbered(recipe), email }, read: () => null })
}
