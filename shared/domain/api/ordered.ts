import { anyObject, mostOf } from '../../platform/values/decoder'
import type { ApiClient } from './client/client'
import { fieldsOf } from './client/fields'
import { wrapped } from './wrapped'

const list = mostOf(anyObject)
// Every object in the list is an order; a text is a message. The list may stand under `products` (CALL-30).
const orders = wrapped((given, at) => list(fieldsOf(given).products ?? given, at))

/** Reads whether anything is ordered (CALL-30). */
export async function hasOrders(client: ApiClient, signal?: AbortSignal): Promise<boolean> {
  return (await client.call('readOrdered', { signal, read: orders })).entries.length > 0
}
