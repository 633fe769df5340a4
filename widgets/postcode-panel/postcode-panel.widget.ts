import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { PostcodePanel } from './PostcodePanel'
import { options } from './postcode-panel.options'

export const widget = defineWidget({
  name: 'postcode-panel',
  title: 'Postcode check',
  group: 'Postcode and registration',
  summary:
    'Asks for a postcode and says whether we deliver there, and how; the other widgets of the page hear about the answer.',
  options,
  emits: ['valid-postcode'],
  hears: ['valid-postcode'],
  serverRendered: {
    facts: { postcode: 'The confirmed postcode as it is printed; empty while none is.' },
    unless: ['error', 'quotaReached'],
    // This variant asks for a future address, so the confirmed postcode does not matter.
    factless: { variant: 'account' },
  },
  component: PostcodePanel,
})
