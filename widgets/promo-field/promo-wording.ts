import type { failureWording, reloadWording } from '../../shared/domain/api/client/failure-wording'
import { offlineWording } from '../../shared/features/registration/offline-wording'

/** What the promotional code's field says; the page may replace any of it. */
export const promoWording = {
  label: 'Promotional code',
  hint: 'If somebody gave you a code, type it here.',
  check: 'Check',
  missing: 'Please type your code first.',
  offline: offlineWording.label,
  offlineHelp: offlineWording.help,
  contactForm: offlineWording.contactForm,
  or: offlineWording.or,
  added: 'Code added successfully!',
  checking: 'Checking',
} as const

export type PromoWording = {
  [Name in keyof (typeof promoWording & typeof failureWording & typeof reloadWording)]: string
}
