import { anything, type Decoder, flag, mostOf, object, withFallback } from '../../platform/values/decoder'
import type { ApiClient } from './client/client'
import { answerOf, flagOrFalse, idOrNull, words } from './client/fields'

type Depot = {
  title: string
  /** The known lines of the postal address, postcode last. */
  address: string[]
  phone: string
}

/** A local partner; `website` is as the shop wrote it, for `safeHref`. */
export type Affiliate = { name: string; telephone: string; website: string }

/** The outcome of a check (PC-11); `id` is null if the visitor cannot leave details. */
export type PostcodeOutcome =
  | {
      kind: 'matched'
      quotaReached: boolean
      deliverySummary: string
      roundsman: string
      depot: Depot | null
    }
  | { kind: 'affiliates'; affiliates: Affiliate[] }
  | { kind: 'not-served'; id: string | null }

/** The details that a visitor leaves where the shop does not deliver yet, with the names that the server uses in `fields`. */
export type InterestDetails = Record<'first_name' | 'last_name' | 'email' | 'street', string>

/** Decodes the answer to a postcode check (CALL-07); the content of `results` depends on the outcome (CALL-08). */
const verdict = answerOf({
  postcode_match: flag,
  quota_reached: flagOrFalse,
  is_affiliate: flagOrFalse,
  results: anything,
})

// A match stays a match without its round.
const depotFields = withFallback(
  object({
    title: words,
    address_1: words,
    address_2: words,
    address_3: words,
    city: words,
    postcode: words,
    phone: words,
  }),
  null,
)
const roundFields = withFallback(object({ roundsman: words, depot: depotFields }), {
  roundsman: '',
  depot: null,
})
const matchedResults = withFallback(object({ delivery_summary: words, round: roundFields }), null)

const affiliateFields = withFallback(
  object({ company_name: words, contact_name: words, telephone: words, website: words }),
  null,
)
const affiliateResults = mostOf(object({ affiliate: affiliateFields }))

const notServedResults = withFallback(object({ id: withFallback(idOrNull, null) }), { id: null })

/**
 * Asks whether the shop delivers to a postcode. An invalid postcode rejects with Rejected, with the message in
 * `fields.postcode`.
 */
export function checkPostcode(
  client: ApiClient,
  postcode: string,
  signal?: AbortSignal,
): Promise<PostcodeOutcome> {
  return check(client, 'checkPostcode', postcode, signal)
}

/** Asks whether the shop delivers to a customer's new address (CALL-09). */
export function checkAccountPostcode(
  client: ApiClient,
  postcode: string,
  signal?: AbortSignal,
): Promise<PostcodeOutcome> {
  return check(client, 'checkAccountPostcode', postcode, signal)
}

/** Saves a visitor's details for a failed check (CALL-11); a refusal rejects with Rejected and its `fields`. */
export async function saveInterest(client: ApiClient, id: string, details: InterestDetails): Promise<void> {
  await client.call('saveInterest', { params: { id }, body: details })
}

function check(
  client: ApiClient,
  call: 'checkPostcode' | 'checkAccountPostcode',
  postcode: string,
  signal: AbortSignal | undefined,
): Promise<PostcodeOutcome> {
  return client.call(call, { body: { postcode }, signal, read: toOutcome })
}

const toOutcome: Decoder<PostcodeOutcome> = (given, at) => {
  const { postcode_match, quota_reached, is_affiliate, results } = verdict(given, at)
  if (postcode_match) return toMatch(quota_reached, results)
  if (is_affiliate) return { kind: 'affiliates', affiliates: toAffiliates(results) }
  return { kind: 'not-served', id: notServedResults(results, 'results').id }
}

function toMatch(quotaReached: boolean, results: unknown): PostcodeOutcome {
  const found = matchedResults(results, 'results')
  return {
    kind: 'matched',
    quotaReached,
    deliverySummary: found?.delivery_summary ?? '',
    roundsman: found?.round.roundsman ?? '',
    depot: toDepot(found?.round.depot ?? null),
  }
}

function toDepot(found: ReturnType<typeof depotFields>): Depot | null {
  if (!found) return null
  const { title, phone, address_1, address_2, address_3, city, postcode } = found
  const address = [address_1, address_2, address_3, city, postcode].filter(Boolean)
  return title || phone || address.length ? { title, address, phone } : null
}

function toAffiliates(results: unknown): Affiliate[] {
  return affiliateResults(results, 'results').entries.flatMap(({ affiliate }) => {
    if (!affiliate) return []
    const { company_name, contact_name, telephone, website } = affiliate
    const name = company_name || contact_name
    return name || telephone || website ? [{ name, telephone, website }] : []
  })
}
