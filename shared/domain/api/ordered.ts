import { anyObject, mostOf } from '../../platform/values/decoder'
import type { ApiClient } from './client/client'
import { wrapped } from './client/fields'

// Every entry is an order: a message in its place is none.
const orders = wrapped(mostOf(anyObject))

/** Whether anything is ordered at all (CALL-30). */
export async function hasOrders(client: ApiClient, signal?: AbortSignal): Promise<boolean> {
  return (await client.call('readOrdered', { signal, read: orders })).entries.length > 0
}
