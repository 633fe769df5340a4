import { type Pence, toPence } from '../../platform/values/money'
import { plainLetters } from '../../platform/values/plain-letters'

// A pound sign, commas between thousands, and at most two decimals. Nothing is rounded or guessed.
const understood = /^£?\s*(?=\.?\d)(\d+|\d{1,3}(,\d{3})+)?(\.\d{0,2})?$/

/** Parses a typed amount ("£10", "10.", "1,000.00") into pence; null if the text is not an amount or could mean several. */
export function typedAmount(text: string): Pence | null {
  const typed = plainLetters(text).trim()
  return understood.test(typed) ? toPence(typed.replace(/[£\s]/g, '').replace(/\.$/, '')) : null
}

/** Formats an amount for the shop: "10.00". */
export const writtenAmount = (pence: Pence): string => {
  const digits = String(pence).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
