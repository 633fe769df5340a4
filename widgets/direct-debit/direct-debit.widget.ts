import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { DirectDebit } from './DirectDebit'
import { options } from './direct-debit.options'
import { directDebitMessages } from './direct-debit-messages'

export const widget = defineWidget({
  name: 'direct-debit',
  title: 'Direct Debit notice',
  group: 'Account',
  summary: 'Says that payments are protected by the Direct Debit Guarantee, and shows the guarantee.',
  options,
  messages: directDebitMessages,
  serverRendered: { facts: {} },
  component: DirectDebit,
})
