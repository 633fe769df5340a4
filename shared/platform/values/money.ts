import { formatNumber } from './format-number'

/** A whole number of pence. */
export type Pence = number

const amount = /^([-−+]?)£?(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d+))?$/

/**
 * Parses pounds as the shop writes them (3.5, "3.50", "1,234.50") into pence, rounded half up; null if there is no
 * valid amount.
 */
export function toPence(pounds: unknown): Pence | null {
  const text =
    typeof pounds === 'number' ? plainDecimal(pounds) : typeof pounds === 'string' ? pounds.trim() : ''
  const [, sign, whole, part = ''] = amount.exec(text) ?? []
  if (whole === undefined && !part) return null
  // Text and not floats, as 1.005 * 100 is below 100.5.
  const digits = `${part}000`
  const size =
    Number(`${(whole ?? '').replaceAll(',', '')}${digits.slice(0, 2)}`) + (digits.charAt(2) >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(size)) return null
  return size && (sign === '-' || sign === '−') ? -size : size
}

// Zeros, or the rounding error of a server that adds up floats, are not a part of a penny.
const partOfPenny = /\.\d\d(?!0+\s*$|0{4}|9{4})\d/

/** Parses pounds into pence; null for an amount that would have to be rounded. */
export const exactPence = (pounds: unknown): Pence | null =>
  partOfPenny.test(String(pounds)) ? null : toPence(pounds)

/** Formats pence for people: "£1.35", "−£2.00", "£1,234.50"; "—" if there is no valid amount. */
export function formatPence(pence: Pence | null): string {
  if (pence === null || !Number.isSafeInteger(pence)) return '—'
  const size = String(Math.abs(pence)).padStart(3, '0')
  const pounds = formatNumber(size.slice(0, -2))
  return `${pence < 0 ? '−' : ''}£${pounds}.${size.slice(-2)}`
}

function plainDecimal(value: number): string {
  return Math.abs(value) < 1e-6 ? '0' : String(value)
}
