import { describeBadAnswers } from './bad-answers'

/* Each of these widgets posts or reads in its own way; the other widgets share these ways. */

describeBadAnswers([
  'account-password',
  'bol-basket',
  'checkout-panel',
  'order-again',
  'postcode-panel',
  'recipe-email',
  'regular-order',
])
