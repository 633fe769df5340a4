import type { ApiClient } from '../../shared/domain/api/client/client'
import { readRegularOrder } from '../../shared/domain/api/essentials'
import type { RegularOrder } from '../../shared/domain/rules/essentials/regular-order'
import type { Product } from '../../shared/domain/rules/product'
import type { RegularMessages } from '../../shared/features/ordering/editor-messages'
import { daysInWords } from '../../shared/features/ordering/regular/period-in-words'

/** Returns a regular order in words. */
export const comesOf = ({ days }: RegularOrder, words: RegularMessages): string => daysInWords(days, words)

/** Reads the customer's regular order of a product from the shop; returns it in words. */
export async function readComes(
  api: ApiClient,
  product: Product,
  words: RegularMessages,
  signal: AbortSignal,
): Promise<string> {
  return comesOf(await readRegularOrder(api, product, signal), words)
}
