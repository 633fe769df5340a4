import { describeBadAnswers } from './bad-answers'

/* Each of these posts or reads in a way of its own; the others go the same ways. */

describeBadAnswers([
  'account-password',
  'bol-basket',
  'checkout-panel',
  'order-again',
  'postcode-panel',
  'recipe-email',
  'regular-order',
])
