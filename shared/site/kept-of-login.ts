import type { NameOfLogin } from './storage'

/** The values that this tab deletes when a login begins or ends; `true` for values that say nothing about a person. */
export const storedOfLogin: Readonly<Record<NameOfLogin, boolean>> = {
  'left-here': false,
  checkout: false,
  'saved-note': false,
  'shop-said': false,
  sent: true,
  'postcode-confirmed': true,
}

/** The value that outlasts a timed-out session, for a customer who comes back from the login page (F-22). */
export const outlasting: NameOfLogin = 'checkout'
