import type { FieldErrors, Fields } from './replies'

/** Checks one trimmed value; returns the message of a refusal, else null. */
export type Rule = (value: string, label: string) => string | null

/** Returns a field as the framework does: trimmed text, '' if missing or not a text. */
export function text(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(Number(value))
  return typeof value === 'string' ? value.trim() : ''
}

/** The names of fields in messages, if the forms use another name. */
const called: Readonly<Record<string, string>> = {
  firstname: 'first name',
  lastname: 'last name',
  'address 1': 'address',
  city: 'town or city',
  phone: 'phone number',
  email: 'email address',
  pname: 'product name',
  'start date': 'first day',
  'end date': 'last day',
}
const theirs = /name|address|city|phone|email|postcode|password|company|message|enquiry/

/** Returns a field within a sentence: "your first name", "the quantity". */
export const named = (label: string): string =>
  `${theirs.test(label) && !label.includes('product') ? 'your' : 'the'} ${called[label] ?? label}`

export const required: Rule = (value, label) => (value ? null : `Enter ${named(label)}.`)

export const short: Rule = (value, label) =>
  value.length > 255 ? `Use no more than 255 letters for ${named(label)}.` : null

export const email: Rule = value =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : 'Enter an email address, like name@example.co.uk.'

export const zeroOrOne: Rule = (value, label) =>
  ['', '0', '1'].includes(value) ? null : `Choose yes or no for ${named(label)}.`

/** Returns the messages of every refused field; a required field that is empty gets no further message. */
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
