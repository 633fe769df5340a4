import type { Decoder } from '../../platform/values/decoder'
import type { ApiClient } from './client/client'
import { answerOf } from './client/fields'
import { type Scheme, schemeFields, schemeOf } from './scheme'

/** Decodes the answer to a code check (CALL-12). */
const toAnswer: Decoder<Scheme> = (given, at) =>
  schemeOf(answerOf({ scheme: answerOf(schemeFields) })(given, at).scheme)

/** Checks a promotional code. A refused code rejects with Rejected, with the shop's words in `fields.code` (CALL-12). */
export function checkPromoCode(client: ApiClient, code: string, signal?: AbortSignal): Promise<Scheme> {
  return client.call('checkPromoCode', { body: { code }, signal, read: toAnswer })
}
