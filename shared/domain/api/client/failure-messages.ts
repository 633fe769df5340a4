import { tryAgainMessages } from '../../../platform/values/try-again'

/** The messages for a failed call to which the shop gives no reason. */
export const failureMessages = {
  sorry: 'Sorry, something went wrong. Please try again.',
  expired: 'Your session has expired. Please reload the page.',
  loggedOut: 'Please log in again.',
  cannotSend: "Sorry, this page can't send anything to the shop. Please get in touch with us.",
  unreachable: "We can't reach the shop. Check your connection and try again.",
  notAllowed: "You can't do that here.",
  noLongerThere: 'This is no longer available.',
  tooFast: 'That was a lot at once. Please wait a moment and try again.',
} as const

export type FailureMessages = { readonly [Name in keyof typeof failureMessages]: string }

export const reloadMessages = { reload: 'Reload' } as const

/** The messages of a failed call and its buttons. */
export const failedCallMessages = {
  ...failureMessages,
  ...reloadMessages,
  ...tryAgainMessages,
  logInAgain: 'Log in',
} as const
