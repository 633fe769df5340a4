export type OfflineMessages = {
  label: string
  /** `{contact}` is replaced by the depot's email and phone. */
  help: string
  /** Replaces `{contact}` if the page gives neither. */
  contactForm: string
  or: string
}

/** The texts of the offline-customer checkbox. */
export const offlineMessages = {
  label: 'I am an offline customer',
  help: 'Welcome! Your deliveries will be moved once you are registered with a valid payment method. Please contact your depot by {contact}.',
  contactForm: 'our contact form',
  or: 'or',
} as const satisfies OfflineMessages
