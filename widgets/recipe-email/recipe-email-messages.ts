import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'

/** The texts of the recipe's form; a page may replace any of them. */
export const recipeEmailMessages = {
  ...failedCallMessages,
  title: 'Email me this recipe',
  email: 'Email',
  purpose: 'We will send the recipe to this address.',
  didYouMean: 'Did you mean {email}?',
  submit: 'SUBMIT',
  sending: 'Sending',
  sent: 'Recipe sent successfully',
  sentTo: 'We sent it to {email}.',
  another: 'Send to another address',
  unsureSent: "We can't tell whether it was sent. Look in your inbox before you ask for it again.",
} as const
