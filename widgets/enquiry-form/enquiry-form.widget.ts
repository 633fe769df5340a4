import { fieldErrors, list, record } from '../../shared/platform/options/options'
import { postPath } from '../../shared/platform/options/post-path'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { object, string, withFallback } from '../../shared/platform/values/decoder'
import { EnquiryForm } from './EnquiryForm'
import { enquiryFormMessages } from './enquiry-form-messages'

const typed = withFallback(string, '')

export const widget = defineWidget({
  name: 'enquiry-form',
  title: 'Enquiry form',
  group: 'Sharing and contact',
  summary: 'What an enquiry is about; and the address, where there is one.',
  inForm: true,
  options: {
    action: postPath(
      'Where a form of its own is posted, with `type`, `address_1`, `postcode` and `_token`; without it the fields stand in your form.',
    ),
    types: list('The kinds of enquiry: value, label.', object({ value: string, label: string })),
    values: record(
      'What stands in the fields, as in a form that came back: type, address_1, postcode.',
      object({ type: typed, address_1: typed, postcode: typed }),
    ),
    errors: fieldErrors(
      "The server's messages for type, address_1 and postcode.",
      'type',
      'address_1',
      'postcode',
    ),
  },
  messages: enquiryFormMessages,
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          postsForm: true,
        }
      : undefined,
  component: EnquiryForm,
})
