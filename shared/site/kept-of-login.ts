import type { NameOfLogin } from './storage'

/** What this tab forgets when a login begins or ends; `true` where it says nothing of a person. */
export const storedOfLogin: Readonly<Record<NameOfLogin, boolean>> = {
  'left-here': false,
  checkout: false,
  'saved-note': false,
  'shop-said': false,
  sent: true,
  'postcode-confirmed': true,
}

/** What outlasts a session that has ended by itself, for whoever comes back from the login page (F-22). */
export const outlasting: NameOfLogin = 'checkout'
