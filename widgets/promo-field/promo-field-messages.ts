import { failureMessages, reloadMessages } from '../../shared/domain/api/client/failure-messages'
import { offlineMessages } from '../../shared/features/registration/offline-messages'
import { optionalMessages } from '../../shared/ui/ui-messages'

/** The texts of the promotional code's field; the page may replace any of them. */
export const promoFieldMessages = {
  label: 'Promotional code',
  hint: 'If somebody gave you a code, type it here.',
  check: 'Check',
  missing: 'Please type your code first.',
  offline: offlineMessages.label,
  offlineHelp: offlineMessages.help,
  contactForm: offlineMessages.contactForm,
  or: offlineMessages.or,
  added: 'Code added successfully!',
  checking: 'Checking',
  ...failureMessages,
  ...reloadMessages,
  ...optionalMessages,
} as const
