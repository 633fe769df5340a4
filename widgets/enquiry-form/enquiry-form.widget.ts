import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { EnquiryForm } from './EnquiryForm'
import { options } from './enquiry-form.options'
import { enquiryFormMessages } from './enquiry-form-messages'

export const widget = defineWidget({
  name: 'enquiry-form',
  title: FOR_EDITORS && 'Enquiry form',
  group: FOR_EDITORS && 'Sharing and contact',
  summary: FOR_EDITORS && 'What an enquiry is about; and the address, where there is one.',
  inForm: true,
  options,
  messages: enquiryFormMessages,
  asks: FOR_EDITORS && {
    postsForm: true,
  },
  component: EnquiryForm,
})
