import { metaContent } from '../globals'

// A header's name as HTTP has it, in the letters that frameworks use.
const headerShape = /^[\w-]{1,100}$/

/** The header in which the site's framework expects the token: as the page says in `csrf-header` (J-43). */
export function tokenHeader(): string {
  const named = metaContent('csrf-header')?.trim() ?? ''
  return headerShape.test(named) ? named : 'X-CSRF-TOKEN'
}

/** The form field in which the site's framework expects the token: as the page says in `csrf-param` (J-43). */
export const tokenField = (): string => metaContent('csrf-param')?.trim().slice(0, 100) || '_token'
