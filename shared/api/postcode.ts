import { mixed } from 'yup'
import type { ApiClient } from './client'
import { flag, identifier, list, record, requiredRecord, text } from './shapes'

export type Depot = {
  title: string
  /** The lines of the postal address that are given, postcode last. */
  address: string[]
  phone: string
}

/** A local partner; `website` is as the shop wrote it, for `safeHref`. */
export type Affiliate = { name: string; telephone: string; website: string }

/** The one outcome of a check that was answered (PC-11); `id` is null when no details can be left. */
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

/** What a visitor leaves where the shop does not deliver yet, by the names the server uses in `fields`. */
export type InterestDetails = Record<'first_name' | 'last_name' | 'email' | 'street', string>

/** The answer to a postcode check (CALL-07); what `results` holds depends on the outcome (CALL-08). */
export const postcodeAnswer = requiredRecord({
  postcode_match: flag().required(),
  quota_reached: flag().default(false),
  is_affiliate: flag().default(false),
  results: mixed<unknown & {}>().nullable(),
})

const matchedResults = record({
  delivery_summary: text(),
  round: record({
    roundsman: text(),
    depot: record({
      title: text(),
      address_1: text(),
      address_2: text(),
      address_3: text(),
      city: text(),
      postcode: text(),
      phone: text(),
    }),
  }),
})

const affiliateResults = list(
  record({
    affiliate: record({ company_name: text(), contact_name: text(), telephone: text(), website: text() }),
  }),
)

const notServedResults = record({ id: identifier() })

/** Asks whether the shop delivers to a postcode; "Invalid postcode" rejects with Rejected, under `fields.postcode`. */
export function checkPostcode(
  client: ApiClient,
  postcode: string,
  signal?: AbortSignal,
): Promise<PostcodeOutcome> {
  return check(client, 'checkPostcode', postcode, signal)
}

/** The same question for a customer's new address (CALL-09). */
export function checkAccountPostcode(
  client: ApiClient,
  postcode: string,
  signal?: AbortSignal,
): Promise<PostcodeOutcome> {
  return check(client, 'checkAccountPostcode', postcode, signal)
}

/** Leaves a visitor's details with a failed check (CALL-11); refused fields come back in Rejected. */
export async function saveInterest(client: ApiClient, id: string, details: InterestDetails): Promise<void> {
  await client.call('saveInterest', { params: { id }, body: details })
}

async function check(
  client: ApiClient,
  call: 'checkPostcode' | 'checkAccountPostcode',
  postcode: string,
  signal: AbortSignal | undefined,
): Promise<PostcodeOutcome> {
  const found = await client.call(call, { body: { postcode }, signal, schema: postcodeAnswer })
  if (found.postcode_match) return matched(found.quota_reached, found.results)
  if (found.is_affiliate) return { kind: 'affiliates', affiliates: toAffiliates(found.results) }
  return { kind: 'not-served', id: notServedResults.cast(found.results).id }
}

function matched(quotaReached: boolean, results: unknown): PostcodeOutcome {
  const { delivery_summary, round } = matchedResults.cast(results)
  const { title, phone, ...lines } = round.depot
  const address = [lines.address_1, lines.address_2, lines.address_3, lines.city, lines.postcode].filter(
    Boolean,
  )
  const depot = title || phone || address.length ? { title, address, phone } : null
  return {
    kind: 'matched',
    quotaReached,
    deliverySummary: delivery_summary,
    roundsman: round.roundsman,
    depot,
  }
}

function toAffiliates(results: unknown): Affiliate[] {
  return affiliateResults
    .cast(results)
    .map(({ affiliate: { company_name, contact_name, telephone, website } }) => ({
      name: company_name || contact_name,
      telephone,
      website,
    }))
    .filter(({ name, telephone, website }) => name || telephone || website)
}
