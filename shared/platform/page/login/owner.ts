import { checksum } from '../../values/checksum'
import { readPageGlobals, readVisitor } from '../globals'

export const guest = 'guest'

/**
 * Returns the owner of the page as a checksum: of the named customer, or of the session's own token; or 'guest'.
 * Null if the page does not say.
 */
export function ownerOfPage(): string | null {
  const { customer, isGuest } = readVisitor()
  if (customer) return `customer-${checksum(customer)}`
  if (isGuest) return guest
  const { csrfToken } = readPageGlobals()
  return csrfToken && checksum(csrfToken)
}

export type Owner = string | null | undefined

export const isNamed = (owner: Owner): boolean => owner?.startsWith('customer') === true
/** Returns whether the two are named customers, and not the same. */
export const areOfTwo = (one: Owner, other: Owner): boolean => one !== other && isNamed(one) && isNamed(other)
