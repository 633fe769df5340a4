import { positiveNumber, shownText, slot } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { DirectDebit } from './DirectDebit'
import { directDebitMessages } from './direct-debit-messages'

export const widget = defineWidget({
  name: 'direct-debit',
  title: 'Direct Debit notice',
  group: 'Account',
  summary: 'Says that payments are protected by the Direct Debit Guarantee, and shows the guarantee.',
  options: {
    organisation: shownText('Who collects the money, as your customers know it from their bank statement.'),
    noticeDays: positiveNumber('How many working days before a changed payment you tell your customers.'),
    guarantee: slot("The guarantee as your bank wants it, in the place of the scheme's usual words."),
  },
  messages: directDebitMessages,
  serverRendered: { facts: {} },
  component: DirectDebit,
})
