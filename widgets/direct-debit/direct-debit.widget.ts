import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { DirectDebit } from './DirectDebit'
import { options } from './direct-debit.options'
import { directDebitMessages } from './direct-debit-messages'

export const widget = defineWidget({
  name: 'direct-debit',
  title: FOR_EDITORS && 'Direct Debit notice',
  group: FOR_EDITORS && 'Account',
  summary:
    FOR_EDITORS && 'Says that payments are protected by the Direct Debit Guarantee, and shows the guarantee.',
  options,
  messages: directDebitMessages,
  serverRendered: FOR_EDITORS && { facts: {} },
  component: DirectDebit,
})
