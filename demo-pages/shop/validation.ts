import type { FieldErrors, Fields } from './replies'

/** A check of one trimmed value: the message when it is refused, else null. */
export type Rule = (value: string, label: string) => string | null

/** A field as the framework hands it on: trimmed text, '' when missing or not a text. */
export function text(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(Number(value))
  return typeof value === 'string' ? value.trim() : ''
}

export const required: Rule = (value, label) => (value ? null : `The ${label} field is required.`)

export const short: Rule = (value, label) =>
  value.length > 255 ? `The ${label} may not be greater than 255 characters.` : null

export const email: Rule = (value, label) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : `The ${label} must be a valid email address.`

export const zeroOrOne: Rule = (value, label) =>
  ['', '0', '1'].includes(value) ? null : `The selected ${label} is invalid.`

/** The messages of every refused field; a required field that is empty gets no further message. */
export function validate(fields: Fields, rules: Record<string, Rule[]>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, checks] of Object.entries(rules)) {
    const value = text(fields, name)
    const label = name.replaceAll('_', ' ')
    const isMissing = checks.includes(required) && !value
    const found = (isMissing ? [required] : checks).flatMap(check => check(value, label) ?? [])
    if (found.length) errors[name] = found
  }
  return errors
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0
