import { type CalendarDate, parseDate } from '../rules/dates'

/**
 * Reads a date a person typed in the order the format names, whatever stands between its parts; null when it is none.
 * Formats are those of the date field: "DD/MM/YYYY", "MM/dd/yyyy".
 */
export function typedDate(text: string, format: string): CalendarDate | null {
  const order = [
    ...format
      .toLowerCase()
      .replace(/(.)\1+/g, '$1')
      .replace(/[^dmy]/g, ''),
  ]
  const digits = text.trim()
  const parts = /^\d{8}$/.test(digits) ? cutBy(digits, order) : digits.split(/[^\d]+/)
  if (parts.length !== 3) return null
  const part = (letter: string) => parts[order.indexOf(letter)] ?? ''
  const year = part('y').length === 2 ? `20${part('y')}` : part('y')
  return parseDate(`${year}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`)
}

function cutBy(digits: string, order: string[]): string[] {
  let at = 0
  return order.map(letter => {
    const from = at
    at += letter === 'y' ? 4 : 2
    return digits.slice(from, at)
  })
}
