import { type Pence, toPence } from '../../platform/values/money'
import { plainLetters } from '../../platform/values/plain-letters'

// A pound sign, commas where thousands are parted, and no more than two decimals: nothing is rounded, nothing guessed.
const understood = /^£?\s*(?=\.?\d)(\d+|\d{1,3}(,\d{3})+)?(\.\d{0,2})?$/

/** The amount a person typed ("£10", "10.", "1,000.00") in pence; null when it can be read in no or in several ways. */
export function typedAmount(text: string): Pence | null {
  const typed = plainLetters(text).trim()
  return understood.test(typed) ? toPence(typed.replace(/[£\s]/g, '').replace(/\.$/, '')) : null
}

/** An amount as the shop reads it: "10.00". */
export const writtenAmount = (pence: Pence): string => {
  const digits = String(pence).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
