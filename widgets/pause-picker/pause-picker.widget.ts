import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { PausePicker } from './PausePicker'
import { options } from './pause-picker.options'
import { pausePickerMessages } from './pause-picker-messages'

export const widget = defineWidget({
  name: 'pause-picker',
  title: FOR_EDITORS && 'Pause deliveries',
  group: FOR_EDITORS && 'Account',
  summary: FOR_EDITORS && "The first and the last day without a delivery, inside the page's own form.",
  inForm: true,
  options,
  messages: pausePickerMessages,
  serverRendered: FOR_EDITORS && {
    facts: { days: 'The first and the last day as they stand in the fields: 2026-11-25 2026-11-25.' },
    unless: ['errors'],
  },
  component: PausePicker,
})
