import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { EnquiryForm } from './EnquiryForm'
import { options } from './enquiry-form.options'
import { enquiryFormMessages } from './enquiry-form-messages'

export const widget = defineWidget({
  name: 'enquiry-form',
  title: 'Enquiry form',
  group: 'Sharing and contact',
  summary: 'What an enquiry is about; and the address, where there is one.',
  inForm: true,
  options,
  messages: enquiryFormMessages,
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          postsForm: true,
        }
      : undefined,
  component: EnquiryForm,
})
