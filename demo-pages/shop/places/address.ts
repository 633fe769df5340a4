import { text } from '../server/validation'

/** Returns an address as people write it, "3 Mill Lane, Bristol BS3 4TN". */
export const addressIn = (fields: Parameters<typeof text>[0], postcode: string): string =>
  `${text(fields, 'address_1')}, ${text(fields, 'city')} ${postcode}`
