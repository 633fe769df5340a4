import { normalisePostcode } from './postcode'

/**
 * Returns the first half of a postcode ("SW1A"), which identifies an area but not a household; empty if the text is
 * not a postcode.
 */
export function outwardCode(postcode: string): string {
  return /^[A-Z]{1,2}\d[A-Z\d]?(?= |$)/.exec(normalisePostcode(postcode))?.[0] ?? ''
}
