import { readJson } from '../../../platform/values/json'
import { ofToken } from '../client/errors'
import { ownMember, saysNo } from '../client/fields'
import { isTokenRefusal } from './framework-phrases'
import { type Refusal, readRefusal } from './rejection'

/* What only a refusal needs: its words, and which of them are a framework's. */

/** Returns whether the answer says that the token was refused (J-43). */
export function saysTokenRefused(status: number, body: string): boolean {
  if (!ofToken.includes(status)) return false
  const given = readJson(body)
  const said = 'message msg detail error title code exception'.split(' ').map(name => ownMember(given, name))
  return [given ? body.slice(0, 99) : body, ...said].some(
    each => typeof each === 'string' && isTokenRefusal(each),
  )
}

/** The statuses that come with the shop's own words. */
const refusing: readonly number[] = [400, 403, 404, 409, 410, 412, 422]

/**
 * Returns whether the words of the answer may be the shop's reason. With any other status the answer must say no or
 * list errors.
 */
const mayGiveReason = (status: number, body: unknown): boolean =>
  status < 300 ||
  refusing.includes(status) ||
  saysNo(ownMember(body, 'success')) ||
  typeof ownMember(body, 'errors') === 'object'

// A page, or half an answer, is not a message. JSON may come with any content type. Bare text is the shop's own only
// with 422; with other statuses it comes from a proxy.
function errorBody(status: number, body: string): unknown {
  const text = body.trim()
  return readJson(text) ?? (status !== 422 || /^[<{[]/.test(text) ? null : text)
}

/**
 * Returns the words of a refusal, and the address to which the shop sends the customer. The body of a success is read
 * already.
 */
export function wordsOf(status: number, given: unknown): Refusal & { redirect: string | null } {
  const body = status < 300 ? given : errorBody(status, `${given}`)
  const redirect = ownMember(body, 'redirect') ?? ownMember(ownMember(body, 'data'), 'redirect')
  return {
    ...readRefusal(mayGiveReason(status, body) ? body : null),
    redirect: typeof redirect === 'string' ? redirect : null,
  }
}
