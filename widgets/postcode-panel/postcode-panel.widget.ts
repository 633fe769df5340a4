import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { PostcodePanel } from './PostcodePanel'
import { options } from './postcode-panel.options'
import { postcodePanelMessages } from './postcode-panel-messages'

export { preload } from './preload'

export const widget = defineWidget({
  name: 'postcode-panel',
  title: FOR_EDITORS && 'Postcode check',
  group: FOR_EDITORS && 'Postcode and registration',
  summary:
    FOR_EDITORS &&
    'Asks for a postcode and says whether we deliver there, and how; the other widgets of the page hear about the answer.',
  options,
  messages: postcodePanelMessages,
  emits: ['valid-postcode'],
  hears: ['valid-postcode'],
  serverRendered: FOR_EDITORS && {
    facts: { postcode: 'The confirmed postcode as it is printed; empty while none is.' },
    unless: ['error', 'quotaReached'],
    // This variant asks for a future address, so the confirmed postcode does not matter.
    factless: { variant: 'account' },
  },
  asks: FOR_EDITORS && {
    calls: ['checkPostcode', 'checkAccountPostcode', 'saveInterest'],
    firstCalls: ['checkPostcode'],
    pages: ['login', 'register', 'contact', 'addresses'],
    uses: [
      {
        calls: ['checkPostcode', 'saveInterest'],
        when: 'Unless data-variant is account.',
        isOf: ({ option }) => option('variant') !== 'account',
      },
      {
        calls: ['checkAccountPostcode'],
        pages: ['addresses'],
        when: 'With data-variant="account".',
        isOf: ({ option }) => option('variant') === 'account',
      },
    ],
  },
  component: PostcodePanel,
})
