import { plainLetters } from '../../../platform/values/plain-letters'

const full = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/

/**
 * Writes a postcode as on an envelope: "sw1a-1aa." becomes "SW1A 1AA". Other text is only trimmed, upper-cased and
 * single-spaced.
 */
export function normalisePostcode(text: string): string {
  const upper = plainLetters(text).toUpperCase()
  const [, outward, inward] = full.exec(upper.replace(/[^\p{L}\d]/gu, '')) ?? []
  return outward ? `${outward} ${inward}` : upper.trim().replace(/\s+/g, ' ')
}
