import { type CalendarDate, parseDate } from '../../domain/rules/dates/dates'
import { plainLetters } from '../../platform/values/plain-letters'

type Parts = { d: string; m: string; y: string; last: string }

function partsOf(text: string, format: string): Parts | null {
  const order = [
    ...format
      .toLowerCase()
      .replace(/(.)\1+/g, '$1')
      .replace(/[^dmy]/g, ''),
  ]
  const digits = plainLetters(text).trim()
  const parts = /^\d{8}$/.test(digits) ? cutBy(digits, order) : digits.split(/[^\d]+/)
  if (parts.length !== 3) return null
  const part = (letter: string) => parts[order.indexOf(letter)] ?? ''
  return { d: part('d'), m: part('m'), y: part('y'), last: parts[2] ?? '' }
}

function cutBy(digits: string, order: string[]): string[] {
  let at = 0
  return order.map(letter => {
    const from = at
    at += letter === 'y' ? 4 : 2
    return digits.slice(from, at)
  })
}

/**
 * Reads a date a person typed in the order the format names, whatever stands between its parts; null when it is none.
 * Formats are those of the date field: "DD/MM/YYYY", "MM/dd/yyyy".
 */
export function typedDate(text: string, format: string): CalendarDate | null {
  const parts = partsOf(text, format)
  if (!parts) return null
  const { d, m, y } = parts
  return parseDate(`${y.length === 2 ? `20${y}` : y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`)
}

/** What keeps a text from being a date: one of its parts, or that it has no such three parts. */
export type DateFault = { part: 'all' | 'month' | 'year' } | { part: 'day'; daysInMonth: number }

/** Names the part of a typed date that is wrong; only for what `typedDate` reads as none. */
export function faultOfDate(text: string, format: string): DateFault {
  const { d = '', m = '', y = '' } = partsOf(text, format) ?? {}
  if (!/^\d\d?$/.test(d) || Number(d) === 0 || !m || !y) return { part: 'all' }
  const month = Number(m)
  if (month < 1 || month > 12) return { part: 'month' }
  if (y.length !== 2 && y.length !== 4) return { part: 'year' }
  const daysInMonth = 30 + ((month + (month > 7 ? 1 : 0)) % 2)
  const isLeap = typedDate(`29/02/${y}`, 'DD/MM/YYYY') !== null
  return { part: 'day', daysInMonth: month === 2 ? 28 + Number(isLeap) : daysInMonth }
}

/** Whether a typed date can only be that one: "14/08/20" may become 2026, and "2026/08/1" the 14th. */
export function isWhole(text: string, format: string): boolean {
  const parts = partsOf(text, format)
  return parts?.y.length === 4 && parts.last.length > 1
}
